// SPDX-License-Identifier: GPL-3.0-or-later
// Which two modules a robot carries, chosen side by side (R4.3).
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

/**
 * RoboEquipChooser:
 *
 * What fits on the left and what fits on the right, a pair of them chosen. Whatever is chosen on one side, the other
 * side gives way until the pair is legal.
 *
 * Signal `chosen (uint64 answer)`: the pair was confirmed.
 */
#define ROBO_TYPE_EQUIP_CHOOSER (robo_equip_chooser_get_type ())

G_DECLARE_FINAL_TYPE (RoboEquipChooser, robo_equip_chooser, ROBO, EQUIP_CHOOSER, GtkWidget)

GtkWidget *robo_equip_chooser_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_equip_chooser_ask:
 * @self: a chooser
 * @match: the match that asks
 * @question: what it asks, %ROBO_ASK_EQUIP
 *
 * Shows what there is; what is equipped now is chosen.
 */
void robo_equip_chooser_ask (RoboEquipChooser   *self,
                             RoboMatch          *match,
                             const RoboQuestion *question);

/**
 * robo_equip_chooser_choose:
 * @self: a chooser
 * @index: of a module, from 0: those on the left, then those on the right
 *
 * Returns: whether there is such a module
 */
gboolean robo_equip_chooser_choose (RoboEquipChooser *self,
                                    guint             index);

/**
 * robo_equip_chooser_get_answer:
 * @self: a chooser that asks
 *
 * Returns: the pair that is chosen now
 */
RoboAnswer robo_equip_chooser_get_answer (RoboEquipChooser *self);

GtkWidget *robo_equip_chooser_get_confirm_button (RoboEquipChooser *self);

G_END_DECLS
