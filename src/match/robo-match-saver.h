// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps games on disk, so that none is ever lost.
#pragma once

#include "robo-match.h"
#include "robo-saved-game.h"

G_BEGIN_DECLS

/**
 * RoboMatchSaver:
 *
 * Writes its match after every answer to a file of its own in the saver's folder, in the background, the newest
 * state last, each file as a whole or not at all. A game that nobody has answered in has no file. If somebody else has
 * written into the file of the match meanwhile, such as a second program with the same game, the match goes on in a new file:
 * nobody's answers are lost.
 *
 * Properties:
 *
 * - `match` (RoboMatch, rw, nullable): what is saved
 * - `is-saving` (boolean): something is still being written
 * - `games` (GListModel of RoboSavedGame): what is in the folder, the newest first; it is read in the background and
 *    fills a moment after the saver was made
 * - `trouble` (string, nullable): why something that was played is not on disk, and what to do, as a whole sentence; %NULL
 *    again as soon as all of it is. Every answer tries again, and robo_match_saver_flush_async()
 * - `unfinished` (RoboSavedGame, nullable): the newest game that is not over: what Continue takes up
 *
 * Signal `failed (string)`: a translated sentence that says why the game could not be saved, and what to do, once until
 * everything is on disk again; or that a file could not be removed.
 */
#define ROBO_TYPE_MATCH_SAVER (robo_match_saver_get_type ())

G_DECLARE_FINAL_TYPE (RoboMatchSaver, robo_match_saver, ROBO, MATCH_SAVER, GObject)

/**
 * robo_match_saver_new:
 * @folder: (nullable): where to, %NULL for `robodrome/games` in the user's data folder
 *
 * Returns: (transfer full): a saver without a match
 */
RoboMatchSaver *robo_match_saver_new (const char *folder) G_GNUC_WARN_UNUSED_RESULT;

/* The properties. Objects and strings are borrowed. */
void           robo_match_saver_set_match (RoboMatchSaver *self,
                                           RoboMatch      *match);
gboolean       robo_match_saver_get_is_saving (RoboMatchSaver *self);
const char    *robo_match_saver_get_trouble (RoboMatchSaver *self);
GListModel    *robo_match_saver_get_games (RoboMatchSaver *self);
RoboSavedGame *robo_match_saver_get_unfinished (RoboMatchSaver *self);

/**
 * robo_match_saver_get_folder:
 * @self: a saver
 *
 * Returns: (transfer none): where the files are
 */
const char *robo_match_saver_get_folder (RoboMatchSaver *self);

/**
 * robo_match_saver_place:
 * @self: a saver
 * @match: a match that has never been `match`
 * @path: in the saver's folder
 *
 * Says where the match is to be saved when it becomes `match`. Without, it gets a new file.
 */
void robo_match_saver_place (RoboMatchSaver *self,
                             RoboMatch      *match,
                             const char     *path);

/**
 * robo_match_saver_take_up:
 * @self: a saver
 * @match: a match that has never been `match`
 * @path: where it was read from
 * @stamp: (nullable): of the file, before it was read
 *
 * If that is in the saver's folder, the match is saved there again when it becomes `match`, as long as nobody else has
 * written into the file.
 */
void robo_match_saver_take_up (RoboMatchSaver *self,
                               RoboMatch      *match,
                               const char     *path,
                               const char     *stamp);

/**
 * robo_match_saver_dup_stamp:
 * @path: of a file
 *
 * Any thread may ask.
 *
 * Returns: (transfer full) (nullable): what tells whether a file is still the one that was read or written; %NULL without a file
 */
char *robo_match_saver_dup_stamp (const char *path) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_match_saver_get_place:
 * @self: a saver
 * @match: a match
 *
 * Returns: (transfer none) (nullable): the path at which the match is saved or will be, %NULL if there is none yet
 */
const char *robo_match_saver_get_place (RoboMatchSaver *self,
                                        RoboMatch      *match);

/**
 * robo_match_saver_write:
 * @self: a saver
 * @file: (transfer full): what is to be written
 * @game: (transfer none): what the list says of it, with where it is
 *
 * Writes a game that is not `match`, after all that is being written. It is on disk when robo_match_saver_flush_async() has
 * called back.
 */
void robo_match_saver_write (RoboMatchSaver *self,
                             RoboMatchFile  *file,
                             RoboSavedGame  *game);

/**
 * robo_match_saver_write_bytes:
 * @self: a saver
 * @path: of a document that is no match, such as the series to which `match` belongs
 * @bytes: (nullable): what is to be in the file, %NULL to remove it
 *
 * Writes it in the same thread and order as games. What could not be written is kept, and tried again when something else
 * could be, and by robo_match_saver_flush_async(). What could not be removed stays.
 */
void robo_match_saver_write_bytes (RoboMatchSaver *self,
                                   const char     *path,
                                   GBytes         *bytes);

/**
 * robo_match_saver_discard:
 * @self: a saver
 * @game: one of its games, which is given up
 *
 * Removes the file. If that is where `match` is saved, `match` becomes %NULL.
 */
void robo_match_saver_discard (RoboMatchSaver *self,
                               RoboSavedGame  *game);

/**
 * robo_match_saver_flush_async:
 * @self: a saver
 * @cancellable: (nullable): to give up waiting; the writing goes on
 * @callback: called when everything up to now is on disk
 * @user_data: for @callback
 *
 * What a window waits for before it closes.
 */
void robo_match_saver_flush_async (RoboMatchSaver     *self,
                                   GCancellable       *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer            user_data);

/**
 * robo_match_saver_flush_finish:
 * @self: a saver
 * @result: what the callback got
 * @error: a %ROBO_CONTENT_ERROR_WRITE
 *
 * Returns: whether everything is on disk
 */
gboolean robo_match_saver_flush_finish (RoboMatchSaver *self,
                                        GAsyncResult   *result,
                                        GError        **error);

G_END_DECLS
