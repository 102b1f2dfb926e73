// SPDX-License-Identifier: GPL-3.0-or-later
// Who sits where, and by which rules, when the computer plays many games.
#pragma once

#include <adwaita.h>

#include "files/cards/robo-rule-set.h"
#include "files/match/robo-match-setup.h"

G_BEGIN_DECLS

/**
 * RoboBalanceTable:
 *
 * At first an operator of the common level sits at each side with starting spaces, and the standard rules are played.
 *
 * Signals:
 *
 * - `changed ()`: something else was chosen
 */
#define ROBO_TYPE_BALANCE_TABLE (robo_balance_table_get_type ())

G_DECLARE_FINAL_TYPE (RoboBalanceTable, robo_balance_table, ROBO, BALANCE_TABLE, AdwBin)

/**
 * robo_balance_table_set_arena:
 * @self: a table
 * @arena: (nullable): of which the sides without starting spaces are nobody's
 */
void robo_balance_table_set_arena (RoboBalanceTable *self,
                                   const RoboArena  *arena);

/**
 * robo_balance_table_dup_setup:
 * @self: a table
 * @arena: where to play
 * @level: the common level, not by chance
 * @seed: of the first game
 *
 * Returns: (transfer full): what was chosen; it need not pass robo_match_setup_check()
 */
RoboMatchSetup *robo_balance_table_dup_setup (RoboBalanceTable *self,
                                              RoboArena        *arena,
                                              RoboLevel         level,
                                              guint64           seed) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_balance_table_get_rule_set:
 * @self: a table
 *
 * Returns: (transfer none): the rules that were chosen
 */
RoboRuleSet *robo_balance_table_get_rule_set (RoboBalanceTable *self);

/**
 * robo_balance_table_is_mixed:
 * @setup: a set-up
 *
 * Returns: whether not all who play are alike
 */
gboolean robo_balance_table_is_mixed (const RoboMatchSetup *setup);

/**
 * robo_balance_table_get_player_word:
 * @seat: a seat
 *
 * Returns: (transfer none): what it is called in the menus of the table
 */
const char *robo_balance_table_get_player_word (const RoboMatchSeat *seat);

G_END_DECLS
