// SPDX-License-Identifier: GPL-3.0-or-later
// Shows how strong a person is, and how strong this person was before.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ROBO_TYPE_STRENGTH_WINDOW (robo_strength_window_get_type ())

G_DECLARE_FINAL_TYPE (RoboStrengthWindow, robo_strength_window, ROBO, STRENGTH_WINDOW, AdwWindow)

/* Creates a window for the person with this name, who need not have played yet. "" stands for the person who has played
 * last. The user can select other people in the window. */
GtkWidget *robo_strength_window_new (const char *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
