// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the saved games of a folder in a background thread.
#pragma once

#include "robo-saved-game.h"

G_BEGIN_DECLS

/* Reads the games that were played last. Files that are no saved games are skipped and not changed. The folder
 * need not exist. */
void robo_game_folder_list_async (const char         *folder,
                                  GCancellable       *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer            user_data);

/* Returns the games, newest first; NULL if cancelled. */
GPtrArray *robo_game_folder_list_finish (GAsyncResult *result,
                                         GError      **error);

/* Removes temporary files that a killed program has left. Call it before files are being written in the
 * folder, which need not exist. */
void robo_game_folder_clean (const char *folder);

/* Returns the path of a new file for a game. */
char *robo_game_folder_dup_new_path (const char *folder,
                                     guint64     seed) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
