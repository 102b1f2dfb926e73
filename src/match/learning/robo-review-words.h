// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the result of a review in sentences.
#pragma once

#include "robo-match-review.h"

G_BEGIN_DECLS

/* Returns the grade in a word or two, translated. */
const char *robo_review_words_get_grade (RoboGrade grade);

/* Returns a sign for the grade, to be put before text. */
const char *robo_review_words_get_mark (RoboGrade grade);

/* Returns how good a program was and how much worse than the best program, short enough for the log. */
char *robo_review_words_dup_verdict (const RoboReviewTurn *turn,
                                     const char           *name) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a summary of a player's programs. */
char *robo_review_words_dup_sum (const RoboReviewSum *sum) G_GNUC_WARN_UNUSED_RESULT;

/* Holds how often something happens in a round, in percent, with the program that was played and with the best
 * program. */
typedef struct
{
  char    *name; /* what happens, in a few words */
  guint    played;
  guint    better;
  gboolean is_gain; /* the best program changes this for the better */
} RoboReviewDifference;

/* Returns an array of RoboReviewDifference, the largest first: what the best program changes by 2 percentage points or
 * more. `match` is the match that was reviewed. */
GArray *robo_review_words_list_differences (const RoboReviewTurn *turn,
                                            RoboMatch            *match) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the win chance with the program that was played, or with the best program. */
char *robo_review_words_dup_chance (const RoboReviewTurn *turn,
                                    gboolean              is_best) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the influence of the other robots and of chance, in one or two sentences. `match` is the match that was
 * reviewed. */
char *robo_review_words_dup_luck (const RoboReviewTurn *turn,
                                  RoboMatch            *match) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether the seat is a side of the game or represents one: all KillBots are one side, represented by the
 * first KillBot (R9.10). */
gboolean robo_review_words_has_side (RoboMatch *match,
                                     guint      seat);

/* Returns the name of the side of a seat for which robo_review_words_has_side() is true. */
char *robo_review_words_dup_side (RoboMatch *match,
                                  guint      seat) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the chances of all sides before each round and at the end in sentences, for screen readers. `match` is the
 * match that was reviewed. */
char *robo_review_words_dup_curve (const RoboReview *review,
                                   RoboMatch        *match) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
