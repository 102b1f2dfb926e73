// SPDX-License-Identifier: GPL-3.0-or-later
// Gives the triggers, targets and actions of effects their names in files, and tells which of them can be combined (R8;
// formats.md, "Modules").
#pragma once

#include "robo-effect.h"

G_BEGIN_DECLS

/* Returns the name of a trigger in files. */
const char *robo_when_get_id (RoboWhen when);

/* Finds the trigger with a name from a file; the name may be NULL. If there is no such trigger, returns FALSE and
 * does not change `when`. */
gboolean robo_when_from_id (const char *id,
                            RoboWhen   *when);

const char *robo_target_get_id (RoboTarget target);

gboolean robo_target_from_id (const char *id,
                              RoboTarget *target);

const char *robo_action_get_id (RoboAction action);

gboolean robo_action_from_id (const char *id,
                              RoboAction *action);

const char *robo_times_get_id (RoboTimes times);

gboolean robo_times_from_id (const char *id,
                             RoboTimes  *times);

/* Returns the number of actions. Actions are numbered from 0 to this number less one. */
guint robo_action_get_n (void);

/* Returns whether an action does damage, and so comes before the other effects of a card (R6.9). */
gboolean robo_action_is_damage (RoboAction action);

/* Lists the stages in which the effects of one moment are played (R6.9, R14.9). */
typedef enum
{
  ROBO_EFFECT_STAGE_DAMAGE,   /* damage, lightning, detonate, shoot */
  ROBO_EFFECT_STAGE_SABOTAGE, /* jam, disable, steal-vp */
  ROBO_EFFECT_STAGE_REST,
  ROBO_EFFECT_STAGE_RECOIL,
} RoboEffectStage;

RoboEffectStage robo_action_get_stage (RoboAction action);

/* Returns whether effects with the action have an amount, such as the points of `damage`. */
gboolean robo_action_counts (RoboAction action);

/* Returns whether an action's amount can be multiplied (R14.7). */
gboolean robo_action_can_be_multiplied (RoboAction action);

/* Returns whether a range can limit how far an effect with this target reaches (R14.7). */
gboolean robo_target_has_range (RoboTarget target);

/* Returns whether an action involves a choice that only an operator can make (R9.7). */
gboolean robo_action_needs_operator (RoboAction action);

/* Returns whether an action depends on dice of later units that still wait (R8.11, R14.6). The result of a unit depends
 * on the dice after it then. */
gboolean robo_action_affects_later_dice (RoboAction action);

/* Returns whether the engine can play this combination. */
gboolean robo_effect_is_accepted (RoboWhen   when,
                                  RoboTarget target,
                                  RoboAction action);

/* Returns whether the effect cannot be used without a target in the line of fire. */
gboolean robo_effect_needs_target (const RoboEffect *effect);

G_END_DECLS
