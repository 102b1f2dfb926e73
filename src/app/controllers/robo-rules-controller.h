// SPDX-License-Identifier: GPL-3.0-or-later
// Controls the pages of the rule editor: the list, the module set and the rule set.
#pragma once

#include <adwaita.h>

#include "documents/robo-document.h"

G_BEGIN_DECLS

#define ROBO_TYPE_RULES_CONTROLLER (robo_rules_controller_get_type ())

G_DECLARE_FINAL_TYPE (RoboRulesController, robo_rules_controller, ROBO, RULES_CONTROLLER, GObject)

/* Creates a controller. It creates its pages, named "rules", "module-set", "rule-set" and "sandbox", when they are
 * first shown. */
RoboRulesController *robo_rules_controller_new (GtkStack        *pages,
                                                AdwToastOverlay *toasts) G_GNUC_WARN_UNUSED_RESULT;

/* Creates the list of module sets and rules if it does not exist yet. Returns TRUE. */
gboolean robo_rules_controller_prepare (RoboRulesController *self);

/* Opens a file of modules or of rules in the editor. Asks the user about unsaved changes of the current document first.
 * is_rules says whether the file contains rules, because its name may suggest another kind of file. */
void robo_rules_controller_open (RoboRulesController *self,
                                 const char          *path,
                                 gboolean             is_rules);

/* Opens a module set or a rule set in the editor. Asks the user about unsaved changes of the current document first. */
void robo_rules_controller_open_document (RoboRulesController *self,
                                          RoboDocument        *document);

/* Opens a module set or a rule set with changes that were not saved when the program crashed. */
void robo_rules_controller_recover (RoboRulesController *self,
                                    const RoboRecovery  *recovery);

/* Shows the page of a document. */
void robo_rules_controller_show (RoboRulesController *self,
                                 RoboDocument        *document);

/* Returns the open documents with unsaved changes. */
GPtrArray *robo_rules_controller_list_unsaved (RoboRulesController *self) G_GNUC_WARN_UNUSED_RESULT;

/* Saves a document. Shows the page of the document first, because the page reports errors. The callback is called
 * even if saving fails. */
void     robo_rules_controller_save_async (RoboRulesController *self,
                                           RoboDocument        *document,
                                           GAsyncReadyCallback  callback,
                                           gpointer             user_data);
gboolean robo_rules_controller_save_finish (RoboRulesController *self,
                                            GAsyncResult        *result);

/* Closes all documents. Call this after they were saved, or after the user has decided to discard them. */
void robo_rules_controller_close (RoboRulesController *self);

/* Takes the open documents of another window with their undo history. The other window is about to be closed. */
void robo_rules_controller_take (RoboRulesController *self,
                                 RoboRulesController *other);

G_END_DECLS
