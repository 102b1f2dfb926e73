// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user choose the mode and the rules of a game.
#pragma once

#include <adwaita.h>

#include "files/cards/robo-rule-set.h"

#include "robo-game-mode.h"

G_BEGIN_DECLS

/* Property `mode` (uint, r, a RoboGameMode).
 *
 * Signals:
 *
 * - `changed ()`: the user has made a change, or the selected rules have been read or have changed in the background
 * - `listed ()`: the user's own rules have been read */
#define ROBO_TYPE_MODE_GROUP (robo_mode_group_get_type ())

G_DECLARE_FINAL_TYPE (RoboModeGroup, robo_mode_group, ROBO, MODE_GROUP, AdwPreferencesGroup)

RoboGameMode robo_mode_group_get_mode (RoboModeGroup *self);

/* Sets the mode. Does not emit `changed`. */
void robo_mode_group_set_mode (RoboModeGroup *self,
                               RoboGameMode   mode);

/* Returns the rules of the training mode, or the rules that the user has selected in another mode. If the selected
 * rules are not playable or have not been read yet, returns the standard rules. Returns NULL if the rules that come
 * with the game cannot be read. */
RoboRuleSet *robo_mode_group_get_rule_set (RoboModeGroup *self);

/* Returns the id of the selected rules, or of the rules that will be selected as soon as they have been read. These
 * rules apply in all modes except training. */
const char *robo_mode_group_get_rules_id (RoboModeGroup *self);

/* Selects rules by their id, without a `changed` signal. The user's own rules may still be read in the background;
 * in this case they are selected with a `changed` signal as soon as they have been read. Unknown ids are ignored. */
void robo_mode_group_set_rules_id (RoboModeGroup *self,
                                   const char    *id);

/* Returns the title of the rules with an id, or NULL if there are no such rules that can be played. */
const char *robo_mode_group_find_title (RoboModeGroup *self,
                                        const char    *id);

/* Returns whether the user's own rules have been read once. */
gboolean robo_mode_group_has_listed (RoboModeGroup *self);

/* Returns TRUE while the selected rules are being read. No game can start then. */
gboolean robo_mode_group_is_reading (RoboModeGroup *self);

/* Returns a sentence that says why rules cannot be kept under this name, or NULL. */
const char *robo_mode_group_refuse_name (RoboModeGroup *self,
                                         const char    *name);

/* Writes a copy of the selected rules with these options to the user's folder. Selects the copy as soon as it has
 * been read, with a `changed` signal. The copy has the decks of the selected rules. robo_mode_group_refuse_name()
 * must accept the name. */
gboolean robo_mode_group_keep (RoboModeGroup   *self,
                               const RoboRules *rules,
                               const char      *name,
                               GError         **error);

G_END_DECLS
