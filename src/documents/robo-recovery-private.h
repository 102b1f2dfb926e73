// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the copies of documents.
#pragma once

#include "robo-recovery.h"

G_BEGIN_DECLS

char *robo_recovery_dup_default_folder (void) G_GNUC_WARN_UNUSED_RESULT;

/* Stands for the place of one copy. The place is locked as long as the document is open; the system unlocks it when
 * the program dies. Reference-counted, since a thread writes the copy. */
typedef struct _RoboCopy RoboCopy;

/* Creates a place in a folder, and the folder if it does not exist. A new place has no file until a copy is written. If
 * path is not NULL, takes over this place, where a crashed program has left a copy. */
RoboCopy *robo_copy_new (const char *folder,
                         const char *path) G_GNUC_WARN_UNUSED_RESULT;
/* Adds or drops a reference. Dropping the last reference unlocks the place; its file stays. */
RoboCopy *robo_copy_ref (RoboCopy *self);
void      robo_copy_unref (RoboCopy *self);

/* Writes the content of `recovery` as the copy, atomically, to the place of the copy; recovery->path is not used. */
gboolean robo_copy_write (RoboCopy           *self,
                          const RoboRecovery *recovery,
                          GError            **error);

/* Removes the file and its lock. The place must not be written any more. */
void robo_copy_remove (RoboCopy *self);

G_END_DECLS
