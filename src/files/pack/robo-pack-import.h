// SPDX-License-Identifier: GPL-3.0-or-later
// Plans and carries out the import of a pack, or of files that were opened together.
#pragma once

#include "robo-pack-record.h"

G_BEGIN_DECLS

/* Tells how a part compares with what is here. */
typedef enum
{
  ROBO_PACK_NEW,     /* nothing with its id is here */
  ROBO_PACK_NEWER,   /* here is what an earlier version of the pack brought, unchanged */
  ROBO_PACK_OLDER,   /* here is what a later version of the pack brought, unchanged */
  ROBO_PACK_SAME,    /* exactly this is here */
  ROBO_PACK_CHANGED, /* what the pack brought was changed by the user */
  ROBO_PACK_OTHER,   /* something else with its id is here, which did not come with the pack */
  ROBO_PACK_BUNDLED, /* something else with its id comes with the program */
} RoboPackFate;

typedef enum
{
  ROBO_PACK_SKIP,
  ROBO_PACK_ADD,       /* only of new parts */
  ROBO_PACK_REPLACE,   /* the file here gets the content of the part */
  ROBO_PACK_KEEP_BOTH, /* the part gets another id, which the other imported parts use, too */
} RoboPackChoice;

typedef struct
{
  RoboPackPart  *part;
  RoboPackFate   fate;
  RoboPackChoice choice; /* at first what loses nothing and is most likely meant */
  char          *name;   /* of the file that is here, such as "arenas/rome.arena.xml"; NULL if there is none */
  char          *own_id; /* of the file that is here, or the id of the part */
} RoboPackRow;

/* Holds the plan of an import. */
typedef struct
{
  char           *base;
  RoboPack       *pack;   /* NULL for loose files */
  RoboPackRecord *record; /* of an installed version, or NULL */
  GPtrArray      *rows;   /* of RoboPackRow */
} RoboPackImport;

/* Compares a pack with the files in the folder of the user. Reads files; call it in another thread. */
RoboPackImport *robo_pack_import_new (const char *base,
                                      RoboPack   *pack) G_GNUC_WARN_UNUSED_RESULT;

/* Does the same for RoboPackPart that are not in a pack. If two of them have the same id, only the first is new. */
RoboPackImport *robo_pack_import_new_for_parts (const char      *base,
                                                const GPtrArray *parts) G_GNUC_WARN_UNUSED_RESULT;

void robo_pack_import_free (RoboPackImport *self);

/* Returns whether the choice makes sense for the part. */
gboolean robo_pack_row_allows (const RoboPackRow *row,
                               RoboPackChoice     choice);

/* Returns the RoboPackRef that chosen parts need and that will not be here. */
GPtrArray *robo_pack_import_list_missing (const RoboPackImport *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the number of rows that change something. */
guint robo_pack_import_count (const RoboPackImport *self);

/* Writes all chosen parts and the record of the pack, or nothing. Returns the paths of the files of all rows in their
 * order, "" for a row that has none; NULL with an error. */
char **robo_pack_import_apply (RoboPackImport *self,
                               GError        **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboPackImport, robo_pack_import_free)

G_END_DECLS
