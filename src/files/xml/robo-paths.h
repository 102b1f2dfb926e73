// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the program's own files, installed or in the build folder.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns the build folder from which the program runs, or NULL if the program is installed. The string is static. */
const char *robo_paths_get_build_dir (void);

/* Returns the folder of bundled files, with `arenas`, `help`, `lessons`, `modules`, `rules`, `schema` and `sounds`.
 * The string is static. */
const char *robo_paths_get_data_dir (void);

/* Returns the path of a module that the program loads on demand. `room` is the folder below `src` in which the module
 * is built. */
char *robo_paths_dup_module (const char *room,
                             const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the folder for bindtextdomain(). The string is static. */
const char *robo_paths_get_locale_dir (void);

G_END_DECLS
