// SPDX-License-Identifier: GPL-3.0-or-later
// Programs that people read and type in one line.
#pragma once

#include "engine/robo-program.h"

G_BEGIN_DECLS

/**
 * robo_program_text_dup:
 * @program: a program, finished or not
 *
 * Writes a program as robo_program_to_text() does, but with the letters of the user's language for colours and keys: a
 * German reads "b3n r2no b1w". Files and the command line have the English letters.
 *
 * Returns: (transfer full): one line, which robo_program_text_parse() reads
 */
char *robo_program_text_dup (const RoboProgram *program) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_program_text_dup_example:
 *
 * Returns: (transfer full): what a program looks like in the user's language: "b3n r2ne b1w"
 */
char *robo_program_text_dup_example (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_program_text_dup_help:
 *
 * Returns: (transfer full): a translated text that says what to type, with all letters of the user's language
 */
char *robo_program_text_dup_help (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_program_text_parse:
 * @text: a line such as "b3n r2ne b1w", in the letters of the user's language, as robo_program_text_dup() writes it, or
 *   in the English ones; where both could be meant, it is the user's language
 * @program: (out caller-allocates): the program; of no use if %FALSE is returned
 * @problem: (out) (transfer full): a translated sentence that says what is wrong and what would be right
 *
 * Reads what somebody has typed or pasted. Whether the program is legal is another question.
 *
 * Returns: whether @text is a program
 */
gboolean robo_program_text_parse (const char  *text,
                                  RoboProgram *program,
                                  char       **problem);

G_END_DECLS
