// SPDX-License-Identifier: GPL-3.0-or-later
// Finds files by their ids, and gathers what files need to be shared together.
#pragma once

#include "robo-pack.h"

G_BEGIN_DECLS

/* Returns the path of the file with this id in a folder of files of one kind, or NULL. If several files have the id,
 * returns the one with the name that the program looks for. */
char *robo_pack_find_file (const char  *folder,
                           RoboPackKind kind,
                           const char  *id) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the user's folder for files of this kind. It need not exist. */
char *robo_pack_dup_own_folder (RoboPackKind kind) G_GNUC_WARN_UNUSED_RESULT;

/* Adds to the RoboPackPart of an array everything that they need and what that needs in turn, except bundled files. It
 * is looked for in `folder`, which may be NULL, and then in the user's folders. Adds an error to `problems` if a needed
 * file is there but cannot be used. What is not found stays in the needs of the pack. */
gboolean robo_pack_gather (GPtrArray    *parts,
                           const char   *folder,
                           RoboProblems *problems);

G_END_DECLS
