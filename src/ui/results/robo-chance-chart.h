// SPDX-License-Identifier: GPL-3.0-or-later
// The curve of a game: how likely each side was to win, round by round.
#pragma once

#include <gtk/gtk.h>

#include "match/learning/robo-match-review.h"

G_BEGIN_DECLS

#define ROBO_TYPE_CHANCE_CHART (robo_chance_chart_get_type ())

G_DECLARE_FINAL_TYPE (RoboChanceChart, robo_chance_chart, ROBO, CHANCE_CHART, GtkWidget)

/**
 * robo_chance_chart_set_review:
 * @self: a chart
 * @review: (nullable): a review; of one that runs, what is known so far
 */
void robo_chance_chart_set_review (RoboChanceChart *self,
                                   RoboMatchReview *review);

G_END_DECLS
