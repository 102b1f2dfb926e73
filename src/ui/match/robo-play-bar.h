// SPDX-License-Identifier: GPL-3.0-or-later
// The time line: where in a match one is, whether it plays, and how fast.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

/**
 * RoboPlayBar:
 *
 * Its buttons activate `game.step-back`, `game.playing`, `game.step` and `game.speed`.
 *
 * Properties:
 *
 * - `match` (RoboMatch, rw, nullable)
 * - `clock` (string, rw, nullable): how long somebody has been programming, where that matters (R4.6)
 */
#define ROBO_TYPE_PLAY_BAR (robo_play_bar_get_type ())

G_DECLARE_FINAL_TYPE (RoboPlayBar, robo_play_bar, ROBO, PLAY_BAR, GtkWidget)

/**
 * robo_play_bar_focus:
 * @self: a bar
 *
 * Gives the focus to the button that plays.
 */
void robo_play_bar_focus (RoboPlayBar *self);

/**
 * robo_play_bar_set_marks:
 * @self: a play bar
 * @positions: (element-type guint): positions that are worth a look; none for no marks
 *
 * Marks them on the time line.
 */
void robo_play_bar_set_marks (RoboPlayBar *self,
                              GArray      *positions);

G_END_DECLS
