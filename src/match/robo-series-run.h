// SPDX-License-Identifier: GPL-3.0-or-later
// A championship or an All-Arenas match that is being played, over several games and evenings.
#pragma once

#include "files/match/robo-series-file.h"
#include "robo-match-saver.h"

G_BEGIN_DECLS

/**
 * RoboSeriesRun:
 *
 * Owns the series, begins its matches, takes their results and keeps everything on disk: the series has a file of its
 * own beside those of its matches, written whenever it gets on.
 *
 * Properties, for reading only, each with a notification:
 *
 * - `title` (string): what is played, such as "RFL Championship"
 * - `sentence` (string): what comes next, or how it ended, in a translated sentence
 * - `is-over` (boolean)
 *
 * Signals:
 *
 * - `changed ()`: an answer was given, a match began or ended
 * - `failed (string)`: a translated sentence that says why the series could not be saved
 */
#define ROBO_TYPE_SERIES_RUN (robo_series_run_get_type ())

G_DECLARE_FINAL_TYPE (RoboSeriesRun, robo_series_run, ROBO, SERIES_RUN, GObject)

/**
 * robo_series_run_new:
 * @file: (transfer full): a series
 * @folder: where its file and its matches are to be
 *
 * Returns: (transfer full): the series; it is saved when it first gets on
 */
RoboSeriesRun *robo_series_run_new (RoboSeriesFile *file,
                                    const char     *folder) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_series_run_load:
 * @path: of a series file
 * @problems: where to add what is wrong with it
 *
 * Takes a series up where it was left. A match that ended without the series having been told counts.
 *
 * Returns: (transfer full) (nullable): the series
 */
RoboSeriesRun *robo_series_run_load (const char   *path,
                                     RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_series_run_get_path:
 * @self: a series
 *
 * Returns: (transfer none): where it is saved
 */
const char *robo_series_run_get_path (RoboSeriesRun *self);

/**
 * robo_series_run_set_saver:
 * @self: a series
 * @saver: what writes its matches
 *
 * Has the file written by @saver too, in its thread and before the match that goes on with it; what goes wrong then is said by
 * @saver. Without, it is written at once. robo_series_run_begin() does the same.
 */
void robo_series_run_set_saver (RoboSeriesRun  *self,
                                RoboMatchSaver *saver);

/**
 * robo_series_run_remove:
 * @self: a series
 *
 * Removes its file, after all that is being written. Its matches stay.
 */
void robo_series_run_remove (RoboSeriesRun *self);

/**
 * robo_series_run_get_file:
 * @self: a series
 *
 * Returns: (transfer none): its course; valid as long as @self
 */
const RoboSeriesFile *robo_series_run_get_file (RoboSeriesRun *self);

/* Borrowed: how the series stands, valid until it goes on, and the properties. */
const RoboSeries *robo_series_run_get_series (RoboSeriesRun *self);
const char       *robo_series_run_get_title (RoboSeriesRun *self);
gboolean          robo_series_run_get_is_over (RoboSeriesRun *self);

/**
 * robo_series_run_dup_sentence:
 * @self: a series
 *
 * Returns: (transfer full): what comes next, or how it ended
 */
char *robo_series_run_dup_sentence (RoboSeriesRun *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_series_run_answer:
 * @self: a series that asks
 * @answer: a robot or an arena, as in RoboSeries
 *
 * Returns: why it is not allowed, or %ROBO_REFUSED_NOT
 */
RoboRefusal robo_series_run_answer (RoboSeriesRun *self,
                                    guint          answer);

/**
 * robo_series_run_begin:
 * @self: a series that plays
 * @saver: what is to save the match
 * @path: (out) (nullable): the file of the match if it has begun but is not open: robo_match_load_async() reads it,
 *   and robo_series_run_resume() goes on with it; %NULL if the match is returned
 *
 * Begins the current match, or goes on with the one that is being played. The series hears when it ends.
 *
 * Returns: (transfer full) (nullable): the match
 */
RoboMatch *robo_series_run_begin (RoboSeriesRun  *self,
                                  RoboMatchSaver *saver,
                                  char          **path) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_series_run_resume:
 * @self: a series that plays
 * @match: its current match, read from its file
 *
 * Takes it up where it was left. The series hears when it ends.
 */
void robo_series_run_resume (RoboSeriesRun *self,
                             RoboMatch     *match);

/**
 * robo_series_run_begin_again:
 * @self: a series that plays
 * @saver: what is to save the match
 *
 * Begins the current match from its start, in a file of its own, whatever there was of it.
 *
 * Returns: (transfer full): the match
 */
RoboMatch *robo_series_run_begin_again (RoboSeriesRun  *self,
                                        RoboMatchSaver *saver) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_series_run_dup_game_path:
 * @self: a series
 * @bout: which match, from 0
 *
 * Returns: (transfer full) (nullable): where it is saved, %NULL if it has not begun
 */
char *robo_series_run_dup_game_path (RoboSeriesRun *self,
                                     guint          bout) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_series_run_find_game:
 * @self: a series
 * @path: of a match file
 * @bout: (out) (optional): which match it is
 *
 * Returns: whether it is one of this series
 */
gboolean robo_series_run_find_game (RoboSeriesRun *self,
                                    const char    *path,
                                    guint         *bout);

G_END_DECLS
