// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the ranking of a game on a podium.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

/* Shows the robots of a game on steps, which are higher for better ranks. Names and victory points are below the steps,
 * and the winner cheers. If motion is not reduced, the steps rise, robots hop onto them, and confetti falls for the
 * winner. */
#define ROBO_TYPE_PODIUM (robo_podium_get_type ())

G_DECLARE_FINAL_TYPE (RoboPodium, robo_podium, ROBO, PODIUM, GtkWidget)

/* Shows the ranking that the match has now. The animation starts when the podium becomes visible. */
void robo_podium_show (RoboPodium *self,
                       RoboMatch  *match);

/* Ends the animation. */
void robo_podium_skip (RoboPodium *self);

/* Returns the progress of the ceremony, from 0 to 1. */
double robo_podium_get_progress (RoboPodium *self);

G_END_DECLS
