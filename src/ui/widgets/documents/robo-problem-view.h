// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the problems of a document, with buttons that repair them.
#pragma once

#include <adwaita.h>

#include "base/robo-history.h"
#include "documents/robo-problem-list.h"

G_BEGIN_DECLS

/* Shows a group of preferences with a row for each problem, which has a button for each repair. There are two ways to
 * list the problems.
 *
 * A plain list is hidden as long as there are no problems. After a repair the focus moves to the next problem, or
 * behind the list if no problem is left.
 *
 * A grouped list is for many problems in a narrow place. If there are no problems, the list says so. The list shows a
 * few rows until the user wants all of them. Several problems of the same kind may share a row, which the user can
 * expand; activating any other row shows the space or edge of its problem.
 *
 * Properties:
 *
 * - `problems` (RoboProblemList, rw, nullable): the current problems
 * - `card` (int, rw): lists only problems of this card; ROBO_NO_CARD lists the problems of no card, and -1 lists all
 * - `shows-place` (boolean, rw): TRUE if each problem names its card or line
 * - `is-grouped` (boolean, construct-only): TRUE for a grouped list
 * - `history` (RoboHistory, rw, nullable): a grouped list waits until long edits of this history have ended
 * - `n-problems` (uint, ro): number of listed problems
 *
 * Signals:
 *
 * - `repair` (RoboProblemItem, uint): the user has chosen the repair with this index
 * - `show-place` (uint space, uint side): the user has activated a problem at this place; ROBO_NO_SPACE and
 *   ROBO_NO_SIDE if it has no place */
#define ROBO_TYPE_PROBLEM_VIEW (robo_problem_view_get_type ())

G_DECLARE_FINAL_TYPE (RoboProblemView, robo_problem_view, ROBO, PROBLEM_VIEW, AdwPreferencesGroup)

G_END_DECLS
