// SPDX-License-Identifier: GPL-3.0-or-later
// Searches for a program that is good against opponents who plan.
#pragma once

#include "robo-plan.h"

G_BEGIN_DECLS

/* Limits the threads of a search. */
#define ROBO_SEARCH_MAX_THREADS 8

/* Holds the effort of a search against other operators who plan. The work is counted instead of timed, so results are
 * the same on every machine. */
typedef struct
{
  RoboPlanEffort model; /* how planners among the other operators are assumed to plan */
  /* If there is one other operator, the plans of that operator are drawn for this many worlds. If there are more
   * operators, plans are drawn for fewer worlds, because each world takes more work. */
  guint n_models;
  guint planners; /* percentage of the other operators who plan */
  guint repliers; /* percentage of the other operators who expect everyone to plan, and have planned a reply */
  /* This many plans are found for each operator; fewer plans if there are more operators. A planner follows one of its
   * plans, and a replier expects the others to follow theirs. With 0 plans each planner finds a plan of its own. */
  guint n_plans;
  /* This percentage of the other operators takes the best of some programs without regard to other robots. The rest
   * of the other operators makes any program. */
  guint guessers;
  guint n_past;      /* number of past rounds from which the search learns of what kind each other operator is */
  guint n_programs;  /* number of programs that are drawn at random */
  guint n_better;    /* number of programs that are left after the first test */
  guint n_finalists; /* number of best programs from which one is chosen; if n_rounds is above 0, the game is played on
                      * with them first */
  guint n_worlds;    /* number of worlds in which the last quarter of the finalists is played; the other finalists are
                      * played in fewer worlds */
  guint n_rounds;    /* number of rounds that are played after the current one */
  /* Limits the loss that is accepted to make the choice unpredictable, in parts of ROBO_CHANCE_ALL. */
  gint tolerance;
  /* In a round without past rounds, this is the probability in percent that another operator knows the mixture from
   * which robo_search_draw() draws, and answers this mixture. robo_search_find() ignores the probability. */
  guint first_doubt;
  guint doubt; /* the same probability in later rounds, as long as past programs show no evidence */
} RoboSearchEffort;

/* Draws a program for an operator whose plans are unknown. The position must be before programs are asked for. The
 * operator plans, or ignores the other robots, or makes any program. The effort describes how likely each of these
 * kinds is; repliers count as planners here. The cards may be NULL. */
void robo_search_guess_other (RoboLookahead          *lookahead,
                              const RoboSearchEffort *effort,
                              const RoboCards        *cards,
                              const RoboState        *state,
                              guint                   seat,
                              RoboRng                *rng,
                              RoboProgram            *program);

/* Finds a legal program (R5.1 to R5.3) for the question of the sight. There are 1..ROBO_SEARCH_MAX_THREADS threads with
 * a lookahead each; their number does not change the result. The same seed finds the same program.
 *
 * In each world the secrets are dealt anew (robo_sight_sample()), and the programs of the other operators are planned
 * independently. Some of these programs reply to plans, including the plans of the seat. Past rounds tell the kind of
 * each operator. The search looks for a program that is a good reply in all worlds, plays the game on with the best
 * programs, and takes one of the programs that are equally good. If the lookaheads are canceled
 * (robo_lookahead_is_over()), any legal program is returned soon. */
void robo_search_find (RoboLookahead *const   *lookaheads,
                       guint                   n_threads,
                       const RoboSearchEffort *effort,
                       const RoboSight        *sight,
                       guint64                 seed,
                       RoboProgram            *program);

/* Does the same as robo_search_find() for an operator that must not be predictable. It looks for a mixture: several
 * programs and the frequency of each. The mixture is good against the same worlds, and against operators who know
 * the mixture but do not know which program is drawn. Then the function draws a program. Without doubt, or if no
 * other operator programs, the result is that of robo_search_find(). */
void robo_search_draw (RoboLookahead *const   *lookaheads,
                       guint                   n_threads,
                       const RoboSearchEffort *effort,
                       const RoboSight        *sight,
                       guint64                 seed,
                       RoboProgram            *program);

G_END_DECLS
