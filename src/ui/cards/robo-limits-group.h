// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user edit the conditions, uses and costs of a card.
#pragma once

#include <adwaita.h>

#include "engine/robo-cards.h"

G_BEGIN_DECLS

/* Has a row for each condition, for the number of uses, and for each kind of cost (R14.1 to R14.3).
 *
 * Signals:
 *
 * - `changed`: the user has changed a value; robo_limits_group_get_card() returns the card with the new values */
#define ROBO_TYPE_LIMITS_GROUP (robo_limits_group_get_type ())

G_DECLARE_FINAL_TYPE (RoboLimitsGroup, robo_limits_group, ROBO, LIMITS_GROUP, AdwPreferencesGroup)

void robo_limits_group_show (RoboLimitsGroup *self,
                             const RoboCard  *card);

/* Returns the card with the conditions, uses and costs that the user has set. */
const RoboCard *robo_limits_group_get_card (RoboLimitsGroup *self);

/* Returns the key of the last change, or NULL. Changes with the same key can be merged into one edit. */
const char *robo_limits_group_get_key (RoboLimitsGroup *self);

G_END_DECLS
