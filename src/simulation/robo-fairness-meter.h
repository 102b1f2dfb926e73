// SPDX-License-Identifier: GPL-3.0-or-later
// Measures in the background how fair an arena is while it is drawn.
#pragma once

#include "robo-fairness.h"
#include "robo-meter.h"

G_BEGIN_DECLS

/* Measures arenas. It is a RoboMeter whose figures are of the type RoboFairness. Plays the games of
 * robo_fairness_usual_order unless another order is set. */
#define ROBO_TYPE_FAIRNESS_METER (robo_fairness_meter_get_type ())

G_DECLARE_FINAL_TYPE (RoboFairnessMeter, robo_fairness_meter, ROBO, FAIRNESS_METER, RoboMeter)

RoboFairnessMeter *robo_fairness_meter_new (RoboRuleSet *rule_set) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the rules. Drops all figures if the rules are not the same as before. */
void         robo_fairness_meter_set_rule_set (RoboFairnessMeter *self,
                                               RoboRuleSet       *rule_set);
RoboRuleSet *robo_fairness_meter_get_rule_set (RoboFairnessMeter *self);

/* Sets the arena to measure; it is copied. NULL means none and ends the games, as at the beginning of a stroke. */
void robo_fairness_meter_set_plan (RoboFairnessMeter *self,
                                   const RoboPlan    *plan);

/* Sets the arena to compare with; it is copied. NULL means none. */
void robo_fairness_meter_set_before (RoboFairnessMeter *self,
                                     const RoboPlan    *plan);

/* These functions return the figures of the two arenas, or NULL as long as there are none. */
const RoboFairness *robo_fairness_meter_get_now (RoboFairnessMeter *self);
const RoboFairness *robo_fairness_meter_get_before (RoboFairnessMeter *self);

G_END_DECLS
