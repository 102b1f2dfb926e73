// SPDX-License-Identifier: GPL-3.0-or-later
// Shares worlds and candidates among the parts of the search for a program. It is private to the search.
#pragma once

#include "robo-mixture.h"
#include "robo-search.h"

G_BEGIN_DECLS

/* A guesser takes the best of this many programs. */
#define ROBO_SEARCH_N_GUESSED 20
/* In this many cases the other operators make any program or ignore the other robots. */
#define ROBO_SEARCH_N_SURPRISES 48
/* A program that destroys its own robot is justified only by this advantage, in parts of ROBO_CHANCE_ALL. */
#define ROBO_SEARCH_MUCH_BETTER 200

/* Lists the ways in which an operator makes a program. */
typedef enum
{
  ROBO_KIND_REPLIER,
  ROBO_KIND_PLANNER,
  ROBO_KIND_GUESSER,
  ROBO_KIND_OTHER,
  ROBO_N_KINDS,
} RoboKind;

/* Holds the likelihood of each kind of operator, in percent. */
typedef struct
{
  guint shares[ROBO_N_KINDS];
} RoboMind;

typedef struct
{
  RoboState state; /* position of the case, with one possible deal of all secrets */
  RoboWorld world;
} RoboCase;

typedef struct
{
  RoboProgram program;
  RoboAnswer  packed;
  gint64      sum;
  gint64      spare; /* sum of values over the cases of `surprises` */
  guint64     track; /* hash of the results of all cases */
  guint       n_cases;
} RoboCandidate;

typedef struct _RoboClue    RoboClue;
typedef struct _RoboAnswers RoboAnswers;
typedef struct _RoboSearch  RoboSearch;

typedef void (*RoboSearchWork) (RoboSearch    *self,
                                RoboLookahead *lookahead,
                                guint          index);

struct _RoboSearch
{
  RoboLookahead *const   *lookaheads;
  guint                   n_threads;
  const RoboSearchEffort *effort;
  const RoboSight        *sight;
  guint                   seat;
  RoboRng                 rng;
  RoboCase               *cases;
  guint                   n_cases;
  RoboCase                surprises[ROBO_SEARCH_N_SURPRISES];
  RoboProgram            *plans; /* n_plans plans of each seat, by seat */
  guint64                *plan_seeds;
  guint                   n_plans;
  RoboMind                minds[ROBO_MAX_ROBOTS];
  gint                    evidence[ROBO_MAX_ROBOTS]; /* evidence that each operator knows the mixture, in hundredths
                                                      * of a doubling */
  RoboProgram            *past_plans;                /* n_clue_worlds plans for each seat and past round */
  RoboClue               *clues;                     /* clues by past round, then by seat */
  guint                   n_past;
  guint                   first_past; /* index of the first past round that is used, into the past rounds of the
                                       * sight */
  guint                   n_clue_worlds;
  guint64                 past_seed;
  GArray                 *candidates; /* candidates, each a RoboCandidate; the best candidate first when they have
                                       * been ranked */
  RoboMixture            *mixture;    /* mixture of the best candidates, or NULL */
  RoboAnswers            *answers;    /* answers by rival, or NULL */
  RoboProgram             better;     /* candidate for the mixture */
  gint                    better_expected;
  guint64                 better_seed;
  guint                   n_rounds; /* number of rounds that are played after the current one */

  RoboSearchWork work; /* current work of all threads */
  guint          n_to_do;
  gint           n_taken;  /* number of pieces of work that a thread has begun; atomic */
  guint          n_wanted; /* number of cases to play */
};

/* Does n pieces of work and distributes them over all threads. */
void robo_search_share_work (RoboSearch    *self,
                             RoboSearchWork work,
                             guint          n);

/* Returns the seat's chance to win, in parts of ROBO_CHANCE_ALL, in the current state of the lookahead. */
gint robo_search_judge (const RoboLookahead *lookahead,
                        guint                seat);

/* Returns a candidate. After the candidates have been ranked, the best candidate has index 0. */
RoboCandidate *robo_search_get_candidate (RoboSearch *self,
                                          guint       index);

/* Returns whether the program destroys its own robot even if the other operators do nothing. Such a program may look
 * harmless if the die that destroys the robot has no effect in the expected cases. */
gboolean robo_search_harms_itself (RoboSearch        *self,
                                   const RoboProgram *program);

/* The following functions are in robo-search-past.c. */

/* Returns the kind of operator for a number n below 100. Of all such numbers, each kind gets as many as its
 * likelihood. */
RoboKind robo_search_get_kind (const RoboMind *mind,
                               guint           n);

/* Draws a program of an operator of this kind. A replier counts as a planner here. */
void robo_search_guess_program (RoboLookahead        *lookahead,
                                const RoboPlanEffort *model,
                                const RoboCards      *cards,
                                const RoboState      *state,
                                guint                 seat,
                                RoboKind              kind,
                                RoboRng              *rng,
                                RoboProgram          *program);

/* From the past rounds, sets the likely kind of each other operator, and the evidence that this operator knows the
 * mixture. */
void robo_search_study_past (RoboSearch *self,
                             guint       n_others);

/* The following function is in robo-search-mixture.c. */

/* Finds a mixture for the rivals that it already has, and draws one of its programs. The mixture is good if each rival
 * answers it as often as its doubt says. */
void robo_search_draw_from (RoboSearch  *self,
                            RoboMixture *mixture,
                            RoboProgram *program);

G_END_DECLS
