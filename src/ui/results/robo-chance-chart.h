// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the curve of a game: the chance of a player to win, round by round.
#pragma once

#include <gtk/gtk.h>

#include "match/learning/robo-match-review.h"

G_BEGIN_DECLS

/* Signals:
 *
 * - `round-chosen (uint round)`: the user has clicked on the round with this index */
#define ROBO_TYPE_CHANCE_CHART (robo_chance_chart_get_type ())

G_DECLARE_FINAL_TYPE (RoboChanceChart, robo_chance_chart, ROBO, CHANCE_CHART, GtkWidget)

/* Shows the chances of a seat in a review, or nothing if review is NULL. While the review is running, shows the rounds
 * that have been reviewed so far. */
void robo_chance_chart_set_review (RoboChanceChart *self,
                                   RoboMatchReview *review,
                                   guint            seat);

/* Highlights the round with this index and writes the chances of its programs beside their dots. G_MAXUINT highlights
 * none. */
void robo_chance_chart_set_round (RoboChanceChart *self,
                                  guint            round);

G_END_DECLS
