// SPDX-License-Identifier: GPL-3.0-or-later
// A set of module cards being edited.
#pragma once

#include "files/cards/robo-module-edit.h"
#include "robo-card-item.h"
#include "robo-document.h"
#include "robo-problem-list.h"

G_BEGIN_DECLS

/**
 * RoboModuleSetDocument:
 *
 * A RoboDocument whose states are #RoboModuleSet. The cards may have any problem while they are edited.
 *
 * Properties:
 *
 * - `cards` (GListModel of RoboCardItem, ro): in the order of the file
 * - `problems` (RoboProblemList, ro): what is wrong now, live
 */
#define ROBO_TYPE_MODULE_SET_DOCUMENT (robo_module_set_document_get_type ())

G_DECLARE_FINAL_TYPE (RoboModuleSetDocument, robo_module_set_document, ROBO, MODULE_SET_DOCUMENT, RoboDocument)

/**
 * robo_module_set_document_new:
 *
 * Returns: (transfer full): a document without a state: see robo_document_start() and robo_document_load_async()
 */
RoboModuleSetDocument *robo_module_set_document_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_module_set_document_get_set:
 * @self: a document
 *
 * Returns: (transfer none) (nullable): what it shows now
 */
RoboModuleSet *robo_module_set_document_get_set (RoboModuleSetDocument *self);

/**
 * robo_module_set_document_get_cards:
 * @self: a document
 *
 * Returns: (transfer none): a list of RoboCardItem
 */
GListModel *robo_module_set_document_get_cards (RoboModuleSetDocument *self);

/**
 * robo_module_set_document_change:
 * @self: a document
 * @name: translated, as after “Undo”
 * @key: (nullable): what is edited, for edits that become one while one types; see robo_document_edit_merging()
 * @set: (transfer full): what a function of robo-module-edit.h returned
 *
 * Makes one edit; none if it is the same set.
 */
void robo_module_set_document_change (RoboModuleSetDocument *self,
                                      const char            *name,
                                      const char            *key,
                                      RoboModuleSet         *set);

/**
 * robo_module_set_document_repair:
 * @self: a document
 * @item: one of its problems
 * @index: which of its fixes
 *
 * Makes the repair, an edit of its own.
 */
void robo_module_set_document_repair (RoboModuleSetDocument *self,
                                      RoboProblemItem       *item,
                                      guint                  index);

G_END_DECLS
