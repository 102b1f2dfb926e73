// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the championships and All-Arenas matches in the games folder.
#pragma once

#include <gio/gio.h>

#include "base/robo-array-list.h"
#include "robo-series-run.h"

G_BEGIN_DECLS

/* Lists RoboSeriesRun objects, the latest played first. The folder is read in the background, so the list fills a
 * moment after it was created. */
#define ROBO_TYPE_SERIES_LIST (robo_series_list_get_type ())

G_DECLARE_FINAL_TYPE (RoboSeriesList, robo_series_list, ROBO, SERIES_LIST, RoboArrayList)

/* Creates the list of a folder, which need not exist. */
RoboSeriesList *robo_series_list_new (const char *folder) G_GNUC_WARN_UNUSED_RESULT;

/* Adds a series. If the series is in the list already, moves it to the front. */
void robo_series_list_add (RoboSeriesList *self,
                           RoboSeriesRun  *run);

/* Returns the series of a path, or NULL if it is not in the list. In that case robo_series_run_load() reads it. */
RoboSeriesRun *robo_series_list_find (RoboSeriesList *self,
                                      const char     *path);

/* Returns the series to which the game at the path belongs, or NULL. */
RoboSeriesRun *robo_series_list_find_game (RoboSeriesList *self,
                                           const char     *path);

/* Removes a series from the list, and its file. The matches of the series stay and become ordinary games. */
void robo_series_list_discard (RoboSeriesList *self,
                               RoboSeriesRun  *run);

G_END_DECLS
