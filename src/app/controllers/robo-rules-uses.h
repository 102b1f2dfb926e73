// SPDX-License-Identifier: GPL-3.0-or-later
// Who uses a module set or one of its cards, in words: asked before something is removed.
#pragma once

#include "files/cards/robo-rule-files.h"

G_BEGIN_DECLS

/**
 * RoboRulesUses:
 *
 * The rules, games and scenarios with a module set, or with one of its cards.
 */
typedef struct _RoboRulesUses RoboRulesUses;

/**
 * robo_rules_uses_find_async:
 * @files: which rules there are
 * @set_id: of a module set
 * @card_id: (nullable): one of its cards; %NULL for the set as a whole
 * @callback: called when all games have been looked at, which may be many
 * @user_data: for @callback
 */
void           robo_rules_uses_find_async (RoboRuleFiles      *files,
                                           const char         *set_id,
                                           const char         *card_id,
                                           GAsyncReadyCallback callback,
                                           gpointer            user_data);
RoboRulesUses *robo_rules_uses_find_finish (GAsyncResult *result) G_GNUC_WARN_UNUSED_RESULT;
void           robo_rules_uses_free (RoboRulesUses *self);

/* Returns: (nullable): the id of the card that was asked about */
const char *robo_rules_uses_get_card (const RoboRulesUses *self);
gboolean    robo_rules_uses_is_any (const RoboRulesUses *self);

/* Returns: (transfer full): sentences with lists below them, for a dialog */
char *robo_rules_uses_dup_text (const RoboRulesUses *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboRulesUses, robo_rules_uses_free)

G_END_DECLS
