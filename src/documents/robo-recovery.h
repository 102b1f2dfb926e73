// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps copies of documents that are being edited, for recovery after a crash.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Describes a copy of a document with unsaved changes. */
typedef struct
{
  char   *path;  /* path of the copy */
  char   *kind;  /* kind of the document: "arena", "modules" or "rules" */
  char   *title; /* title of the document */
  char   *uri;   /* original file, or NULL */
  char   *base;  /* checksum of the original file when it was last read or written, or NULL */
  gint64  time;  /* time of the copy, in seconds since 1970 */
  GBytes *bytes; /* content of the copy, or NULL */
  GBytes *edits; /* history of the copy (robo-history-bytes.h); NULL if the copy has no history that this version can
                  * read */
} RoboRecovery;

/* Frees the description, but keeps the file; does nothing for NULL. */
void robo_recovery_free (RoboRecovery *self);

/* Copies the description, not the file. */
RoboRecovery *robo_recovery_copy (const RoboRecovery *self) G_GNUC_WARN_UNUSED_RESULT;

/* Lists the copies (RoboRecovery) that crashed programs have left, the newest first. Copies of documents that are open
 * in a running program are left out. Reads the files, so call this in another thread. If folder is NULL, it is
 * `robodrome/recovery` in the user's data folder. If kind is NULL, copies of all kinds are listed. */
GPtrArray *robo_recovery_list (const char *folder,
                               const char *kind) G_GNUC_WARN_UNUSED_RESULT;

/* Removes the remains of programs that were killed while they wrote a copy: incomplete copies, and locks without a
 * copy. Files of running programs stay. If folder is NULL, it is `robodrome/recovery` in the user's data folder. */
void robo_recovery_clean (const char *folder);

/* Removes the file of the copy, and its lock. */
void robo_recovery_discard (const RoboRecovery *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboRecovery, robo_recovery_free)

G_END_DECLS
