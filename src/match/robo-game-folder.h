// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the saved games of a folder, and makes new files in it.
#pragma once

#include "robo-saved-game.h"

G_BEGIN_DECLS

/* The saved games of a folder, found step by step; each step takes long enough for a thread. */
typedef struct _RoboGameListing RoboGameListing;

/* Creates a listing; the folder need not exist. */
RoboGameListing *robo_game_listing_new (const char *folder) G_GNUC_WARN_UNUSED_RESULT;
void             robo_game_listing_free (RoboGameListing *self);

/* Returns the RoboSavedGame objects that were found, newest first. The first step returns all that the index of the folder
 * (RoboGameIndex) knows. Each step reads the given number of other files, the newest first. Files that are no saved games
 * are skipped and not changed. */
GPtrArray *robo_game_listing_read (RoboGameListing *self,
                                   guint            n_files,
                                   GCancellable    *cancellable) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether no step is left. */
gboolean robo_game_listing_is_complete (const RoboGameListing *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboGameListing, robo_game_listing_free)

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
