// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the sounds of a game.
#pragma once

#include "match/robo-match.h"
#include "sound/robo-mixer.h"

G_BEGIN_DECLS

/* Plays the sound of an event on the side of the arena where the event happens, the ambience of the arena, and music.
 * The music becomes livelier in phases 2 and 3, and while a robot lacks at most one victory point. The settings
 * `sound`, `effects-volume`, `ambience-volume` and `music-volume` set the volumes. Without an audio device the game is
 * silent. */
#define ROBO_TYPE_SOUNDS (robo_sounds_get_type ())

G_DECLARE_FINAL_TYPE (RoboSounds, robo_sounds, ROBO, SOUNDS, GObject)

/* Lists the loops of the mixer. */
typedef enum
{
  ROBO_SOUNDS_AMBIENCE, /* sounds of the arena */
  ROBO_SOUNDS_CALM,     /* music of the whole game */
  ROBO_SOUNDS_DRIVE,    /* music that is added while phases 2 and 3 are played */
  ROBO_SOUNDS_EDGE,     /* music that is added while a robot lacks at most one victory point */
} RoboSoundsLoop;

RoboSounds *robo_sounds_new (RoboMixer *mixer) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the match whose sounds are played, or NULL. */
void robo_sounds_set_match (RoboSounds *self,
                            RoboMatch  *match);

/* Sets whether the page is visible and a window of this program has the focus. Otherwise no loop is heard; sound
 * effects do not depend on this. */
void robo_sounds_set_looked_at (RoboSounds *self,
                                gboolean    is_looked_at);

/* Starts the sound effect of an event, which ends by itself. `after` is the state after the event. */
void robo_sounds_play (RoboSounds      *self,
                       const RoboEvent *event,
                       const RoboState *after);

G_END_DECLS
