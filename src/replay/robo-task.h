/* What somebody is to achieve in one round: the goal of a puzzle, the dice that are given for it, and whether it was done.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "engine/robo-game.h"

G_BEGIN_DECLS

/**
 * RoboGoal:
 * @ROBO_GOAL_WIN: has won the game
 * @ROBO_GOAL_GAIN: has gained so many VP, or more
 * @ROBO_GOAL_DESTROY: is credited with so many destructions, or more (R7.11)
 * @ROBO_GOAL_TOKEN: has taken a VP token from the VP space of that number
 * @ROBO_GOAL_SURVIVE: is in the arena
 *
 * What is to be so at the end of the round.
 */
typedef enum
{
  ROBO_GOAL_WIN,
  ROBO_GOAL_GAIN,
  ROBO_GOAL_DESTROY,
  ROBO_GOAL_TOKEN,
  ROBO_GOAL_SURVIVE,
} RoboGoal;

#define ROBO_N_GOALS (ROBO_GOAL_SURVIVE + 1)

/* The colours of dice. */
#define ROBO_N_DIE_COLOURS 2

/**
 * RoboTask:
 * @goal: what is to be achieved
 * @amount: how many VP or destructions, or the number of the VP space; 0 where the goal has no number
 * @seat: the operator who is to do it
 * @has_faces: whether dice are given; otherwise there are all four, with any faces (R5.1)
 * @faces: (array): by colour: the given dice, 0 for one that is missing
 *
 * What is asked of somebody.
 */
typedef struct
{
  RoboGoal goal;
  guint    amount;
  guint    seat;
  gboolean has_faces;
  guint8   faces[ROBO_N_DIE_COLOURS][ROBO_DICE_A_COLOUR];
} RoboTask;

/**
 * RoboTaskPosition:
 * @setup: of the game; its board and cards are borrowed
 * @state: before phase 2: the programs of all others are on their controllers, that of the task's seat is missing
 * @rolls: (array length=n_rolls): what KillBots roll, enough for the round; borrowed
 * @n_rolls: how many
 * @task: what is to be done
 *
 * A position in which everything is known but one program. Nobody has modules, so that nothing else is asked.
 */
typedef struct
{
  RoboSetup     setup;
  RoboState     state;
  const guint8 *rolls;
  guint         n_rolls;
  RoboTask      task;
} RoboTaskPosition;

/**
 * robo_goal_get_id:
 * @goal: a goal
 *
 * Returns: (transfer none) (nullable): its name in files; %NULL if there is no such goal
 */
const char *robo_goal_get_id (guint goal);

/**
 * robo_goal_has_amount:
 * @goal: a goal
 *
 * Returns: whether a number goes with it
 */
gboolean robo_goal_has_amount (RoboGoal goal);

/**
 * robo_task_may_be_done:
 * @self: a task
 * @before: the position it begins with
 * @after: the end of the round
 *
 * Looks at the two positions alone, which is quick. It is the last word but for %ROBO_GOAL_DESTROY and %ROBO_GOAL_TOKEN.
 *
 * Returns: whether the task may have been done; if not, it was not
 */
gboolean robo_task_may_be_done (const RoboTask  *self,
                                const RoboState *before,
                                const RoboState *after);

/**
 * robo_task_is_done:
 * @self: a task
 * @board: where it is played
 * @before: the position it begins with
 * @after: the end of the round
 * @events: all that happened in between
 *
 * Returns: whether the task was done
 */
gboolean robo_task_is_done (const RoboTask      *self,
                            const RoboBoard     *board,
                            const RoboState     *before,
                            const RoboState     *after,
                            const RoboEventList *events);

/**
 * robo_task_position_try:
 * @self: a position
 * @game: a game of its set-up, with its rolls; it begins anew
 * @program: (nullable): what the task's seat programs; %NULL for nothing
 *
 * Plays the round.
 *
 * Returns: (transfer none): its end; valid until @game goes on
 */
const RoboState *robo_task_position_try (const RoboTaskPosition *self,
                                         RoboGame               *game,
                                         const RoboProgram      *program);

G_END_DECLS
