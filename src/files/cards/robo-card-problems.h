// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the kinds of problems of modules and rule sets. The item of a module set's problem is a card or
// ROBO_NO_CARD; its row is an effect or ability of the card, or ROBO_NO_ROW. A rule set's problem has only a row,
// which is an entry of the file (robo_rule_set_check()), or ROBO_NO_ROW.
#pragma once

#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

/* Lists the suggestions of a ROBO_PROBLEM_NO_EFFECT about a card or one of its rows. */
typedef enum
{
  ROBO_IDLE_ENTRY = 1, /* remove an attribute or element that has no effect */
  ROBO_IDLE_DIE,       /* remove the card's die */
  ROBO_IDLE_CHAMPION,  /* give the card an arena or another color */
} RoboIdle;

/* These problems leave modules and rule sets usable, but are probably mistakes. */
extern const RoboProblemKind ROBO_PROBLEM_FEW_DECKS[1];
extern const RoboProblemKind ROBO_PROBLEM_NO_EFFECT[1];
extern const RoboProblemKind ROBO_PROBLEM_UNREVIEWED[1]; /* suggests the text to review, by its index among the texts of
                                                          * the card, from 1 */

/* These problems are errors of module sets: such cards cannot be played. */
extern const RoboProblemKind ROBO_PROBLEM_CARD_ID_TWICE[1];
extern const RoboProblemKind ROBO_PROBLEM_CARD_EMPTY[1];
extern const RoboProblemKind ROBO_PROBLEM_CARD_DIE_RANGE[1];
extern const RoboProblemKind ROBO_PROBLEM_CARD_AMOUNTS[1];
extern const RoboProblemKind ROBO_PROBLEM_CARD_AMOUNTS_DIE[1];
extern const RoboProblemKind ROBO_PROBLEM_CARD_TOO_MANY_EFFECTS[1];
extern const RoboProblemKind ROBO_PROBLEM_CARD_COMBINATION[1];
extern const RoboProblemKind ROBO_PROBLEM_CARD_DIE[1];
extern const RoboProblemKind ROBO_PROBLEM_CARD_ROW_TWICE[1];
extern const RoboProblemKind ROBO_PROBLEM_CARD_GUARD[1];
extern const RoboProblemKind ROBO_PROBLEM_CARD_REACH[1];

/* These problems are errors of rule sets: rules with them cannot be played. */
extern const RoboProblemKind ROBO_PROBLEM_RULES_SET_MISSING[1];
extern const RoboProblemKind ROBO_PROBLEM_RULES_SET_BROKEN[1];
extern const RoboProblemKind ROBO_PROBLEM_RULES_CARD_MISSING[1];
extern const RoboProblemKind ROBO_PROBLEM_RULES_CARD_TWICE[1];
extern const RoboProblemKind ROBO_PROBLEM_RULES_CHAMPION_COPIES[1];
extern const RoboProblemKind ROBO_PROBLEM_RULES_KILLBOT_CARD[1];

G_END_DECLS
