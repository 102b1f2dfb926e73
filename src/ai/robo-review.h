// SPDX-License-Identifier: GPL-3.0-or-later
// Reviews a game: the chances in it, how good each program was, and how much was luck.
#pragma once

#include "robo-odds.h"
#include "robo-search.h"

G_BEGIN_DECLS

/* If a round changes a seat's chances by at least this much, in parts of ROBO_CHANCE_ALL, it may be a turning point. */
#define ROBO_REVIEW_TURN 2000
/* Limits the turning points of a game. */
#define ROBO_REVIEW_MAX_TURNS 3
/* Limits the programs that are judged. In games with more programs only the last programs are judged. */
#define ROBO_REVIEW_MAX_PROGRAMS 240

/* Tells the effort of a review. The number of worlds for each program is lower in games with many programs, so that
 * the total number of rounds is limited, whichever players took part. */
typedef enum
{
  ROBO_REVIEW_QUICK,    /* fewer worlds; Sable looks for better programs */
  ROBO_REVIEW_NORMAL,   /* up to a thousand worlds; the strongest level looks for better programs */
  ROBO_REVIEW_THOROUGH, /* many more worlds; the strongest level looks three times for better programs */
} RoboReviewEffort;

#define ROBO_N_REVIEW_EFFORTS (ROBO_REVIEW_THOROUGH + 1)

/* Tells the quality of a program by what its operator could know. The result of the program does not matter. */
typedef enum
{
  ROBO_GRADE_BEST,       /* no better program was found, or only a program that is hardly better */
  ROBO_GRADE_GOOD,       /* loses little of the chance to win, or the loss may be an error of the measurement */
  ROBO_GRADE_INACCURATE, /* loses some of the chance to win */
  ROBO_GRADE_MISTAKE,    /* loses much of the chance to win */
} RoboGrade;

#define ROBO_N_GRADES (ROBO_GRADE_MISTAKE + 1)

/* Lists the possible results of a round for a seat. In the comments, "it" is the seat or its robot. */
typedef enum
{
  ROBO_FACT_NONE,      /* no result that is worth telling */
  ROBO_FACT_WIN,       /* it wins */
  ROBO_FACT_LOSE,      /* another seat wins */
  ROBO_FACT_TAKE,      /* it takes a VP token; the fact has the space */
  ROBO_FACT_HIT,       /* it hits, damages or destroys another robot; the fact has the seat of that robot */
  ROBO_FACT_REPAIR,    /* its damage is removed */
  ROBO_FACT_RIVAL,     /* another seat gets a VP; the fact has that seat */
  ROBO_FACT_DESTROYED, /* it is destroyed; the fact has the seat that gets a VP for this, if any */
  ROBO_FACT_FALL,      /* it falls into a pit or water */
  ROBO_FACT_IS_HIT,    /* it takes damage; the fact has the seat that deals it, if any */
  ROBO_FACT_PLACE,     /* no other result, but its position is better or worse afterwards */
} RoboFactKind;

#define ROBO_N_FACTS (ROBO_FACT_PLACE + 1)

const char *robo_fact_get_id (RoboFactKind kind);

const char *robo_grade_get_id (RoboGrade grade);

typedef struct
{
  guint8 kind;  /* kind of the fact, a RoboFactKind */
  guint8 seat;  /* other seat of the fact, or ROBO_NO_SEAT */
  guint8 space; /* space of the fact, or ROBO_NO_SPACE */
  /* Counts, of 1000 worlds, those in which the fact happens with the better program. If the fact is luck, the field
   * is 1000 if the fact happened, else 0. */
  guint16 better;
  guint16 other; /* the same number with the program that was played */
} RoboFact;

/* Holds the judgment of a program of an operator. If is_judged is FALSE, the other fields mean nothing. */
typedef struct
{
  /* If set, the program was judged: the seat made a program in this round and was to be reviewed, and the program is
   * one of the last ROBO_REVIEW_MAX_PROGRAMS of the game. */
  gboolean    is_judged;
  guint       position; /* number of events before the question */
  RoboProgram played;   /* program of the operator */
  RoboProgram best;     /* best program found from what the operator could see; `played` if none is better */
  /* Gives the chance to win with the played program, in parts of ROBO_CHANCE_ALL, by what the operator could know. */
  gint expected;
  gint best_expected; /* the same chance with the best program; never less than `expected` */
  gint loss;          /* skill: how much the program loses; best_expected minus expected */
  /* Gives the gain or loss of chance by everything that the operator could not know: the chance after the round
   * minus `expected`. */
  gint      luck;
  RoboGrade grade;
  RoboFact  reason;      /* advantage of the best program */
  RoboFact  event;       /* unlikely event that was the good or bad luck */
  RoboOdds  played_odds; /* odds of the played program */
  RoboOdds  best_odds;   /* odds of the best program */
} RoboReviewTurn;

