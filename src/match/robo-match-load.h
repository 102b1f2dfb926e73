// SPDX-License-Identifier: GPL-3.0-or-later
// Loads saved games from disk.
#pragma once

#include "robo-match-saver.h"

G_BEGIN_DECLS

/* Loads a match file in another thread. Cancelling calls back at once. The callback runs in the calling
 * thread. */
void robo_match_load_async (const char         *file,
                            GCancellable       *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer            user_data);

/* Returns the match with all events shown, not started and not yet the saver's `match`, or NULL. If the file
 * is in the saver's folder and the game is not over, the game is saved there again when it becomes `match`. A
 * game of another engine that this one would play differently can only be watched.
 *
 * If the game could not be loaded, *part gets what comes before the first difference or before the end of a
 * truncated file, as a game of its own with *n_rounds whole rounds, or NULL if no part is right. It is saved
 * in a new file, and the damaged one stays as it is.
 *
 * Errors: G_IO_ERROR_CANCELLED, or a ROBO_CONTENT_ERROR if the file cannot be read, is no match file or was
 * changed, with a message for players. */
RoboMatch *robo_match_load_finish (GAsyncResult   *result,
                                   RoboMatchSaver *saver,
                                   RoboMatch     **part,
                                   guint          *n_rounds,
                                   GError        **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
