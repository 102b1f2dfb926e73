// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the kinds of problems of arenas. Their places are spaces or ROBO_NO_SPACE, and their sides are orthogonal
// directions or ROBO_NO_SIDE.
#pragma once

#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

/* Problems of plans that are not well formed */
extern const RoboProblemKind ROBO_PROBLEM_ROW_COUNT[1];
extern const RoboProblemKind ROBO_PROBLEM_ROW_LENGTH[1];
extern const RoboProblemKind ROBO_PROBLEM_NOT_ON_FLOOR[1];
extern const RoboProblemKind ROBO_PROBLEM_SPACE_TAKEN[1];
extern const RoboProblemKind ROBO_PROBLEM_FEATURE_TWICE[1];
extern const RoboProblemKind ROBO_PROBLEM_VP_TWICE[1]; /* suggests a free number, or 0 if there is none */
extern const RoboProblemKind ROBO_PROBLEM_EDGE_TWICE[1];
extern const RoboProblemKind ROBO_PROBLEM_WALL_AND_BARRIER[1];
extern const RoboProblemKind ROBO_PROBLEM_CAUTION_TWICE[1];
extern const RoboProblemKind ROBO_PROBLEM_CAUTION_TURN[1];
extern const RoboProblemKind ROBO_PROBLEM_TOO_MANY_STARTS[1];

/* Problems of plans that are well formed, but not playable */
extern const RoboProblemKind ROBO_PROBLEM_NO_VP[1];
extern const RoboProblemKind ROBO_PROBLEM_TOO_FEW_SIDES[1];
extern const RoboProblemKind ROBO_PROBLEM_UNREACHABLE[1];

/* Problems of playable plans that are probably mistakes */
extern const RoboProblemKind ROBO_PROBLEM_ONLY_THROUGH_BARRIERS[1];
extern const RoboProblemKind ROBO_PROBLEM_WORKSHOP_UNREACHABLE[1];
extern const RoboProblemKind ROBO_PROBLEM_START_BLOCKED[1];
extern const RoboProblemKind ROBO_PROBLEM_BORDER_EDGE[1];
extern const RoboProblemKind ROBO_PROBLEM_EDGE_AT_SOLID[1];
extern const RoboProblemKind ROBO_PROBLEM_KILLBOT_FALLS[1];
extern const RoboProblemKind ROBO_PROBLEM_KILLBOT_STUCK[1];

G_END_DECLS
