// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the facts of a game: arena, rules, players, and the series that the game belongs to.
#pragma once

#include <adwaita.h>

#include "match/robo-match.h"
#include "match/robo-series-run.h"

G_BEGIN_DECLS

/* Lists facts about a game: players, arena, cards and rules. If the game belongs to a series, the window has links to
 * the page of the series and to its other games so far. If the game has an arena or cards that do not come with the
 * program, a row activates the action `win.keep-parts`. The window closes before it emits a signal.
 *
 * Signals:
 *
 * - `open-series ()`: the user opens the page of the series
 * - `open-bout (uint bout)`: the user opens the game with this index in the series. It may be the next game, which has
 *   not begun yet */
#define ROBO_TYPE_GAME_INFO (robo_game_info_get_type ())

G_DECLARE_FINAL_TYPE (RoboGameInfo, robo_game_info, ROBO, GAME_INFO, AdwWindow)

/* Creates the window, but does not show it. `run` is the series that the match belongs to, or NULL, and `bout` the
 * index of the match in the series. */
GtkWidget *robo_game_info_new (RoboMatch     *match,
                               RoboSeriesRun *run,
                               guint          bout) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
