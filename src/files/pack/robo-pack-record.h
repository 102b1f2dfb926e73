// SPDX-License-Identifier: GPL-3.0-or-later
// Remembers which packs are installed, and with which files.
#pragma once

#include "robo-pack-change.h"
#include "robo-pack.h"

G_BEGIN_DECLS

/* Describes a file that came with a pack. */
typedef struct
{
  RoboPackKind kind;
  char        *id;     /* in the pack */
  char        *own_id; /* in the file; another one if both were kept */
  char        *name;   /* of the file, such as "arenas/rome.arena.xml" */
  char        *digest; /* of the file as it was installed */
  char        *origin; /* the digest of the part in the pack */
} RoboPackEntry;

RoboPackEntry *robo_pack_entry_new (RoboPackKind kind,
                                    const char  *id,
                                    const char  *own_id,
                                    const char  *name,
                                    const char  *digest,
                                    const char  *origin) G_GNUC_WARN_UNUSED_RESULT;
void           robo_pack_entry_free (RoboPackEntry *self);

/* Describes an installed pack. */
typedef struct
{
  char      *id;
  guint      version;
  char      *name;
  char      *author;      /* nullable */
  char      *license;     /* nullable */
  char      *description; /* nullable */
  GPtrArray *entries;     /* of RoboPackEntry */
} RoboPackRecord;

/* Returns a record without entries. */
RoboPackRecord *robo_pack_record_new (const RoboPack *pack) G_GNUC_WARN_UNUSED_RESULT;
void            robo_pack_record_free (RoboPackRecord *self);

/* Returns the folder of the user's files, in which the functions below work. */
char *robo_pack_dup_base (void) G_GNUC_WARN_UNUSED_RESULT;

/* Returns all RoboPackRecord by name. */
GPtrArray *robo_pack_records_load (const char *base) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the record of a pack, or NULL if it is not installed. */
RoboPackRecord *robo_pack_record_load (const char *base,
                                       const char *id) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the entry of a part, or NULL. */
RoboPackEntry *robo_pack_record_find (const RoboPackRecord *self,
                                      RoboPackKind          kind,
                                      const char           *id);

/* Adds to a change that the record is written, or removed if it has no entry. */
void robo_pack_record_write (const RoboPackRecord *self,
                             RoboPackChange       *change);

/* Returns the titles of the files that the user has changed after they were installed. */
char **robo_pack_record_dup_changed (const RoboPackRecord *self,
                                     const char           *base) G_GNUC_WARN_UNUSED_RESULT;

/* Removes the pack with its files. Files that the user has changed stay unless removes_changed, and files that another
 * pack has, too, always stay. */
gboolean robo_pack_record_uninstall (const RoboPackRecord *self,
                                     const char           *base,
                                     gboolean              removes_changed,
                                     GError              **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboPackRecord, robo_pack_record_free)

G_END_DECLS
