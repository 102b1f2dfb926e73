// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the problems of a document, with their repairs.
#pragma once

#include <adwaita.h>

#include "documents/robo-problem-list.h"

G_BEGIN_DECLS

/* A group that is visible as long as there are problems. After a repair the focus moves to the next problem,
 * or behind the group if there is none left.
 *
 * Properties:
 *
 * - `problems` (GListModel of RoboProblemItem, rw, nullable): the current problems
 * - `card` (int, rw): lists only problems of this card, ROBO_NO_CARD for those of no card; -1 lists all
 * - `shows-place` (boolean, rw): TRUE if each problem names its card or line
 * - `n-problems` (uint, ro): number of listed problems
 *
 * Signals: `repair` (RoboProblemItem, uint): the user has chosen the repair of that index. */
#define ROBO_TYPE_REPAIR_LIST (robo_repair_list_get_type ())

G_DECLARE_FINAL_TYPE (RoboRepairList, robo_repair_list, ROBO, REPAIR_LIST, AdwPreferencesGroup)

G_END_DECLS
