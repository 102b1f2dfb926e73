// SPDX-License-Identifier: GPL-3.0-or-later
// What can be heard of a game.
#pragma once

#include "match/robo-match.h"
#include "sound/robo-mixer.h"

G_BEGIN_DECLS

/**
 * RoboSounds:
 *
 * Plays what happens on the side of the arena where it happens, and below it the ambience of the arena and music, which
 * becomes livelier while dice act and when somebody lacks one victory point. The settings `sound`, `effects-volume`,
 * `ambience-volume` and `music-volume` say what of it is heard. Where nothing can be heard, it is silent.
 */
#define ROBO_TYPE_SOUNDS (robo_sounds_get_type ())

G_DECLARE_FINAL_TYPE (RoboSounds, robo_sounds, ROBO, SOUNDS, GObject)

/**
 * RoboSoundsBed:
 * @ROBO_SOUNDS_AMBIENCE: the place
 * @ROBO_SOUNDS_CALM: music for who thinks
 * @ROBO_SOUNDS_DRIVE: and while dice act
 * @ROBO_SOUNDS_EDGE: and when somebody is about to win
 *
 * What goes round: the beds of the mixer.
 */
typedef enum
{
  ROBO_SOUNDS_AMBIENCE,
  ROBO_SOUNDS_CALM,
  ROBO_SOUNDS_DRIVE,
  ROBO_SOUNDS_EDGE,
} RoboSoundsBed;

/**
 * robo_sounds_new:
 * @mixer: what plays it
 *
 * Returns: (transfer full): sounds without a match
 */
RoboSounds *robo_sounds_new (RoboMixer *mixer) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_sounds_set_match:
 * @self: sounds
 * @match: (nullable): what is heard
 */
void robo_sounds_set_match (RoboSounds *self,
                            RoboMatch  *match);

/**
 * robo_sounds_set_looked_at:
 * @self: sounds
 * @is_looked_at: whether somebody sees the game; nothing goes round for nobody
 */
void robo_sounds_set_looked_at (RoboSounds *self,
                                gboolean    is_looked_at);

/**
 * robo_sounds_play:
 * @self: sounds with a match
 * @event: what happens
 * @after: the position after it
 *
 * Begins its effect, which ends by itself.
 */
void robo_sounds_play (RoboSounds      *self,
                       const RoboEvent *event,
                       const RoboState *after);

G_END_DECLS
