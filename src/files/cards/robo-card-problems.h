// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the kinds of problems of modules and rule sets. Their items are the cards of a set, or
// ROBO_NO_CARD, and their rows its effects and abilities; rules have rows only, their lines.
#pragma once

#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

/* Suggestions of a ROBO_PROBLEM_NO_EFFECT that is about a card and none of its rows. */
typedef enum
{
  ROBO_IDLE_ENTRY = 1, /* to remove its entry in the file */
  ROBO_IDLE_DIE,       /* to remove its die */
  ROBO_IDLE_CHAMPION,  /* to give it an arena or another color */
} RoboIdle;

/* Modules and rule sets: usable, but probably a mistake */
extern const RoboProblemKind ROBO_PROBLEM_FEW_DECKS[1];
extern const RoboProblemKind ROBO_PROBLEM_NO_EFFECT[1];
extern const RoboProblemKind ROBO_PROBLEM_UNREVIEWED[1]; /* suggests which text of the card it is about, from 1 */

/* Modules: cards that cannot be played */
extern const RoboProblemKind ROBO_PROBLEM_CARD_ID_TWICE[1];
extern const RoboProblemKind ROBO_PROBLEM_CARD_EMPTY[1];
extern const RoboProblemKind ROBO_PROBLEM_CARD_DIE_RANGE[1];
extern const RoboProblemKind ROBO_PROBLEM_CARD_AMOUNTS[1];
extern const RoboProblemKind ROBO_PROBLEM_CARD_AMOUNTS_DIE[1];
extern const RoboProblemKind ROBO_PROBLEM_CARD_TOO_MANY_EFFECTS[1];
extern const RoboProblemKind ROBO_PROBLEM_CARD_COMBINATION[1];
extern const RoboProblemKind ROBO_PROBLEM_CARD_DIE[1];
extern const RoboProblemKind ROBO_PROBLEM_CARD_ROW_TWICE[1];

/* Rule sets: references that cannot be played */
extern const RoboProblemKind ROBO_PROBLEM_RULES_SET_MISSING[1];
extern const RoboProblemKind ROBO_PROBLEM_RULES_SET_BROKEN[1];
extern const RoboProblemKind ROBO_PROBLEM_RULES_CARD_MISSING[1];
extern const RoboProblemKind ROBO_PROBLEM_RULES_CARD_TWICE[1];
extern const RoboProblemKind ROBO_PROBLEM_RULES_CHAMPION_COPIES[1];
extern const RoboProblemKind ROBO_PROBLEM_RULES_KILLBOT_CARD[1];

G_END_DECLS
