// SPDX-License-Identifier: GPL-3.0-or-later
// Copies of documents that are being edited, for when the program dies.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * RoboRecovery:
 * @path: where the copy is
 * @kind: of the document: "arena"
 * @title: what it called itself
 * @uri: (nullable): the file it is a copy of
 * @base: (nullable): the checksum of that file when it was read or written last
 * @time: when the copy was made, in seconds since 1970
 * @bytes: (nullable): the copy
 *
 * A copy of a document with changes nobody saved.
 */
typedef struct
{
  char   *path;
  char   *kind;
  char   *title;
  char   *uri;
  char   *base;
  gint64  time;
  GBytes *bytes;
} RoboRecovery;

/**
 * robo_recovery_free:
 * @self: (transfer full) (nullable): what was left behind; the file stays
 */
void robo_recovery_free (RoboRecovery *self);

/**
 * robo_recovery_copy:
 * @self: what was left behind
 *
 * Returns: (transfer full): the same, of the same file
 */
RoboRecovery *robo_recovery_copy (const RoboRecovery *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_recovery_list:
 * @folder: (nullable): where copies are, %NULL for `robodrome/recovery` in the user's data folder
 * @kind: (nullable): only those of that kind
 *
 * Lists what was left behind: copies whose document is open in a program that lives are none of it. Reads them, which
 * is for another thread.
 *
 * Returns: (transfer full) (element-type RoboRecovery): the newest first
 */
GPtrArray *robo_recovery_list (const char *folder,
                               const char *kind) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_recovery_clean:
 * @folder: (nullable): where, %NULL for the folder of the user
 *
 * Removes what is of no use from programs that were killed while they wrote a copy: halves of copies, and locks without
 * one. What a program that lives holds stays.
 */
void robo_recovery_clean (const char *folder);

/**
 * robo_recovery_discard:
 * @self: what was left behind
 *
 * Removes the file.
 */
void robo_recovery_discard (const RoboRecovery *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboRecovery, robo_recovery_free)

G_END_DECLS
