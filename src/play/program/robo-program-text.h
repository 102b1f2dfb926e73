// SPDX-License-Identifier: GPL-3.0-or-later
// Programs that people type in one line.
#pragma once

#include "engine/robo-program.h"

G_BEGIN_DECLS

/**
 * robo_program_text_parse:
 * @text: a line such as "b3n r2ne b1w", as robo_program_to_text() writes it
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
