// SPDX-License-Identifier: GPL-3.0-or-later
// Who has won, on a podium.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

/**
 * RoboPodium:
 *
 * The robots of a game on steps as high as their ranks, the winner cheering, with names and victory points below. Steps
 * rise and robots hop onto them, with confetti for the winner; not where motion is reduced.
 */
#define ROBO_TYPE_PODIUM (robo_podium_get_type ())

G_DECLARE_FINAL_TYPE (RoboPodium, robo_podium, ROBO, PODIUM, GtkWidget)

/**
 * robo_podium_show:
 * @self: a podium
 * @match: a match
 *
 * Shows it as it is now, and lets it begin to move when it is seen.
 */
void robo_podium_show (RoboPodium *self,
                       RoboMatch  *match);

/**
 * robo_podium_skip:
 * @self: a podium
 *
 * Whatever moves is at its end.
 */
void robo_podium_skip (RoboPodium *self);

/**
 * robo_podium_get_progress:
 * @self: a podium
 *
 * Returns: how much of the ceremony is over, 0 to 1
 */
double robo_podium_get_progress (RoboPodium *self);

G_END_DECLS
