// SPDX-License-Identifier: GPL-3.0-or-later
// One effect or ability of a card, as a line of menus.
#pragma once

#include <gtk/gtk.h>

#include "files/cards/robo-card-vocabulary.h"

G_BEGIN_DECLS

/**
 * RoboEffectRow:
 *
 * Offers only what the engine accepts. Signals: `changed` () when somebody chose something else, and `moved` (int:
 * -1 up, 1 down), `removed` ().
 */
#define ROBO_TYPE_EFFECT_ROW (robo_effect_row_get_type ())

G_DECLARE_FINAL_TYPE (RoboEffectRow, robo_effect_row, ROBO, EFFECT_ROW, GtkWidget)

/**
 * robo_effect_row_new:
 *
 * Returns: a row that says nothing yet
 */
GtkWidget *robo_effect_row_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_effect_row_set_content:
 * @self: a row
 * @card: the card it is on, whose die says what can be chosen
 * @content: what it says
 * @can_move_up: whether there is a row above
 * @can_move_down: whether there is one below
 */
void robo_effect_row_set_content (RoboEffectRow     *self,
                                  const RoboCard    *card,
                                  const RoboCardRow *content,
                                  gboolean           can_move_up,
                                  gboolean           can_move_down);

/**
 * robo_effect_row_get_content:
 * @self: a row
 *
 * Returns: (transfer none): what it says now
 */
const RoboCardRow *robo_effect_row_get_content (RoboEffectRow *self);

G_END_DECLS
