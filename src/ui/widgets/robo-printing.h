// SPDX-License-Identifier: GPL-3.0-or-later
// Module cards and arenas on paper.
#pragma once

#include <gtk/gtk.h>

#include "engine/robo-board.h"
#include "files/cards/robo-module-set.h"

G_BEGIN_DECLS

/**
 * robo_printing_new_cards:
 * @set: a module set with at least one card
 *
 * The sheets of robo_draw_card_page(), in the middle of whatever paper is chosen: cards keep their size where they fit, and
 * shrink where they do not.
 *
 * Returns: (transfer full): what prints them; nothing is asked and printed yet
 */
GtkPrintOperation *robo_printing_new_cards (RoboModuleSet *set) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_printing_new_arena:
 * @plan: an arena; copied
 * @title: what it is called
 *
 * One page with the picture of robo_render_arena_to_file(), as large as fits; one that is wider than high is printed across.
 *
 * Returns: (transfer full): what prints it; nothing is asked and printed yet
 */
GtkPrintOperation *robo_printing_new_arena (const RoboPlan *plan,
                                            const char     *title) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_printing_ask:
 * @operation: (transfer full): what prints
 * @over: a widget of the window that the dialog belongs to
 *
 * Asks for printer, paper and pages, with a preview where there is one, and prints. In a sandbox the dialog is that of the
 * desktop. Returns at once; pages are drawn one after the other between other things. What goes wrong is said in a dialog.
 * What was chosen is offered the next time.
 */
void robo_printing_ask (GtkPrintOperation *operation,
                        GtkWidget         *over);

G_END_DECLS
