// SPDX-License-Identifier: GPL-3.0-or-later
// Lets a player choose the two modules of a robot side by side (R4.3).
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

/* Lists the modules that fit on the left and on the right. After a choice on one side, the other side changes if the
 * pair would not be legal. Signal `chosen (uint64 answer)`: the player has confirmed the pair. */
#define ROBO_TYPE_EQUIP_CHOOSER (robo_equip_chooser_get_type ())

G_DECLARE_FINAL_TYPE (RoboEquipChooser, robo_equip_chooser, ROBO, EQUIP_CHOOSER, GtkWidget)

GtkWidget *robo_equip_chooser_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Shows the modules of a question, and selects the equipped modules. */
void robo_equip_chooser_ask (RoboEquipChooser   *self,
                             RoboMatch          *match,
                             const RoboQuestion *question);

/* Selects a module by an index that counts first the modules on the left, then those on the right. Returns FALSE if
 * there is no such module. */
gboolean robo_equip_chooser_choose (RoboEquipChooser *self,
                                    guint             index);

/* Returns the selected pair of modules. */
RoboAnswer robo_equip_chooser_get_answer (RoboEquipChooser *self);

GtkWidget *robo_equip_chooser_get_confirm_button (RoboEquipChooser *self);

G_END_DECLS
