// SPDX-License-Identifier: GPL-3.0-or-later
// Finds module sets that are named on the command line, by file or by id.
#pragma once

#include "print/robo-printout.h"

#include "robo-cli.h"

G_BEGIN_DECLS

/* Finds a file, or the set with this id that comes with the game or belongs to the user. Returns the path, which may
 * lead to a file of another kind. Returns NULL if there is no such file or set. */
char *robo_cli_find_modules (const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* Prints that there is no such file or set, and lists the existing sets. */
void robo_cli_say_no_such_modules (const char *name);

/* Returns the sheets with the cards of a file, or NULL with an error in `problems`; a set without cards is an error. */
RoboPrintout *robo_cli_create_cards (const char   *path,
                                     RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
