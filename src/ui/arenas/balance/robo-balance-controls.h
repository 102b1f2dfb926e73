// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user choose the options of simulated games, and shows their progress.
#pragma once

#include <adwaita.h>

#include "simulation/robo-balance-run.h"

G_BEGIN_DECLS

/* Properties:
 *
 * - `running` (RoboBalanceRun, ro, nullable): the current run, whose progress is shown with a button to cancel this run
 * - `run` (RoboBalanceRun, ro, nullable): the last run with a result
 * - `reason` (string, ro, nullable), `can-start` (boolean, ro): see robo_balance_controls_set_reason()
 *
 * Signals:
 *
 * - `start ()`: the start button was pressed. */
#define ROBO_TYPE_BALANCE_CONTROLS (robo_balance_controls_get_type ())

G_DECLARE_FINAL_TYPE (RoboBalanceControls, robo_balance_controls, ROBO, BALANCE_CONTROLS, AdwBin)

guint     robo_balance_controls_get_n_games (RoboBalanceControls *self);
RoboLevel robo_balance_controls_get_level (RoboBalanceControls *self);
guint64   robo_balance_controls_get_seed (RoboBalanceControls *self);

/* Plays a run, and takes ownership of it. When the run has finished, it becomes the property `run`. A run that is
 * canceled has no result, and does not replace the property. */
void robo_balance_controls_play (RoboBalanceControls *self,
                                 RoboBalanceRun      *run);

/* Cancels the current run, if there is one. */
void robo_balance_controls_cancel (RoboBalanceControls *self);

/* Cancels the current run and clears the property `run`. Call this before you show another arena or module set, because
 * the runs do not belong to it. */
void robo_balance_controls_forget (RoboBalanceControls *self);

gboolean        robo_balance_controls_get_is_running (RoboBalanceControls *self);
RoboBalanceRun *robo_balance_controls_get_run (RoboBalanceControls *self);

/* Sets a translated sentence about the next run, or NULL, and whether the next run can start. The sentence is hidden
 * during a run. */
void robo_balance_controls_set_reason (RoboBalanceControls *self,
                                       const char          *reason,
                                       gboolean             can_start);

/* Returns a summary of a run in one line. */
char *robo_balance_controls_dup_summary (RoboBalanceRun *run) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
