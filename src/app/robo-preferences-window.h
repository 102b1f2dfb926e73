// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the preferences. Changes take effect at once.
#pragma once

#include <adwaita.h>

#include "app/languages/robo-language-controller.h"

G_BEGIN_DECLS

#define ROBO_TYPE_PREFERENCES_WINDOW (robo_preferences_window_get_type ())

G_DECLARE_FINAL_TYPE (RoboPreferencesWindow, robo_preferences_window, ROBO, PREFERENCES_WINDOW, AdwPreferencesWindow)

/* Creates a window, which GTK owns until it is closed. The controller of languages may be NULL; then the user cannot
 * try a translation. */
GtkWidget *robo_preferences_window_new (GSettings              *settings,
                                        RoboLanguageController *controller);

G_END_DECLS
