// SPDX-License-Identifier: GPL-3.0-or-later
// Measures in the background what the cards of a module set are worth while the set is edited.
#pragma once

#include "robo-meter.h"
#include "robo-worth.h"

G_BEGIN_DECLS

/* Measures module sets. It is a RoboMeter whose figures are of the type RoboWorth. Plays the games of
 * robo_worth_usual_order unless another order is set. */
#define ROBO_TYPE_WORTH_METER (robo_worth_meter_get_type ())

G_DECLARE_FINAL_TYPE (RoboWorthMeter, robo_worth_meter, ROBO, WORTH_METER, RoboMeter)

/* Creates a meter for games in this arena with these rules. */
RoboWorthMeter *robo_worth_meter_new (RoboArena   *arena,
                                      RoboRuleSet *rule_set) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the module set to measure. NULL means none and ends the games. */
void robo_worth_meter_set_modules (RoboWorthMeter *self,
                                   RoboModuleSet  *set);

/* Sets the module set to compare with. NULL means none. */
void robo_worth_meter_set_before (RoboWorthMeter *self,
                                  RoboModuleSet  *set);

/* Returns the module set to compare with, or NULL. */
RoboModuleSet *robo_worth_meter_get_before_set (RoboWorthMeter *self);

/* These functions return the figures of the two sets, or NULL as long as there are none. */
const RoboWorth *robo_worth_meter_get_now (RoboWorthMeter *self);
const RoboWorth *robo_worth_meter_get_before (RoboWorthMeter *self);

G_END_DECLS
