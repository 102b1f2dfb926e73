/* Looking for a program that is good against people who think.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-plan.h"

G_BEGIN_DECLS

/* Threads that think at once, at most. */
#define ROBO_SEARCH_MAX_THREADS 8

/**
 * RoboSearchEffort:
 * @model: how the others are thought to plan, those of them that plan
 * @n_models: in how many worlds they have planned, if there is one other; with more others a world costs more, and there
 *   are fewer
 * @planners: how many of a hundred of them plan; the others are harder to foresee than one thinks
 * @repliers: how many of them expect that everybody plans, and have planned an answer to that
 * @n_plans: how many plans of each operator are looked for, on which planners and repliers rely; likewise. 0: each planner
 *   looks for its own
 * @guessers: how many of a hundred take the best of some programs, looked at as if they were alone; the rest do anything
 * @n_past: from how many past rounds is learnt which of these each of the others is; 0: from none
 * @n_programs: how many programs are drawn
 * @n_better: how many of them are looked at in all worlds
 * @n_finalists: for how many of them the game is played on
 * @n_worlds: in how many worlds, for the last quarter of them
 * @n_rounds: how many rounds are played on
 * @tolerance: what is worse by no more than that is as good, so that nobody foresees what is chosen; of
 *   %ROBO_CHANCE_ALL
 * @first_doubt: how many of a hundred are thought to know, in the first round, what one draws from, and to answer that; 0:
 *   none. For robo_search_draw() only
 * @doubt: likewise later, as long as the programs of past rounds say nothing of it; 0: none
 *
 * How hard somebody thinks of others who think. All of it is counted and nothing is timed: the same on every machine.
 */
typedef struct
{
  RoboPlanEffort model;
  guint          n_models;
  guint          planners;
  guint          repliers;
  guint          n_plans;
  guint          guessers;
  guint          n_past;
  guint          n_programs;
  guint          n_better;
  guint          n_finalists;
  guint          n_worlds;
  guint          n_rounds;
  gint           tolerance;
  guint          first_doubt;
  guint          doubt;
} RoboSearchEffort;

/**
 * robo_search_guess_other:
 * @lookahead: a game to try things on
 * @effort: how the others are thought to plan
 * @cards: (nullable): the cards of the game
 * @state: a position before programs are asked for
 * @seat: one of the others
 * @rng: a generator
 * @program: (out): what it might program
 *
 * Draws what somebody programs whose plans nobody knows: it has planned (or would have planned an answer to plans), has
 * looked at itself alone, or does anything.
 */
void robo_search_guess_other (RoboLookahead          *lookahead,
                              const RoboSearchEffort *effort,
                              const RoboCards        *cards,
                              const RoboState        *state,
                              guint                   seat,
                              RoboRng                *rng,
                              RoboProgram            *program);

/**
 * robo_search_find:
 * @lookaheads: (array length=n_threads): a game to try things on for each thread
 * @n_threads: 1..%ROBO_SEARCH_MAX_THREADS; the result is the same
 * @effort: how hard to think
 * @sight: what is known, with a program as the question
 * @seed: of what is tried; the same one finds the same program
 * @program: (out): a legal program (R5.1 to R5.3)
 *
 * Draws worlds: what nobody knows is dealt anew in each (robo_sight_sample()), and the others have planned, each by
 * itself and with chance of its own; some of them have planned against plans, the seat's own too. Looks for a good reply
 * to all of them, plays the game on with the best few, and takes one of those that are as good. What the others have
 * programmed in past rounds says which of them are which. When the first of @lookaheads is over
 * (robo_lookahead_is_over()) any legal program is found at once.
 */
void robo_search_find (RoboLookahead *const   *lookaheads,
                       guint                   n_threads,
                       const RoboSearchEffort *effort,
                       const RoboSight        *sight,
                       guint64                 seed,
                       RoboProgram            *program);

/**
 * robo_search_draw:
 * @lookaheads: (array length=n_threads): a game to try things on for each thread
 * @n_threads: 1..%ROBO_SEARCH_MAX_THREADS; the result is the same
 * @effort: how hard to think
 * @sight: what is known, with a program as the question
 * @seed: of what is tried and drawn; the same one finds the same program
 * @program: (out): a legal program (R5.1 to R5.3)
 *
 * As robo_search_find(), but for somebody who must not be foreseen: looks for several programs, and how often each is to
 * be taken, that are good against the same worlds and against others who know all that and not what is drawn; and draws
 * one. Without doubt, and where nobody else programs, it is the same.
 */
void robo_search_draw (RoboLookahead *const   *lookaheads,
                       guint                   n_threads,
                       const RoboSearchEffort *effort,
                       const RoboSight        *sight,
                       guint64                 seed,
                       RoboProgram            *program);

G_END_DECLS
