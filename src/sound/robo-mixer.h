// SPDX-License-Identifier: GPL-3.0-or-later
// Plays effects, an ambience and music together, without blocking the main loop.
#pragma once

#include <glib-object.h>

#include "robo-mix.h"

G_BEGIN_DECLS

typedef enum
{
  ROBO_MIXER_RESTING,  /* the mixer is not started yet; GStreamer is not loaded */
  ROBO_MIXER_STARTING, /* GStreamer is being loaded; meanwhile sounds are not played */
  ROBO_MIXER_READY,    /* sounds are played */
  ROBO_MIXER_MISSING,  /* there is no sound, see robo_mixer_get_trouble() */
} RoboMixerState;

/* Plays sounds. A thread waits for devices and files, so that the main loop does not. Effects are named after files in
 * the folder `sounds`: `fire` is one of `fire-1.wav`, `fire-2.wav` and so on, never the same file twice in a row if
 * there are several. After a time of silence the device is paused.
 *
 * Properties:
 *
 * - `state` (uint, read-only): a RoboMixerState
 *
 * Signals:
 *
 * - `played (string name, double pan, double gain)`: an effect was requested */
#define ROBO_TYPE_MIXER (robo_mixer_get_type ())

G_DECLARE_FINAL_TYPE (RoboMixer, robo_mixer, ROBO, MIXER, GObject)

/* Creates a mixer. The sink is the name of a GStreamer element. NULL lets GStreamer choose a sink; `none` stands for
 * no sound. */
RoboMixer *robo_mixer_new (const char *sink) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the mixer that the whole program shares. The mixer lives as long as it is referenced. The environment
 * variable `ROBODROME_AUDIO_SINK` names its sink. */
RoboMixer *robo_mixer_dup_default (void) G_GNUC_WARN_UNUSED_RESULT;

/* Loads GStreamer, the effects and the requested loops in the background. Does nothing if loading was tried before. */
void robo_mixer_start (RoboMixer *self);

/* Does the same as robo_mixer_start(), but tries again if the state is ROBO_MIXER_MISSING. */
void robo_mixer_try_again (RoboMixer *self);

/* Returns a sentence that says why there is no sound. Returns NULL if the state is not ROBO_MIXER_MISSING. */
const char *robo_mixer_get_trouble (RoboMixer *self);

/* Plays an effect now if the mixer is ready and the effect has a file. The pan is from -1, on the left, to 1, on the
 * right. The gain is 0 to 1. */
void robo_mixer_play (RoboMixer  *self,
                      const char *name,
                      double      pan,
                      double      gain);

/* Sets the sound of a loop, by a file name without `-1.wav`. NULL ends the sound. Also sets the volume, 0 to 1, to
 * which the loop glides. A silent loop goes on in time with the other loops. */
void robo_mixer_set_loop (RoboMixer  *self,
                          guint       loop,
                          const char *name,
                          double      gain);

/* Returns the volume to which a loop glides. */
double robo_mixer_get_loop_gain (RoboMixer *self,
                                 guint      loop);

/* Stops all effects and loops at once. */
void robo_mixer_hush (RoboMixer *self);

/* Stores in `left` and `right` the loudest values, 0 to 1, that each channel of the device has received since the last
 * call. */
void robo_mixer_take_peaks (RoboMixer *self,
                            double    *left,
                            double    *right);

G_END_DECLS
