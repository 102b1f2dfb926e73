// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the time line of a match: the current position, playback, and speed.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

/* Its buttons activate `game.step-back`, `game.playing`, `game.step` and `game.speed`.
 *
 * Properties:
 *
 * - `match` (RoboMatch, rw, nullable): the match whose time line is shown
 * - `clock` (string, rw, nullable): the time that the player has spent programming, in a race for starting numbers
 *   (R4.7) */
#define ROBO_TYPE_PLAY_BAR (robo_play_bar_get_type ())

G_DECLARE_FINAL_TYPE (RoboPlayBar, robo_play_bar, ROBO, PLAY_BAR, GtkWidget)

/* Focuses the button that starts and pauses playback. */
void robo_play_bar_focus (RoboPlayBar *self);

/* Marks interesting positions on the time line. An empty array removes the marks. */
void robo_play_bar_set_marks (RoboPlayBar *self,
                              GArray      *positions);

G_END_DECLS
