// SPDX-License-Identifier: GPL-3.0-or-later
// Reviews a finished match in the background: the chances in each round, the quality of each program, and
// luck.
#pragma once

#include "ai/robo-review.h"

#include "match/robo-match.h"

G_BEGIN_DECLS

/* Reviews the programs of all people in a match, or those of all computers if no person has played. A review starts on
 * request and computes in other threads. The result is also added to the match's log, at the log lines with the
 * programs.
 *
 * Properties, all except `match` with notifications:
 *
 * - `match` (RoboMatch): the match that is reviewed
 * - `progress` (double): 0..1
 * - `is-running` (boolean): from robo_match_review_start() until the review is done or cancelled
 * - `has-result` (boolean): the review is done
 * - `n-points` (uint): see robo_match_review_get_curve() */
#define ROBO_TYPE_MATCH_REVIEW (robo_match_review_get_type ())

G_DECLARE_FINAL_TYPE (RoboMatchReview, robo_match_review, ROBO, MATCH_REVIEW, GObject)

/* Returns a translated sentence that says why the match cannot be reviewed, or NULL if it can. */
const char *robo_match_review_get_refusal (RoboMatch *match);

/* Creates a review that has not started, of a match that robo_match_review_get_refusal() does not refuse. */
RoboMatchReview *robo_match_review_new (RoboMatch       *match,
                                        RoboReviewEffort effort) G_GNUC_WARN_UNUSED_RESULT;

/* Starts the review, also if it was cancelled before. The review holds a reference to itself until it is done or
 * cancelled. */
void robo_match_review_start (RoboMatchReview *self);

/* Cancels the review, which stops soon. There is no result then. */
void robo_match_review_cancel (RoboMatchReview *self);

RoboMatch *robo_match_review_get_match (RoboMatchReview *self);
double     robo_match_review_get_progress (RoboMatchReview *self);
gboolean   robo_match_review_get_is_running (RoboMatchReview *self);

/* Returns the seats whose programs are reviewed, a bit each. */
guint robo_match_review_get_seats (RoboMatchReview *self);

/* Returns the result; NULL before the review is done. */
const RoboReview *robo_match_review_get_result (RoboMatchReview *self);

/* Returns the rounds of the game with the chances of the sides. While the review runs, there are no verdicts, and the
 * chances become known one after the other. When the review is done, returns the result. Returns NULL before the number
 * of rounds is known. *n_points is the number of known chances: one before each round, and one after the last round. */
const RoboReview *robo_match_review_get_curve (RoboMatchReview *self,
                                               guint           *n_points);

/* Returns another match, not started, that begins at the point where the seat was asked for its program in the
 * round with this index. */
RoboMatch *robo_match_review_branch (RoboMatchReview *self,
                                     guint            round,
                                     guint            seat) G_GNUC_WARN_UNUSED_RESULT;

/* Plays the round with this index with another program of the seat. All other questions get the same answers as before,
 * and new questions their default answers. As long as KillBots roll as often as they did, they roll the same values.
 * Returns the end of the round in sentences, or the reason why the program is not allowed. */
char *robo_match_review_dup_what_if (RoboMatchReview   *self,
                                     guint              round,
                                     guint              seat,
                                     const RoboProgram *program) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
