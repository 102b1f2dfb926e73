// SPDX-License-Identifier: GPL-3.0-or-later
// Where the window keeps its championships and All-Arenas matches.
#pragma once

#include "match/robo-series-list.h"
#include "ui/setup/robo-series-page.h"

G_BEGIN_DECLS

/**
 * RoboSeriesDesk:
 *
 * Owns the series and their page, and knows which game belongs to which. What it cannot do itself it
 * asks the window for:
 *
 * - `show ()`: its page is to be shown
 * - `show-match (RoboMatch)`: a match is to be shown
 * - `closed ()`: the series on the page has been given up
 * - `failed (string)`: a translated sentence that says why a series could not be saved
 */
#define ROBO_TYPE_SERIES_DESK (robo_series_desk_get_type ())

G_DECLARE_FINAL_TYPE (RoboSeriesDesk, robo_series_desk, ROBO, SERIES_DESK, GObject)

/**
 * robo_series_desk_new:
 * @saver: saves the matches
 * @pages: (transfer none): the pages of the window, over which it says what it is opening
 *
 * Returns: (transfer full): a desk with the series that are in the saver's folder
 */
RoboSeriesDesk *robo_series_desk_new (RoboMatchSaver *saver,
                                      GtkWidget      *pages) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_series_desk_get_list:
 * @self: a desk
 *
 * Returns: (transfer none): all series
 */
RoboSeriesList *robo_series_desk_get_list (RoboSeriesDesk *self);

/**
 * robo_series_desk_get_page:
 * @self: a desk
 *
 * Returns: (transfer none): the page of the series that is played or looked at
 */
RoboSeriesPage *robo_series_desk_get_page (RoboSeriesDesk *self);

/**
 * robo_series_desk_get_run:
 * @self: a desk
 *
 * Returns: (transfer none) (nullable): the series that is played or looked at
 */
RoboSeriesRun *robo_series_desk_get_run (RoboSeriesDesk *self);

/**
 * robo_series_desk_find_bout:
 * @self: a desk
 * @match: one of the series that is played or looked at
 *
 * Returns: which one, from 0
 */
guint robo_series_desk_find_bout (RoboSeriesDesk *self,
                                  RoboMatch      *match);

/**
 * robo_series_desk_show_bout:
 * @self: a desk
 * @bout: a match of the series that is played or looked at, from 0
 *
 * Asks for it to be shown; the one that comes next begins.
 */
void robo_series_desk_show_bout (RoboSeriesDesk *self,
                                 guint           bout);

/**
 * robo_series_desk_start:
 * @self: a desk
 * @file: (transfer full): a new series
 */
void robo_series_desk_start (RoboSeriesDesk *self,
                             RoboSeriesFile *file);

/**
 * robo_series_desk_open:
 * @self: a desk
 * @path: of a series file
 *
 * Asks for it to be shown as soon as it is read; a dialog says why it cannot be.
 */
void robo_series_desk_open (RoboSeriesDesk *self,
                            const char     *path);

/**
 * robo_series_desk_play_game:
 * @self: a desk
 * @path: of a match file
 *
 * Goes on with a match if it is the current one of a series, so that the series hears how it ends.
 *
 * Returns: whether it was
 */
gboolean robo_series_desk_play_game (RoboSeriesDesk *self,
                                     const char     *path);

/**
 * robo_series_desk_take_match:
 * @self: a desk
 * @match: what is going to be shown
 *
 * Turns the page to the series of the match, if it has one.
 *
 * Returns: whether it has
 */
gboolean robo_series_desk_take_match (RoboSeriesDesk *self,
                                      RoboMatch      *match);

/**
 * robo_series_desk_give_up:
 * @self: a desk
 *
 * Asks whether the series on the page is to be given up, and does so.
 */
void robo_series_desk_give_up (RoboSeriesDesk *self);

G_END_DECLS
