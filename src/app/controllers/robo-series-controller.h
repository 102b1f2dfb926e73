// SPDX-License-Identifier: GPL-3.0-or-later
// Controls the championships and All-Arenas matches of the window.
#pragma once

#include "match/robo-series-list.h"
#include "ui/setup/robo-series-page.h"

G_BEGIN_DECLS

/* Owns the series and their page, and finds the series that a match belongs to. Asks the window by signals:
 * - `show ()`: show the page of the series
 * - `show-match (RoboMatch)`: show a match
 * - `closed ()`: the user has given up the series on the page
 * - `failed (string)`: a series could not be saved; the translated sentence says why
 * - `looked (string)`: open the match at this path; the search for its series has ended */
#define ROBO_TYPE_SERIES_CONTROLLER (robo_series_controller_get_type ())

G_DECLARE_FINAL_TYPE (RoboSeriesController, robo_series_controller, ROBO, SERIES_CONTROLLER, GObject)

/* Creates a controller with the series in the saver's folder. It shows the opening bar over the pages of the window. */
RoboSeriesController *robo_series_controller_new (RoboMatchSaver *saver,
                                                  GtkWidget      *pages) G_GNUC_WARN_UNUSED_RESULT;

RoboSeriesList *robo_series_controller_get_list (RoboSeriesController *self);

/* Returns the page that shows the current series. */
RoboSeriesPage *robo_series_controller_get_page (RoboSeriesController *self);

/* Returns the current series, or NULL. */
RoboSeriesRun *robo_series_controller_get_run (RoboSeriesController *self);

/* Returns the index of a match in the current series, from 0. Returns 0 if the match does not belong to the series. */
guint robo_series_controller_find_bout (RoboSeriesController *self,
                                        RoboMatch            *match);

/* Asks the window to show a match of the current series by its index, from 0. The next match begins, or continues if it
 * has begun before. */
void robo_series_controller_show_bout (RoboSeriesController *self,
                                       guint                 bout);

/* Starts a new series, and takes ownership of its file. */
void robo_series_controller_start (RoboSeriesController *self,
                                   RoboSeriesFile       *file);

/* Asks the window to show a series as soon as it has been read. If reading fails, a dialog shows the reason. */
void robo_series_controller_open (RoboSeriesController *self,
                                  const char           *path);

/* If the match at a path is the current match of a series, continues the match, so that its result counts for the
 * series. Otherwise returns FALSE. */
gboolean robo_series_controller_play_game (RoboSeriesController *self,
                                           const char           *path);

/* Looks for the series of a match in the folder of the match. If there is a series, adds it to the list. Then emits
 * `looked`, unless the user has canceled. If the match is in the games folder, or if its series is in the list already,
 * does nothing and returns FALSE. */
gboolean robo_series_controller_look_beside (RoboSeriesController *self,
                                             const char           *path);

/* Makes the series of a match the current series; call this before the match is shown. Returns FALSE if the match
 * belongs to no series. */
gboolean robo_series_controller_take_match (RoboSeriesController *self,
                                            RoboMatch            *match);

/* Asks the user whether to give up the series on the page, and does so if the user agrees. */
void robo_series_controller_give_up (RoboSeriesController *self);

G_END_DECLS
