// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the saved games of a folder.
#pragma once

#include "robo-saved-game.h"

G_BEGIN_DECLS

/* Reads the games that were played last, and returns them, newest first; this takes long enough for a thread. Files that
 * are no saved games are skipped and not changed. The folder need not exist. */
GPtrArray *robo_game_folder_list (const char   *folder,
                                  GCancellable *cancellable) G_GNUC_WARN_UNUSED_RESULT;

/* Removes temporary files that a killed program has left. Call it before files are being written in the
 * folder, which need not exist. */
void robo_game_folder_clean (const char *folder);

/* Returns the path of a new file for a game. */
char *robo_game_folder_dup_new_path (const char *folder,
                                     guint64     seed) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
