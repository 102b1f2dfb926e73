// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user edit one effect or ability of a card, as a line of menus.
#pragma once

#include <gtk/gtk.h>

#include "files/cards/robo-card-vocabulary.h"

G_BEGIN_DECLS

/* Offers the current choices, and others only if the engine accepts them. Signals: `changed` () when the user has
 * changed a choice, `moved` (int: -1 up, 1 down) and `removed` () when the user wants to move or remove the effect. */
#define ROBO_TYPE_EFFECT_ROW (robo_effect_row_get_type ())

G_DECLARE_FINAL_TYPE (RoboEffectRow, robo_effect_row, ROBO, EFFECT_ROW, GtkWidget)

/* Creates an empty row. */
GtkWidget *robo_effect_row_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Shows an effect or ability of a card, whose die limits the choices. can_move_up and can_move_down say whether
 * there are rows above and below this row. */
void robo_effect_row_set_content (RoboEffectRow     *self,
                                  const RoboCard    *card,
                                  const RoboCardRow *content,
                                  gboolean           can_move_up,
                                  gboolean           can_move_down);

const RoboCardRow *robo_effect_row_get_content (RoboEffectRow *self);

G_END_DECLS
