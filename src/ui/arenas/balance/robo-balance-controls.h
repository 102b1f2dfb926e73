// SPDX-License-Identifier: GPL-3.0-or-later
// What is chosen before the computer plays many games, and how far it has got.
#pragma once

#include <adwaita.h>

#include "simulation/robo-balance-run.h"

G_BEGIN_DECLS

/**
 * RoboBalanceControls:
 *
 * Properties:
 *
 * - `running` (RoboBalanceRun, ro, nullable): what is being played; how far it has got is shown, and a button that cancels it
 * - `run` (RoboBalanceRun, ro, nullable): what was played last, with a result
 * - `reason` (string, ro, nullable), `can-start` (boolean, ro): see robo_balance_controls_set_reason()
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

/**
 * robo_balance_controls_play:
 * @self: controls while nothing is played
 * @run: (transfer full): what to play
 *
 * When it is over it becomes `run`; one that was cancelled before it had a result leaves the one before.
 */
void robo_balance_controls_play (RoboBalanceControls *self,
                                 RoboBalanceRun      *run);

/* Ends what is being played, if anything is. */
void robo_balance_controls_cancel (RoboBalanceControls *self);

/**
 * robo_balance_controls_forget:
 * @self: controls
 *
 * Ends what is being played and has no `run` any more: it was about something else.
 */
void robo_balance_controls_forget (RoboBalanceControls *self);

gboolean        robo_balance_controls_get_is_running (RoboBalanceControls *self);
RoboBalanceRun *robo_balance_controls_get_run (RoboBalanceControls *self);

/**
 * robo_balance_controls_set_reason:
 * @self: controls
 * @reason: (nullable): something to be known before one starts, a translated sentence
 * @can_start: whether one can nevertheless
 *
 * The reason is not said while something is played.
 */
void robo_balance_controls_set_reason (RoboBalanceControls *self,
                                       const char          *reason,
                                       gboolean             can_start);

/* What was played, in a line. */
char *robo_balance_controls_dup_summary (RoboBalanceRun *run) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
