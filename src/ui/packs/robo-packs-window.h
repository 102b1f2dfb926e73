// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the installed packs, and updates or removes them.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Shows the packs in a window over the main window, whose actions `win.import` and `win.paste-pack` it activates.
 * The window lists the packs again whenever it gets the focus. */
#define ROBO_TYPE_PACKS_WINDOW (robo_packs_window_get_type ())

G_DECLARE_FINAL_TYPE (RoboPacksWindow, robo_packs_window, ROBO, PACKS_WINDOW, AdwWindow)

GtkWidget *robo_packs_window_new (GtkWindow *parent) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
