// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the odds of the program that the player is making, in percent.
#pragma once

#include <gtk/gtk.h>

#include "match/learning/robo-adviser.h"

G_BEGIN_DECLS

/* Has numbers below the controller: the probabilities that the robot takes a token, destroys another robot, is hit,
 * and is destroyed. Below the numbers is the greatest danger or, without danger, the number of simulations. */
#define ROBO_TYPE_ODDS_VIEW (robo_odds_view_get_type ())

G_DECLARE_FINAL_TYPE (RoboOddsView, robo_odds_view, ROBO, ODDS_VIEW, GtkWidget)

/* Sets the odds of the program, or NULL while they are unknown. The danger is a sentence about them, the short danger
 * the same in a few words; both are NULL, or neither. */
void robo_odds_view_set_odds (RoboOddsView   *self,
                              const RoboOdds *odds,
                              const char     *danger,
                              const char     *short_danger);

/* If is_counting is TRUE, dims the numbers: they belong to an earlier program, and the new numbers are being computed.
 * Dimmed numbers stay readable, because the computation takes only a moment. */
void robo_odds_view_set_is_counting (RoboOddsView *self,
                                     gboolean      is_counting);

G_END_DECLS
