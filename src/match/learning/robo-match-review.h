// SPDX-License-Identifier: GPL-3.0-or-later
// A match that is over, looked at again in the background: how it stood, how good each program was, and what was luck.
#pragma once

#include "ai/robo-review.h"

#include "match/robo-match.h"

G_BEGIN_DECLS

/**
 * RoboMatchReview:
 *
 * Looks at the programs of those who sat at this screen, or at those of all computers where nobody did. It begins when it
 * is told to, and thinks in other threads. What it has found stands in the log of the match then, too, at the lines of the
 * programs.
 *
 * Properties, all but `match` with notifications:
 *
 * - `match` (RoboMatch): what it looks at
 * - `progress` (double): 0..1
 * - `is-running` (boolean): from robo_match_review_start() until it is done or cancelled
 * - `has-result` (boolean): it is done
 * - `n-points` (uint): see robo_match_review_get_curve()
 */
#define ROBO_TYPE_MATCH_REVIEW (robo_match_review_get_type ())

G_DECLARE_FINAL_TYPE (RoboMatchReview, robo_match_review, ROBO, MATCH_REVIEW, GObject)

/**
 * robo_match_review_get_refusal:
 * @match: a match
 *
 * Returns: (nullable): why it cannot be looked at again, a translated sentence; %NULL if it can
 */
const char *robo_match_review_get_refusal (RoboMatch *match);

/**
 * robo_match_review_new:
 * @match: a match that robo_match_review_get_refusal() does not refuse
 * @effort: how hard to look
 *
 * Returns: (transfer full): a review that has not started
 */
RoboMatchReview *robo_match_review_new (RoboMatch       *match,
                                        RoboReviewEffort effort) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_match_review_start:
 * @self: a review
 *
 * Begins, or begins again after it was cancelled. A reference is held until it is done or cancelled.
 */
void robo_match_review_start (RoboMatchReview *self);

/**
 * robo_match_review_cancel:
 * @self: a review
 *
 * Stops soon; there will be no result.
 */
void robo_match_review_cancel (RoboMatchReview *self);

RoboMatch *robo_match_review_get_match (RoboMatchReview *self);
double     robo_match_review_get_progress (RoboMatchReview *self);
gboolean   robo_match_review_get_is_running (RoboMatchReview *self);

/**
 * robo_match_review_get_seats:
 * @self: a review
 *
 * Returns: whose programs it looks at, a bit each
 */
guint robo_match_review_get_seats (RoboMatchReview *self);

/**
 * robo_match_review_get_result:
 * @self: a review
 *
 * Returns: (transfer none) (nullable): what was found; %NULL before it is done
 */
const RoboReview *robo_match_review_get_result (RoboMatchReview *self);

/**
 * robo_match_review_get_curve:
 * @self: a review
 * @n_points: (out): how many are known: how it stood before the first rounds, and after the last one if it is all of them
 *
 * While it runs, the game's rounds with chances alone, which become known one after the other.
 *
 * Returns: (transfer none) (nullable): the rounds; %NULL before it is known how many there are
 */
const RoboReview *robo_match_review_get_curve (RoboMatchReview *self,
                                               guint           *n_points);

/**
 * robo_match_review_branch:
 * @self: a review with a result
 * @round: an index of a round
 * @seat: one that it looked at
 *
 * Returns: (transfer full): another match that has not started and begins with what had happened when @seat was asked for
 *   its program in that round
 */
RoboMatch *robo_match_review_branch (RoboMatchReview *self,
                                     guint            round,
                                     guint            seat) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_match_review_dup_what_if:
 * @self: a review with a result
 * @round: an index of a round
 * @seat: one that it looked at
 * @program: what might have been programmed in place of what was
 *
 * Plays the round with @program. Everybody else does what they did, KillBots roll what they rolled as long as they roll as
 * often, and where something is asked that was not, nobody does anything.
 *
 * Returns: (transfer full): how the round would have ended, in sentences; why not, if @program is not allowed
 */
char *robo_match_review_dup_what_if (RoboMatchReview   *self,
                                     guint              round,
                                     guint              seat,
                                     const RoboProgram *program) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
