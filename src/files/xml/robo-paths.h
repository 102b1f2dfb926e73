// SPDX-License-Identifier: GPL-3.0-or-later
// Where the program's own files are, installed or still in the build folder.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * robo_paths_get_build_dir:
 *
 * Returns: (nullable): the build folder the program runs from, %NULL if it is installed; valid for ever
 */
const char *robo_paths_get_build_dir (void);

/**
 * robo_paths_get_data_dir:
 *
 * Below it are `arenas`, `help`, `lessons`, `modules`, `rules`, `schema` and `sounds`.
 *
 * Returns: the folder of the files that come with the program; valid for ever
 */
const char *robo_paths_get_data_dir (void);

/**
 * robo_paths_dup_module:
 * @room: the folder below `src` in which it is made
 * @name: its name without an ending
 *
 * Returns: (transfer full): where that is which the program loads only when it is wanted
 */
char *robo_paths_dup_module (const char *room,
                             const char *name) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_paths_get_locale_dir:
 *
 * Returns: the folder for bindtextdomain(); valid for ever
 */
const char *robo_paths_get_locale_dir (void);

G_END_DECLS
