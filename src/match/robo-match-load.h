// SPDX-License-Identifier: GPL-3.0-or-later
// Loads saved games from disk.
#pragma once

#include "robo-match-saver.h"

G_BEGIN_DECLS

/* Loads a match file in another thread and calls back in the calling thread. After a cancellation it calls back at
 * once. */
void robo_match_load_async (const char         *file,
                            GCancellable       *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer            user_data);

/* Returns the match, or NULL. All its events count as shown, it has not started, and it is not yet the saver's `match`.
 * If the file is in the saver's folder and the game does not have to be watched, the match is saved in that file once
 * it is `match` and gets an answer. The game can only be watched if another version of the program played it and this
 * version would play it differently, or if it is played remotely.
 *
 * If the game could not be loaded, its beginning may still be right: up to the first answer that this engine would play
 * differently, or up to the end of a truncated file. *part gets that beginning as a game with *n_rounds whole rounds,
 * or NULL if no such beginning is left. That game is saved in a new file, and the damaged file stays as it is.
 *
 * Errors: G_IO_ERROR_CANCELLED, or a ROBO_CONTENT_ERROR if the file cannot be read, is no match file or was changed,
 * with a message for players. */
RoboMatch *robo_match_load_finish (GAsyncResult   *result,
                                   RoboMatchSaver *saver,
                                   RoboMatch     **part,
                                   guint          *n_rounds,
                                   GError        **error) G_GNUC_WARN_UNUSED_RESULT;

/* Makes the saver write the match to the file that it was read from, in whatever folder this file is, once the match is
 * `match`. Does nothing if the match was not read from a file or can only be watched. */
void robo_match_load_save_in_same_file (RoboMatch      *match,
                                        RoboMatchSaver *saver);

/* Returns the path that a match was read from, wherever the match is saved now. Returns NULL if the match was not
 * loaded, or is only the beginning of a damaged file. */
const char *robo_match_load_get_path (RoboMatch *match);

G_END_DECLS
