// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the ranking of a game on a podium.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

/* The robots of a game stand on steps as high as their ranks, with names and victory points below; the winner cheers.
 * Unless motion is reduced, steps rise and robots hop onto them, with confetti for the winner. */
#define ROBO_TYPE_PODIUM (robo_podium_get_type ())

G_DECLARE_FINAL_TYPE (RoboPodium, robo_podium, ROBO, PODIUM, GtkWidget)

/* Shows the current ranking of the match, and starts the animation when the podium becomes visible. */
void robo_podium_show (RoboPodium *self,
                       RoboMatch  *match);

/* Ends the animation. */
void robo_podium_skip (RoboPodium *self);

/* Returns the progress of the ceremony, 0 to 1. */
double robo_podium_get_progress (RoboPodium *self);

G_END_DECLS
