// SPDX-License-Identifier: GPL-3.0-or-later
// Searches for a program that is good against opponents who plan.
#pragma once

#include "robo-plan.h"

G_BEGIN_DECLS

/* The maximum number of threads. */
#define ROBO_SEARCH_MAX_THREADS 8

/* The effort of a search against other planning operators. The work is counted instead of timed, so results
 * are the same on every machine. */
typedef struct
{
  RoboPlanEffort model; /* how planners among the others are assumed to plan */
  /* worlds with their plans, if there is one other operator; fewer with more others, as each world costs more */
  guint n_models;
  guint planners; /* percentage of the others that plan */
  guint repliers; /* percentage that expect all others to plan, and have planned a reply to that */
  /* plans found for each operator, on which planners and repliers rely; fewer with more others. 0: each
   * planner finds its own */
  guint n_plans;
  /* percentage that take the best of some programs without regard to other robots; the rest do anything */
  guint guessers;
  guint n_past;      /* past rounds used to learn the kind of each of the others; 0 for none */
  guint n_programs;  /* programs that are drawn */
  guint n_better;    /* programs that are tried in all worlds */
  guint n_finalists; /* programs with which the game is played on */
  guint n_worlds;    /* worlds for the last quarter of the finalists */
  guint n_rounds;    /* rounds that are played on */
  /* largest loss, of ROBO_CHANCE_ALL, that is accepted to make the choice unpredictable */
  gint tolerance;
  /* percentage of the others assumed to know, in the first round, the mixture to draw from, and to reply to
   * it; 0: none. For robo_search_draw() only */
  guint first_doubt;
  guint doubt; /* likewise later, as long as past programs show no evidence; 0: none */
} RoboSearchEffort;

/* Draws a program for an operator whose plans are unknown, from a position before programs are asked for: one
 * that has planned, has planned a reply to plans, has ignored the other robots, or does anything. The effort
 * describes the kinds. The cards may be NULL. */
void robo_search_guess_other (RoboLookahead          *lookahead,
                              const RoboSearchEffort *effort,
                              const RoboCards        *cards,
                              const RoboState        *state,
                              guint                   seat,
                              RoboRng                *rng,
                              RoboProgram            *program);

/* Finds a legal program (R5.1 to R5.3) for the question of the sight. There is a lookahead for each thread,
 * and 1..ROBO_SEARCH_MAX_THREADS threads, whose number does not change the result. The same seed finds the
 * same program.
 *
 * Each world has the secrets dealt anew (robo_sight_sample()) and programs of the others, planned
 * independently; some of them reply to plans, including the seat's own. Past rounds tell the kind of each
 * operator. The search looks for a good reply to all worlds, plays the game on with the best programs, and
 * takes one of the equally good ones. If the first lookahead is canceled (robo_lookahead_is_over()), any legal
 * program is returned at once. */
void robo_search_find (RoboLookahead *const   *lookaheads,
                       guint                   n_threads,
                       const RoboSearchEffort *effort,
                       const RoboSight        *sight,
                       guint64                 seed,
                       RoboProgram            *program);

/* Does the same as robo_search_find() for an operator that must not be predictable. It looks for a mixture:
 * several programs and the frequency of each, good against the same worlds and against others who know the
 * mixture but not the program that is drawn; and draws one. Without doubt, or if no other operator programs,
 * the result is that of robo_search_find(). */
void robo_search_draw (RoboLookahead *const   *lookaheads,
                       guint                   n_threads,
                       const RoboSearchEffort *effort,
                       const RoboSight        *sight,
                       guint64                 seed,
                       RoboProgram            *program);

G_END_DECLS
