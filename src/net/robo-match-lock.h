// SPDX-License-Identifier: GPL-3.0-or-later
// Locks a match of remote play, so that two programs cannot overwrite each other's entries.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Stands for a hidden file beside the file of the match. The hidden file stays locked until the lock is released, or
 * until the program ends, even by a crash. */
typedef struct _RoboMatchLock RoboMatchLock;

/* Locks a match file, which need not exist yet. The same program may take a lock twice. Where files cannot be locked
 * (read-only folders, disks without locks), the lock is always granted. If another program has the lock, returns NULL
 * and sets G_IO_ERROR_BUSY, with a message for people. */
RoboMatchLock *robo_match_lock_take (const char *path,
                                     GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/* Releases a lock, or does nothing for NULL. The last release in this program removes the hidden file. */
void robo_match_lock_release (RoboMatchLock *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboMatchLock, robo_match_lock_release)

G_END_DECLS
