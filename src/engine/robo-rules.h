/* The options of a rule set (R12).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-cards.h"

G_BEGIN_DECLS

/**
 * RoboNumbering:
 * Where starting numbers come from: from round 2 on (R4.6), or, with %ROBO_NUMBERING_FINISH_ORDER, in every round (R4.7).
 */
typedef enum
{
  ROBO_NUMBERING_DICE_SUM,
  ROBO_NUMBERING_RANDOM,
  ROBO_NUMBERING_FINISH_ORDER,
} RoboNumbering;

/**
 * RoboRules:
 * @vp_goal: victory points that win, 3..9 (R3.2)
 * @damage_limit: damage that destroys a robot, 1..9 (R2.3)
 * @vp_tokens_max: phase 0 adds a VP token while fewer than these lie in the arena, 1..9 (R4.1)
 * @modules: whether modules are played; without them workshops and high voltage do nothing (R3.2)
 * @numbering: a RoboNumbering
 * @damage_when_blocked: a mover that cannot go on takes the damage of the barrier (R7.1)
 * @killbot_vp_from_supply: a KillBot's VP for its destruction comes from the supply (R7.12)
 * @bump_every_step: bump damage is due at every step, not once an activation (R7.4)
 * @squad_goal_seven: two or more KillBots win with 7 VP together, not by the sum of R9.10; a single one needs @vp_goal
 * @killbots_begin_bare: KillBots have modules only where some are chosen (R9.7); it says how a set-up is made, not how a
 *   game goes
 * @entropy_every_round: the generator begins anew with a number that is asked for when all programs are made (R5.6)
 * @equips_on_change: an operator is asked for modules only when it may want to change them (R4.3)
 * @copies: (array): by card, how many are in its deck (R3.3)
 */
typedef struct
{
  guint8 vp_goal;
  guint8 damage_limit;
  guint8 vp_tokens_max;
  guint8 modules;
  guint8 numbering;
  guint8 damage_when_blocked;
  guint8 killbot_vp_from_supply;
  guint8 bump_every_step;
  guint8 squad_goal_seven;
  guint8 killbots_begin_bare;
  guint8 entropy_every_round;
  guint8 equips_on_change;
  guint8 copies[ROBO_MAX_CARDS];
} RoboRules;

/**
 * robo_rules_init_standard:
 * @rules: (out caller-allocates): rules
 *
 * Sets the defaults of R12. No card is in a deck yet.
 */
void robo_rules_init_standard (RoboRules *rules);

/**
 * robo_rules_init_training:
 * @rules: (out caller-allocates): rules
 *
 * Sets the training game of R3.2.
 */
void robo_rules_init_training (RoboRules *rules);

G_END_DECLS
