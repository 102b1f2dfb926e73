// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a person's strength, and its history.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ROBO_TYPE_STRENGTH_WINDOW (robo_strength_window_get_type ())

G_DECLARE_FINAL_TYPE (RoboStrengthWindow, robo_strength_window, ROBO, STRENGTH_WINDOW, AdwWindow)

/* Creates a window for the person with this name, even if this person has not played yet. "" stands for the last
 * player. The user can select other players in the window. */
GtkWidget *robo_strength_window_new (const char *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
