// SPDX-License-Identifier: GPL-3.0-or-later
// Finds module sets that are named on the command line, by file or by id.
#pragma once

#include "robo-cli.h"

G_BEGIN_DECLS

/* Finds a file, or the set with this id that comes with the game or belongs to the user. Returns its path,
 * which may not be one of modules, or NULL if there is none. */
char *robo_cli_find_modules (const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* Prints that there is no such file or set, and which sets there are. */
void robo_cli_say_no_such_modules (const char *name);

G_END_DECLS
