// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the saved games of a folder, and reserves names for new files.
#pragma once

#include <sys/stat.h>

#include "robo-saved-game.h"

G_BEGIN_DECLS

/* Finds the saved games of a folder in steps. Each step may take so long that it belongs in a thread. */
typedef struct _RoboGameListing RoboGameListing;

/* Creates a listing; the folder need not exist. */
RoboGameListing *robo_game_listing_new (const char *folder) G_GNUC_WARN_UNUSED_RESULT;
void             robo_game_listing_free (RoboGameListing *self);

/* Returns the RoboSavedGame objects that were found, newest first. The first step returns all games that the index
 * of the folder (RoboGameIndex) knows. Each step reads up to n_files other files, the newest first. Files that are
 * no saved games are skipped and not changed. */
GPtrArray *robo_game_listing_read (RoboGameListing *self,
                                   guint            n_files,
                                   GCancellable    *cancellable) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether all files have been read. */
gboolean robo_game_listing_is_complete (const RoboGameListing *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboGameListing, robo_game_listing_free)

/* Removes temporary files and reserved names that were left by a program that was killed, if these files are old
 * enough. The folder need not exist. Call this before files are written to the folder. */
void robo_game_folder_clean (const char *folder);

/* If the time of a file is more than ten minutes in the future, for example because the file was written while the
 * clock was ahead, sets it to the current time and updates `info`. Otherwise the file would be the first of all lists
 * until that time. */
void robo_game_folder_correct_time (const char  *path,
                                    struct stat *info);

/* Creates an empty file and returns its path. The name is STEM.suffix, STEM-1.suffix and so on: the first name that
 * no file has. Two programs that begin a game at the same time never get the same name. If nothing can be written to
 * the folder, the name is random and no file is created. */
char *robo_game_folder_reserve (const char *folder,
                                const char *stem,
                                const char *suffix) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the beginning of a file name for a new game or series, made from the time and the seed. */
char *robo_game_folder_dup_new_stem (guint64 seed) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether the file exists and is not only a reserved name. */
gboolean robo_game_folder_has_game (const char *path);

G_END_DECLS
