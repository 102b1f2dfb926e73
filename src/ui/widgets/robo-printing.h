// SPDX-License-Identifier: GPL-3.0-or-later
// Prints pages by the dialog of the desktop.
#pragma once

#include <gtk/gtk.h>

#include "print/robo-printout.h"

G_BEGIN_DECLS

/* Creates the operation that prints one or more RoboPrintout in the order of the array; robo_printing_ask() starts
 * it. The operation has the name of the first printout. A wide arena is printed in landscape. Keeps a reference to
 * the array, which must not change. */
GtkPrintOperation *robo_printing_new (GPtrArray *printouts) G_GNUC_WARN_UNUSED_RESULT;

/* Asks the user for printer, paper and pages, with a preview if there is one, and prints. Takes ownership of the
 * operation, and returns at once; pages are drawn one by one in the main loop. In a sandboxed program (Flatpak) the
 * desktop shows the dialog. Errors are shown in a dialog over the widget's window. The user's choices are offered
 * again the next time, except the output file, the orientation and the range of pages. */
void robo_printing_ask (GtkPrintOperation *operation,
                        GtkWidget         *over);

G_END_DECLS
