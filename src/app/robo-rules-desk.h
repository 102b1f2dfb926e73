// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of the rule editor, and the way between them.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ROBO_TYPE_RULES_DESK (robo_rules_desk_get_type ())

G_DECLARE_FINAL_TYPE (RoboRulesDesk, robo_rules_desk, ROBO, RULES_DESK, GObject)

/**
 * robo_rules_desk_new:
 * @pages: (transfer none): where its pages go, named "rules", "module-set" and "rule-set"
 * @toasts: (transfer none): where it says what happened
 *
 * Both live as long as the desk.
 *
 * Returns: (transfer full): a desk whose pages are made when they are first shown
 */
RoboRulesDesk *robo_rules_desk_new    (GtkStack        *pages,
                                       AdwToastOverlay *toasts) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_rules_desk_prepare:
 * @self: a desk
 *
 * The list of module sets and rules is to be shown: makes its page, and offers what a program that died has left.
 */
void           robo_rules_desk_prepare (RoboRulesDesk *self);

/**
 * robo_rules_desk_open:
 * @self: a desk
 * @path: a file of modules or of rules
 *
 * Shows it in the editor.
 */
void           robo_rules_desk_open   (RoboRulesDesk *self,
                                       const char    *path);

/**
 * robo_rules_desk_take:
 * @self: a desk
 * @other: one of another window, which is about to be closed
 *
 * Goes on with the documents that are open there, with all that can be undone.
 */
void           robo_rules_desk_take   (RoboRulesDesk *self,
                                       RoboRulesDesk *other);

G_END_DECLS
