// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the kinds of problems of matches.
#pragma once

#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

/* These problems are warnings; the file is read. */
extern const RoboProblemKind ROBO_PROBLEM_RULINGS[1];
extern const RoboProblemKind ROBO_PROBLEM_ODD[1]; /* content that this version of the program would not have
                                                   * written */

G_END_DECLS
