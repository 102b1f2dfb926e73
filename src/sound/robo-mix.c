// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-mix.h"

#include <math.h>
#include <string.h>

/* A loop takes this time from silence to full volume. */
#define GLIDE_SECONDS 1.2f

/* Values up to this share of the greatest value stay as they are. Louder values are rounded off. */
#define KNEE 0.7f

/* This many frames are mixed at a time. */
#define BLOCK_FRAMES 256

static void
free_frames (gpointer data)
{
  g_free (((RoboSample *)data)->frames);
}

RoboSample *
robo_sample_new_take (gint16 *frames,
                      guint   n_frames)
{
  RoboSample *self;

  g_return_val_if_fail (frames != NULL && n_frames > 0, NULL);

  self = g_atomic_rc_box_new (RoboSample);
  self->frames = frames;
  self->n_frames = n_frames;

  return self;
}

RoboSample *
robo_sample_ref (RoboSample *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
robo_sample_unref (RoboSample *self)
{
  g_atomic_rc_box_release_full (self, free_frames);
}

void
robo_mix_clear (RoboMix *self)
{
  for (guint i = 0; i < ROBO_MIX_VOICES; i++)
    g_clear_pointer (&self->voices[i].sample, robo_sample_unref);
  for (guint i = 0; i < ROBO_MIX_LOOPS; i++)
    g_clear_pointer (&self->loops[i].sample, robo_sample_unref);
  memset (self, 0, sizeof *self);
}

void
robo_mix_play (RoboMix    *self,
               RoboSample *sample,
               double      pan,
               double      gain)
{
  RoboVoice *voice;
  double     angle;

  g_return_if_fail (sample != NULL && pan >= -1 && pan <= 1 && gain >= 0 && gain <= 1);

  /* Share the power between both sides so that the total does not depend on the pan. */
  angle = (pan + 1) * G_PI / 4;
  voice = &self->voices[self->next_voice];
  self->next_voice = (self->next_voice + 1) % ROBO_MIX_VOICES;
  g_clear_pointer (&voice->sample, robo_sample_unref);
  *voice = (RoboVoice){
    .sample = robo_sample_ref (sample),
    .left = (float)(gain * cos (angle)),
    .right = (float)(gain * sin (angle)),
  };
}

void
robo_mix_set_loop (RoboMix    *self,
                   guint       loop,
                   RoboSample *sample,
                   double      gain)
{
  RoboLoop *it;

  g_return_if_fail (loop < ROBO_MIX_LOOPS && gain >= 0 && gain <= 1);

  it = &self->loops[loop];
  it->target = sample == NULL ? 0 : (float)gain;
  if (sample == it->sample)
    return;

  g_clear_pointer (&it->sample, robo_sample_unref);
  it->sample = sample == NULL ? NULL : robo_sample_ref (sample);
  it->position = 0;
  it->gain = 0;
}

gboolean
robo_mix_is_silent (const RoboMix *self)
{
  for (guint i = 0; i < ROBO_MIX_VOICES; i++)
    if (self->voices[i].sample != NULL)
      return FALSE;
  for (guint i = 0; i < ROBO_MIX_LOOPS; i++)
    if (self->loops[i].gain > 0 || self->loops[i].target > 0)
      return FALSE;

  return TRUE;
}

static void
add_voice (RoboVoice *voice,
           float     *sums,
           guint      n_frames)
{
  guint n = MIN (n_frames, voice->sample->n_frames - voice->position);

  for (guint i = 0; i < n; i++)
    {
      float value = voice->sample->frames[voice->position + i];

      sums[2 * i] += voice->left * value;
      sums[2 * i + 1] += voice->right * value;
    }

  voice->position += n;
  if (voice->position == voice->sample->n_frames)
    g_clear_pointer (&voice->sample, robo_sample_unref);
}

/* Adds a loop to the sums. Even a silent loop advances, so that the stems of the music play in time. */
static void
add_loop (RoboLoop *loop,
          float    *sums,
          guint     n_frames)
{
  const float step = 1 / (GLIDE_SECONDS * ROBO_MIX_RATE);

  for (guint i = 0; i < n_frames; i++)
    {
      float value = loop->sample->frames[loop->position];

      loop->position = (loop->position + 1) % loop->sample->n_frames;
      loop->gain += CLAMP (loop->target - loop->gain, -step, step);
      value *= loop->gain * (float)G_SQRT2 / 2;
      sums[2 * i] += value;
      sums[2 * i + 1] += value;
    }
}

static gint16
round_off (float value)
{
  float size = fabsf (value) / G_MAXINT16;

  if (size > KNEE)
    size = KNEE + (1 - KNEE) * tanhf ((size - KNEE) / (1 - KNEE));

  return (gint16)(copysignf (size, value) * G_MAXINT16);
}

void
robo_mix_render (RoboMix *self,
                 gint16  *frames,
                 guint    n_frames)
{
  while (n_frames > 0)
    {
      float sums[2 * BLOCK_FRAMES] = { 0 };
      guint n = MIN (n_frames, BLOCK_FRAMES);

      for (guint i = 0; i < ROBO_MIX_VOICES; i++)
        if (self->voices[i].sample != NULL)
          add_voice (&self->voices[i], sums, n);
      for (guint i = 0; i < ROBO_MIX_LOOPS; i++)
        if (self->loops[i].sample != NULL)
          add_loop (&self->loops[i], sums, n);
      for (guint i = 0; i < 2 * n; i++)
        frames[i] = round_off (sums[i]);

      frames += 2 * n;
      n_frames -= n;
    }
}
