// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a module card, small or in full.
#pragma once

#include <gtk/gtk.h>

#include "files/cards/robo-modules.h"
#include "match/robo-seat.h"

G_BEGIN_DECLS

typedef enum
{
  ROBO_MODULE_CARD_SMALL, /* without the text, for a panel */
  ROBO_MODULE_CARD_FULL,  /* with the text */
} RoboModuleCardSize;

#define ROBO_TYPE_MODULE_CARD (robo_module_card_get_type ())

G_DECLARE_FINAL_TYPE (RoboModuleCard, robo_module_card, ROBO, MODULE_CARD, GtkWidget)

GtkWidget *robo_module_card_new (RoboModuleCardSize size) G_GNUC_WARN_UNUSED_RESULT;

/* Shows a card of the game. If `modules` is NULL or the card is ROBO_NO_CARD, shows an empty slot. */
void robo_module_card_set_card (RoboModuleCard    *self,
                                const RoboModules *modules,
                                guint              card);

/* Shows a card of a set that is perhaps being edited. The cards of such a set need not have unique ids. */
void robo_module_card_set_card_of_set (RoboModuleCard      *self,
                                       const RoboModuleSet *set,
                                       guint                card);

/* Shows the tokens on the card in a slot. NULL shows no tokens. */
void robo_module_card_set_tokens (RoboModuleCard     *self,
                                  const RoboSeatSlot *slot);

/* Shows a short remark on the card, such as the card's standing answer. NULL removes the remark. */
void robo_module_card_set_remark (RoboModuleCard *self,
                                  const char     *remark);

/* If `is_brief` is TRUE, shows only the glyph and the title. */
void robo_module_card_set_brief (RoboModuleCard *self,
                                 gboolean        is_brief);

/* Says how much room the title of a small card has. */
typedef enum
{
  ROBO_TITLE_WIDE, /* the title has a whole text line */
  /* The title has half a text line, beside another widget. A long title of several words has two lines, and long
   * lines are scaled down. */
  ROBO_TITLE_NARROW,
  ROBO_TITLE_ROOMY, /* as ROBO_TITLE_WIDE, without a text line for the standing answer */
  ROBO_TITLE_HIGH,  /* as ROBO_TITLE_NARROW, with a text line for the standing answer */
  ROBO_TITLE_PLAIN, /* as ROBO_TITLE_NARROW, but titles that stand together have the same size */
  ROBO_TITLE_NONE,  /* the card shows its pictogram, not its title */
} RoboTitleRoom;

void robo_module_card_set_title_room (RoboModuleCard *self,
                                      RoboTitleRoom   room);

/* Returns the scale at which the title fits; 1 is the usual size. A title that needs too small a scale gets the
 * smallest one, and is cut off. */
double robo_module_card_get_title_scale (RoboModuleCard *self);

/* Limits the scale of the title, so that titles side by side have the same size. The limit is 1, or less if a title
 * beside this title needs a smaller scale. */
void robo_module_card_set_most_title_scale (RoboModuleCard *self,
                                            double          scale);

/* Sets the tooltip of the title and the remark, such as the title and the text in full for a card whose words may be
 * cut off. NULL removes the tooltip. */
void robo_module_card_set_hint (RoboModuleCard *self,
                                const char     *hint);

/* Returns the text of the card; "" if it has none, or if this is a small card. */
const char *robo_module_card_get_text (RoboModuleCard *self);

/* Describes everything on the card in words for a screen reader, except for the text of the card. */
char *robo_module_card_dup_label (RoboModuleCard *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
