// SPDX-License-Identifier: GPL-3.0-or-later
// What comes of the program that is being made, in per cent.
#pragma once

#include <gtk/gtk.h>

#include "match/learning/robo-adviser.h"

G_BEGIN_DECLS

/**
 * RoboOddsView:
 *
 * Three numbers below the controller: how likely the robot takes a token, is hit, is destroyed. Its button switches the
 * threat map (`game.threat-map`).
 *
 * Property `is-brief` (boolean, rw): everything in one line.
 */
#define ROBO_TYPE_ODDS_VIEW (robo_odds_view_get_type ())

G_DECLARE_FINAL_TYPE (RoboOddsView, robo_odds_view, ROBO, ODDS_VIEW, GtkWidget)

/**
 * robo_odds_view_set_odds:
 * @self: a view
 * @odds: (nullable): what comes of the program; %NULL as long as nothing is known
 */
void robo_odds_view_set_odds (RoboOddsView   *self,
                              const RoboOdds *odds);

/**
 * robo_odds_view_set_is_counting:
 * @self: a view
 * @is_counting: whether what it shows is of an earlier program, and others are being computed
 *
 * Dims what no longer holds. The numbers stay to be read, since new ones are there in a moment.
 */
void robo_odds_view_set_is_counting (RoboOddsView *self,
                                     gboolean      is_counting);

G_END_DECLS
