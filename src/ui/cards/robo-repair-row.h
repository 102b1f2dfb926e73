// SPDX-License-Identifier: GPL-3.0-or-later
// One problem in a list, with what would put it right.
#pragma once

#include <adwaita.h>

#include "edit/robo-problem-list.h"

G_BEGIN_DECLS

/**
 * RoboRepairRow:
 *
 * A sentence and a button for each repair. Signal `chosen` (uint: index of the repair).
 */
#define ROBO_TYPE_REPAIR_ROW (robo_repair_row_get_type ())

G_DECLARE_FINAL_TYPE (RoboRepairRow, robo_repair_row, ROBO, REPAIR_ROW, GtkListBoxRow)

/**
 * robo_repair_row_new:
 * @item: a problem
 * @shows_place: whether to say which card it is about
 *
 * Returns: a row
 */
GtkWidget *robo_repair_row_new (RoboProblemItem *item,
                                gboolean         shows_place) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_repair_row_get_item:
 * @self: a row
 *
 * Returns: (transfer none): its problem
 */
RoboProblemItem *robo_repair_row_get_item (RoboRepairRow *self);

G_END_DECLS
