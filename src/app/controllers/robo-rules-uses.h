// SPDX-License-Identifier: GPL-3.0-or-later
// Finds and describes the uses of a module set or one of its cards, for questions before a removal.
#pragma once

#include "files/cards/robo-rule-files.h"

G_BEGIN_DECLS

/* The rules, games and scenarios with a module set, or with one of its cards. */
typedef struct _RoboRulesUses RoboRulesUses;

/* Searches the uses of a card, or of the whole set if card_id is NULL. The callback is called after all games
 * have been searched, of which there may be many. */
void           robo_rules_uses_find_async (RoboRuleFiles      *files,
                                           const char         *set_id,
                                           const char         *card_id,
                                           GAsyncReadyCallback callback,
                                           gpointer            user_data);
RoboRulesUses *robo_rules_uses_find_finish (GAsyncResult *result) G_GNUC_WARN_UNUSED_RESULT;
void           robo_rules_uses_free (RoboRulesUses *self);

/* Returns the id of the card, or NULL for the whole set. */
const char *robo_rules_uses_get_card (const RoboRulesUses *self);
gboolean    robo_rules_uses_is_any (const RoboRulesUses *self);

/* Returns sentences with lists below them, for a dialog. */
char *robo_rules_uses_dup_text (const RoboRulesUses *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboRulesUses, robo_rules_uses_free)

G_END_DECLS
