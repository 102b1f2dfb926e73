// SPDX-License-Identifier: GPL-3.0-or-later
// Finds and describes the uses of a module set or of a card, for questions before a removal.
#pragma once

#include "files/cards/robo-rule-files.h"

G_BEGIN_DECLS

/* Holds the rules, games and scenarios that use a module set, or one of its cards. */
typedef struct _RoboRulesUses RoboRulesUses;

typedef void (*RoboRulesUsesFunc) (gpointer             owner,
                                   const RoboRulesUses *uses);

/* Searches the uses of a card, or of the whole set if card_id is NULL. There may be many games, so the function is
 * called later, after all games have been searched. It is not called if the owner, a GObject, is gone. */
void robo_rules_uses_find (RoboRuleFiles    *files,
                           const char       *set_id,
                           const char       *card_id,
                           gpointer          owner,
                           RoboRulesUsesFunc done);

/* Returns the id of the card, or NULL for the whole set. */
const char *robo_rules_uses_get_card (const RoboRulesUses *self);
gboolean    robo_rules_uses_is_any (const RoboRulesUses *self);

/* Returns sentences with lists below them, for a dialog. */
char *robo_rules_uses_dup_text (const RoboRulesUses *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
