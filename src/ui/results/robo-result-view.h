// SPDX-License-Identifier: GPL-3.0-or-later
// How a game ended: ranking and statistics.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

#include "robo-heat-map.h"
#include "robo-podium.h"

G_BEGIN_DECLS

/**
 * RoboResultView:
 *
 * Its buttons activate `game.rematch`, `game.new-game`, `game.look-again` and `game.export`.
 *
 * Properties, for its template: `match` (RoboMatch, nullable) and `is-in-series` (boolean).
 */
#define ROBO_TYPE_RESULT_VIEW (robo_result_view_get_type ())

G_DECLARE_FINAL_TYPE (RoboResultView, robo_result_view, ROBO, RESULT_VIEW, GtkWidget)

/**
 * robo_result_view_show:
 * @self: a result
 * @match: a match, over or not
 *
 * Shows how the match went so far. Numbers count up to what they are, unless motion is reduced.
 */
void robo_result_view_show (RoboResultView *self,
                            RoboMatch      *match);

/**
 * robo_result_view_set_in_series:
 * @self: a result
 * @in_series: whether the match belongs to a series, which `game.leave` then leads to, instead of another match
 */
void robo_result_view_set_in_series (RoboResultView *self,
                                     gboolean        in_series);

/**
 * robo_result_view_skip:
 * @self: a result
 *
 * Ends what moves: the podium, and numbers that are counted up. Any key does it.
 */
void robo_result_view_skip (RoboResultView *self);

/**
 * robo_result_view_get_next_button:
 * @self: a result
 *
 * Returns: (transfer none): what most people want then
 */
GtkWidget *robo_result_view_get_next_button (RoboResultView *self);

G_END_DECLS
