// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the keyboard shortcuts.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Shows one group of keys at a time, or the results of a search in all groups. It replaces GTK's own shortcuts window,
 * which is wider than a phone, does not scroll, and in GTK 4.8 has no function that adds a group.
 *
 * Property `section-name` (string, rw): the visible group. */
#define ROBO_TYPE_SHORTCUTS_WINDOW (robo_shortcuts_window_get_type ())

G_DECLARE_FINAL_TYPE (RoboShortcutsWindow, robo_shortcuts_window, ROBO, SHORTCUTS_WINDOW, AdwWindow)

/* Creates a window that shows the group of keys with this name. */
GtkWidget *robo_shortcuts_window_new (const char *section) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
