// SPDX-License-Identifier: GPL-3.0-or-later
// Plans and carries out the import of a pack, or of loose files that were opened together, into the user's folders.
// Below, a file "is here" if it is in one of these folders.
#pragma once

#include "robo-pack-record.h"

G_BEGIN_DECLS

/* Says how a part of an import compares with the user's file that has the same id ("the file here"). */
typedef enum
{
  ROBO_PACK_NEW,     /* there is no file with the id of the part */
  ROBO_PACK_NEWER,   /* the file here came with the pack, not with a later version, and is unchanged */
  ROBO_PACK_OLDER,   /* the file here came with a later version of the pack and is unchanged */
  ROBO_PACK_SAME,    /* the file here, or the bundled file with this id, is the same as the part, except for replaced
                      * ids */
  ROBO_PACK_CHANGED, /* the file here came with the pack, and the user has changed it */
  ROBO_PACK_OTHER,   /* the file here is another file and did not come with the pack */
  ROBO_PACK_BUNDLED, /* a bundled file has the id of the part but other content */
} RoboPackPartState;

typedef enum
{
  ROBO_PACK_SKIP,
  ROBO_PACK_ADD,       /* writes a new file; only for ROBO_PACK_NEW */
  ROBO_PACK_REPLACE,   /* gives the file here the content of the part */
  ROBO_PACK_KEEP_BOTH, /* writes a new file with another id, which other imported parts then use */
} RoboPackChoice;

typedef struct
{
  RoboPackPart     *part;
  RoboPackPartState state;
  RoboPackChoice    choice; /* chosen by the user; at first the likeliest choice that loses nothing */
  char             *name;   /* name of the user's file, such as "arenas/rome.arena.xml"; or NULL */
  char             *own_id; /* id of the user's file; without such a file, the id of the part */
} RoboPackRow;

/* Holds the plan of an import. */
typedef struct
{
  char           *base;
  RoboPack       *pack;   /* the pack; NULL for loose files */
  RoboPackRecord *record; /* record of the installed version, or NULL */
  GPtrArray      *rows;   /* array of RoboPackRow */
} RoboPackImport;

/* Compares a pack with the files in the user's folders, and chooses what happens to each part. Call it outside the
 * main thread, because it reads many files. `base` is the folder of robo_pack_dup_base(). */
RoboPackImport *robo_pack_import_new (const char *base,
                                      RoboPack   *pack) G_GNUC_WARN_UNUSED_RESULT;

/* Does the same as robo_pack_import_new() for an array of RoboPackPart without a pack. If two new parts have the same
 * id, only the first gets ROBO_PACK_NEW. */
RoboPackImport *robo_pack_import_new_for_parts (const char      *base,
                                                const GPtrArray *parts) G_GNUC_WARN_UNUSED_RESULT;

void robo_pack_import_free (RoboPackImport *self);

/* Returns whether the choice is possible for the part: for example, only an existing file can be replaced. */
gboolean robo_pack_row_allows (const RoboPackRow *row,
                               RoboPackChoice     choice);

/* Returns an array of RoboPackRef: the files that the chosen parts need and that will be missing after the import. */
GPtrArray *robo_pack_import_list_missing (const RoboPackImport *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the number of rows that are not skipped. */
guint robo_pack_import_count (const RoboPackImport *self);

/* Writes all chosen parts and the record of the pack, or nothing at all. Returns a path for each row, in their
 * order. A skipped row has the path of the user's file, or "" if there is no such file. After an error, returns
 * NULL. */
char **robo_pack_import_apply (RoboPackImport *self,
                               GError        **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboPackImport, robo_pack_import_free)

G_END_DECLS
