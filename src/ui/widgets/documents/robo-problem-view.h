// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the problems of a document, with their repairs.
#pragma once

#include <adwaita.h>

#include "base/robo-history.h"
#include "documents/robo-problem-list.h"

G_BEGIN_DECLS

/* A group of preferences with a row for each problem, which has a button for each repair.
 *
 * There are two ways to list them. Plain lists are hidden as long as there are no problems, and after a repair the
 * focus moves to the next problem, or behind the list if there is none left. Grouped ones, for many problems in a
 * narrow place, say so if there are none, show a few rows until the user wants all, and have one row for problems of
 * one kind at several places, which opens; activating another row shows its place.
 *
 * Properties:
 *
 * - `problems` (RoboProblemList, rw, nullable): the current problems
 * - `card` (int, rw): lists only problems of this card, ROBO_NO_CARD for those of no card; -1 lists all
 * - `shows-place` (boolean, rw): TRUE if each problem names its card or line
 * - `is-grouped` (boolean, construct-only): see above
 * - `history` (RoboHistory, rw, nullable): a grouped list waits until its long edits have ended
 * - `n-problems` (uint, ro): number of listed problems
 *
 * Signals:
 *
 * - `repair` (RoboProblemItem, uint): the user has chosen the repair of that index
 * - `show-place` (uint space, uint side): a problem was activated; its place, or ROBO_NO_SPACE and ROBO_NO_SIDE */
#define ROBO_TYPE_PROBLEM_VIEW (robo_problem_view_get_type ())

G_DECLARE_FINAL_TYPE (RoboProblemView, robo_problem_view, ROBO, PROBLEM_VIEW, AdwPreferencesGroup)

G_END_DECLS
