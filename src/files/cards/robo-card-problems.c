// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-card-problems.h"

#include <glib/gi18n-lib.h>

const RoboProblemKind ROBO_PROBLEM_FEW_DECKS[] = { { "few-decks", ROBO_SEVERITY_WARNING } };
const RoboProblemKind ROBO_PROBLEM_NO_EFFECT[] = { { "no-effect", ROBO_SEVERITY_WARNING, ROBO_CONTENT_ERROR_MEANING,
                                                     N_ ("The file has an unknown entry, which does nothing.") } };
const RoboProblemKind ROBO_PROBLEM_UNREVIEWED[] = { { "unreviewed", ROBO_SEVERITY_WARNING } };

const RoboProblemKind ROBO_PROBLEM_CARD_ID_TWICE[] = { { "card-id-twice", ROBO_SEVERITY_ERROR } };
const RoboProblemKind ROBO_PROBLEM_CARD_EMPTY[] = { { "card-empty", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_MEANING,
                                                      N_ ("The card does nothing. Give it an effect or an ability.") } };
const RoboProblemKind ROBO_PROBLEM_CARD_DIE_RANGE[] = { { "card-die-range", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_MEANING,
                                                          N_ ("The lowest die value is greater than the highest. Swap the two values.") } };
const RoboProblemKind ROBO_PROBLEM_CARD_AMOUNTS[] = { { "card-amounts", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_MEANING,
                                                        N_ ("A card’s amounts for the die values contradict each other. Choose one amount for each value.") } };
const RoboProblemKind ROBO_PROBLEM_CARD_AMOUNTS_DIE[] = { { "card-amounts-die", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_MEANING,
                                                            N_ ("A card has amounts by die value, but no die. Give it a die, or choose a single amount.") } };
const RoboProblemKind ROBO_PROBLEM_CARD_TOO_MANY_EFFECTS[] = { { "card-too-many-effects", ROBO_SEVERITY_ERROR } };
const RoboProblemKind ROBO_PROBLEM_CARD_COMBINATION[] = { { "card-combination", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_MEANING,
                                                            N_ ("A card has an effect whose parts don’t work together. Choose other parts.") } };
const RoboProblemKind ROBO_PROBLEM_CARD_DIE[] = { { "card-die", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_MEANING,
                                                    N_ ("A card has an effect or ability that doesn’t go with its die. Change the die, or remove the effect or ability.") } };
const RoboProblemKind ROBO_PROBLEM_CARD_ROW_TWICE[] = { { "card-row-twice", ROBO_SEVERITY_ERROR } };
const RoboProblemKind ROBO_PROBLEM_CARD_GUARD[] = { { "card-guard", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_MEANING,
                                                      N_ ("A card has a condition, a number of uses or a cost that doesn’t apply to it. Change it or remove it.") } };
const RoboProblemKind ROBO_PROBLEM_CARD_REACH[] = { { "card-reach", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_MEANING,
                                                      N_ ("A card’s effect has a range, an amount or a multiplier that doesn’t apply to it. Remove what doesn’t apply.") } };

const RoboProblemKind ROBO_PROBLEM_RULES_SET_MISSING[] = { { "rules-set-missing", ROBO_SEVERITY_ERROR } };
const RoboProblemKind ROBO_PROBLEM_RULES_SET_BROKEN[] = { { "rules-set-broken", ROBO_SEVERITY_ERROR } };
const RoboProblemKind ROBO_PROBLEM_RULES_CARD_MISSING[] = { { "rules-card-missing", ROBO_SEVERITY_ERROR } };
const RoboProblemKind ROBO_PROBLEM_RULES_CARD_TWICE[] = { { "rules-card-twice", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_MEANING,
                                                            N_ ("The file sets the number of copies of a card twice, or names a card for KillBots twice. Remove the duplicate.") } };
const RoboProblemKind ROBO_PROBLEM_RULES_CHAMPION_COPIES[] = { { "rules-champion-copies", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_MEANING,
                                                                 N_ ("The file sets the number of copies of a champion card, but champion cards aren’t in any deck.") } };
const RoboProblemKind ROBO_PROBLEM_RULES_KILLBOT_CARD[] = { { "rules-killbot-card", ROBO_SEVERITY_ERROR } };
