// SPDX-License-Identifier: GPL-3.0-or-later
// Saves games to disk in the background.
#pragma once

#include "robo-match.h"
#include "robo-saved-game.h"

G_BEGIN_DECLS

/* Writes its match after every answer to a file of its own: a new file in the saver's folder, or the file from which
 * the match was loaded. It writes in the background, the newest state last, and replaces each file as a whole or not at
 * all. As long as a game has no answers, its file is empty: the file is created as soon as the match is set, to reserve
 * the name, and is removed with the match. If another program, such as a second instance with the same game, has
 * written to the match's file meanwhile, the match goes on in a new file and no answers are lost.
 *
 * Properties:
 *
 * - `match` (RoboMatch, rw, or NULL): the match that is saved
 * - `is-saving` (boolean): whether writing is in progress
 * - `games` (GListModel of RoboSavedGame): all games in the folder, newest first. The saver begins to fill the list in
 *   the background a moment after it was created
 * - `is-listing` (boolean): whether the list is still being filled
 * - `trouble` (string, or NULL): why a game is not on disk and what to do about it, as a whole sentence; NULL as soon
 *   as everything is written. Every answer makes the saver try once more, as does robo_match_saver_flush_async()
 * - `unfinished` (RoboSavedGame, or NULL): the newest game that is not over, which Continue loads
 *
 * Signal `minor-written (string, boolean)`: a file of robo_match_saver_write_minor(), and whether it is on disk
 *
 * Signal `failed (string)`: a translated sentence that says why the game could not be saved and what to do about it, or
 * that a file could not be removed. A failure to save is told once; after everything has been written, the next failure
 * is told. */
#define ROBO_TYPE_MATCH_SAVER (robo_match_saver_get_type ())

G_DECLARE_FINAL_TYPE (RoboMatchSaver, robo_match_saver, ROBO, MATCH_SAVER, GObject)

/* Creates a saver for a folder; NULL for `robodrome/games` in the user's data folder. */
RoboMatchSaver *robo_match_saver_new (const char *folder) G_GNUC_WARN_UNUSED_RESULT;

/* These functions set and return the properties. Objects and strings are borrowed. */
void           robo_match_saver_set_match (RoboMatchSaver *self,
                                           RoboMatch      *match);
gboolean       robo_match_saver_get_is_saving (RoboMatchSaver *self);
gboolean       robo_match_saver_get_is_listing (RoboMatchSaver *self);
const char    *robo_match_saver_get_trouble (RoboMatchSaver *self);
GListModel    *robo_match_saver_get_games (RoboMatchSaver *self);
RoboSavedGame *robo_match_saver_get_unfinished (RoboMatchSaver *self);

const char *robo_match_saver_get_folder (RoboMatchSaver *self);

/* Sets the path of a match that has never been `match`. Without a path, the match gets a new file when it becomes
 * `match`. */
void robo_match_saver_set_path (RoboMatchSaver *self,
                                RoboMatch      *match,
                                const char     *path);

/* Prepares a match that was loaded from a path and has never been `match`: it is saved in the same file when it becomes
 * `match`. `stamp`, or NULL, is the stamp of the file from before it was read; if the file has another stamp then, the
 * match gets a new file. */
void robo_match_saver_adopt_file (RoboMatchSaver *self,
                                  RoboMatch      *match,
                                  const char     *path,
                                  const char     *stamp);

/* Returns a stamp of a file, which tells later whether the file has changed; NULL without a file. Thread-safe. */
char *robo_match_saver_dup_stamp (const char *path) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the path at which the match is or will be saved, or NULL if it has none yet. */
const char *robo_match_saver_get_place (RoboMatchSaver *self,
                                        RoboMatch      *match);

/* Writes a game that is not `match`, after everything that is queued now. Takes ownership of the file. `game` is the
 * entry for the list and has the path. When robo_match_saver_flush_async() has called back without an error, the file
 * is on disk. */
void robo_match_saver_write (RoboMatchSaver *self,
                             RoboMatchFile  *file,
                             RoboSavedGame  *game);

/* Writes a document that is no match, such as the series to which `match` belongs, in the same thread and order as
 * games. If `bytes` is NULL, removes the file. Writes that failed are kept and tried once more after the next
 * successful write and by robo_match_saver_flush_async(). A file that could not be removed stays. */
void robo_match_saver_write_bytes (RoboMatchSaver *self,
                                   const char     *path,
                                   GBytes         *bytes);

/* Writes a document that no game needs, such as the list of people, in the same thread and order as games. A write that
 * failed is not tried again, is no trouble, and does not fail robo_match_saver_flush_async(). */
void robo_match_saver_write_minor (RoboMatchSaver *self,
                                   const char     *path,
                                   GBytes         *bytes);

/* Removes the file of one of the saver's games. If `match` is saved in this file, `match` becomes NULL. */
void robo_match_saver_discard (RoboMatchSaver *self,
                               RoboSavedGame  *game);

/* Calls back when everything that is queued is on disk or has failed; windows wait for this before they close. A
 * cancellation changes only the result. */
void robo_match_saver_flush_async (RoboMatchSaver     *self,
                                   GCancellable       *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer            user_data);

/* Returns TRUE if everything is on disk, or FALSE with a ROBO_CONTENT_ERROR_WRITE or G_IO_ERROR_CANCELLED. */
gboolean robo_match_saver_flush_finish (RoboMatchSaver *self,
                                        GAsyncResult   *result,
                                        GError        **error);

G_END_DECLS
