// SPDX-License-Identifier: GPL-3.0-or-later
// Plays effects, an ambience and music together, off the main loop.
#pragma once

#include <glib-object.h>

#include "robo-mix.h"

G_BEGIN_DECLS

typedef enum
{
  ROBO_MIXER_RESTING,  /* not started yet; GStreamer is not loaded */
  ROBO_MIXER_STARTING, /* being loaded; sounds are not played meanwhile */
  ROBO_MIXER_READY,    /* sounds are played */
  ROBO_MIXER_MISSING,  /* no device, no GStreamer, or a part of it is missing */
} RoboMixerState;

/* A thread waits for devices and files. Effects are named after files in the folder `sounds`: `fire` is one of
 * `fire-1.wav`, `fire-2.wav` and so on, never the same one twice in a row. The device is released after a time
 * of silence.
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

/* The sink is a GStreamer element; NULL for an automatic one; `none` for no sound. */
RoboMixer *robo_mixer_new (const char *sink) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the shared mixer of the program, which lives as long as it is referenced. Its sink is taken from the
 * environment variable `ROBODROME_AUDIO_SINK`. */
RoboMixer *robo_mixer_dup_default (void) G_GNUC_WARN_UNUSED_RESULT;

/* Loads GStreamer and the effects, if this has not been tried yet. Returns at once. */
void robo_mixer_start (RoboMixer *self);

/* Does the same, and tries again if there was no device before. */
void robo_mixer_try_again (RoboMixer *self);

/* Returns the reason for the lack of sound, as a sentence; NULL unless the state is ROBO_MIXER_MISSING. */
const char *robo_mixer_get_trouble (RoboMixer *self);

/* Plays an effect now, if the mixer is ready and the effect has a file. The pan is from -1, on the left, to 1,
 * on the right; the gain is 0 to 1. */
void robo_mixer_play (RoboMixer  *self,
                      const char *name,
                      double      pan,
                      double      gain);

/* Sets the sound of a loop, a file name without `-1.wav`, or none for NULL, and the volume, 0 to 1, that
 * it glides to. A silent loop stays in step with the others. */
void robo_mixer_set_loop (RoboMixer  *self,
                          guint       loop,
                          const char *name,
                          double      gain);

/* Returns the volume that a loop glides to. */
double robo_mixer_get_loop_gain (RoboMixer *self,
                                 guint      loop);

/* Stops all effects and loops at once. */
void robo_mixer_hush (RoboMixer *self);

/* Sets the highest values, 0 to 1, that have been sent to the device since the last call. */
void robo_mixer_take_peaks (RoboMixer *self,
                            double    *left,
                            double    *right);

G_END_DECLS
