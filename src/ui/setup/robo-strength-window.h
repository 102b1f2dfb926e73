// SPDX-License-Identifier: GPL-3.0-or-later
// How strong a person is, and how it came to that.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ROBO_TYPE_STRENGTH_WINDOW (robo_strength_window_get_type ())

G_DECLARE_FINAL_TYPE (RoboStrengthWindow, robo_strength_window, ROBO, STRENGTH_WINDOW, AdwWindow)

/**
 * robo_strength_window_new:
 * @name: the person who wants to see it, whether they have played or not; "" for who played last
 *
 * Returns: (transfer floating): a window; others who have played can be chosen in it
 */
GtkWidget *robo_strength_window_new (const char *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
