// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-problems.h"

#include <glib/gi18n-lib.h>

#define WRONG_SIZE N_ ("The arena’s number of spaces doesn’t match its size. Use an undamaged copy.")

const RoboProblemKind ROBO_PROBLEM_ROW_COUNT[] = { { "row-count", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_MEANING, WRONG_SIZE } };
const RoboProblemKind ROBO_PROBLEM_ROW_LENGTH[] = { { "row-length", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_MEANING, WRONG_SIZE } };

#undef WRONG_SIZE

const RoboProblemKind ROBO_PROBLEM_NOT_ON_FLOOR[] = { { "not-on-floor", ROBO_SEVERITY_ERROR } };
const RoboProblemKind ROBO_PROBLEM_SPACE_TAKEN[] = { { "space-taken", ROBO_SEVERITY_ERROR } };
const RoboProblemKind ROBO_PROBLEM_FEATURE_TWICE[] = { { "feature-twice", ROBO_SEVERITY_ERROR } };
const RoboProblemKind ROBO_PROBLEM_VP_TWICE[] = { { "vp-twice", ROBO_SEVERITY_ERROR } };
const RoboProblemKind ROBO_PROBLEM_EDGE_TWICE[] = { { "edge-twice", ROBO_SEVERITY_ERROR } };
const RoboProblemKind ROBO_PROBLEM_WALL_AND_BARRIER[] = { { "wall-and-barrier", ROBO_SEVERITY_ERROR } };
const RoboProblemKind ROBO_PROBLEM_CAUTION_TWICE[] = { { "caution-twice", ROBO_SEVERITY_ERROR } };
const RoboProblemKind ROBO_PROBLEM_CAUTION_TURN[] = { { "caution-turn", ROBO_SEVERITY_ERROR } };
const RoboProblemKind ROBO_PROBLEM_TOO_MANY_STARTS[] = { { "too-many-starts", ROBO_SEVERITY_ERROR } };

const RoboProblemKind ROBO_PROBLEM_NO_VP[] = { { "no-vp", ROBO_SEVERITY_ERROR } };
const RoboProblemKind ROBO_PROBLEM_TOO_FEW_SIDES[] = { { "too-few-sides", ROBO_SEVERITY_ERROR } };
const RoboProblemKind ROBO_PROBLEM_UNREACHABLE[] = { { "unreachable", ROBO_SEVERITY_ERROR } };

const RoboProblemKind ROBO_PROBLEM_ONLY_THROUGH_BARRIERS[] = { { "only-through-barriers", ROBO_SEVERITY_WARNING } };
const RoboProblemKind ROBO_PROBLEM_WORKSHOP_UNREACHABLE[] = { { "workshop-unreachable", ROBO_SEVERITY_WARNING } };
const RoboProblemKind ROBO_PROBLEM_START_BLOCKED[] = { { "start-blocked", ROBO_SEVERITY_WARNING } };
const RoboProblemKind ROBO_PROBLEM_BORDER_EDGE[] = { { "border-edge", ROBO_SEVERITY_WARNING } };
const RoboProblemKind ROBO_PROBLEM_EDGE_AT_SOLID[] = { { "edge-at-solid", ROBO_SEVERITY_WARNING } };
const RoboProblemKind ROBO_PROBLEM_KILLBOT_FALLS[] = { { "killbot-falls", ROBO_SEVERITY_WARNING } };
const RoboProblemKind ROBO_PROBLEM_KILLBOT_STUCK[] = { { "killbot-stuck", ROBO_SEVERITY_WARNING } };
