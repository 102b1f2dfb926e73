// SPDX-License-Identifier: GPL-3.0-or-later
// The vocabulary of cards as files write it.
#pragma once

#include "engine/robo-cards.h"

G_BEGIN_DECLS

const char *robo_when_get_id (RoboWhen when);
gboolean    robo_when_from_id (const char *id,
                               RoboWhen   *when);
const char *robo_target_get_id (RoboTarget target);
gboolean    robo_target_from_id (const char *id,
                                 RoboTarget *target);
const char *robo_action_get_id (RoboAction action);
gboolean    robo_action_from_id (const char *id,
                                 RoboAction *action);
const char *robo_ability_get_id (RoboAbilityKind kind);
gboolean    robo_ability_from_id (const char      *id,
                                  RoboAbilityKind *kind);
const char *robo_card_colour_get_id (RoboCardColour colour);
gboolean    robo_card_colour_from_id (const char     *id,
                                      RoboCardColour *colour);

G_END_DECLS
