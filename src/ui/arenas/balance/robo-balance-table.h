// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user choose players and rules of simulated games.
#pragma once

#include <adwaita.h>

#include "files/cards/robo-rule-set.h"
#include "files/match/robo-match-setup.h"

G_BEGIN_DECLS

/* At first, each side with starting spaces has an operator with the level that the caller of
 * robo_balance_table_dup_setup() chooses, and the standard rules are selected.
 *
 * Signals:
 *
 * - `changed ()`: the chosen players or rules have changed */
#define ROBO_TYPE_BALANCE_TABLE (robo_balance_table_get_type ())

G_DECLARE_FINAL_TYPE (RoboBalanceTable, robo_balance_table, ROBO, BALANCE_TABLE, AdwBin)

/* Sets the arena, or NULL. The menu of a side without starting spaces is insensitive. */
void robo_balance_table_set_arena (RoboBalanceTable *self,
                                   const RoboArena  *arena);

/* Returns a setup with the chosen players and rules, which need not pass robo_match_setup_check(). Sides that have an
 * operator without a level of its own get `level`, which must not be ROBO_LEVEL_CHANCE. */
RoboMatchSetup *robo_balance_table_dup_setup (RoboBalanceTable *self,
                                              RoboArena        *arena,
                                              RoboLevel         level,
                                              guint64           seed) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the selected rules, or NULL if the rules of the game are missing. */
RoboRuleSet *robo_balance_table_get_rule_set (RoboBalanceTable *self);

/* Returns TRUE if not all players of a setup are alike. */
gboolean robo_balance_table_is_mixed (const RoboMatchSetup *setup);

/* Returns the name of a player in the menus of the table. */
const char *robo_balance_table_get_player_word (const RoboMatchSeat *seat);

G_END_DECLS
