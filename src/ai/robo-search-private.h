/* What those share who look for a program: the worlds, and what is tried in them.
 *
 * Private to the search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-mixture.h"
#include "robo-search.h"

G_BEGIN_DECLS

/* Of how many programs somebody takes the best who looks at itself alone. */
#define ROBO_SEARCH_N_GUESSED 20
/* In so many the others do anything. */
#define ROBO_SEARCH_N_SURPRISES 48
/* What is worth it to destroy oneself, of ROBO_CHANCE_ALL. */
#define ROBO_SEARCH_MUCH_BETTER 200

/* How somebody comes to a program. */
typedef enum
{
  ROBO_KIND_REPLIER,
  ROBO_KIND_PLANNER,
  ROBO_KIND_GUESSER,
  ROBO_KIND_OTHER,
  ROBO_N_KINDS,
} RoboKind;

/* How likely somebody is of each kind, of a hundred. */
typedef struct
{
  guint shares[ROBO_N_KINDS];
} RoboMind;

typedef struct
{
  RoboState state; /* with what nobody knows dealt in one way */
  RoboWorld world;
} RoboCase;

typedef struct
{
  RoboProgram program;
  RoboAnswer  packed;
  gint64      sum;
  gint64      spare; /* of what comes of it where nobody does what is expected */
  guint64     track; /* of what came of it in each case */
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
  RoboProgram            *plans; /* @n_plans of each seat, one after the other by seat */
  guint64                *plan_seeds;
  guint                   n_plans;
  RoboMind                minds[ROBO_MAX_ROBOTS];
  gint                    evidence[ROBO_MAX_ROBOTS]; /* that each knows what one draws from, in hundredths of a doubling */
  RoboProgram            *past_plans;                /* @n_clue_worlds of each seat and past round */
  RoboClue               *clues;                     /* of each seat, one past round after the other */
  guint                   n_past;
  guint                   first_past; /* of the sight's */
  guint                   n_clue_worlds;
  guint64                 past_seed;
  GArray                 *candidates; /* of RoboCandidate, best first when they have been ranked */
  RoboMixture            *mixture;    /* nullable: of the best of them */
  RoboAnswers            *answers;    /* nullable: likewise, by rival */
  RoboProgram             better;     /* may be good in it, too */
  gint                    better_expected;
  guint64                 better_seed;
  guint                   n_rounds; /* how many are played after this one for it */

  RoboSearchWork work; /* what is done by all threads at once */
  guint          n_to_do;
  gint           n_taken;  /* atomic */
  guint          n_wanted; /* cases */
};

/* Each of @n things on its own, by whoever has time. */
void robo_search_share_work (RoboSearch    *self,
                             RoboSearchWork work,
                             guint          n);

/* How likely @seat is to win as it stands in @lookahead, of ROBO_CHANCE_ALL. */
gint robo_search_judge (const RoboLookahead *lookahead,
                        guint                seat);

/* The best candidates come first when they have been ranked. */
RoboCandidate *robo_search_get_candidate (RoboSearch *self,
                                          guint       index);

/* A die that does nothing as long as the others do what is expected should do no harm when they do not. */
gboolean robo_search_harms_itself (RoboSearch        *self,
                                   const RoboProgram *program);

/* robo-search-past.c */

/* @n, below 100, says who it is. */
RoboKind robo_search_get_kind (const RoboMind *mind,
                               guint           n);

/* A program of somebody of @kind. */
void robo_search_guess_program (RoboLookahead        *lookahead,
                                const RoboPlanEffort *model,
                                const RoboCards      *cards,
                                const RoboState      *state,
                                guint                 seat,
                                RoboKind              kind,
                                RoboRng              *rng,
                                RoboProgram          *program);

/* Sets who each of the others seems to be, and whether it seems to know what one draws from, by the past rounds. */
void robo_search_study_past (RoboSearch *self,
                             guint       n_others);

/* robo-search-mixture.c */

/* Draws a program from a mixture that is good if each of its rivals answers it as often as there is doubt. */
void robo_search_draw_from (RoboSearch  *self,
                            RoboMixture *mixture,
                            RoboProgram *program);

G_END_DECLS
