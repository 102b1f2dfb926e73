// SPDX-License-Identifier: GPL-3.0-or-later
// Plays effects, an ambience and music together, off the main loop.
#pragma once

#include <glib-object.h>

#include "robo-mix.h"

G_BEGIN_DECLS

/**
 * RoboMixerState:
 * @ROBO_MIXER_RESTING: nobody has asked for a sound yet; GStreamer is not loaded
 * @ROBO_MIXER_STARTING: it is being loaded; what is played meanwhile is not heard
 * @ROBO_MIXER_READY: what is played is heard
 * @ROBO_MIXER_MISSING: there is no device, no GStreamer or not all of it
 */
typedef enum
{
  ROBO_MIXER_RESTING,
  ROBO_MIXER_STARTING,
  ROBO_MIXER_READY,
  ROBO_MIXER_MISSING,
} RoboMixerState;

/**
 * RoboMixer:
 *
 * Devices and files are waited for by a thread of its own. What is played by name are the files of the folder `sounds`:
 * `fire` is one of `fire-1.wav`, `fire-2.wav` and so on, never the same one twice in a row. When nothing has been heard for
 * a while the device is let go.
 *
 * Properties:
 *
 * - `state` (uint, for reading only): a RoboMixerState
 *
 * Signals:
 *
 * - `played (string name, double pan, double gain)`: that effect was asked for
 */
#define ROBO_TYPE_MIXER (robo_mixer_get_type ())

G_DECLARE_FINAL_TYPE (RoboMixer, robo_mixer, ROBO, MIXER, GObject)

/**
 * robo_mixer_new:
 * @sink: (nullable): the element of GStreamer that is to play; %NULL for what it finds best; `none` for no sound
 *
 * Returns: (transfer full): a mixer at rest
 */
RoboMixer *robo_mixer_new (const char *sink) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_mixer_dup_default:
 *
 * Its sink is what the environment variable `ROBODROME_AUDIO_SINK` says.
 *
 * Returns: (transfer full): the one mixer of the program; it lives as long as somebody has it
 */
RoboMixer *robo_mixer_dup_default (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_mixer_start:
 * @self: a mixer
 *
 * Loads GStreamer and the effects, if nobody has tried to yet. Returns at once.
 */
void robo_mixer_start (RoboMixer *self);

/**
 * robo_mixer_try_again:
 * @self: a mixer
 *
 * The same also if there was no device at that time.
 */
void robo_mixer_try_again (RoboMixer *self);

/**
 * robo_mixer_get_trouble:
 * @self: a mixer
 *
 * Returns: (transfer none) (nullable): why there is no sound, as a sentence; %NULL unless the state is %ROBO_MIXER_MISSING
 */
const char *robo_mixer_get_trouble (RoboMixer *self);

/**
 * robo_mixer_play:
 * @self: a mixer
 * @name: an effect; one that has no file is not heard
 * @pan: from -1, on the left, to 1, on the right
 * @gain: how loud, 0 to 1
 *
 * Begins it now, if the mixer is ready.
 */
void robo_mixer_play (RoboMixer  *self,
                      const char *name,
                      double      pan,
                      double      gain);

/**
 * robo_mixer_set_bed:
 * @self: a mixer
 * @bed: below ROBO_MIX_BEDS
 * @name: (nullable): what goes round there, a file without `-1.wav`; it may be silent, to keep step with others
 * @gain: how loud it becomes, 0 to 1
 */
void robo_mixer_set_bed (RoboMixer  *self,
                         guint       bed,
                         const char *name,
                         double      gain);

/**
 * robo_mixer_get_bed_gain:
 * @self: a mixer
 * @bed: below ROBO_MIX_BEDS
 *
 * Returns: how loud it is to become
 */
double robo_mixer_get_bed_gain (RoboMixer *self,
                                guint      bed);

/**
 * robo_mixer_hush:
 * @self: a mixer
 *
 * Ends all effects and beds at once.
 */
void robo_mixer_hush (RoboMixer *self);

/**
 * robo_mixer_take_peaks:
 * @self: a mixer
 * @left: (out): the highest value that has been sent to the device since it was last asked for, 0 to 1
 * @right: (out): the same on the right
 */
void robo_mixer_take_peaks (RoboMixer *self,
                            double    *left,
                            double    *right);

G_END_DECLS
