// SPDX-License-Identifier: GPL-3.0-or-later
// Lists installed packs, to update and remove them.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A window over the window of the program, whose action `win.import` it uses. It lists the packs anew whenever it gets
 * the focus. */
#define ROBO_TYPE_PACKS_WINDOW (robo_packs_window_get_type ())

G_DECLARE_FINAL_TYPE (RoboPacksWindow, robo_packs_window, ROBO, PACKS_WINDOW, AdwWindow)

GtkWidget *robo_packs_window_new (GtkWindow *parent) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
