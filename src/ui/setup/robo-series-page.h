// SPDX-License-Identifier: GPL-3.0-or-later
// A championship or an All-Arenas match between its games: standings, cards, matches, what comes next.
#pragma once

#include <adwaita.h>

#include "match/robo-series-run.h"

G_BEGIN_DECLS

/**
 * RoboSeriesPage:
 *
 * Property `run` (RoboSeriesRun, rw, nullable). Robots and arenas are chosen here.
 *
 * Signals:
 *
 * - `play ()`: somebody wants to play the current match
 * - `open-game (uint bout)`: somebody wants to look at a match that is over, counted from 0
 *
 * For another series it activates `win.new-game`; `win.give-up-series` is in its menu.
 */
#define ROBO_TYPE_SERIES_PAGE (robo_series_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboSeriesPage, robo_series_page, ROBO, SERIES_PAGE, AdwBin)

/**
 * robo_series_page_get_run:
 * @self: a page
 *
 * Returns: (transfer none) (nullable): what it shows
 */
RoboSeriesRun *robo_series_page_get_run (RoboSeriesPage *self);

void robo_series_page_set_run (RoboSeriesPage *self,
                               RoboSeriesRun  *run);

/**
 * robo_series_page_prepare:
 * @self: a page
 *
 * Gives the focus to what comes next. To be called when the page has come into view.
 */
void robo_series_page_prepare (RoboSeriesPage *self);

G_END_DECLS
