// SPDX-License-Identifier: GPL-3.0-or-later
// Plays shots and the effects that cards add to shots (R6.7, R8.7, R8.10, R14.4). Only the engine uses this.
#pragma once

#include "robo-effects.h"

G_BEGIN_DECLS

/* Lists the traits of cards that robo_shot_choose_past_walls() and robo_shot_choose() ask about. For a robot without such
 * a card these functions do nothing; test for that first, because few robots have one. */
#define ROBO_TRAITS_OF_SHOTS                                                                            \
  (ROBO_TRAIT_ABILITY (ROBO_ABILITY_FIRE_PAST_WALLS) | ROBO_TRAIT_ABILITY (ROBO_ABILITY_EXTRA_DAMAGE) | \
   ROBO_TRAIT_ABILITY (ROBO_ABILITY_PIERCE) | ROBO_TRAIT_ABILITY (ROBO_ABILITY_REAR_FIRE))

/* Asks whether a card with `fire-past-walls` is used (R14.4), and sets past_walls of the use. A KillBot uses such a
 * card if it gives the die a target that the die would not have without it. */
void robo_shot_choose_past_walls (RoboTx  *tx,
                                  RoboUse *use);

/* Asks which cards change the shots of the die (R14.4), and sets extra_damage, pierce and is_rear of the use. With
 * `is_plain` the slot of the use is ignored; otherwise it has the card that replaces firing. */
void robo_shot_choose (RoboTx  *tx,
                       RoboUse *use,
                       gboolean is_plain);

/* Fires a plain shot (R6.7), then plays the effects that cards add to a hit. */
void robo_shot_fire (RoboTx        *tx,
                     const RoboUse *use);

/* Plays the action `shoot` (R8.7), then the effects that cards add to a hit. */
void robo_shot_play (RoboTx           *tx,
                     const RoboUse    *use,
                     const RoboEffect *effect);

G_END_DECLS
