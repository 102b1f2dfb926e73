// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes championships and All-Arenas matches: their course and the set-up of each match.
#pragma once

#include "engine/robo-series.h"
#include "robo-match-setup.h"

G_BEGIN_DECLS

/* Files of series have this suffix. */
#define ROBO_SERIES_SUFFIX ".series.xml"

/* Holds the common set-up of all matches, the state of the series, and the names of the files of its matches. These
 * files are saved in the same folder (RoboMatchFile). */
typedef struct _RoboSeriesFile RoboSeriesFile;

/* Returns a translated sentence that says why no series can start from these arguments, or NULL if a series can. The
 * arena of the set-up does not matter. The arenas are in the order of play; in a championship they are the homes of
 * the champions. `rulings` is the version with which the series began, or ROBO_RULINGS_VERSION for a new series. */
const char *robo_series_check (RoboSeriesKind        kind,
                               guint                 rulings,
                               const RoboMatchSetup *setup,
                               RoboArena *const     *arenas,
                               guint                 n_arenas);

/* Creates a series at its beginning. The arguments must pass robo_series_check(). The seed of the set-up determines all
 * random choices. */
RoboSeriesFile *robo_series_file_new (RoboSeriesKind        kind,
                                      const RoboMatchSetup *setup,
                                      RoboArena *const     *arenas,
                                      guint                 n_arenas) G_GNUC_WARN_UNUSED_RESULT;
void            robo_series_file_free (RoboSeriesFile *self);

/* Loads a series. Returns NULL with an error in `problems` if the file cannot be used. */
RoboSeriesFile *robo_series_file_load (const char   *path,
                                       RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;
RoboSeriesFile *robo_series_file_load_memory (const char   *data,
                                              gsize         length,
                                              RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;
GBytes         *robo_series_file_to_bytes (const RoboSeriesFile *self) G_GNUC_WARN_UNUSED_RESULT;

/* Saves the series. The file is written as a whole, or not at all. */
gboolean robo_series_file_save (const RoboSeriesFile *self,
                                const char           *path,
                                GError              **error);

/* Course of the series */

RoboSeriesKind robo_series_file_get_kind (const RoboSeriesFile *self);

/* Returns the common set-up of all matches. */
const RoboMatchSetup *robo_series_file_get_setup (const RoboSeriesFile *self);

const RoboSeries *robo_series_file_get_series (const RoboSeriesFile *self);
guint             robo_series_file_get_n_arenas (const RoboSeriesFile *self);

RoboArena *robo_series_file_get_arena (const RoboSeriesFile *self,
                                       guint                 index);

/* Answers the current question with the index of a robot or an arena, from 0. Returns ROBO_REFUSED_NOT, or the reason
 * why the answer is not allowed. */
RoboRefusal robo_series_file_answer (RoboSeriesFile *self,
                                     guint           answer);

/* Returns the set-up of the current match, with each player's robot, the champion card of a titleholder, and the
 * modules of KillBots in this arena (R11.2, R11.3, R7.12). In the same state of a series, this is always the same
 * set-up. */
RoboMatchSetup *robo_series_file_dup_bout_setup (const RoboSeriesFile *self) G_GNUC_WARN_UNUSED_RESULT;

/* Begins the current match. `game` is the name of the file in which the match is saved, without a folder. */
void robo_series_file_begin_bout (RoboSeriesFile *self,
                                  const char     *game);

/* Takes the result of the current match, which must have begun. */
void robo_series_file_finish_bout (RoboSeriesFile  *self,
                                   const RoboState *state);

/* Returns the name of the file of a match, or NULL if the match has not begun. Matches count from 0. The match after
 * the last finished match is the current match. */
const char *robo_series_file_get_game (const RoboSeriesFile *self,
                                       guint                 bout);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboSeriesFile, robo_series_file_free)

G_END_DECLS
