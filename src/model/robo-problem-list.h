// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a document, as a list that can be watched.
#pragma once

#include <gio/gio.h>

#include "content/robo-problem.h"

G_BEGIN_DECLS

/**
 * RoboProblemItem:
 *
 * One problem. Immutable properties: `sentence` (string, translated), `is-error` (boolean), `place` (string,
 * nullable: such as 4|2), `fix` (string, nullable: what the best fix does, as on a button, translated).
 */
#define ROBO_TYPE_PROBLEM_ITEM (robo_problem_item_get_type ())

G_DECLARE_FINAL_TYPE (RoboProblemItem, robo_problem_item, ROBO, PROBLEM_ITEM, GObject)

/**
 * robo_problem_item_new:
 * @problem: a problem, which is copied
 * @place: (nullable): where it is, in words
 * @fixes: (nullable) (array zero-terminated=1): titles of its fixes, translated, the best first
 *
 * Returns: (transfer full): an item
 */
RoboProblemItem *robo_problem_item_new (const RoboProblem *problem,
                                        const char        *place,
                                        const char *const *fixes) G_GNUC_WARN_UNUSED_RESULT;

const RoboProblem *robo_problem_item_get_problem (RoboProblemItem *self);
const char        *robo_problem_item_get_sentence (RoboProblemItem *self);
gboolean           robo_problem_item_get_is_error (RoboProblemItem *self);
const char        *robo_problem_item_get_place (RoboProblemItem *self);
const char *const *robo_problem_item_get_fixes (RoboProblemItem *self);

/**
 * RoboProblemList:
 *
 * A GListModel of RoboProblemItem, errors first. Properties `n-errors`, `n-warnings` (uint, ro).
 */
#define ROBO_TYPE_PROBLEM_LIST (robo_problem_list_get_type ())

G_DECLARE_FINAL_TYPE (RoboProblemList, robo_problem_list, ROBO, PROBLEM_LIST, GObject)

RoboProblemList *robo_problem_list_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_problem_list_set_items:
 * @self: a list
 * @items: (element-type RoboProblemItem): what is wrong now
 *
 * Changes the list. Items that say the same stay the same objects, so that a selection stays too.
 */
void  robo_problem_list_set_items (RoboProblemList *self,
                                   GPtrArray       *items);
guint robo_problem_list_get_n_errors (RoboProblemList *self);
guint robo_problem_list_get_n_warnings (RoboProblemList *self);

G_END_DECLS
