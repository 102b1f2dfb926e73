// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the task of a seat for one round: the goal of a puzzle, the dice that are given for it, and whether the goal
// was reached.
#pragma once

#include "engine/robo-game.h"

G_BEGIN_DECLS

/* Lists the goals that a seat can have to reach by the end of the round. RoboTask has the amount. */
typedef enum
{
  ROBO_GOAL_WIN,     /* the seat has won the game */
  ROBO_GOAL_GAIN,    /* the seat has gained the amount of VP, or more */
  ROBO_GOAL_DESTROY, /* the seat is credited with the amount of destructions, or more (R7.11) */
  ROBO_GOAL_TOKEN,   /* the seat has taken a VP token from the VP space whose number is the amount */
  ROBO_GOAL_SURVIVE, /* the robot of the seat is in the arena */
} RoboGoal;

#define ROBO_N_GOALS (ROBO_GOAL_SURVIVE + 1)

/* RoboColour has this many values. */
#define ROBO_N_DIE_COLOURS 2

/* Describes a task for an operator. */
typedef struct
{
  RoboGoal goal;
  guint    amount;                                        /* number of VP, of destructions, or of the VP space; 0 for
                                                           * goals without a number */
  guint    seat;                                          /* seat of the operator */
  gboolean has_faces;                                     /* whether certain dice are given; otherwise all four dice can
                                                           * have any faces (R5.1) */
  guint8   faces[ROBO_N_DIE_COLOURS][ROBO_DICE_A_COLOUR]; /* by color: faces of the given dice, 0 for a missing die */
} RoboTask;

/* Holds a position in which everything is known except one program. No robot has modules, so no other question is asked. */
typedef struct
{
  RoboSetup     setup; /* set-up whose board and cards are borrowed */
  RoboState     state; /* state before phase 2; with all programs except the program of the task's seat */
  const guint8 *rolls; /* rolls of KillBots, enough for the round; borrowed */
  guint         n_rolls;
  RoboTask      task;
} RoboTaskPosition;

/* Returns the name of a goal in files, or NULL if there is no such goal. */
const char *robo_goal_get_id (guint goal);

/* Returns whether the goal has a number. */
gboolean robo_goal_has_amount (RoboGoal goal);

/* Compares only the positions before and after the round, which is quick. If the result is FALSE, the task was
 * certainly not done. If the result is TRUE, the task was certainly done, except for ROBO_GOAL_DESTROY and
 * ROBO_GOAL_TOKEN. */
gboolean robo_task_may_be_done (const RoboTask  *self,
                                const RoboState *before,
                                const RoboState *after);

/* Returns whether the task was done in a round, given the positions before and after it and the events between them. */
gboolean robo_task_is_done (const RoboTask      *self,
                            const RoboBoard     *board,
                            const RoboState     *before,
                            const RoboState     *after,
                            const RoboEventList *events);

/* Plays the round with a program for the task's seat; NULL means no program. The game must have the same set-up and
 * rolls, and is restarted. Returns the state at the end, valid until the game goes on. */
const RoboState *robo_task_position_try (const RoboTaskPosition *self,
                                         RoboGame               *game,
                                         const RoboProgram      *program);

G_END_DECLS
