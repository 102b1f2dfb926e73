// SPDX-License-Identifier: GPL-3.0-or-later
// A file that is being opened elsewhere: who waits for it sees it, and may change their mind.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How long nothing is shown: most files are there sooner. */
#define ROBO_OPENING_BAR_DELAY_MS 200

/**
 * RoboOpeningBar:
 *
 * Lies over the pages of a window, which stay usable, as a child of their GtkOverlay. One file is opened at a time: the
 * last wish counts.
 */
#define ROBO_TYPE_OPENING_BAR (robo_opening_bar_get_type ())

G_DECLARE_FINAL_TYPE (RoboOpeningBar, robo_opening_bar, ROBO, OPENING_BAR, GtkWidget)

/**
 * robo_opening_begin:
 * @widget: what wants the file: the overlay with the bar, something in it, or its window
 * @path: the file, or in words what comes with the program
 *
 * What was being opened is cancelled. If it takes longer than %ROBO_OPENING_BAR_DELAY_MS, the bar says so.
 *
 * Returns: (transfer full): what the button, another file and the end of the window cancel, for whoever reads. Who is
 *   called back with %G_IO_ERROR_CANCELLED does nothing
 */
GCancellable *robo_opening_begin (GtkWidget  *widget,
                                  const char *path) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_opening_say:
 * @widget: what robo_opening_begin() was called with
 * @cancellable: what that gave
 * @sentence: how far it is
 *
 * Says so instead of the name of the file, unless the bar is about another one by now.
 */
void robo_opening_say (GtkWidget    *widget,
                       GCancellable *cancellable,
                       const char   *sentence);

/**
 * robo_opening_end:
 * @widget: what robo_opening_begin() was called with
 * @cancellable: what that gave
 *
 * Hides the bar, unless it is about another file by now.
 */
void robo_opening_end (GtkWidget    *widget,
                       GCancellable *cancellable);

G_END_DECLS
