// SPDX-License-Identifier: GPL-3.0-or-later
// A card of a module set that is being edited, for lists.
#pragma once

#include "files/cards/robo-module-set.h"

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * RoboCardItem:
 *
 * One card at its place. Immutable properties: `title` (string), `colour` (uint, a RoboCardColour), `is-good`
 * (boolean: without errors).
 */
#define ROBO_TYPE_CARD_ITEM (robo_card_item_get_type ())

G_DECLARE_FINAL_TYPE (RoboCardItem, robo_card_item, ROBO, CARD_ITEM, GObject)

/**
 * robo_card_item_new:
 * @set: a module set
 * @card: one of its cards
 *
 * Returns: (transfer full): an item
 */
RoboCardItem *robo_card_item_new (const RoboModuleSet *set,
                                  guint                card) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_card_item_get_title:
 * @self: an item
 *
 * Returns: (transfer none): its name, translated if it can be
 */
const char *robo_card_item_get_title (RoboCardItem *self);

/**
 * robo_card_item_get_colour:
 * @self: an item
 *
 * Returns: its deck
 */
RoboCardColour robo_card_item_get_colour (RoboCardItem *self);

/**
 * robo_card_item_get_pictogram:
 * @self: an item
 *
 * Returns: (transfer none): the id of its pictogram, which need not exist
 */
const char *robo_card_item_get_pictogram (RoboCardItem *self);

/**
 * robo_card_item_get_is_good:
 * @self: an item
 *
 * Returns: whether it is without errors
 */
gboolean robo_card_item_get_is_good (RoboCardItem *self);

/**
 * robo_card_item_is_same:
 * @a: a card
 * @b: another
 *
 * Returns: whether both look alike
 */
gboolean robo_card_item_is_same (RoboCardItem *a,
                                 RoboCardItem *b);

G_END_DECLS
