// SPDX-License-Identifier: GPL-3.0-or-later
// The championships and All-Arenas matches in the games folder.
#pragma once

#include <gio/gio.h>

#include "robo-series-run.h"

G_BEGIN_DECLS

/**
 * RoboSeriesList:
 *
 * A GListModel of RoboSeriesRun, what was played last first. The folder is read in the background, so that the
 * list fills a moment after it was made.
 */
#define ROBO_TYPE_SERIES_LIST (robo_series_list_get_type ())

G_DECLARE_FINAL_TYPE (RoboSeriesList, robo_series_list, ROBO, SERIES_LIST, GObject)

/**
 * robo_series_list_new:
 * @folder: where the files are; there need be nothing
 *
 * Returns: (transfer full): the series there
 */
RoboSeriesList *robo_series_list_new (const char *folder) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_series_list_add:
 * @self: a list
 * @run: a series; one that is in the list already comes to the front
 */
void robo_series_list_add (RoboSeriesList *self,
                           RoboSeriesRun  *run);

/**
 * robo_series_list_find:
 * @self: a list
 * @path: of a series file, anywhere
 *
 * Returns: (transfer none) (nullable): the series, %NULL if it is not in the list: robo_series_run_load() reads it
 */
RoboSeriesRun *robo_series_list_find (RoboSeriesList *self,
                                      const char     *path);

/**
 * robo_series_list_find_game:
 * @self: a list
 * @path: of a match file
 *
 * Returns: (transfer none) (nullable): the series of which it is a match
 */
RoboSeriesRun *robo_series_list_find_game (RoboSeriesList *self,
                                           const char     *path);

/**
 * robo_series_list_discard:
 * @self: a list
 * @run: one of its series, which is given up
 *
 * Removes its file. The matches stay; they are games like others then.
 */
void robo_series_list_discard (RoboSeriesList *self,
                               RoboSeriesRun  *run);

G_END_DECLS
