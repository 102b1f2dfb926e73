// SPDX-License-Identifier: GPL-3.0-or-later
// Explains cards in plain words. The text is made from the cards themselves, so that it is always up to date and in
// every language.
#pragma once

#include "engine/robo-rules.h"
#include "robo-modules.h"

G_BEGIN_DECLS

/* Explains the exact rule of a card: the die, conditions, uses and costs, the trigger, the effects, how often they
 * happen, whether the owner may choose, and whether the card is a champion card or a card that KillBots cannot have.
 * Each paragraph is about the die, the conditions, uses and costs, the effects of one trigger, one ability, or who can
 * have the card. The card may be unfinished.
 *
 * `rules` are the options in use; NULL stands for the standard rules. `arena` is the name of a champion card's
 * arena, or NULL. Returns translated paragraphs of whole sentences. A card without effects and abilities has no
 * paragraphs. */
char **robo_explain_card (const RoboCard  *card,
                          const RoboRules *rules,
                          const char      *arena) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
