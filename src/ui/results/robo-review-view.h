// SPDX-License-Identifier: GPL-3.0-or-later
// The review of a game that is over: its curve, and each program with how good it was and what was luck.
#pragma once

#include <gtk/gtk.h>

#include "match/learning/robo-match-review.h"

G_BEGIN_DECLS

/**
 * RoboReviewView:
 *
 * Signals:
 *
 * - `reviewed ()`: there is a result, or there is none any more
 * - `play-on (uint round, uint seat)`: somebody wants to play on from there with the best program that was found
 * - `show-round (uint position)`: somebody wants to see what happened from that position on
 */
#define ROBO_TYPE_REVIEW_VIEW (robo_review_view_get_type ())

G_DECLARE_FINAL_TYPE (RoboReviewView, robo_review_view, ROBO, REVIEW_VIEW, GtkWidget)

/**
 * robo_review_view_begin:
 * @self: a view
 * @match: a match that can be looked at again
 * @can_play_on: whether somebody may play on from its past
 *
 * Shows the review of @match, and begins it if there is none. It is kept until another match is shown.
 */
void robo_review_view_begin (RoboReviewView *self,
                             RoboMatch      *match,
                             gboolean        can_play_on);

/**
 * robo_review_view_forget:
 * @self: a view
 *
 * Nobody wants to know anything of the match any more.
 */
void robo_review_view_forget (RoboReviewView *self);

/**
 * robo_review_view_get_review:
 * @self: a view
 *
 * Returns: (transfer none) (nullable): what it shows
 */
RoboMatchReview *robo_review_view_get_review (RoboReviewView *self);

/**
 * robo_review_view_get_back_button:
 * @self: a view
 *
 * Returns: (transfer none): what has the focus at first
 */
GtkWidget *robo_review_view_get_back_button (RoboReviewView *self);

G_END_DECLS
