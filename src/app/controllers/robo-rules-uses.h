// SPDX-License-Identifier: GPL-3.0-or-later
// Finds and describes the uses of a module set or of a card, for the question whether to remove it.
#pragma once

#include "files/cards/robo-rule-files.h"

G_BEGIN_DECLS

/* Holds the rules, games and scenarios that use a module set, or one of its cards. */
typedef struct _RoboRulesUses RoboRulesUses;

typedef void (*RoboRulesUsesFunc) (gpointer             owner,
                                   const RoboRulesUses *uses);

/* Searches for the uses of a card. If card_id is NULL, searches for the uses of all cards of the set. When all games
 * have been searched, which may take a while, calls done(). If the owner, a GObject, is gone by then, does not call
 * done(). */
void robo_rules_uses_find (RoboRuleFiles    *files,
                           const char       *set_id,
                           const char       *card_id,
                           gpointer          owner,
                           RoboRulesUsesFunc done);

/* Returns the id of the card, or NULL if the uses of all cards of the set were searched for. */
const char *robo_rules_uses_get_card (const RoboRulesUses *self);
gboolean    robo_rules_uses_is_any (const RoboRulesUses *self);

/* Describes the uses for a dialog: sentences, each with a list below it. */
char *robo_rules_uses_dup_text (const RoboRulesUses *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
