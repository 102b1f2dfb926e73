// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the saved games of a folder.
#pragma once

#include "robo-saved-game.h"

G_BEGIN_DECLS

/* Reads the games that were played last, and returns them, newest first; this takes long enough for a thread. Files that
 * are no saved games are skipped and not changed. The folder need not exist. */
GPtrArray *robo_game_folder_list (const char   *folder,
                                  GCancellable *cancellable) G_GNUC_WARN_UNUSED_RESULT;

/* Removes temporary files and reserved names that a killed program has left long enough ago. Call it before files are being
 * written in the folder, which need not exist. */
void robo_game_folder_clean (const char *folder);

/* Creates an empty file of a name that no file has had, STEM.suffix or STEM-1.suffix and so on, and returns its path: two
 * programs that begin a game at the same time never get the same one. If nothing can be written to the folder, the name is
 * random and has no file. */
char *robo_game_folder_reserve (const char *folder,
                                const char *stem,
                                const char *suffix) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the beginning of a name for a new game or series, from the time and the seed. */
char *robo_game_folder_dup_new_stem (guint64 seed) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether there is a file that is more than a reserved name. */
gboolean robo_game_folder_has_game (const char *path);

G_END_DECLS
