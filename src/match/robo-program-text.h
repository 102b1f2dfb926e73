// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes programs in one line, in the user's language.
#pragma once

#include "engine/robo-program.h"

G_BEGIN_DECLS

/* Writes a program as robo_program_to_text() does, but with the letters of the user's language for colors and
 * keys: German has "b3n r2no b1w". Files and the command line have the English letters. */
char *robo_program_text_dup (const RoboProgram *program) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a program such as "b3n r2ne b1w" as an example, with the letters of the user's language. */
char *robo_program_text_dup_example (void) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a translated text that explains the input, with all letters of the user's language. */
char *robo_program_text_dup_help (void) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a text line such as "b3n r2ne b1w" that was typed or pasted, in the letters of the user's language, as
 * robo_program_text_dup() writes them, or in English letters; an ambiguous text line counts as in the user's
 * language. Does not check whether the program is legal. If it returns FALSE, the program is undefined and `problem`
 * gets a translated sentence that says what is wrong and what would be right. */
gboolean robo_program_text_parse (const char  *text,
                                  RoboProgram *program,
                                  char       **problem);

G_END_DECLS
