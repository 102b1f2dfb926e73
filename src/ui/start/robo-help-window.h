// SPDX-License-Identifier: GPL-3.0-or-later
// How to play, on one page, with a picture of everything that is in an arena.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ROBO_TYPE_HELP_WINDOW (robo_help_window_get_type ())

G_DECLARE_FINAL_TYPE (RoboHelpWindow, robo_help_window, ROBO, HELP_WINDOW, AdwWindow)

/**
 * robo_help_window_new:
 *
 * Returns: (transfer none): a window, owned by GTK until it is closed
 */
GtkWidget *robo_help_window_new (void);

G_END_DECLS
