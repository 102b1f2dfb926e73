// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a championship or an All-Arenas match between its games: standings, cards, matches, and what to do next.
#pragma once

#include <adwaita.h>

#include "match/robo-series-run.h"

G_BEGIN_DECLS

/* Lets the user choose robots and arenas. Property `run` (RoboSeriesRun, rw, nullable).
 *
 * Signals:
 *
 * - `play ()`: the user plays the current match
 * - `open-game (uint bout)`: the user opens the finished match with this index
 *
 * When the series is over, the button of the page activates `win.new-game`. The menu of the page has
 * `win.give-up-series`. */
#define ROBO_TYPE_SERIES_PAGE (robo_series_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboSeriesPage, robo_series_page, ROBO, SERIES_PAGE, AdwBin)

/* Returns the current series, or NULL. */
RoboSeriesRun *robo_series_page_get_run (RoboSeriesPage *self);

void robo_series_page_set_run (RoboSeriesPage *self,
                               RoboSeriesRun  *run);

G_END_DECLS
