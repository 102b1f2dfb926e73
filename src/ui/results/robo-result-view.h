// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the end of a game, with its ranking and statistics.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

#include "robo-decisive-card.h"
#include "robo-heat-map.h"
#include "robo-podium.h"

G_BEGIN_DECLS

/* The buttons activate `game.rematch`, `game.new-game`, `game.look-again` and `game.export`. Properties, for the
 * template: `match` (RoboMatch, nullable) and `is-in-series` (boolean). */
#define ROBO_TYPE_RESULT_VIEW (robo_result_view_get_type ())

G_DECLARE_FINAL_TYPE (RoboResultView, robo_result_view, ROBO, RESULT_VIEW, GtkWidget)

/* Shows what the match has resulted in until now. Numbers count up, unless motion is reduced. */
void robo_result_view_show (RoboResultView *self,
                            RoboMatch      *match);

/* Sets whether the match belongs to a series. If it does, a button with `game.leave` that leads back to the series
 * replaces the button for another match. */
void robo_result_view_set_in_series (RoboResultView *self,
                                     gboolean        in_series);

/* Ends the animations of the podium and of the numbers. Any key calls this. */
void robo_result_view_skip (RoboResultView *self);

/* Returns the button that is the default of the page. */
GtkWidget *robo_result_view_get_next_button (RoboResultView *self);

G_END_DECLS
