// SPDX-License-Identifier: GPL-3.0-or-later
// Searches for a good program.
#pragma once

#include "robo-lookahead.h"

G_BEGIN_DECLS

#define ROBO_PLAN_MAX_STAGES 4

typedef struct
{
  guint n_plans;  /* number of programs to try: the best programs of the stage before, or random programs in the first
                   * stage */
  guint n_worlds; /* total number of worlds in which each program has been played after the stage */
} RoboPlanStage;

/* Holds the effort of planning a program. */
typedef struct
{
  RoboPlanStage stages[ROBO_PLAN_MAX_STAGES]; /* stages of the planning; from stage to stage fewer programs are
                                               * played, in more worlds */
  guint         n_stages;
  /* Each other operator is assumed to take the best of this many random programs. With 0 programs, the robots of the
   * other operators do nothing. */
  guint n_guesses;
  /* This many of the best programs are varied before the last stage: all legal programs that differ from them in the
   * face or the key of one die are tried. */
  guint n_variants;
  /* Gives the value of a shot that hits a robot if that robot stays where it is. A shot at a wall right beside the
   * operator's robot loses three times as much. */
  gint aim;
  gint stride; /* value of each step, for a robot that likes to move */
  /* Limits the loss of value of the chosen program, compared with the best program. Any program within the limit may be
   * chosen unless it destroys the operator's robot even when the other operators do nothing. With the limit 0 only the
   * best program is chosen. */
  gint slack;
} RoboPlanEffort;

/* Finds the best legal program (R5.1 to R5.3) that the effort allows to find; with slack, one that is about as good.
 * The position must be before programs are asked for. The cards may be NULL. The same seed finds the same program.
 * Returns the value of the best program, see robo_value_of(), plus what `aim` and `stride` of the effort add. */
gint robo_plan_find (RoboLookahead        *lookahead,
                     const RoboPlanEffort *effort,
                     const RoboCards      *cards,
                     const RoboState      *state,
                     guint                 seat,
                     guint64               seed,
                     RoboProgram          *program);

/* Does the same as robo_plan_find() against operators whose programs are partly known: the worlds contain these
 * programs. The worlds may be NULL. If the effort needs more than n_worlds, the missing worlds are guessed. The same
 * seed finds the same program. */
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
