// SPDX-License-Identifier: GPL-3.0-or-later
// One program at a time goes on with a match at a distance: two would write over what the other has said.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RoboMatchLock:
 *
 * A file beside that of the match, hidden, and locked as long as a program lives that has it.
 */
typedef struct _RoboMatchLock RoboMatchLock;

/**
 * robo_match_lock_take:
 * @path: the file of a match, which need not be there yet
 * @error: %G_IO_ERROR_BUSY in a sentence for people: another program has it
 *
 * Two in the same program may have it. Where nothing can be locked, since the folder can only be read or is on a disk that
 * knows no locks, everybody gets it.
 *
 * Returns: (transfer full) (nullable): the lock
 */
RoboMatchLock *robo_match_lock_take (const char *path,
                                     GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_match_lock_release:
 * @self: (transfer full) (nullable): the lock
 *
 * The last in this program to release it removes the file.
 */
void robo_match_lock_release (RoboMatchLock *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboMatchLock, robo_match_lock_release)

G_END_DECLS
