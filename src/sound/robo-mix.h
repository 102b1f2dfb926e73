// SPDX-License-Identifier: GPL-3.0-or-later
// Sounds that are heard together, as plain numbers: no device, no thread.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Frames a second of everything that is mixed. */
#define ROBO_MIX_RATE 24000

/* How many effects are heard at once; the oldest gives way to a new one. */
#define ROBO_MIX_VOICES 24

/* How many sounds go round: an ambience and the stems of the music. */
#define ROBO_MIX_BEDS 4

/**
 * RoboSample:
 * @n_frames: how many, at ROBO_MIX_RATE
 * @frames: (array length=n_frames): one channel
 *
 * A sound. Made by g_rc_box_new() and friends of the atomic kind, owned by whoever has a reference.
 */
typedef struct
{
  guint   n_frames;
  gint16 *frames;
} RoboSample;

/**
 * robo_sample_new_take:
 * @frames: (transfer full): one channel at ROBO_MIX_RATE, from g_malloc()
 * @n_frames: how many; at least one
 *
 * Returns: (transfer full): a sound
 */
RoboSample *robo_sample_new_take (gint16 *frames,
                                  guint   n_frames) G_GNUC_WARN_UNUSED_RESULT;
RoboSample *robo_sample_ref (RoboSample *self);
void        robo_sample_unref (RoboSample *self);

/**
 * RoboVoice:
 * @sample: (nullable): what it plays
 * @position: which frame comes next
 * @left: how loud on the left, 0 to 1
 * @right: how loud on the right
 */
typedef struct
{
  RoboSample *sample;
  guint       position;
  float       left;
  float       right;
} RoboVoice;

/**
 * RoboBed:
 * @sample: (nullable): what goes round
 * @position: which frame comes next
 * @gain: how loud it is, 0 to 1
 * @target: how loud it is to become
 */
typedef struct
{
  RoboSample *sample;
  guint       position;
  float       gain;
  float       target;
} RoboBed;

/**
 * RoboMix:
 *
 * All that is heard. Zeroed memory is silence.
 */
typedef struct
{
  RoboVoice voices[ROBO_MIX_VOICES];
  guint     next_voice;
  RoboBed   beds[ROBO_MIX_BEDS];
} RoboMix;

/**
 * robo_mix_clear:
 * @self: a mix
 *
 * Lets go of all sounds; afterwards it is silent.
 */
void robo_mix_clear (RoboMix *self);

/**
 * robo_mix_play:
 * @self: a mix
 * @sample: what begins now and ends by itself
 * @pan: from -1, on the left, to 1, on the right; anywhere it is as loud
 * @gain: how loud, 0 to 1
 */
void robo_mix_play (RoboMix    *self,
                    RoboSample *sample,
                    double      pan,
                    double      gain);

/**
 * robo_mix_set_bed:
 * @self: a mix
 * @bed: below ROBO_MIX_BEDS
 * @sample: (nullable): what goes round there; another one begins without being heard
 * @gain: how loud it becomes within about a second, 0 to 1
 *
 * Beds that get their sounds before anything was mixed stay together, if they are as long.
 */
void robo_mix_set_bed (RoboMix    *self,
                       guint       bed,
                       RoboSample *sample,
                       double      gain);

/**
 * robo_mix_is_silent:
 * @self: a mix
 *
 * Returns: whether nothing is heard, and nothing becomes louder
 */
gboolean robo_mix_is_silent (const RoboMix *self);

/**
 * robo_mix_render:
 * @self: a mix
 * @frames: (out caller-allocates) (array): left and right in turn
 * @n_frames: how many pairs
 *
 * The next moment. What would be too loud together is rounded off, not cut.
 */
void robo_mix_render (RoboMix *self,
                      gint16  *frames,
                      guint    n_frames);

G_END_DECLS
