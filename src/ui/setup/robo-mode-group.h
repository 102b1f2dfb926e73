// SPDX-License-Identifier: GPL-3.0-or-later
// What is played, and by whose rules.
#pragma once

#include <adwaita.h>

#include "files/cards/robo-rule-set.h"

#include "robo-game-mode.h"

G_BEGIN_DECLS

/**
 * RoboModeGroup:
 *
 * The signal `changed ()` says that a person chose something else here.
 */
#define ROBO_TYPE_MODE_GROUP (robo_mode_group_get_type ())

G_DECLARE_FINAL_TYPE (RoboModeGroup, robo_mode_group, ROBO, MODE_GROUP, AdwPreferencesGroup)

RoboGameMode robo_mode_group_get_mode (RoboModeGroup *self);

/**
 * robo_mode_group_set_mode:
 * @self: a group
 * @mode: what is to be played; `changed` is not emitted
 */
void robo_mode_group_set_mode (RoboModeGroup *self,
                               RoboGameMode   mode);

/**
 * robo_mode_group_get_rule_set:
 * @self: a group
 *
 * Returns: (transfer none) (nullable): the rules of the mode, as chosen where there is a choice; %NULL if the program's
 *   own files are broken
 */
RoboRuleSet *robo_mode_group_get_rule_set (RoboModeGroup *self);

/**
 * robo_mode_group_get_rules_id:
 * @self: a group
 *
 * Returns: (transfer none): the id of the rules that are chosen for all but training
 */
const char *robo_mode_group_get_rules_id (RoboModeGroup *self);

/**
 * robo_mode_group_set_rules_id:
 * @self: a group
 * @id: of rules to choose. Those that are not there yet, since the user's own are read in the background, are chosen when
 *   they are; `changed` is emitted then. Others change nothing
 */
void robo_mode_group_set_rules_id (RoboModeGroup *self,
                                   const char    *id);

/**
 * robo_mode_group_is_reading:
 * @self: a group
 *
 * Returns: whether rules are chosen that are still being read, so that no game can begin
 */
gboolean robo_mode_group_is_reading (RoboModeGroup *self);

G_END_DECLS
