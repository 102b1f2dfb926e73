// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the end of a game, with its ranking and statistics.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"
#include "match/robo-series-run.h"

G_BEGIN_DECLS

/* The buttons activate `game.rematch`, `game.new-game`, `game.look-again`, `game.export`, and in a series
 * `game.open-bout` or `game.leave`. Properties, for the template: `match` (RoboMatch, nullable) and `is-in-series`
 * (boolean). */
#define ROBO_TYPE_RESULT_VIEW (robo_result_view_get_type ())

G_DECLARE_FINAL_TYPE (RoboResultView, robo_result_view, ROBO, RESULT_VIEW, GtkWidget)

/* Shows the result of the match, or its current state if it is not over. The numbers of the table count up, unless
 * motion is reduced. */
void robo_result_view_show (RoboResultView *self,
                            RoboMatch      *match);

/* Sets the series of the match that is shown next, or NULL if that match is in no series, and the index of the match
 * in the series. In a series the main button leads to what comes next, and the page has the road through the arenas
 * and the standings. */
void robo_result_view_set_series (RoboResultView *self,
                                  RoboSeriesRun  *run,
                                  guint           bout);

/* Ends the animations of the podium and of the numbers. The view itself calls this when any key is pressed. */
void robo_result_view_skip (RoboResultView *self);

/* Returns the button that is the default of the page. */
GtkWidget *robo_result_view_get_next_button (RoboResultView *self);

G_END_DECLS
