// SPDX-License-Identifier: GPL-3.0-or-later
// Controls the window's championships and All-Arenas matches.
#pragma once

#include "match/robo-series-list.h"
#include "ui/setup/robo-series-page.h"

G_BEGIN_DECLS

/* Owns the series and their page, and knows to which series a game belongs. Asks the window by signals:
 *
 * - `show ()`: show the page of the series
 * - `show-match (RoboMatch)`: show a match
 * - `closed ()`: the series on the page has been given up
 * - `failed (string)`: a translated sentence with the reason why a series could not be saved
 * - `looked (string)`: open the match at this path; its series has been looked for */
#define ROBO_TYPE_SERIES_CONTROLLER (robo_series_controller_get_type ())

G_DECLARE_FINAL_TYPE (RoboSeriesController, robo_series_controller, ROBO, SERIES_CONTROLLER, GObject)

/* Creates a controller with the series in the saver's folder. The opening bar is shown over the pages of the
 * window. */
RoboSeriesController *robo_series_controller_new (RoboMatchSaver *saver,
                                                  GtkWidget      *pages) G_GNUC_WARN_UNUSED_RESULT;

RoboSeriesList *robo_series_controller_get_list (RoboSeriesController *self);

/* Returns the page of the current series. */
RoboSeriesPage *robo_series_controller_get_page (RoboSeriesController *self);

/* Returns the current series, or NULL. */
RoboSeriesRun *robo_series_controller_get_run (RoboSeriesController *self);

/* Returns the index, from 0, of a match of the current series. */
guint robo_series_controller_find_bout (RoboSeriesController *self,
                                        RoboMatch            *match);

/* Asks the window to show a match of the current series, by its index from 0. If the match is the next one, it
 * begins. */
void robo_series_controller_show_bout (RoboSeriesController *self,
                                       guint                 bout);

/* Starts a new series, and takes ownership of it. */
void robo_series_controller_start (RoboSeriesController *self,
                                   RoboSeriesFile       *file);

/* Asks the window to show a series as soon as it has been read. If that fails, a dialog shows the reason. */
void robo_series_controller_open (RoboSeriesController *self,
                                  const char           *path);

/* Continues the match of a path if the match is the current one of a series. Its result then counts for the series.
 * Returns FALSE if it is not the current match. */
gboolean robo_series_controller_play_game (RoboSeriesController *self,
                                           const char           *path);

/* Looks for the series of a match beside the file of the match, adds the series to the list if there is one, and then
 * emits `looked`. Does nothing and returns FALSE if the match is in the games folder, or its series is in the list. */
gboolean robo_series_controller_look_beside (RoboSeriesController *self,
                                             const char           *path);

/* Shows the series of a match that is about to be shown on the page. Returns FALSE if the match belongs to no
 * series. */
gboolean robo_series_controller_take_match (RoboSeriesController *self,
                                            RoboMatch            *match);

/* Asks whether to give up the series on the page, and does so if the user agrees. */
void robo_series_controller_give_up (RoboSeriesController *self);

G_END_DECLS
