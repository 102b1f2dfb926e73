// SPDX-License-Identifier: GPL-3.0-or-later
// Finds files by their ids, and gathers the files that must be shared together because some need other files.
#pragma once

#include "files/match/robo-match-setup.h"
#include "robo-pack.h"

G_BEGIN_DECLS

/* Returns the path of the file with this id in a folder of files of one kind, or NULL. If several files have the id,
 * prefers the file whose name is the id, and then the first by name. */
char *robo_pack_find_file (const char  *folder,
                           RoboPackKind kind,
                           const char  *id) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the user's folder for files of this kind. The folder may be missing. */
char *robo_pack_dup_own_folder (RoboPackKind kind) G_GNUC_WARN_UNUSED_RESULT;

/* Adds to an array of RoboPackPart all files that its parts need, and all files that the added files need, except
 * bundled files. Looks for them in `folder`, which may be NULL, and then in the user's folders. Returns FALSE with
 * an error in `problems` if a file is found but cannot be used. A file that is not found is no error; the pack lists
 * it in `needs`. */
gboolean robo_pack_gather (GPtrArray    *parts,
                           const char   *folder,
                           RoboProblems *problems);

/* Returns whether the arena or a module set of a game does not come with the program. */
gboolean robo_pack_setup_has_parts (const RoboMatchSetup *setup);

/* Returns the arena and the module sets of a game that do not come with the program, as an array of RoboPackPart. The
 * game may be from any source. Files that cannot be used are left out, with an error in `problems`. */
GPtrArray *robo_pack_gather_setup (const RoboMatchSetup *setup,
                                   RoboProblems         *problems) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
