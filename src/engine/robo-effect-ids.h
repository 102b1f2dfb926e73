/* The words of effects (R8; formats.md, "Modules"): their names in files, and which go together.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-effect.h"

G_BEGIN_DECLS

/**
 * robo_when_get_id:
 * @when: what sets an effect off
 *
 * Returns: (transfer none): its name in files
 */
const char *robo_when_get_id (RoboWhen when);

/**
 * robo_when_from_id:
 * @id: (nullable): a name as in files
 * @when: (out): what sets an effect off; not set if there is no such name
 *
 * Returns: whether there is
 */
gboolean robo_when_from_id (const char *id,
                            RoboWhen   *when);

/**
 * robo_target_get_id:
 * @target: what an effect reaches
 *
 * Returns: (transfer none): its name in files
 */
const char *robo_target_get_id (RoboTarget target);

/**
 * robo_target_from_id:
 * @id: (nullable): a name as in files
 * @target: (out): what an effect reaches; not set if there is no such name
 *
 * Returns: whether there is
 */
gboolean robo_target_from_id (const char *id,
                              RoboTarget *target);

/**
 * robo_action_get_id:
 * @action: what an effect does
 *
 * Returns: (transfer none): its name in files
 */
const char *robo_action_get_id (RoboAction action);

/**
 * robo_action_from_id:
 * @id: (nullable): a name as in files
 * @action: (out): what an effect does; not set if there is no such name
 *
 * Returns: whether there is
 */
gboolean robo_action_from_id (const char *id,
                              RoboAction *action);

/**
 * robo_action_get_n:
 *
 * Returns: how many there are: they count from 0
 */
guint robo_action_get_n (void);

/**
 * robo_action_is_damage:
 * @action: what an effect does
 *
 * Returns: whether it comes before what a card does beside damage (R6.9)
 */
gboolean robo_action_is_damage (RoboAction action);

/**
 * robo_action_needs_operator:
 * @action: what an effect does
 *
 * Returns: whether only an operator can say how it is done (R9.7)
 */
gboolean robo_action_needs_operator (RoboAction action);

/**
 * robo_effect_is_accepted:
 * @when: what sets the effect off
 * @target: what it reaches
 * @action: what it does
 *
 * Returns: whether the engine knows this combination
 */
gboolean robo_effect_is_accepted (RoboWhen   when,
                                  RoboTarget target,
                                  RoboAction action);

/**
 * robo_effect_needs_target:
 * @effect: an effect
 *
 * Returns: whether it cannot be used when there is nothing in the line of fire that it could be done to
 */
gboolean robo_effect_needs_target (const RoboEffect *effect);

G_END_DECLS
