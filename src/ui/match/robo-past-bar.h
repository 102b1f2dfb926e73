// SPDX-License-Identifier: GPL-3.0-or-later
// Says over the board that the board shows an earlier moment, and has a button that returns to the present.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

/* Is visible while the match shows an earlier position than the latest position that it has shown. Its button activates
 * `game.last-moment`.
 *
 * Properties:
 *
 * - `match` (RoboMatch, rw, nullable): the match whose position is shown */
#define ROBO_TYPE_PAST_BAR (robo_past_bar_get_type ())

G_DECLARE_FINAL_TYPE (RoboPastBar, robo_past_bar, ROBO, PAST_BAR, GtkWidget)

G_END_DECLS
