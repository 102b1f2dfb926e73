// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a document, as a list that can be watched.
#pragma once

#include <gio/gio.h>

#include "files/xml/robo-problem.h"

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
 * @n_own: how many of them, from the first, mend this problem and not all of its kind
 *
 * Returns: (transfer full): an item
 */
RoboProblemItem *robo_problem_item_new (const RoboProblem *problem,
                                        const char        *place,
                                        const char *const *fixes,
                                        guint              n_own) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_problem_item_get_problem:
 * @self: an item
 *
 * Returns: (transfer none): the problem
 */
const RoboProblem *robo_problem_item_get_problem (RoboProblemItem *self);

/**
 * robo_problem_item_get_sentence:
 * @self: an item
 *
 * Returns: (transfer none): what is wrong and what to do, translated
 */
const char *robo_problem_item_get_sentence (RoboProblemItem *self);

/**
 * robo_problem_item_get_is_error:
 * @self: an item
 *
 * Returns: whether nothing can be played with it
 */
gboolean robo_problem_item_get_is_error (RoboProblemItem *self);

/**
 * robo_problem_item_get_place:
 * @self: an item
 *
 * Returns: (transfer none) (nullable): where it is, such as 4|2
 */
const char *robo_problem_item_get_place (RoboProblemItem *self);

/**
 * robo_problem_item_get_fixes:
 * @self: an item
 *
 * Returns: (transfer none) (array zero-terminated=1): what its fixes do, as on buttons, the best first
 */
const char *const *robo_problem_item_get_fixes (RoboProblemItem *self);

/**
 * robo_problem_item_get_n_own_fixes:
 * @self: an item
 *
 * Returns: how many of its fixes, from the first, mend this problem; the others mend all of its kind
 */
guint robo_problem_item_get_n_own_fixes (RoboProblemItem *self);

/**
 * RoboProblemList:
 *
 * A GListModel of RoboProblemItem, errors first. Properties `n-errors`, `n-warnings` (uint, ro).
 */
#define ROBO_TYPE_PROBLEM_LIST (robo_problem_list_get_type ())

G_DECLARE_FINAL_TYPE (RoboProblemList, robo_problem_list, ROBO, PROBLEM_LIST, GObject)

/**
 * robo_problem_list_new:
 *
 * Returns: (transfer full): an empty list
 */
RoboProblemList *robo_problem_list_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_problem_list_set_items:
 * @self: a list
 * @items: (element-type RoboProblemItem): what is wrong now
 *
 * Changes the list. Items that say the same stay the same objects, so that a selection stays too.
 */
void robo_problem_list_set_items (RoboProblemList *self,
                                  GPtrArray       *items);

/**
 * robo_problem_list_get_n_errors:
 * @self: a list
 *
 * Returns: how many errors it has
 */
guint robo_problem_list_get_n_errors (RoboProblemList *self);

/**
 * robo_problem_list_get_n_warnings:
 * @self: a list
 *
 * Returns: how many warnings it has
 */
guint robo_problem_list_get_n_warnings (RoboProblemList *self);

G_END_DECLS
