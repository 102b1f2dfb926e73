// SPDX-License-Identifier: GPL-3.0-or-later
// A module card, small or with everything it says.
#pragma once

#include <gtk/gtk.h>

#include "files/cards/robo-modules.h"
#include "match/robo-seat.h"

G_BEGIN_DECLS

/**
 * RoboModuleCardSize:
 * @ROBO_MODULE_CARD_SMALL: title and dice, for a panel
 * @ROBO_MODULE_CARD_FULL: also what it says
 */
typedef enum
{
  ROBO_MODULE_CARD_SMALL,
  ROBO_MODULE_CARD_FULL,
} RoboModuleCardSize;

#define ROBO_TYPE_MODULE_CARD (robo_module_card_get_type ())

G_DECLARE_FINAL_TYPE (RoboModuleCard, robo_module_card, ROBO, MODULE_CARD, GtkWidget)

GtkWidget *robo_module_card_new (RoboModuleCardSize size) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_module_card_set_card:
 * @self: a card
 * @modules: (nullable): the cards of the game
 * @card: which one, or %ROBO_NO_CARD for an empty place
 */
void robo_module_card_set_card (RoboModuleCard    *self,
                                const RoboModules *modules,
                                guint              card);

/**
 * robo_module_card_set_card_of_set:
 * @self: a card
 * @set: a set, which may still be worked at: its cards need not have ids of their own
 * @card: which one
 */
void robo_module_card_set_card_of_set (RoboModuleCard      *self,
                                       const RoboModuleSet *set,
                                       guint                card);

/**
 * robo_module_card_set_tokens:
 * @self: a card
 * @slot: (nullable): the place it is in, which says what lies on it
 */
void robo_module_card_set_tokens (RoboModuleCard     *self,
                                  const RoboSeatSlot *slot);

/**
 * robo_module_card_set_remark:
 * @self: a card
 * @remark: (nullable): a word below the title, such as its standing answer
 */
void robo_module_card_set_remark (RoboModuleCard *self,
                                  const char     *remark);

/**
 * robo_module_card_set_brief:
 * @self: a card
 * @is_brief: whether there is room for its title only
 */
void robo_module_card_set_brief (RoboModuleCard *self,
                                 gboolean        is_brief);

/**
 * RoboTitleRoom:
 * @ROBO_TITLE_WIDE: a line
 * @ROBO_TITLE_NARROW: half a line beside something else: several words have two lines, what is long is written smaller
 * @ROBO_TITLE_HIGH: the same, with a line for the standing answer
 * @ROBO_TITLE_PLAIN: as %ROBO_TITLE_NARROW, names that stand together being of one size
 *
 * How much room the title of a small card has.
 */
typedef enum
{
  ROBO_TITLE_WIDE,
  ROBO_TITLE_NARROW,
  ROBO_TITLE_HIGH,
  ROBO_TITLE_PLAIN,
} RoboTitleRoom;

void robo_module_card_set_title_room (RoboModuleCard *self,
                                      RoboTitleRoom   room);

/**
 * robo_module_card_get_title_scale:
 * @self: a card
 *
 * Returns: how large its title can be, of the usual size
 */
double robo_module_card_get_title_scale (RoboModuleCard *self);

/**
 * robo_module_card_set_most_title_scale:
 * @self: a card
 * @scale: 1, or less where another one beside it has to be smaller
 *
 * Titles side by side are of one size.
 */
void robo_module_card_set_most_title_scale (RoboModuleCard *self,
                                            double          scale);

/**
 * robo_module_card_set_hint:
 * @self: a small card
 * @hint: its title and text in full
 *
 * Says it where something may be cut off.
 */
void robo_module_card_set_hint (RoboModuleCard *self,
                                const char     *hint);

/**
 * robo_module_card_dup_label:
 * @self: a card
 *
 * Returns: (transfer full): everything but its text in words, for a screen reader
 */
char *robo_module_card_dup_label (RoboModuleCard *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
