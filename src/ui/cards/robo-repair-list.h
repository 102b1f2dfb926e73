// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a document, with what would put it right.
#pragma once

#include <adwaita.h>

#include "documents/robo-problem-list.h"

G_BEGIN_DECLS

/**
 * RoboRepairList:
 *
 * A group that is there as long as there are problems. Who pressed the button of a repair finds the focus at the next problem, or
 * behind the group when none is left.
 *
 * Properties:
 *
 * - `problems` (GListModel of RoboProblemItem, rw, nullable): what is wrong now
 * - `card` (int, rw): lists only problems of this card, %ROBO_NO_CARD for those of no card; -1 lists all
 * - `shows-place` (boolean, rw): whether each says which card or line it is about
 * - `n-problems` (uint, ro): how many are listed
 *
 * Signals: `repair` (RoboProblemItem, uint): the repair of that index is wanted.
 */
#define ROBO_TYPE_REPAIR_LIST (robo_repair_list_get_type ())

G_DECLARE_FINAL_TYPE (RoboRepairList, robo_repair_list, ROBO, REPAIR_LIST, AdwPreferencesGroup)

G_END_DECLS
