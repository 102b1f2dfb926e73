// SPDX-License-Identifier: GPL-3.0-or-later
// Shows that a file is being opened in the background, and lets the user cancel.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The bar stays hidden for this time, because most files are opened sooner. */
#define ROBO_OPENING_BAR_DELAY_MS 200

/* Lies over the pages of a window, which the user can still use. The bar is a child of the GtkOverlay of the pages.
 * Only one file is opened at a time: a new request cancels the last request. */
#define ROBO_TYPE_OPENING_BAR (robo_opening_bar_get_type ())

G_DECLARE_FINAL_TYPE (RoboOpeningBar, robo_opening_bar, ROBO, OPENING_BAR, GtkWidget)

/* Shows that a file is being opened, and cancels the opening of another file. A second call with the same name is
 * the next step of the same opening, for which the bar does not begin anew. If the opening takes longer than
 * ROBO_OPENING_BAR_DELAY_MS, the bar appears. The widget is the overlay with the bar, a descendant of the overlay,
 * or its window. `path` is the path of the file, or a name in words for content that comes with the program. Returns
 * a cancellable for the code that reads the file. The button of the bar, the next call and the closing of the window
 * cancel it. A callback that gets G_IO_ERROR_CANCELLED does nothing. */
GCancellable *robo_opening_begin (GtkWidget  *widget,
                                  const char *path) G_GNUC_WARN_UNUSED_RESULT;

/* Shows a sentence instead of the file's name. Does nothing if the bar already shows another file. */
void robo_opening_say (GtkWidget    *widget,
                       GCancellable *cancellable,
                       const char   *sentence);

/* Hides the bar. Does nothing if the bar already shows another file. */
void robo_opening_end (GtkWidget    *widget,
                       GCancellable *cancellable);

G_END_DECLS
