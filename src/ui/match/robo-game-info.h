// SPDX-License-Identifier: GPL-3.0-or-later
// What a game is: where, by which rules, who plays, and to which series it belongs.
#pragma once

#include <adwaita.h>

#include "match/robo-match.h"
#include "match/robo-series-run.h"

G_BEGIN_DECLS

/**
 * RoboGameInfo:
 *
 * A window that says all about a game that does not change while it is played. Of a series it names every game, each
 * a link.
 *
 * Signals:
 *
 * - `open-series ()`: the page of the series is wanted
 * - `open-bout (uint bout)`: another game of it is wanted, from 0; the last one may not have begun
 *
 * It closes before either.
 */
#define ROBO_TYPE_GAME_INFO (robo_game_info_get_type ())

G_DECLARE_FINAL_TYPE (RoboGameInfo, robo_game_info, ROBO, GAME_INFO, AdwWindow)

/**
 * robo_game_info_new:
 * @match: a game
 * @run: (nullable): the series that it belongs to
 * @bout: which game of @run it is
 *
 * Returns: (transfer floating): the window, which is not shown yet
 */
GtkWidget *robo_game_info_new (RoboMatch     *match,
                               RoboSeriesRun *run,
                               guint          bout) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
