// SPDX-License-Identifier: GPL-3.0-or-later
// Mixes several programs and draws one from them, so that an opponent who knows all of them has no perfect
// answer.
#pragma once

#include "engine/robo-program.h"
#include "engine/robo-rng.h"

G_BEGIN_DECLS

/* The maximum numbers of programs to draw from, and of each rival's answers to them. */
#define ROBO_MIXTURE_MAX_PROGRAMS 96
#define ROBO_MIXTURE_MAX_ANSWERS  160
/* The sum of the shares of all programs. */
#define ROBO_MIXTURE_ALL 65536
/* The value of a pair that has not been computed yet. */
#define ROBO_MIXTURE_UNKNOWN -1

/* An opponent who knows the programs that may be drawn, but not which one is drawn. */
typedef struct
{
  guint       seat;  /* of the opponent */
  guint       doubt; /* percentage of cases in which it answers instead of doing what is expected */
  guint       n_answers;
  RoboProgram answers[ROBO_MIXTURE_MAX_ANSWERS]; /* its possible programs */
  guint       shares[ROBO_MIXTURE_MAX_ANSWERS];  /* how often it takes each, of ROBO_MIXTURE_ALL */
  /* by program and answer: value for the owner of the programs, or ROBO_MIXTURE_UNKNOWN */
  gint ours[ROBO_MIXTURE_MAX_PROGRAMS][ROBO_MIXTURE_MAX_ANSWERS];
  gint theirs[ROBO_MIXTURE_MAX_PROGRAMS][ROBO_MIXTURE_MAX_ANSWERS]; /* likewise, for the opponent */
} RoboRival;

/* A game in which all players decide at the same time. Values are 0 to some thousands. */
typedef struct
{
  guint       n_programs;
  RoboProgram programs[ROBO_MIXTURE_MAX_PROGRAMS]; /* to draw from */
  gint        expected[ROBO_MIXTURE_MAX_PROGRAMS]; /* value of each program if the others do what is expected */
  guint       shares[ROBO_MIXTURE_MAX_PROGRAMS];   /* how often each is drawn, of ROBO_MIXTURE_ALL */
  guint       n_rivals;                            /* at least 1 */
  RoboRival   rivals[ROBO_MAX_ROBOTS - 1];
} RoboMixture;

/* Adds a program, with its value if the others do what is expected, unless it is present or the mixture is
 * full. Its values with each answer are unknown. */
void robo_mixture_add_program (RoboMixture       *self,
                               const RoboProgram *program,
                               gint               expected);

/* Adds an answer of a rival (an index from 0) unless it is present or the rival is full. Its values with each
 * program are unknown. */
void robo_mixture_add_answer (RoboMixture       *self,
                              guint              rival,
                              const RoboProgram *answer);

/* Sets the shares so that no player can gain much by another choice of programs, if one of the rivals, all
 * equally likely, answers as often as it is in doubt. All values must be known. More steps, 1 to some
 * thousands, make the result more exact. */
void robo_mixture_solve (RoboMixture *self,
                         guint        n_steps);

/* Keeps only the best programs of a solved mixture, at most n_programs, and the answers with at least the
 * share `least` of ROBO_MIXTURE_ALL, which also applies to all programs but the first. They keep their shares;
 * their values become unknown. */
void robo_mixture_keep_best (RoboMixture *self,
                             guint        n_programs,
                             guint        least);

/* Draws one of n shares (at least 1) at random. Returns its index; 0 if no share is above 0. */
guint robo_mixture_draw (const guint *shares,
                         guint        n,
                         RoboRng     *rng);

G_END_DECLS
