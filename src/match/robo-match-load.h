// SPDX-License-Identifier: GPL-3.0-or-later
// Takes up games again that are on disk.
#pragma once

#include "robo-match-saver.h"

G_BEGIN_DECLS

/**
 * robo_match_load_async:
 * @file: path of a match file, such as that of a saved game
 * @cancellable: (nullable): stops it; who waits is called back at once
 * @callback: called in this thread when it is done
 * @user_data: for @callback
 *
 * Loads a game in another thread.
 */
void robo_match_load_async (const char         *file,
                            GCancellable       *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer            user_data);

/**
 * robo_match_load_finish:
 * @result: what the callback was given
 * @saver: what is to save the game from now on
 * @part: (out) (optional) (nullable) (transfer full): if the game could not be loaded, what comes before the first
 *   difference or the end of a file that was cut, as a game of its own: it is saved in a new file, and the damaged one
 *   stays as it is; %NULL if nothing of it is right
 * @n_rounds: (out) (optional): how many rounds of @part are whole
 * @error: %G_IO_ERROR_CANCELLED, or a %ROBO_CONTENT_ERROR: the file cannot be read or is no match of ours, or it was
 *   changed; in words for people who play
 *
 * The game comes with all events shown. It is not started and not yet `match`. If the file is in the saver's folder and
 * the game is not over, it is saved there again when it becomes `match`. A game of another engine that this one would
 * play otherwise can only be watched.
 *
 * Returns: (transfer full) (nullable): the match
 */
RoboMatch *robo_match_load_finish (GAsyncResult   *result,
                                   RoboMatchSaver *saver,
                                   RoboMatch     **part,
                                   guint          *n_rounds,
                                   GError        **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
