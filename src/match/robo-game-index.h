// SPDX-License-Identifier: GPL-3.0-or-later
// Remembers what a folder of games contains, so that listing it need not read every file.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Identifies the contents of a file at the time when it was read. */
typedef struct
{
  gint64  modified_us;
  guint64 size;
} RoboGameStamp;

/* This character separates the fields of a record. This character occurs neither in XML nor in names that the
 * program makes. */
#define ROBO_GAME_INDEX_SEPARATOR '\x1f'

/* Holds records about the game files of a folder, stored in the user's cache folder. All records follow from these
 * files, so the index may be removed at any time. An index that is missing, damaged or of another version of the
 * program counts as empty. */
typedef struct _RoboGameIndex RoboGameIndex;

/* Reads the index of a folder that was written in the language of the program. */
RoboGameIndex *robo_game_index_load (const char *folder) G_GNUC_WARN_UNUSED_RESULT;
void           robo_game_index_free (RoboGameIndex *self);

/* Returns the record of a file by its name in the folder, or NULL if there is no record or the file has changed. The
 * record is valid until another record is set. The contents of the record are not checked. */
const char *robo_game_index_find (RoboGameIndex       *self,
                                  const char          *name,
                                  const RoboGameStamp *stamp);

/* Sets the record of a file by its name in the folder. The stamp tells later whether the file has changed. Does nothing
 * if the file was changed less than two seconds ago, because its stamp may stay the same when it changes again. */
void robo_game_index_set (RoboGameIndex       *self,
                          const char          *name,
                          const RoboGameStamp *stamp,
                          const char          *record);

/* Writes the records that were found or set since the index was loaded, if they differ from the records on disk. If
 * writing fails, the files are read again the next time. */
void robo_game_index_save (RoboGameIndex *self);

/* Returns the path of the index file of a folder. */
char *robo_game_index_dup_path (const char *folder) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboGameIndex, robo_game_index_free)

G_END_DECLS
