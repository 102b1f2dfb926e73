// SPDX-License-Identifier: GPL-3.0-or-later
// The time line: where in a match one is, whether it plays, and how fast.
#pragma once

#include <gtk/gtk.h>

#include "play/robo-match.h"

G_BEGIN_DECLS

/**
 * RoboPlayBar:
 *
 * Its buttons activate `game.step-back`, `game.playing`, `game.step` and `game.speed`; the focus goes to the one that
 * plays.
 *
 * Properties:
 *
 * - `match` (RoboMatch, rw, nullable)
 * - `clock` (string, rw, nullable): how long somebody has been programming, where that matters (R4.6)
 */
#define ROBO_TYPE_PLAY_BAR (robo_play_bar_get_type ())

G_DECLARE_FINAL_TYPE (RoboPlayBar, robo_play_bar, ROBO, PLAY_BAR, GtkWidget)

G_END_DECLS
