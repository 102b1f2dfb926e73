// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of problems that only matches have.
#pragma once

#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

/* They are read, but say what should not be */
extern const RoboProblemKind ROBO_PROBLEM_RULINGS[1];
extern const RoboProblemKind ROBO_PROBLEM_ODD[1]; /* it is read, but no program of ours has written it */

G_END_DECLS
