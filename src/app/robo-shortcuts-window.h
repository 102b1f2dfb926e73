// SPDX-License-Identifier: GPL-3.0-or-later
// The keys that do something, to be looked up.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * RoboShortcutsWindow:
 *
 * One group of keys at a time, or, of all groups, those that somebody searches for. GTK's own window of shortcuts is wider
 * than a phone and built whole, which takes the time of several frames.
 *
 * Property `section-name` (string, rw): the group that is shown.
 */
#define ROBO_TYPE_SHORTCUTS_WINDOW (robo_shortcuts_window_get_type ())

G_DECLARE_FINAL_TYPE (RoboShortcutsWindow, robo_shortcuts_window, ROBO, SHORTCUTS_WINDOW, AdwWindow)

/**
 * RoboShortcutLine:
 * @section: (nullable): the name of a group that begins here, by which code calls it; %NULL for a shortcut of it
 * @title: what people call the group, or what the keys do; for g_dpgettext2() with the context "shortcut window"
 * @accelerators: (nullable): the keys, as GtkShortcutLabel takes them
 */
typedef struct
{
  const char *section;
  const char *title;
  const char *accelerators;
} RoboShortcutLine;

/**
 * robo_shortcuts_window_get_lines:
 * @n_lines: (out): how many there are
 *
 * Returns: (transfer none) (array length=n_lines): groups with their shortcuts
 */
const RoboShortcutLine *robo_shortcuts_window_get_lines (guint *n_lines);

/**
 * robo_shortcuts_window_new:
 * @section: the name of a group
 *
 * Returns: (transfer floating): a window that shows the group
 */
GtkWidget *robo_shortcuts_window_new (const char *section) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