/* Holds the review of a round of a game. */
typedef struct
{
  guint    number;           /* number of the round, from 1 */
  guint    first;            /* number of events before the round */
  guint    end;              /* number of events up to the end of the round */
  gboolean is_turning_point; /* whether the round is one of the few that changed the chances most; see
                              * ROBO_REVIEW_TURN */
  /* Gives, by seat, the chance to win before the round, in parts of ROBO_CHANCE_ALL. A KillBot has the chance of its
   * squad. */
  gint           before[ROBO_MAX_ROBOTS];
  gint           after[ROBO_MAX_ROBOTS]; /* the same chances after the round */
  RoboReviewTurn turns[ROBO_MAX_ROBOTS]; /* programs of the round, by seat */
} RoboReviewRound;

typedef struct
{
  guint            n_rounds; /* number of finished rounds */
  RoboReviewRound *rounds;   /* rounds of the game, oldest first */
} RoboReview;

typedef struct
{
  guint n_turns;                 /* number of the seat's programs that were judged */
  guint n_grades[ROBO_N_GRADES]; /* number of programs, by grade */
  gint  loss;                    /* loss of all judged programs together, in parts of ROBO_CHANCE_ALL */
  gint  luck;                    /* luck of all judged programs together, in parts of ROBO_CHANCE_ALL */
} RoboReviewSum;

/* Reports the progress. robo_review_new() calls it in the thread of its caller, each time this thread has finished a part
 * of the work. Returns FALSE to cancel the review. */
typedef gboolean (*RoboReviewProgress) (guint    n_done,
                                        guint    n_parts,
                                        gpointer data);

/* Reports the chances at one point of the game, roughly in the order of the rounds. The point is the index of the
 * round that follows it, or n_rounds for the end. `chances` has the chance of each seat, in parts of ROBO_CHANCE_ALL.
 * Any thread of the review may call this function. */
typedef void (*RoboReviewStood) (guint       point,
                                 guint       n_rounds,
                                 const gint *chances,
                                 gpointer    data);

/* Describes a game to review. */
typedef struct
{
  RoboSetup         setup;   /* set-up of the game; its board and cards must outlive the review */
  guint64           seed;    /* seed of the game */
  const RoboRecord *records; /* all answers of the game, from its beginning */
  guint             n_records;
  guint             seats; /* seats whose programs are judged, a bit each; KillBots make no programs */
  RoboReviewEffort  effort;
  /* Sets the number of threads: 1..ROBO_SEARCH_MAX_THREADS, or 0 for the number of processors. The number does not
   * change the result. */
  guint n_threads;
  /* Returns whether the result is no longer needed. The function may be NULL, and is called often, from any thread. */
  gboolean (*is_over) (gpointer data);
  RoboReviewProgress progress; /* or NULL */
  RoboReviewStood    stood;    /* function that reports the chances long before the review is done, or NULL */
  gpointer           data;     /* data for all three functions */
} RoboReviewJob;

/* Plays the game again. For each program that is judged, the review takes only what the operator could know
 * (RoboSight), and a computer player of the level of the effort (RoboReviewEffort) looks for a better program. Both
 * programs are played in the same worlds (RoboOddsSampler) and then three more rounds; robo_value_judge_all() rates the
 * last position. The same measure rates the position after the real round. So skill (before the result was known) and
 * luck (after it) have the same scale.
 *
 * The effort is counted, without clocks and floating point: the same game and effort give the same review on every
 * machine. Returns NULL if the review was canceled. */
RoboReview *robo_review_new (const RoboReviewJob *job) G_GNUC_WARN_UNUSED_RESULT;

/* Frees the review; NULL is allowed. */
void robo_review_free (RoboReview *self);

/* Sums up the judged programs of a seat. */
void robo_review_sum_up (const RoboReview *self,
                         guint             seat,
                         RoboReviewSum    *sum);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboReview, robo_review_free)

G_END_DECLS
