// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the options of a rule set (R12).
#pragma once

#include "robo-cards.h"

G_BEGIN_DECLS

/* Lists the ways to give starting numbers. ROBO_NUMBERING_FINISH_ORDER applies in every round (R4.7), the other ways
 * from round 2 on (R4.6). */
typedef enum
{
  ROBO_NUMBERING_DICE_SUM,
  ROBO_NUMBERING_RANDOM,
  ROBO_NUMBERING_FINISH_ORDER,
} RoboNumbering;

typedef struct
{
  guint8 vp_goal;                /* victory points that win, 3..9 (R3.2) */
  guint8 damage_limit;           /* damage that destroys a robot, 1..9 (R2.3) */
  guint8 vp_tokens_max;          /* number of VP tokens in the arena below which phase 0 adds one, 1..9 (R4.1) */
  guint8 modules;                /* whether there are modules; if not, workshops and high voltage do nothing (R3.2) */
  guint8 numbering;              /* way to give starting numbers, a RoboNumbering */
  guint8 damage_when_blocked;    /* whether a blocked mover takes the damage of the barrier in front of it (R7.1) */
  guint8 killbot_vp_from_supply; /* whether the VP for destroying a KillBot comes from the supply (R7.12) */
  guint8 bump_every_step;        /* whether bump damage is due at every step and not once an activation (R7.4) */
  /* If set, two or more KillBots win with 7 VP together and not with the sum of R9.10. A single KillBot needs
   * vp_goal. */
  guint8 squad_goal_seven;
  guint8 killbots_begin_bare; /* whether KillBots have modules only if modules are chosen for them (R9.7); affects
                               * set-ups only */
  /* If set, a number is asked for when all programs are made, and the generator begins anew with it (R5.6). */
  guint8 entropy_every_round;
  guint8 equips_on_change;       /* whether operators are asked for modules only when they may want to change them
                                  * (R4.3) */
  guint8 round_limit;            /* number of the round after whose phase 3 the game ends; 0 for no limit (R14.8) */
  guint8 laser_damage;           /* damage of a plain shot, 1..3 (R14.8) */
  guint8 operators_begin_bare;   /* whether operators are dealt no modules at the beginning (R14.8) */
  guint8 copies[ROBO_MAX_CARDS]; /* by card: number of copies in its deck (R3.3) */
} RoboRules;

#define ROBO_MAX_ROUND_LIMIT  99
#define ROBO_MAX_LASER_DAMAGE 3

/* Sets the defaults of R12. The decks are empty. */
void robo_rules_init_standard (RoboRules *rules);

/* Sets the rules of the training game (R3.2). */
void robo_rules_init_training (RoboRules *rules);

G_END_DECLS
