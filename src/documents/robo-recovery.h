// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps copies of documents that are being edited, for recovery after a crash.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* A copy of a document with unsaved changes. */
typedef struct
{
  char   *path;  /* of the copy */
  char   *kind;  /* of the document: "arena" */
  char   *title; /* of the document */
  char   *uri;   /* original file, or NULL */
  char   *base;  /* checksum of that file when it was last read or written, or NULL */
  gint64  time;  /* of the copy, in seconds since 1970 */
  GBytes *bytes; /* the copy, or NULL */
} RoboRecovery;

/* Frees the description, but keeps the file; does nothing for NULL. */
void robo_recovery_free (RoboRecovery *self);

/* Copies the description, not the file. */
RoboRecovery *robo_recovery_copy (const RoboRecovery *self) G_GNUC_WARN_UNUSED_RESULT;

/* Lists the copies left by crashed programs; those of documents that are open in a running program are left
 * out. Reads the files, so call it in another thread. The folder is NULL for `robodrome/recovery` in the
 * user's data folder, the kind is NULL for all. */
GPtrArray *robo_recovery_list (const char *folder,
                               const char *kind) G_GNUC_WARN_UNUSED_RESULT;

/* Removes the remains of programs that were killed while they wrote a copy: incomplete copies, and locks
 * without a copy. Files of running programs stay. The folder is NULL for the user's. */
void robo_recovery_clean (const char *folder);

/* Removes the file. */
void robo_recovery_discard (const RoboRecovery *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboRecovery, robo_recovery_free)

G_END_DECLS
