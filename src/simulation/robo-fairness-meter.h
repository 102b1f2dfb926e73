// SPDX-License-Identifier: GPL-3.0-or-later
// Measures in the background how fair an arena is while it is drawn.
#pragma once

#include "robo-fairness.h"

G_BEGIN_DECLS

/* Measures the arena that was set last, a moment after it was set, in threads of low priority. Another arena cancels
 * the games. Keeps the figures of each arena by its digest, so an arena that was measured before has its figures at
 * once. Measures the arena to compare with, too, when the games of the first arena are done.
 *
 * Properties, all with notifications:
 *
 * - `is-active` (boolean, rw): whether games may be played; FALSE at first
 * - `is-running` (boolean, ro): whether games are being played, or will be in a moment
 *
 * Signals:
 *
 * - `changed ()`: the figures of an arena have changed */
#define ROBO_TYPE_FAIRNESS_METER (robo_fairness_meter_get_type ())

G_DECLARE_FINAL_TYPE (RoboFairnessMeter, robo_fairness_meter, ROBO, FAIRNESS_METER, GObject)

RoboFairnessMeter *robo_fairness_meter_new (RoboRuleSet *rule_set) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the rules. Drops all figures if the rules are not the same as before. */
void         robo_fairness_meter_set_rule_set (RoboFairnessMeter *self,
                                               RoboRuleSet       *rule_set);
RoboRuleSet *robo_fairness_meter_get_rule_set (RoboFairnessMeter *self);

/* Sets which games to play. The default is robo_fairness_usual_order. Call it before any arena is measured. */
void                     robo_fairness_meter_set_order (RoboFairnessMeter       *self,
                                                        const RoboFairnessOrder *order);
const RoboFairnessOrder *robo_fairness_meter_get_order (RoboFairnessMeter *self);

gboolean robo_fairness_meter_get_is_active (RoboFairnessMeter *self);
void     robo_fairness_meter_set_is_active (RoboFairnessMeter *self,
                                            gboolean           is_active);
gboolean robo_fairness_meter_get_is_running (RoboFairnessMeter *self);

/* Sets the arena to measure; it is copied. NULL only cancels the games, as at the beginning of a stroke. */
void robo_fairness_meter_set_plan (RoboFairnessMeter *self,
                                   const RoboPlan    *plan);

/* Sets the arena to compare with; it is copied. NULL means none. */
void robo_fairness_meter_set_before (RoboFairnessMeter *self,
                                     const RoboPlan    *plan);

/* These functions return the figures of the two arenas, or NULL as long as there are none. The figures may still be
 * those of few games. */
const RoboFairness *robo_fairness_meter_get_now (RoboFairnessMeter *self);
const RoboFairness *robo_fairness_meter_get_before (RoboFairnessMeter *self);

/* Returns whether games can be played in the arena. */
gboolean robo_fairness_meter_is_possible (RoboFairnessMeter *self);

/* Returns whether the arena to compare with is the measured arena. */
gboolean robo_fairness_meter_is_same (RoboFairnessMeter *self);

/* Returns how many batches of games were played so far. */
guint robo_fairness_meter_get_n_batches (RoboFairnessMeter *self);

G_END_DECLS
