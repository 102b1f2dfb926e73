/* Looking for a good program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-lookahead.h"

G_BEGIN_DECLS

#define ROBO_PLAN_MAX_STAGES 4

/**
 * RoboPlanStage:
 * @n_plans: how many of the best programs so far are looked at; in the first stage drawn by chance
 * @n_worlds: in how many worlds each has been tried after it
 */
typedef struct
{
  guint n_plans;
  guint n_worlds;
} RoboPlanStage;

/**
 * RoboPlanEffort:
 * @stages: (array length=n_stages): fewer and fewer programs, in more and more worlds
 * @n_guesses: how many programs each of the others is thought to choose from; 0: they are thought to do nothing, 1:
 *   anything
 * @aim: what it is worth that a shot would hit somebody who stays where it stands; three times as much is lost by a shot
 *   at a wall right beside
 * @stride: what each step is worth that it would go; for somebody who likes to move
 * @slack: what is worse by no more than that is chosen as well, unless it destroys its own robot; 0 for the best
 * @n_variants: of how many of the best programs all that differ in one die are tried too, before the last stage
 *
 * How hard somebody thinks.
 */
typedef struct
{
  RoboPlanStage stages[ROBO_PLAN_MAX_STAGES];
  guint         n_stages;
  guint         n_guesses;
  guint         n_variants;
  gint          aim;
  gint          stride;
  gint          slack;
} RoboPlanEffort;

/**
 * robo_plan_find:
 * @lookahead: a game to try things on
 * @effort: how hard to think
 * @cards: (nullable): the cards of the game
 * @state: a position before programs are asked for
 * @seat: the seat of an operator
 * @seed: of what is tried; the same one finds the same program
 * @program: (out): the best legal program that was found (R5.1 to R5.3)
 *
 * Returns: how good it seems to be, see robo_value_of()
 */
gint robo_plan_find (RoboLookahead        *lookahead,
                     const RoboPlanEffort *effort,
                     const RoboCards      *cards,
                     const RoboState      *state,
                     guint                 seat,
                     guint64               seed,
                     RoboProgram          *program);

/**
 * robo_plan_reply:
 * @lookahead: a game to try things on
 * @effort: how hard to think
 * @cards: (nullable): the cards of the game
 * @state: a position before programs are asked for
 * @seat: the seat of an operator
 * @worlds: (array length=n_worlds) (nullable): what the others are thought to have programmed
 * @n_worlds: how many; when more are wanted they are guessed
 * @seed: of what is tried and guessed; the same one finds the same program
 * @program: (out): the best legal program that was found (R5.1 to R5.3)
 *
 * As robo_plan_find(), against others of whom one knows more.
 *
 * Returns: how good it seems to be, see robo_value_of()
 */
gint robo_plan_reply (RoboLookahead        *lookahead,
                      const RoboPlanEffort *effort,
                      const RoboCards      *cards,
                      const RoboState      *state,
                      guint                 seat,
                      const RoboWorld      *worlds,
                      guint                 n_worlds,
                      guint64               seed,
                      RoboProgram          *program);

G_END_DECLS
