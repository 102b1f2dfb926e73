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
  char        *id;     /* id of the part in the pack */
  char        *own_id; /* id in the installed file; differs from `id` after ROBO_PACK_KEEP_BOTH */
  char        *name;   /* name of the installed file, such as "arenas/rome.arena.xml" */
  char        *digest; /* digest of the file when it was installed */
  char        *origin; /* digest of the part in the pack; differs from `digest` if ids were replaced */
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
  GPtrArray *entries;     /* array of RoboPackEntry */
} RoboPackRecord;

/* Returns a record of the pack that has no entries. */
RoboPackRecord *robo_pack_record_new (const RoboPack *pack) G_GNUC_WARN_UNUSED_RESULT;
void            robo_pack_record_free (RoboPackRecord *self);

/* Returns the folder of the user's files, which is the `base` of the functions below. */
char *robo_pack_dup_base (void) G_GNUC_WARN_UNUSED_RESULT;

/* Returns an array of RoboPackRecord, one for each installed pack, sorted by name. */
GPtrArray *robo_pack_records_load (const char *base) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the record of a pack, or NULL if the pack is not installed. */
RoboPackRecord *robo_pack_record_load (const char *base,
                                       const char *id) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the entry of the part with this id in the pack, borrowed, or NULL. */
RoboPackEntry *robo_pack_record_find (const RoboPackRecord *self,
                                      RoboPackKind          kind,
                                      const char           *id);

/* Makes a change write the record to its file, or remove this file if the record has no entries. */
void robo_pack_record_write (const RoboPackRecord *self,
                             RoboPackChange       *change);

/* Returns the titles of the pack's files that the user has changed since they were installed. The list ends with
 * NULL. */
char **robo_pack_record_dup_changed (const RoboPackRecord *self,
                                     const char           *base) G_GNUC_WARN_UNUSED_RESULT;

/* Removes the files of the pack and its record. Files that the user has changed stay unless `removes_changed`. Files
 * that also belong to another pack, or that cannot be read, always stay. */
gboolean robo_pack_record_uninstall (const RoboPackRecord *self,
                                     const char           *base,
                                     gboolean              removes_changed,
                                     GError              **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboPackRecord, robo_pack_record_free)

G_END_DECLS
