/* A game looked at again: how it stood, how good each program was, and what was luck.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-outlook.h"
#include "robo-search.h"

G_BEGIN_DECLS

/* A round that changes somebody's chances by so much may be a turning point, of %ROBO_CHANCE_ALL. */
#define ROBO_REVIEW_TURN 2000
/* At most so many rounds are turning points. */
#define ROBO_REVIEW_MAX_TURNS 3
/* At most so many programs are judged; of more it is the last ones. */
#define ROBO_REVIEW_MAX_PROGRAMS 240

/**
 * RoboReviewEffort:
 * @ROBO_REVIEW_QUICK: fewer worlds, and the second strongest computer looks for better programs
 * @ROBO_REVIEW_NORMAL: a thousand worlds, and the strongest one
 * @ROBO_REVIEW_THOROUGH: many more, and it looks three times
 *
 * How hard a game is looked at. There are fewer worlds a program in a long game of many, so that no game takes more than
 * so many rounds in all, whoever plays in it.
 */
typedef enum
{
  ROBO_REVIEW_QUICK,
  ROBO_REVIEW_NORMAL,
  ROBO_REVIEW_THOROUGH,
} RoboReviewEffort;

#define ROBO_N_REVIEW_EFFORTS (ROBO_REVIEW_THOROUGH + 1)

/**
 * RoboGrade:
 * @ROBO_GRADE_BEST: nothing was found that is better
 * @ROBO_GRADE_GOOD: it loses little, or so little that chance may be to blame
 * @ROBO_GRADE_INACCURATE: it loses some of the chance to win
 * @ROBO_GRADE_MISTAKE: it loses much
 *
 * How good a program was, by what its operator could know. What came of it has no part in that.
 */
typedef enum
{
  ROBO_GRADE_BEST,
  ROBO_GRADE_GOOD,
  ROBO_GRADE_INACCURATE,
  ROBO_GRADE_MISTAKE,
} RoboGrade;

#define ROBO_N_GRADES (ROBO_GRADE_MISTAKE + 1)

/**
 * RoboFactKind:
 * @ROBO_FACT_NONE: nothing that could be told
 * @ROBO_FACT_WIN: it wins
 * @ROBO_FACT_LOSE: somebody else wins
 * @ROBO_FACT_TAKE: it takes a VP token; where
 * @ROBO_FACT_HIT: it damages or destroys another robot; whose
 * @ROBO_FACT_REPAIR: damage is taken off it
 * @ROBO_FACT_RIVAL: somebody else gets a VP; who
 * @ROBO_FACT_DESTROYED: it is destroyed; by whom, if anybody gets a VP for it
 * @ROBO_FACT_FALL: it falls into a pit or water
 * @ROBO_FACT_IS_HIT: it takes damage; from whom, if from anybody
 * @ROBO_FACT_PLACE: nothing of this, but it stands better or worse afterwards
 *
 * What may come of a round for somebody.
 */
typedef enum
{
  ROBO_FACT_NONE,
  ROBO_FACT_WIN,
  ROBO_FACT_LOSE,
  ROBO_FACT_TAKE,
  ROBO_FACT_HIT,
  ROBO_FACT_REPAIR,
  ROBO_FACT_RIVAL,
  ROBO_FACT_DESTROYED,
  ROBO_FACT_FALL,
  ROBO_FACT_IS_HIT,
  ROBO_FACT_PLACE,
} RoboFactKind;

#define ROBO_N_FACTS (ROBO_FACT_PLACE + 1)

/**
 * robo_fact_get_id:
 * @kind: a fact
 *
 * Returns: (transfer none): its name in files
 */
const char *robo_fact_get_id (RoboFactKind kind);

/**
 * robo_grade_get_id:
 * @grade: a grade
 *
 * Returns: (transfer none): its name in files
 */
const char *robo_grade_get_id (RoboGrade grade);

/**
 * RoboFact:
 * @kind: a RoboFactKind
 * @seat: who it is about, or %ROBO_NO_SEAT
 * @space: where, or %ROBO_NO_SPACE
 * @better: in how many of 1000 worlds it comes with the better one of two programs; of luck: 1000 if it came, 0 if not
 * @other: in how many with the other one; of luck: with what was programmed
 */
typedef struct
{
  guint8  kind;
  guint8  seat;
  guint8  space;
  guint16 better;
  guint16 other;
} RoboFact;

/**
 * RoboReviewTurn:
 * @is_judged: whether the seat programmed in this round and was to be looked at, and whether the program is one of the
 *   last %ROBO_REVIEW_MAX_PROGRAMS of the game; if not, nothing else counts
 * @position: how many events there had been when it was asked
 * @played: what it programmed
 * @best: the best program that was found from what it could see; @played if none is better
 * @expected: how likely it was to win with @played, of %ROBO_CHANCE_ALL, by what it could know
 * @best_expected: likewise, with @best; never less
 * @loss: what it lost by its program: skill. The difference of both
 * @luck: what it won, or lost, by all that it could not know: the chances after the round less @expected
 * @grade: how good it was
 * @reason: what is better about @best
 * @event: what came in spite of the odds, for better or worse as @luck says
 * @played_odds: what was to be expected of @played
 * @best_odds: what was to be expected of @best
 *
 * A program that somebody made.
 */
