// SPDX-License-Identifier: GPL-3.0-or-later
// Mixes several programs and draws one from them, so that an opponent who knows all programs has no perfect
// answer.
#pragma once

#include "engine/robo-program.h"
#include "engine/robo-rng.h"

G_BEGIN_DECLS

/* Limits the programs to draw from, and the answers of each rival. */
#define ROBO_MIXTURE_MAX_PROGRAMS 96
#define ROBO_MIXTURE_MAX_ANSWERS  160
/* A share is a part of this number. Shares are rounded down, so all shares together may be slightly less. */
#define ROBO_MIXTURE_ALL 65536
/* This value stands for a result of a program against an answer that has not been computed yet. */
#define ROBO_MIXTURE_UNKNOWN -1

/* Describes an opponent who knows which programs may be drawn, but not which of them is drawn. */
typedef struct
{
  guint       seat;  /* seat of the opponent */
  guint       doubt; /* percentage of cases in which the opponent chooses an answer instead of doing what is expected */
  guint       n_answers;
  RoboProgram answers[ROBO_MIXTURE_MAX_ANSWERS]; /* possible programs of the opponent */
  guint       shares[ROBO_MIXTURE_MAX_ANSWERS];  /* how often the opponent takes each answer, of ROBO_MIXTURE_ALL */
  /* Gives, by program and answer, the value for the owner of the programs, or ROBO_MIXTURE_UNKNOWN. */
  gint ours[ROBO_MIXTURE_MAX_PROGRAMS][ROBO_MIXTURE_MAX_ANSWERS];
  gint theirs[ROBO_MIXTURE_MAX_PROGRAMS][ROBO_MIXTURE_MAX_ANSWERS]; /* the same values for the opponent */
} RoboRival;

/* Describes a game in which all players decide at the same time: the owner of the programs and the rivals. Values are
 * 0 to some thousands. */
typedef struct
{
  guint       n_programs;
  RoboProgram programs[ROBO_MIXTURE_MAX_PROGRAMS]; /* programs to draw from */
  gint        expected[ROBO_MIXTURE_MAX_PROGRAMS]; /* value of each program if all rivals do what is expected */
  guint       shares[ROBO_MIXTURE_MAX_PROGRAMS];   /* how often each program is drawn, of ROBO_MIXTURE_ALL */
  guint       n_rivals;                            /* number of rivals, at least 1 */
  RoboRival   rivals[ROBO_MAX_ROBOTS - 1];
} RoboMixture;

/* Adds a program. `expected` is the value of the program if all rivals do what is expected. The values of the
 * program against answers are unknown at first. Does nothing if the mixture has the program already or is full. */
void robo_mixture_add_program (RoboMixture       *self,
                               const RoboProgram *program,
                               gint               expected);

/* Adds an answer to the rival with this index, from 0. The values of the answer against programs are unknown at
 * first. Does nothing if the rival has the answer already or has ROBO_MIXTURE_MAX_ANSWERS answers. */
void robo_mixture_add_answer (RoboMixture       *self,
                              guint              rival,
                              const RoboProgram *answer);

/* Sets the shares so that no player, neither the owner nor a rival, could gain much by other shares. The function
 * assumes that in each case one of the rivals may answer, and that each rival is equally likely to be the one that
 * answers. The rival answers in the percentage of cases that its doubt gives. In all other cases all rivals do what
 * is expected. All values must be known. More iterations, 1 to some thousands, make the result more exact. */
void robo_mixture_solve (RoboMixture *self,
                         guint        n_steps);

/* Keeps only the best programs of a solved mixture, at most n_programs. Drops programs whose share is less than
 * `least` of ROBO_MIXTURE_ALL, but always keeps the best program. Drops answers with a share below `least`, too. The
 * programs and answers that are left keep their shares, but their values become unknown. */
void robo_mixture_keep_best (RoboMixture *self,
                             guint        n_programs,
                             guint        least);

/* Draws one of n choices (at least 1) at random, as often as their shares say. Returns its index. If no share is above
 * 0, returns 0. */
guint robo_mixture_draw (const guint *shares,
                         guint        n,
                         RoboRng     *rng);

G_END_DECLS
