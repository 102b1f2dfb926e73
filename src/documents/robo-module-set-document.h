// SPDX-License-Identifier: GPL-3.0-or-later
// Declares a document with a set of module cards.
#pragma once

#include "files/cards/robo-module-edit.h"
#include "robo-card-item.h"
#include "robo-set-document.h"

G_BEGIN_DECLS

/* Edits a module set: a RoboSetDocument whose states are of type RoboModuleSet.
 *
 * Properties:
 *
 * - `cards` (GListModel of RoboCardItem, ro): in the order of the file */
#define ROBO_TYPE_MODULE_SET_DOCUMENT (robo_module_set_document_get_type ())

G_DECLARE_FINAL_TYPE (RoboModuleSetDocument, robo_module_set_document, ROBO, MODULE_SET_DOCUMENT, RoboSetDocument)

/* Returns a document without a state. See robo_document_start() and robo_document_load_async(). */
RoboModuleSetDocument *robo_module_set_document_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the current state, or NULL. */
RoboModuleSet *robo_module_set_document_get_set (RoboModuleSetDocument *self);

GListModel *robo_module_set_document_get_cards (RoboModuleSetDocument *self);

G_END_DECLS
