// SPDX-License-Identifier: GPL-3.0-or-later
// What a card does, in plain words made from the card itself: never out of date, in every language of the program.
#pragma once

#include "engine/robo-rules.h"
#include "robo-modules.h"

G_BEGIN_DECLS

/**
 * robo_explain_card:
 * @card: a card, also a half-done one
 * @rules: (nullable): the options it is played by; %NULL for the standard ones
 * @arena: (nullable): what the arena of a champion card is called
 *
 * Tells the exact rule: with which die, what happens when, how often, whether it is up to its owner, and who
 * cannot have it. Every paragraph is one thing the card does.
 *
 * Returns: (transfer full) (array zero-terminated=1): translated paragraphs of whole sentences; none for a card that
 *   does nothing
 */
char **robo_explain_card (const RoboCard  *card,
                          const RoboRules *rules,
                          const char      *arena) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
