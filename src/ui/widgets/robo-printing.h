// SPDX-License-Identifier: GPL-3.0-or-later
// Prints module cards and arenas.
#pragma once

#include <gtk/gtk.h>

#include "engine/robo-board.h"
#include "files/cards/robo-module-set.h"

G_BEGIN_DECLS

/* Creates the operation that prints a module set with at least one card; robo_printing_ask() starts it. The sheets of
 * robo_draw_card_page() are centered on the paper. Cards keep their size if they fit; otherwise they are scaled down. */
GtkPrintOperation *robo_printing_new_cards (RoboModuleSet *set) G_GNUC_WARN_UNUSED_RESULT;

/* Creates the operation that prints an arena, which is copied; robo_printing_ask() starts it. The page has the picture
 * of robo_render_arena_to_file(), as large as fits. A picture that is wider than high is printed in landscape. */
GtkPrintOperation *robo_printing_new_arena (const RoboPlan *plan,
                                            const char     *title) G_GNUC_WARN_UNUSED_RESULT;

/* Asks the user for printer, paper and pages, with a preview if there is one, and prints. Takes ownership of the
 * operation, and returns at once; pages are drawn one by one in the main loop. In a sandboxed program (Flatpak) the
 * dialog is that of the desktop. Errors are shown in a dialog over the widget's window. The user's choices are offered
 * again the next time. */
void robo_printing_ask (GtkPrintOperation *operation,
                        GtkWidget         *over);

G_END_DECLS
