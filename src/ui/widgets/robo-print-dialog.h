// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user choose what to print.
#pragma once

#include <adwaita.h>

#include "print/robo-printout.h"

G_BEGIN_DECLS

/* Shows the printouts to choose from in a modal window. Its button closes the window and shows the print dialog of the
 * desktop over the window below. */
#define ROBO_TYPE_PRINT_DIALOG (robo_print_dialog_get_type ())

G_DECLARE_FINAL_TYPE (RoboPrintDialog, robo_print_dialog, ROBO, PRINT_DIALOG, AdwWindow)

/* Shows the window over the window of the widget `over`. If `own` is not NULL, it is the printout of what the page
 * shows, which can be printed and is ticked; the dialog takes ownership of it. If `own` is NULL, the arenas and
 * module sets of the user and of the game can be printed, and the rule sheet and the dice tables are ticked. */
void robo_print_dialog_show (GtkWidget    *over,
                             RoboPrintout *own);

G_END_DECLS
