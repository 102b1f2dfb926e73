// SPDX-License-Identifier: GPL-3.0-or-later
// Writing copies of documents.
#pragma once

#include "robo-recovery.h"

G_BEGIN_DECLS

/**
 * robo_recovery_dup_default_folder:
 *
 * Returns: (transfer full): `robodrome/recovery` in the user's data folder
 */
char *robo_recovery_dup_default_folder (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * RoboCopy:
 *
 * The place of one copy, held as long as the document is open: the system lets go of it when the program dies,
 * however it does. Counted, since it is written in a thread.
 */
typedef struct _RoboCopy RoboCopy;

/**
 * robo_copy_new:
 * @folder: where to; it is made if it is not there
 * @path: (nullable): one that was left behind, to go on with it
 *
 * Returns: (transfer full): a place, at which there need not be a file
 */
RoboCopy *robo_copy_new (const char *folder,
                         const char *path) G_GNUC_WARN_UNUSED_RESULT;
/* The last one to let go unlocks the place; what is there stays. */
RoboCopy *robo_copy_ref (RoboCopy *self);
void      robo_copy_unref (RoboCopy *self);

/**
 * robo_copy_write:
 * @self: a place
 * @recovery: what to write; its path is not looked at
 * @error: a %ROBO_CONTENT_ERROR_WRITE
 *
 * Writes the copy as a whole or not at all.
 *
 * Returns: whether it was written
 */
gboolean robo_copy_write (RoboCopy           *self,
                          const RoboRecovery *recovery,
                          GError            **error);

/**
 * robo_copy_remove:
 * @self: a place
 *
 * Removes what is there, the lock too: nobody may write there any more.
 */
void robo_copy_remove (RoboCopy *self);

G_END_DECLS
