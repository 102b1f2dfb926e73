// SPDX-License-Identifier: GPL-3.0-or-later
// Remembers what a folder of games contains, so that listing it need not read every file.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* A file that was read, as it was then. */
typedef struct
{
  gint64  modified_us;
  guint64 size;
} RoboGameStamp;

/* Separates the fields of a record. Neither XML nor a name that the program makes has this character. */
#define ROBO_GAME_INDEX_SEPARATOR '\x1f'

/* Records about files, kept in the user's cache folder. Everything in it follows from the files: it may be removed at any
 * time, and an index that is missing, damaged or of another version of the program is an empty one. */
typedef struct _RoboGameIndex RoboGameIndex;

/* Reads the index of a folder in the language of the program. */
RoboGameIndex *robo_game_index_load (const char *folder) G_GNUC_WARN_UNUSED_RESULT;
void           robo_game_index_free (RoboGameIndex *self);

/* Returns the record of a file by its name in the folder, or NULL if it is not known or has changed. The record is valid
 * until another one is set; its contents were not checked. */
const char *robo_game_index_find (RoboGameIndex       *self,
                                  const char          *name,
                                  const RoboGameStamp *stamp);

/* Sets the record of a file. */
void robo_game_index_set (RoboGameIndex       *self,
                          const char          *name,
                          const RoboGameStamp *stamp,
                          const char          *record);

/* Writes the records that were found or set since the index was loaded, if they differ from those on disk. A failure has
 * no other consequence than that the files are read again. */
void robo_game_index_save (RoboGameIndex *self);

/* Returns the file in which the index of a folder is kept. */
char *robo_game_index_dup_path (const char *folder) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboGameIndex, robo_game_index_free)

G_END_DECLS
