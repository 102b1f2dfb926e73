// SPDX-License-Identifier: GPL-3.0-or-later
// Says over the board that it shows an earlier moment, with a way back.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

/* Is visible while the match shows a position that it has shown before, and has a later one. Its button activates
 * `game.last-moment`.
 *
 * Properties:
 *
 * - `match` (RoboMatch, rw, nullable): the match whose position is looked at */
#define ROBO_TYPE_PAST_BAR (robo_past_bar_get_type ())

G_DECLARE_FINAL_TYPE (RoboPastBar, robo_past_bar, ROBO, PAST_BAR, GtkWidget)

G_END_DECLS