typedef struct
{
  gboolean    is_judged;
  guint       position;
  RoboProgram played;
  RoboProgram best;
  gint        expected;
  gint        best_expected;
  gint        loss;
  gint        luck;
  RoboGrade   grade;
  RoboFact    reason;
  RoboFact    event;
  RoboOdds    played_odds;
  RoboOdds    best_odds;
} RoboReviewTurn;

/**
 * RoboReviewRound:
 * @number: which round, from 1
 * @first: how many events there had been before it
 * @end: how many there had been after its last one
 * @is_turning_point: whether it changed the game more than others
 * @before: (array): by seat: how likely it was to win before the round, of %ROBO_CHANCE_ALL; for each KillBot that of
 *   the squad
 * @after: (array): likewise, after it
 * @turns: (array): by seat
 *
 * A round of a game.
 */
typedef struct
{
  guint          number;
  guint          first;
  guint          end;
  gboolean       is_turning_point;
  gint           before[ROBO_MAX_ROBOTS];
  gint           after[ROBO_MAX_ROBOTS];
  RoboReviewTurn turns[ROBO_MAX_ROBOTS];
} RoboReviewRound;

/**
 * RoboReview:
 * @n_rounds: how many; one that was not played to its end is not looked at
 * @rounds: (array length=n_rounds): the rounds, the first one first
 */
typedef struct
{
  guint            n_rounds;
  RoboReviewRound *rounds;
} RoboReview;

/**
 * RoboReviewSum:
 * @n_turns: how many programs of somebody were judged
 * @n_grades: (array): how many of each grade
 * @loss: what all of them lost together, of %ROBO_CHANCE_ALL
 * @luck: what luck gave and took
 */
typedef struct
{
  guint n_turns;
  guint n_grades[ROBO_N_GRADES];
  gint  loss;
  gint  luck;
} RoboReviewSum;

/**
 * RoboReviewProgress:
 * @n_done: how many parts are done
 * @n_parts: of how many
 * @data: given with it
 *
 * Called in the thread that called robo_review_new(), after each part that it looks at itself.
 *
 * Returns: whether to go on
 */
typedef gboolean (*RoboReviewProgress) (guint    n_done,
                                        guint    n_parts,
                                        gpointer data);

/**
 * RoboReviewStood:
 * @point: before which round, as an index; behind the last one for how it stood in the end
 * @n_rounds: how many there are
 * @chances: (array fixed-size=4): of each seat, of %ROBO_CHANCE_ALL
 * @data: given with it
 *
 * Called when it is known how it stood, from any thread, by and large the first round first.
 */
typedef void (*RoboReviewStood) (guint       point,
                                 guint       n_rounds,
                                 const gint *chances,
                                 gpointer    data);

/**
 * RoboReviewJob:
 * @setup: of the game; its board and cards outlive the run
 * @seed: of the game
 * @records: (array length=n_records): the answers of the game from its beginning
 * @n_records: how many
 * @seats: whose programs are judged, a bit each; those of KillBots nobody makes
 * @effort: how hard
 * @n_threads: 1..%ROBO_SEARCH_MAX_THREADS, or 0 for as many as there are processors; the result is the same
 * @is_over: (nullable): whether nobody wants to know any more; asked often, from any thread
 * @progress: (nullable): told how far it is
 * @stood: (nullable): told what is found first, long before the review is done
 * @data: for all of them
 *
 * A game that is to be looked at.
 */
typedef struct
{
  RoboSetup         setup;
  guint64           seed;
  const RoboRecord *records;
  guint             n_records;
  guint             seats;
  RoboReviewEffort  effort;
  guint             n_threads;
  gboolean (*is_over) (gpointer data);
  RoboReviewProgress progress;
  RoboReviewStood    stood;
  gpointer           data;
} RoboReviewJob;

/**
 * robo_review_new:
 * @job: a game
 *
 * Plays the game again. For each program it asks what its operator could know (RoboSight), looks for a better one as the
 * strongest computer does, and plays both in the same worlds (RoboOutlook) and three rounds on; who wins from there is
 * judged by how it stands (robo_value_judge_all()). So the same measure says what a program was worth before anybody
 * knew what comes (skill) and what came of it (luck). Counts only, no clock and no floating point: the same game and
 * effort give the same review on every machine.
 *
 * Returns: (transfer full) (nullable): the review; %NULL if it was left
 */
RoboReview *robo_review_new (const RoboReviewJob *job) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_review_free:
 * @self: (transfer full) (nullable): a review
 *
 * Frees @self.
 */
void robo_review_free (RoboReview *self);

/**
 * robo_review_sum_up:
 * @self: a review
 * @seat: a seat
 * @sum: (out): how its programs were, all in all
 */
void robo_review_sum_up (const RoboReview *self,
                         guint             seat,
                         RoboReviewSum    *sum);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboReview, robo_review_free)

G_END_DECLS
