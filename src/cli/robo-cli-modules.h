// SPDX-License-Identifier: GPL-3.0-or-later
// Module sets on the command line: files, or ids of sets there are.
#pragma once

#include "robo-cli.h"

G_BEGIN_DECLS

/**
 * robo_cli_find_modules:
 * @name: a file, or the id of a set that comes with the game or is the user's
 *
 * Returns: (transfer full) (nullable): its file, which need not be one of modules; %NULL if there is none
 */
char *robo_cli_find_modules (const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* Says that there is no such file nor set, and which sets there are. */
void robo_cli_say_no_such_modules (const char *name);

G_END_DECLS
