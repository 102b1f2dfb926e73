// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of the rule editor, and the way between them.
#pragma once

#include <adwaita.h>

#include "documents/robo-document.h"

G_BEGIN_DECLS

#define ROBO_TYPE_RULES_DESK (robo_rules_desk_get_type ())

G_DECLARE_FINAL_TYPE (RoboRulesDesk, robo_rules_desk, ROBO, RULES_DESK, GObject)

/**
 * robo_rules_desk_new:
 * @pages: (transfer none): where its pages go, named "rules", "module-set" and "rule-set"
 * @toasts: (transfer none): where it says what happened
 *
 * Returns: (transfer full): a desk whose pages are made when they are first shown
 */
RoboRulesDesk *robo_rules_desk_new (GtkStack        *pages,
                                    AdwToastOverlay *toasts) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_rules_desk_prepare:
 * @self: a desk
 *
 * The list of module sets and rules is to be shown: makes its page.
 */
void robo_rules_desk_prepare (RoboRulesDesk *self);

/**
 * robo_rules_desk_open:
 * @self: a desk
 * @path: a file of modules or of rules
 * @is_rules: which of both it is, by what it holds: its name may say something else
 *
 * Shows it in the editor, when it is settled what becomes of what is open there.
 */
void robo_rules_desk_open (RoboRulesDesk *self,
                           const char    *path,
                           gboolean       is_rules);

/**
 * robo_rules_desk_open_document:
 * @self: a desk
 * @document: a module set or a rule set
 *
 * Shows it in the editor, when it is settled what becomes of what is open there.
 */
void robo_rules_desk_open_document (RoboRulesDesk *self,
                                    RoboDocument  *document);

/**
 * robo_rules_desk_recover:
 * @self: a desk
 * @recovery: changes to a module set or a rule set that a program that died has left
 *
 * Goes on with them.
 */
void robo_rules_desk_recover (RoboRulesDesk      *self,
                              const RoboRecovery *recovery);

/* Shows the page on which one of its documents is. */
void robo_rules_desk_show (RoboRulesDesk *self,
                           RoboDocument  *document);

/**
 * robo_rules_desk_list_unsaved:
 * @self: a desk
 *
 * Returns: (transfer full) (element-type RoboDocument): what is open and has changes that are not saved
 */
GPtrArray *robo_rules_desk_list_unsaved (RoboRulesDesk *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_rules_desk_save_async:
 * @self: a desk
 * @document: one that is open
 * @callback: called when it is written, or cannot be
 * @user_data: for @callback
 *
 * Shows its page, which says what goes wrong, and saves it.
 */
void robo_rules_desk_save_async (RoboRulesDesk      *self,
                                 RoboDocument       *document,
                                 GAsyncReadyCallback callback,
                                 gpointer            user_data);
/* Returns: whether it was written */
gboolean robo_rules_desk_save_finish (RoboRulesDesk *self,
                                      GAsyncResult  *result);

/* Its documents are saved or not wanted: closes them. */
void robo_rules_desk_close (RoboRulesDesk *self);

/**
 * robo_rules_desk_take:
 * @self: a desk
 * @other: one of another window, which is about to be closed
 *
 * Goes on with the documents that are open there, with all that can be undone.
 */
void robo_rules_desk_take (RoboRulesDesk *self,
                           RoboRulesDesk *other);

G_END_DECLS
