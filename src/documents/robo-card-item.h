// SPDX-License-Identifier: GPL-3.0-or-later
// Holds a card of a module set that is being edited, for lists.
#pragma once

#include "files/cards/robo-module-set.h"

#include <glib-object.h>

G_BEGIN_DECLS

/* Holds what a list shows of one card of a module set. Properties, immutable:
 *
 * - `title` (string)
 * - `colour` (uint): a RoboCardColour
 * - `is-good` (boolean): TRUE if the card has no errors */
#define ROBO_TYPE_CARD_ITEM (robo_card_item_get_type ())

G_DECLARE_FINAL_TYPE (RoboCardItem, robo_card_item, ROBO, CARD_ITEM, GObject)

RoboCardItem *robo_card_item_new (const RoboModuleSet *set,
                                  guint                card) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the name of the card, translated if possible. */
const char *robo_card_item_get_title (RoboCardItem *self);

/* Returns the color of the card, which is its deck. */
RoboCardColour robo_card_item_get_colour (RoboCardItem *self);

/* Returns the id of the pictogram; there may be no picture with this id. */
const char *robo_card_item_get_pictogram (RoboCardItem *self);

gboolean robo_card_item_get_is_good (RoboCardItem *self);

gboolean robo_card_item_is_same (RoboCardItem *a,
                                 RoboCardItem *b);

G_END_DECLS
