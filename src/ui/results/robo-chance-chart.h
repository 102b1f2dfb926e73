// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the curves of a game: the chances of each side to win, round by round.
#pragma once

#include <gtk/gtk.h>

#include "match/learning/robo-match-review.h"

G_BEGIN_DECLS

#define ROBO_TYPE_CHANCE_CHART (robo_chance_chart_get_type ())

G_DECLARE_FINAL_TYPE (RoboChanceChart, robo_chance_chart, ROBO, CHANCE_CHART, GtkWidget)

/* Shows a review, or nothing if review is NULL. While the review is running, shows the rounds that have been
 * reviewed so far. */
void robo_chance_chart_set_review (RoboChanceChart *self,
                                   RoboMatchReview *review);

G_END_DECLS
