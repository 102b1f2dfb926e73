/* Several programs to draw one from, so that nobody can answer it who knows them all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "engine/robo-program.h"
#include "engine/robo-rng.h"

G_BEGIN_DECLS

/* Programs to draw from, at most, and answers of each of the others to them. */
#define ROBO_MIXTURE_MAX_PROGRAMS 96
#define ROBO_MIXTURE_MAX_ANSWERS  160
/* What the shares of all programs come to. */
#define ROBO_MIXTURE_ALL 65536
/* What comes of a pair is still to be found out. */
#define ROBO_MIXTURE_UNKNOWN -1

/**
 * RoboRival:
 * @seat: whose answers they are
 * @doubt: how likely it is, of a hundred, that it answers, and does not do what is expected
 * @n_answers: how many
 * @answers: (array length=n_answers): what it might answer
 * @shares: (array length=n_answers): how often it takes each, of %ROBO_MIXTURE_ALL
 * @ours: by program and answer: what comes of both for whoever has the programs, or %ROBO_MIXTURE_UNKNOWN
 * @theirs: likewise, for @seat
 *
 * Somebody who knows what is drawn from, and not what is drawn.
 */
typedef struct
{
  guint       seat;
  guint       doubt;
  guint       n_answers;
  RoboProgram answers[ROBO_MIXTURE_MAX_ANSWERS];
  guint       shares[ROBO_MIXTURE_MAX_ANSWERS];
  gint        ours[ROBO_MIXTURE_MAX_PROGRAMS][ROBO_MIXTURE_MAX_ANSWERS];
  gint        theirs[ROBO_MIXTURE_MAX_PROGRAMS][ROBO_MIXTURE_MAX_ANSWERS];
} RoboRival;

/**
 * RoboMixture:
 * @n_programs: how many programs there are
 * @programs: (array length=n_programs): to draw from
 * @expected: (array length=n_programs): what comes of each if everybody does what is expected
 * @shares: (array length=n_programs): how often each is drawn, of %ROBO_MIXTURE_ALL
 * @n_rivals: how many others there are, at least 1
 * @rivals: (array length=n_rivals): the others
 *
 * A game in which everybody decides at once. What comes of something is 0 to some thousands.
 */
typedef struct
{
  guint       n_programs;
  RoboProgram programs[ROBO_MIXTURE_MAX_PROGRAMS];
  gint        expected[ROBO_MIXTURE_MAX_PROGRAMS];
  guint       shares[ROBO_MIXTURE_MAX_PROGRAMS];
  guint       n_rivals;
  RoboRival   rivals[ROBO_MAX_ROBOTS - 1];
} RoboMixture;

/**
 * robo_mixture_add_program:
 * @self: a mixture
 * @program: a program
 * @expected: what comes of it if everybody does what is expected
 *
 * Adds @program unless it is there or there is no room; what comes of it with each answer is unknown.
 */
void robo_mixture_add_program (RoboMixture       *self,
                               const RoboProgram *program,
                               gint               expected);

/**
 * robo_mixture_add_answer:
 * @self: a mixture
 * @rival: which of the others, from 0
 * @answer: a program of it
 *
 * Adds @answer unless it is there or there is no room; what comes of it with each program is unknown.
 */
void robo_mixture_add_answer (RoboMixture       *self,
                              guint              rival,
                              const RoboProgram *answer);

/**
 * robo_mixture_solve:
 * @self: a mixture of which nothing is unknown
 * @n_steps: how exactly, 1 to some thousands
 *
 * Sets the shares: with those nobody does better with another program of its own, about, when one of the others, each as
 * likely, answers as often as it is in doubt.
 */
void robo_mixture_solve (RoboMixture *self,
                         guint        n_steps);

/**
 * robo_mixture_keep_best:
 * @self: a mixture that has been solved
 * @n_programs: how many programs are kept
 * @least: which share each of them has at least, and each answer that is kept, of %ROBO_MIXTURE_ALL
 *
 * Forgets what is hardly ever taken. What is left has the shares that it had, and what comes of it is unknown
 * again.
 */
void robo_mixture_keep_best (RoboMixture *self,
                             guint        n_programs,
                             guint        least);

/**
 * robo_mixture_draw:
 * @shares: (array length=n): how often each is drawn
 * @n: how many there are, at least 1
 * @rng: a generator
 *
 * Returns: which; the first one if no share is above 0
 */
guint robo_mixture_draw (const guint *shares,
                         guint        n,
                         RoboRng     *rng);

G_END_DECLS
