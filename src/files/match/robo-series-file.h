// SPDX-License-Identifier: GPL-3.0-or-later
// A championship or an All-Arenas match: its course, the set-up of each match, and the file in which it is kept.
#pragma once

#include "engine/robo-series.h"
#include "robo-match-setup.h"

G_BEGIN_DECLS

/* How the files are called. */
#define ROBO_SERIES_SUFFIX ".series.xml"

/**
 * RoboSeriesFile:
 *
 * What is the same in all matches, how far the series got, and the names of the files its matches are in. The
 * matches themselves are saved beside it (RoboMatchFile).
 */
typedef struct _RoboSeriesFile RoboSeriesFile;

/**
 * robo_series_check:
 * @kind: a kind of series
 * @setup: who plays by which rules; its arena does not matter
 * @arenas: (array length=n_arenas): where, in this order; in a championship the homes of the champions in theirs
 * @n_arenas: how many
 *
 * Returns: (transfer none) (nullable): a translated sentence that says why no series can start from this,
 *   %NULL if one can
 */
const char *robo_series_check (RoboSeriesKind        kind,
                               const RoboMatchSetup *setup,
                               RoboArena *const     *arenas,
                               guint                 n_arenas);

/**
 * robo_series_file_new:
 * @kind: a kind of series
 * @setup: who plays by which rules, and the seed of everything that is drawn
 * @arenas: (array length=n_arenas) (transfer none): where
 * @n_arenas: how many
 *
 * Returns: (transfer full): a series at its beginning, of what passes robo_series_check()
 */
RoboSeriesFile *robo_series_file_new (RoboSeriesKind        kind,
                                      const RoboMatchSetup *setup,
                                      RoboArena *const     *arenas,
                                      guint                 n_arenas) G_GNUC_WARN_UNUSED_RESULT;
void            robo_series_file_free (RoboSeriesFile *self);

/**
 * robo_series_file_load:
 * @path: a file
 * @problems: where to add what is wrong with it
 *
 * Returns: (transfer full) (nullable): the series, %NULL with an error in @problems
 */
RoboSeriesFile *robo_series_file_load (const char   *path,
                                       RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;
RoboSeriesFile *robo_series_file_load_memory (const char   *data,
                                              gsize         length,
                                              RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;
GBytes         *robo_series_file_to_bytes (const RoboSeriesFile *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_series_file_save:
 * @self: a series
 * @path: where to
 * @error: a %ROBO_CONTENT_ERROR_WRITE
 *
 * Writes the file as a whole or not at all.
 *
 * Returns: whether it was written
 */
gboolean robo_series_file_save (const RoboSeriesFile *self,
                                const char           *path,
                                GError              **error);

/* Its course. */

RoboSeriesKind robo_series_file_get_kind (const RoboSeriesFile *self);

/**
 * robo_series_file_get_setup:
 * @self: a series
 *
 * Returns: (transfer none): what is the same in all its matches
 */
const RoboMatchSetup *robo_series_file_get_setup (const RoboSeriesFile *self);

const RoboSeries *robo_series_file_get_series (const RoboSeriesFile *self);
guint             robo_series_file_get_n_arenas (const RoboSeriesFile *self);

/**
 * robo_series_file_get_arena:
 * @self: a series
 * @index: as in RoboSeries
 *
 * Returns: (transfer none): an arena
 */
RoboArena *robo_series_file_get_arena (const RoboSeriesFile *self,
                                       guint                 index);

/**
 * robo_series_file_answer:
 * @self: a series that asks
 * @answer: a robot or an arena, from 0
 *
 * Returns: why it is not allowed, or %ROBO_REFUSED_NOT
 */
RoboRefusal robo_series_file_answer (RoboSeriesFile *self,
                                     guint           answer);

/**
 * robo_series_file_dup_bout_setup:
 * @self: a series that plays
 *
 * Gives everybody their robot, a titleholder the champion card, and KillBots what they have in this arena (R11.2,
 * R11.3, R7.12). The same series always gives the same set-up.
 *
 * Returns: (transfer full): what the current match starts from
 */
RoboMatchSetup *robo_series_file_dup_bout_setup (const RoboSeriesFile *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_series_file_begin_bout:
 * @self: a series that plays
 * @game: the name of the file, without a folder, in which the current match is saved
 */
void robo_series_file_begin_bout (RoboSeriesFile *self,
                                  const char     *game);

/**
 * robo_series_file_finish_bout:
 * @self: a series whose current match has begun
 * @state: how it ended
 */
void robo_series_file_finish_bout (RoboSeriesFile  *self,
                                   const RoboState *state);

/**
 * robo_series_file_get_game:
 * @self: a series
 * @bout: which match, from 0; that after the last finished one is the current one
 *
 * Returns: (transfer none) (nullable): the name of its file, %NULL if it has not begun
 */
const char *robo_series_file_get_game (const RoboSeriesFile *self,
                                       guint                 bout);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboSeriesFile, robo_series_file_free)

G_END_DECLS
