// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-match-problems.h"

const RoboProblemKind ROBO_PROBLEM_RULINGS[] = { { "rulings", ROBO_SEVERITY_WARNING } };
const RoboProblemKind ROBO_PROBLEM_ODD[] = { { "odd", ROBO_SEVERITY_WARNING } };
