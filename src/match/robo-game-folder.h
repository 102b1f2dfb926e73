// SPDX-License-Identifier: GPL-3.0-or-later
// The folder with saved games, seen from a background thread.
#pragma once

#include "robo-saved-game.h"

G_BEGIN_DECLS

/**
 * robo_game_folder_list_async:
 * @folder: a path; there need be nothing
 * @cancellable: (nullable): to give up
 * @callback: called with the result
 * @user_data: for @callback
 *
 * Reads the games that were played last. Files that are no games of ours are left out, and left alone.
 */
void robo_game_folder_list_async (const char         *folder,
                                  GCancellable       *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer            user_data);

/**
 * robo_game_folder_list_finish:
 *
 * Returns: (transfer full) (element-type RoboSavedGame) (nullable): the games, the newest first; %NULL if cancelled
 */
GPtrArray *robo_game_folder_list_finish (GAsyncResult *result,
                                         GError      **error);

/**
 * robo_game_folder_clean:
 * @folder: a path; there need be nothing
 *
 * Removes what a killed program left of files that it had not yet written to their end. Call it before anything is
 * being written there.
 */
void robo_game_folder_clean (const char *folder);

/**
 * robo_game_folder_dup_new_path:
 * @folder: a path
 * @seed: of the game
 *
 * Returns: (transfer full): the path for a new game, at which nothing is
 */
char *robo_game_folder_dup_new_path (const char *folder,
                                     guint64     seed) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
