// SPDX-License-Identifier: GPL-3.0-or-later
// The window: a stack of pages, of which each brings its own header bar.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ROBO_TYPE_WINDOW (robo_window_get_type ())

G_DECLARE_FINAL_TYPE (RoboWindow, robo_window, ROBO, WINDOW, AdwApplicationWindow)

/**
 * robo_window_new:
 * @app: the application
 *
 * Returns: (transfer none): a window that shows the start page, with the size it had last time;
 *   owned by GTK until it is closed
 */
GtkWidget *robo_window_new (AdwApplication *app);

/**
 * robo_window_show_page:
 * @self: a window
 * @name: `start`, `new-game` or `game`
 *
 * Turns to a page. Pages do the same with the action `win.show-page`, whose parameter is the name.
 */
void robo_window_show_page (RoboWindow *self,
                            const char *name);

G_END_DECLS
