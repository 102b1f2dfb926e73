// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a championship or an All-Arenas match, which takes several games.
#pragma once

#include "files/match/robo-series-file.h"
#include "robo-match-saver.h"

G_BEGIN_DECLS

/* Owns the series, begins its matches and takes their results. At every change it writes the file of the series, which
 * is beside the files of the matches.
 *
 * Properties, read-only, each with a notification:
 *
 * - `title` (string): the kind of series, such as "RFL Championship"
 * - `sentence` (string): the next step or the result, in a translated sentence
 * - `is-over` (boolean)
 *
 * Signals:
 *
 * - `changed ()`: an answer was given, a match began or ended
 * - `failed (string)`: a translated sentence that says why the series could not be saved. With a saver, the saver emits
 *   its own signal of this name instead */
#define ROBO_TYPE_SERIES_RUN (robo_series_run_get_type ())

G_DECLARE_FINAL_TYPE (RoboSeriesRun, robo_series_run, ROBO, SERIES_RUN, GObject)

/* Creates a series; takes ownership of the file. The series and its matches are saved in the folder, the series for
 * the first time at its first change. */
RoboSeriesRun *robo_series_run_new (RoboSeriesFile *file,
                                    const char     *folder) G_GNUC_WARN_UNUSED_RESULT;

/* Loads a series. If a match ended but the series could not take its result, the series takes it now. Returns NULL
 * with errors added to `problems`. */
RoboSeriesRun *robo_series_run_load (const char   *path,
                                     RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

const char *robo_series_run_get_path (RoboSeriesRun *self);

/* Sets the saver that writes the file of the series and reports errors. The saver writes files of series and of
 * matches in its own thread, in the order of the calls. Without a saver the file is written at once, in the calling
 * thread. robo_series_run_begin_again() also sets the saver. */
void robo_series_run_set_saver (RoboSeriesRun  *self,
                                RoboMatchSaver *saver);

/* Removes the file of the series after all writing is done. The matches stay. */
void robo_series_run_remove (RoboSeriesRun *self);

/* Returns the data of the series; valid as long as the RoboSeriesRun lives. */
const RoboSeriesFile *robo_series_run_get_file (RoboSeriesRun *self);

/* These functions return the series and the properties. Results are borrowed; the RoboSeries is valid until the series
 * goes on. */
const RoboSeries *robo_series_run_get_series (RoboSeriesRun *self);
const char       *robo_series_run_get_title (RoboSeriesRun *self);
gboolean          robo_series_run_get_is_over (RoboSeriesRun *self);

/* Returns the next step or the result in a translated sentence. */
char *robo_series_run_dup_sentence (RoboSeriesRun *self) G_GNUC_WARN_UNUSED_RESULT;

/* Answers with a robot or an arena, as in RoboSeries. Returns why the answer is not allowed, or ROBO_REFUSED_NOT. */
RoboRefusal robo_series_run_answer (RoboSeriesRun *self,
                                    guint          answer);

/* Begins the current match, or returns it if it is being played. The series takes the result when the match ends. If
 * the match has begun but is not loaded, returns NULL and the path of its file: read the match with
 * robo_match_load_async() and pass it to robo_series_run_resume(). */
RoboMatch *robo_series_run_begin (RoboSeriesRun  *self,
                                  RoboMatchSaver *saver,
                                  char          **path) G_GNUC_WARN_UNUSED_RESULT;

/* Continues the current match, which was read from its file. The series takes the result when the match ends. */
void robo_series_run_resume (RoboSeriesRun *self,
                             RoboMatch     *match);

/* Begins the current match from its start in a new file, even if it was played before. */
RoboMatch *robo_series_run_begin_again (RoboSeriesRun  *self,
                                        RoboMatchSaver *saver) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the path of a match, numbered from 0, or NULL if it has not begun. */
char *robo_series_run_dup_game_path (RoboSeriesRun *self,
                                     guint          bout) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether the game at the path belongs to this series; if so, gets the number of the match. */
gboolean robo_series_run_find_game (RoboSeriesRun *self,
                                    const char    *path,
                                    guint         *bout);

G_END_DECLS
