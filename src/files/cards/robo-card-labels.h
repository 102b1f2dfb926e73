// SPDX-License-Identifier: GPL-3.0-or-later
// What menus and buttons call the parts of a card; whole rules are told by robo-explain.h.
#pragma once

#include "engine/robo-cards.h"

G_BEGIN_DECLS

/* Each (transfer none), translated, as an entry of a menu. */
const char *robo_when_get_label (RoboWhen when);
const char *robo_target_get_label (RoboTarget target);
const char *robo_action_get_label (RoboAction action);
const char *robo_ability_get_label (RoboAbilityKind kind);
const char *robo_card_colour_get_label (RoboCardColour colour);

G_END_DECLS
