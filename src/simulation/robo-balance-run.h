// SPDX-License-Identifier: GPL-3.0-or-later
// Many games that the computer plays in the background, and what came of them.
#pragma once

#include <gio/gio.h>

#include "files/cards/robo-rule-set.h"
#include "files/match/robo-match-setup.h"
#include "robo-balance.h"

G_BEGIN_DECLS

/**
 * RoboBalanceRun:
 *
 * Plays on all processors, in threads of its own; all that is said here is said in the thread that made it. One run
 * plays once: for other games, or once more, make another.
 *
 * Properties, for reading only, each with a notification:
 *
 * - `progress` (double): 0..1
 * - `is-running` (boolean): from robo_balance_run_start() until all is played or it is cancelled
 * - `has-result` (boolean): all games were played
 */
#define ROBO_TYPE_BALANCE_RUN (robo_balance_run_get_type ())

G_DECLARE_FINAL_TYPE (RoboBalanceRun, robo_balance_run, ROBO, BALANCE_RUN, GObject)

/**
 * robo_balance_run_new:
 * @setup: (transfer none): who plays where by which rules, and the seed of the first game; it passes
 *   robo_match_setup_check(), and people in it play like beginners
 * @rule_set: (transfer none) (nullable): says which modules KillBots are dealt (R9.7); %NULL for none
 * @n_games: 1..%ROBO_BALANCE_MAX_GAMES
 *
 * Returns: (transfer full): a run that has not started
 */
RoboBalanceRun *robo_balance_run_new (const RoboMatchSetup *setup,
                                      RoboRuleSet          *rule_set,
                                      guint                 n_games) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_balance_run_new_for_modules:
 * @set: (transfer none): modules that are played with beside those of the rules
 * @arena: (transfer none): where to play; one computer sits at each side with starting spaces
 * @rule_set: (transfer none): rules with modules
 * @level: how well they play, not by chance
 * @seed: of the first game
 * @n_games: 1..%ROBO_BALANCE_MAX_GAMES
 *
 * Returns: (transfer full) (nullable): a run that has not started; %NULL if nobody can play there, or if there are too
 *   many cards
 */
RoboBalanceRun *robo_balance_run_new_for_modules (RoboModuleSet *set,
                                                  RoboArena     *arena,
                                                  RoboRuleSet   *rule_set,
                                                  RoboLevel      level,
                                                  guint64        seed,
                                                  guint          n_games) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_balance_run_start:
 * @self: a run; a second time does nothing
 *
 * Begins to play. A reference is held until it is over or cancelled.
 */
void robo_balance_run_start (RoboBalanceRun *self);

/**
 * robo_balance_run_cancel:
 * @self: a run
 *
 * Stops as soon as the games that are being played can be left; there will be no result.
 */
void robo_balance_run_cancel (RoboBalanceRun *self);

double   robo_balance_run_get_progress (RoboBalanceRun *self);
gboolean robo_balance_run_get_is_running (RoboBalanceRun *self);

/**
 * robo_balance_run_get_time:
 * @self: a run
 *
 * Returns: how long it took to play all games, in microseconds; 0 as long as not all were played
 */
gint64 robo_balance_run_get_time (RoboBalanceRun *self);

/**
 * robo_balance_run_get_setup:
 * @self: a run
 *
 * Returns: (transfer none): who plays where
 */
const RoboMatchSetup *robo_balance_run_get_setup (RoboBalanceRun *self);

/**
 * robo_balance_run_get_job:
 * @self: a run
 *
 * Returns: (transfer none): what is played, for robo_balance_judge() and the like
 */
const RoboBalanceJob *robo_balance_run_get_job (RoboBalanceRun *self);

/**
 * robo_balance_run_get_result:
 * @self: a run
 *
 * Returns: (transfer none) (nullable): what was counted, %NULL as long as not all games were played
 */
const RoboBalanceResult *robo_balance_run_get_result (RoboBalanceRun *self);

G_END_DECLS
