// SPDX-License-Identifier: GPL-3.0-or-later
// Plays many games with computer players in the background, and collects the results.
#pragma once

#include <gio/gio.h>

#include "files/cards/robo-rule-set.h"
#include "files/match/robo-match-setup.h"
#include "robo-balance.h"

G_BEGIN_DECLS

/* Plays on all processors, in threads of its own. Properties are notified in the thread that created the run. A run
 * plays once; to play again, create another run.
 *
 * Properties, read-only, each with a notification:
 *
 * - `progress` (double): 0..1
 * - `is-running` (boolean): from robo_balance_run_start() until all games are played or the run is canceled
 * - `has-result` (boolean): all games were played */
#define ROBO_TYPE_BALANCE_RUN (robo_balance_run_get_type ())

G_DECLARE_FINAL_TYPE (RoboBalanceRun, robo_balance_run, ROBO, BALANCE_RUN, GObject)

/* Creates a run that has not started. The set-up has the players, the rules and the seed of the first game. It must pass
 * robo_match_setup_check(), and people in it play like beginners. The rule set tells which modules KillBots are dealt
 * (R9.7); NULL means none. The number of games is 1..ROBO_BALANCE_MAX_GAMES. */
RoboBalanceRun *robo_balance_run_new (const RoboMatchSetup *setup,
                                      RoboRuleSet          *rule_set,
                                      guint                 n_games) G_GNUC_WARN_UNUSED_RESULT;

/* Creates a run that tests a module set in addition to the modules of the rules. There is one computer player at each
 * side of the arena that has starting spaces. The level must not be ROBO_LEVEL_CHANCE, and the rules must have modules.
 * The number of games is 1..ROBO_BALANCE_MAX_GAMES. Returns NULL if the arena is not playable, or if there are too many
 * cards. */
RoboBalanceRun *robo_balance_run_new_for_modules (RoboModuleSet *set,
                                                  RoboArena     *arena,
                                                  RoboRuleSet   *rule_set,
                                                  RoboLevel      level,
                                                  guint64        seed,
                                                  guint          n_games) G_GNUC_WARN_UNUSED_RESULT;

/* Starts to play. Does nothing if the run has started before. The run is canceled if its last reference is dropped. */
void robo_balance_run_start (RoboBalanceRun *self);

/* Stops as soon as the threads can leave their current games. If the run is not over yet, it will have no result. */
void robo_balance_run_cancel (RoboBalanceRun *self);

double   robo_balance_run_get_progress (RoboBalanceRun *self);
gboolean robo_balance_run_get_is_running (RoboBalanceRun *self);

/* Returns the duration of the run, in microseconds; 0 before all games have been played. */
gint64 robo_balance_run_get_time (RoboBalanceRun *self);

const RoboMatchSetup *robo_balance_run_get_setup (RoboBalanceRun *self);

const RoboBalanceJob *robo_balance_run_get_job (RoboBalanceRun *self);

/* Returns the result, or NULL before all games have been played. */
const RoboBalanceResult *robo_balance_run_get_result (RoboBalanceRun *self);

G_END_DECLS
