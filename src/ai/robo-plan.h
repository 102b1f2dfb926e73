// SPDX-License-Identifier: GPL-3.0-or-later
// Searches for a good program.
#pragma once

#include "robo-lookahead.h"

G_BEGIN_DECLS

#define ROBO_PLAN_MAX_STAGES 4

typedef struct
{
  guint n_plans;  /* best programs so far that are tried; in the first stage random ones */
  guint n_worlds; /* total number of worlds for each after the stage */
} RoboPlanStage;

/* The effort of planning a program. */
typedef struct
{
  RoboPlanStage stages[ROBO_PLAN_MAX_STAGES]; /* fewer and fewer programs, in more and more worlds */
  guint         n_stages;
  /* programs from which each other operator is assumed to choose; 0: they do nothing, 1: any program */
  guint n_guesses;
  /* number of best programs whose variants by one die are tried before the last stage */
  guint n_variants;
  /* value of a shot that would hit a robot that stays where it is; a shot at a wall right beside loses three
   * times as much */
  gint aim;
  gint stride; /* value of each step, for a robot that likes to move */
  /* largest loss in value against the best program that is accepted, unless it destroys the own robot; 0 for
   * the best only */
  gint slack;
} RoboPlanEffort;

/* Finds the best legal program (R5.1 to R5.3) with an effort, from a position before programs are asked for.
 * The cards may be NULL. The same seed finds the same program. Returns its value, see robo_value_of(). */
gint robo_plan_find (RoboLookahead        *lookahead,
                     const RoboPlanEffort *effort,
                     const RoboCards      *cards,
                     const RoboState      *state,
                     guint                 seat,
                     guint64               seed,
                     RoboProgram          *program);

/* Does the same as robo_plan_find() against others whose programs are partly known: the worlds, which may be
 * NULL, contain them. If the effort needs more than n_worlds, the rest is guessed. The same seed finds the
 * same program. */
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
