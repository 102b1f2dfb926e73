// SPDX-License-Identifier: GPL-3.0-or-later
// Mixes sounds as plain numbers, without a device and without threads.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* All sounds that are mixed have this many frames per second. */
#define ROBO_MIX_RATE 24000

/* At most this many effects play at the same time. A new effect ends the effect that began this many effects before, if
 * it is still playing. */
#define ROBO_MIX_VOICES 24

/* The mix has this many loops. A loop repeats a sound until another sound replaces it. One loop is for an ambience, and
 * three are for the stems of the music, which are made to play together. */
#define ROBO_MIX_LOOPS 4

/* Holds a sound, with an atomic reference count (g_atomic_rc_box). */
typedef struct
{
  guint   n_frames; /* number of frames, at ROBO_MIX_RATE */
  gint16 *frames;   /* frames of one channel */
} RoboSample;

/* Creates a sound. Takes ownership of the frames, which have one channel at ROBO_MIX_RATE and must come from
 * g_malloc(). */
RoboSample *robo_sample_new_take (gint16 *frames,
                                  guint   n_frames) G_GNUC_WARN_UNUSED_RESULT;
RoboSample *robo_sample_ref (RoboSample *self);
void        robo_sample_unref (RoboSample *self);

/* Holds an effect that is playing. */
typedef struct
{
  RoboSample *sample;   /* or NULL */
  guint       position; /* index of the next frame */
  float       left;     /* volume on the left, 0 to 1 */
  float       right;    /* volume on the right */
} RoboVoice;

/* Holds a sound that repeats. */
typedef struct
{
  RoboSample *sample;   /* or NULL */
  guint       position; /* index of the next frame */
  float       gain;     /* current volume, 0 to 1 */
  float       target;   /* volume to which the loop glides */
} RoboLoop;

/* Holds the whole mix. A mix of zeros is silent. */
typedef struct
{
  RoboVoice voices[ROBO_MIX_VOICES];
  guint     next_voice;
  RoboLoop  loops[ROBO_MIX_LOOPS];
} RoboMix;

/* Drops all sounds, so that the mix is silent. */
void robo_mix_clear (RoboMix *self);

/* Plays a sound once. The pan is from -1, on the left, to 1, on the right. The pan does not change the loudness. The
 * gain is 0 to 1. */
void robo_mix_play (RoboMix    *self,
                    RoboSample *sample,
                    double      pan,
                    double      gain);

/* Sets the sound of a loop. NULL ends the sound. Also sets the volume, 0 to 1, which the loop reaches within about a
 * second. A new sound starts silent. Loops of equal length play in time if all of them are set before more frames are
 * mixed. */
void robo_mix_set_loop (RoboMix    *self,
                        guint       loop,
                        RoboSample *sample,
                        double      gain);

/* Returns TRUE if the mix is silent and no loop is becoming louder. */
gboolean robo_mix_is_silent (const RoboMix *self);

/* Mixes the next frames, left and right in turn. Values that are too loud are rounded off, not clipped. */
void robo_mix_render (RoboMix *self,
                      gint16  *frames,
                      guint    n_frames);

G_END_DECLS
