// SPDX-License-Identifier: GPL-3.0-or-later
// What is chosen before the computer plays many games, and how far it has got.
#pragma once

#include <adwaita.h>

#include "balance/robo-balance-run.h"

G_BEGIN_DECLS

/**
 * RoboBalanceControls:
 *
 * Signals:
 *
 * - `start ()`: the button was pressed that starts.
 */
#define ROBO_TYPE_BALANCE_CONTROLS (robo_balance_controls_get_type ())

G_DECLARE_FINAL_TYPE (RoboBalanceControls, robo_balance_controls, ROBO, BALANCE_CONTROLS, AdwBin)

guint     robo_balance_controls_get_n_games (RoboBalanceControls *self);
RoboLevel robo_balance_controls_get_level (RoboBalanceControls *self);
guint64   robo_balance_controls_get_seed (RoboBalanceControls *self);
void      robo_balance_controls_set_level (RoboBalanceControls *self,
                                           RoboLevel            level);

/**
 * robo_balance_controls_watch:
 * @self: controls
 * @run: (nullable) (transfer none): what is being played; %NULL when it is over
 *
 * Shows how far it has got, and a button that cancels it.
 */
void robo_balance_controls_watch (RoboBalanceControls *self,
                                  RoboBalanceRun      *run);

/**
 * robo_balance_controls_set_reason:
 * @self: controls
 * @reason: (nullable): something to be known before one starts, a translated sentence
 * @can_start: whether one can nevertheless
 */
void robo_balance_controls_set_reason (RoboBalanceControls *self,
                                       const char          *reason,
                                       gboolean             can_start);

/* What was played, in a line. */
char *robo_balance_controls_dup_summary (RoboBalanceRun *run) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
