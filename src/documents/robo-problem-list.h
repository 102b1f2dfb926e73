// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the problems of a document in a GListModel.
#pragma once

#include <gio/gio.h>

#include "base/robo-array-list.h"
#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

/* Holds one problem. Immutable properties: `sentence` (string, translated), `is-error` (boolean), `place` (string,
 * nullable: such as 4|2), `fix` (string, nullable: the label of the best fix, translated). */
#define ROBO_TYPE_PROBLEM_ITEM (robo_problem_item_get_type ())

G_DECLARE_FINAL_TYPE (RoboProblemItem, robo_problem_item, ROBO, PROBLEM_ITEM, GObject)

/* Creates an item for a copy of the problem. `place` is a text such as "4|2" or "Line 7 of the file"; `fixes` has
 * translated labels, the best first. Both may be NULL. The first n_own fixes solve only this problem; the other fixes
 * solve all problems of its kind. */
RoboProblemItem *robo_problem_item_new (const RoboProblem *problem,
                                        const char        *place,
                                        const char *const *fixes,
                                        guint              n_own) G_GNUC_WARN_UNUSED_RESULT;

const RoboProblem *robo_problem_item_get_problem (RoboProblemItem *self);

/* Returns the problem and its remedy in a translated sentence. */
const char *robo_problem_item_get_sentence (RoboProblemItem *self);

/* Returns whether the problem makes the document unplayable. */
gboolean robo_problem_item_get_is_error (RoboProblemItem *self);

/* Returns where the problem is, such as 4|2, or NULL. */
const char *robo_problem_item_get_place (RoboProblemItem *self);

/* Returns the labels of the fixes, best first. */
const char *const *robo_problem_item_get_fixes (RoboProblemItem *self);

/* Returns the number of fixes that solve only this problem. These fixes come first; the other fixes solve all
 * problems of the same kind. */
guint robo_problem_item_get_n_own_fixes (RoboProblemItem *self);

/* Lists RoboProblemItem in a GListModel, errors first. Properties `n-errors`, `n-warnings` (uint, ro). */
#define ROBO_TYPE_PROBLEM_LIST (robo_problem_list_get_type ())

G_DECLARE_FINAL_TYPE (RoboProblemList, robo_problem_list, ROBO, PROBLEM_LIST, RoboArrayList)

RoboProblemList *robo_problem_list_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Replaces the items. Old items at the beginning and the end that are equal to new items stay, so that a selection
 * stays, too. */
void robo_problem_list_set_items (RoboProblemList *self,
                                  GPtrArray       *items);

guint robo_problem_list_get_n_errors (RoboProblemList *self);

guint robo_problem_list_get_n_warnings (RoboProblemList *self);

G_END_DECLS
