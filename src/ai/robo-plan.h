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
} RoboPlanEffort;

gint robo_plan_find (RoboLookahead        *lookahead,
                     const RoboPlanEffort *effort,
                     const RoboCards      *cards,
                     const RoboState      *state,
                     guint                 seat,
                     guint64               seed,
                     RoboProgram          *program);

G_END_DECLS
