// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the copies of documents.
#pragma once

#include "robo-recovery.h"

G_BEGIN_DECLS

char *robo_recovery_dup_default_folder (void) G_GNUC_WARN_UNUSED_RESULT;

/* Stands for the path of one copy of a document. The path is locked as long as this object exists; the system unlocks
 * it when the program dies. The object is reference-counted, since a thread writes the copy. */
typedef struct _RoboCopy RoboCopy;

/* Chooses a path in a folder, and creates the folder if it does not exist. At a new path there is no file until a
 * copy is written. If path is not NULL, takes over this path, where a crashed program has left a copy. */
RoboCopy *robo_copy_new (const char *folder,
                         const char *path) G_GNUC_WARN_UNUSED_RESULT;
/* Adds or drops a reference. Dropping the last reference unlocks the path; the file there stays. */
RoboCopy *robo_copy_ref (RoboCopy *self);
void      robo_copy_unref (RoboCopy *self);

/* Writes the content of `recovery` as the copy, atomically, to the path of `self`; recovery->path is not used. */
gboolean robo_copy_write (RoboCopy           *self,
                          const RoboRecovery *recovery,
                          GError            **error);

/* Removes the file of the copy and its lock. No copy may be written to this path after that. */
void robo_copy_remove (RoboCopy *self);

G_END_DECLS
