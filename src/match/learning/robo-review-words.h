// SPDX-License-Identifier: GPL-3.0-or-later
// What a review has found, in sentences.
#pragma once

#include "robo-match-review.h"

G_BEGIN_DECLS

/**
 * robo_review_words_get_grade:
 * @grade: how good a program was
 *
 * Returns: (transfer none): that in a word or two, translated
 */
const char *robo_review_words_get_grade (RoboGrade grade);

/**
 * robo_review_words_get_mark:
 * @grade: how good a program was
 *
 * Returns: (transfer none): a sign for it, which stands before words
 */
const char *robo_review_words_get_mark (RoboGrade grade);

/**
 * robo_review_words_dup_verdict:
 * @turn: a program that somebody made
 * @name: who made it
 *
 * Returns: (transfer full): how good it was and what it lost, short enough for the log
 */
char *robo_review_words_dup_verdict (const RoboReviewTurn *turn,
                                     const char           *name) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_review_words_dup_sum:
 * @sum: how somebody's programs were, all in all
 *
 * Returns: (transfer full): that in sentences
 */
char *robo_review_words_dup_sum (const RoboReviewSum *sum) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_review_words_dup_skill:
 * @turn: a program that somebody made
 *
 * Returns: (transfer full): how good it was, in a sentence
 */
char *robo_review_words_dup_skill (const RoboReviewTurn *turn) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_review_words_dup_reason:
 * @turn: a program that somebody made
 * @match: the match in which it was
 *
 * Returns: (transfer full) (nullable): what is better about the best program that was found, in a sentence
 */
char *robo_review_words_dup_reason (const RoboReviewTurn *turn,
                                    RoboMatch            *match) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_review_words_dup_luck:
 * @turn: a program that somebody made
 * @match: the match in which it was
 *
 * Returns: (transfer full): what the others and chance made of it, in one or two sentences
 */
char *robo_review_words_dup_luck (const RoboReviewTurn *turn,
                                  RoboMatch            *match) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_review_words_has_side:
 * @match: a match
 * @seat: a seat
 *
 * Returns: whether it is a side of the game, or stands for one: all KillBots are one, and the first of them stands for it
 *   (R9.10)
 */
gboolean robo_review_words_has_side (RoboMatch *match,
                                     guint      seat);

/**
 * robo_review_words_dup_side:
 * @match: a match
 * @seat: a seat for which robo_review_words_has_side() is true
 *
 * Returns: (transfer full): what that side is called
 */
char *robo_review_words_dup_side (RoboMatch *match,
                                  guint      seat) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_review_words_dup_curve:
 * @review: a review
 * @match: the match that was looked at
 *
 * Returns: (transfer full): the chances of all sides before each round and in the end, in sentences, for those who do not
 *   see the curve
 */
char *robo_review_words_dup_curve (const RoboReview *review,
                                   RoboMatch        *match) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
