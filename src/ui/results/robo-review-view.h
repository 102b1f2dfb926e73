// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the review of a finished game: its curve, and how good and how lucky each program was.
#pragma once

#include <gtk/gtk.h>

#include "match/learning/robo-match-review.h"

G_BEGIN_DECLS

/* Signals:
 *
 * - `reviewed ()`: the result has become available, or the review has been dropped
 * - `play-on (uint round, uint seat)`: the user plays on from the start of the round with this index, with the best
 *   program that the review has found for the seat
 * - `show-round (uint position)`: the user replays the events from this position on */
#define ROBO_TYPE_REVIEW_VIEW (robo_review_view_get_type ())

G_DECLARE_FINAL_TYPE (RoboReviewView, robo_review_view, ROBO, REVIEW_VIEW, GtkWidget)

/* Shows the review of a match whose past can be replayed. If this match has no review yet, starts one. The review is
 * kept until another match is shown or robo_review_view_forget() is called. If can_play_on is TRUE, the user may play
 * on from the past of the match. */
void robo_review_view_begin (RoboReviewView *self,
                             RoboMatch      *match,
                             gboolean        can_play_on);

/* Drops the review and its match. */
void robo_review_view_forget (RoboReviewView *self);

/* In a narrow window, goes back from the opened round to the list. Returns FALSE if no round replaces the list. */
gboolean robo_review_view_back (RoboReviewView *self);

/* Returns the current review, or NULL. */
RoboMatchReview *robo_review_view_get_review (RoboReviewView *self);

G_END_DECLS
