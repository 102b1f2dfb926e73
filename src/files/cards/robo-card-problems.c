// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-card-problems.h"

const RoboProblemKind ROBO_PROBLEM_FEW_DECKS[] = { { "few-decks", ROBO_SEVERITY_WARNING } };
const RoboProblemKind ROBO_PROBLEM_NO_EFFECT[] = { { "no-effect", ROBO_SEVERITY_WARNING } };
const RoboProblemKind ROBO_PROBLEM_UNREVIEWED[] = { { "unreviewed", ROBO_SEVERITY_WARNING } };

const RoboProblemKind ROBO_PROBLEM_CARD_ID_TWICE[] = { { "card-id-twice", ROBO_SEVERITY_ERROR } };
const RoboProblemKind ROBO_PROBLEM_CARD_EMPTY[] = { { "card-empty", ROBO_SEVERITY_ERROR } };
const RoboProblemKind ROBO_PROBLEM_CARD_DIE_RANGE[] = { { "card-die-range", ROBO_SEVERITY_ERROR } };
const RoboProblemKind ROBO_PROBLEM_CARD_AMOUNTS[] = { { "card-amounts", ROBO_SEVERITY_ERROR } };
const RoboProblemKind ROBO_PROBLEM_CARD_AMOUNTS_DIE[] = { { "card-amounts-die", ROBO_SEVERITY_ERROR } };
const RoboProblemKind ROBO_PROBLEM_CARD_TOO_MANY_EFFECTS[] = { { "card-too-many-effects", ROBO_SEVERITY_ERROR } };
const RoboProblemKind ROBO_PROBLEM_CARD_COMBINATION[] = { { "card-combination", ROBO_SEVERITY_ERROR } };
const RoboProblemKind ROBO_PROBLEM_CARD_DIE[] = { { "card-die", ROBO_SEVERITY_ERROR } };
const RoboProblemKind ROBO_PROBLEM_CARD_ROW_TWICE[] = { { "card-row-twice", ROBO_SEVERITY_ERROR } };

const RoboProblemKind ROBO_PROBLEM_RULES_SET_MISSING[] = { { "rules-set-missing", ROBO_SEVERITY_ERROR } };
const RoboProblemKind ROBO_PROBLEM_RULES_SET_BROKEN[] = { { "rules-set-broken", ROBO_SEVERITY_ERROR } };
const RoboProblemKind ROBO_PROBLEM_RULES_CARD_MISSING[] = { { "rules-card-missing", ROBO_SEVERITY_ERROR } };
const RoboProblemKind ROBO_PROBLEM_RULES_CARD_TWICE[] = { { "rules-card-twice", ROBO_SEVERITY_ERROR } };
const RoboProblemKind ROBO_PROBLEM_RULES_CHAMPION_COPIES[] = { { "rules-champion-copies", ROBO_SEVERITY_ERROR } };
const RoboProblemKind ROBO_PROBLEM_RULES_KILLBOT_CARD[] = { { "rules-killbot-card", ROBO_SEVERITY_ERROR } };
