// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the keyboard shortcuts.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Shows one group of keys at a time, or the results of a search in all groups. GTK's own shortcuts window is
 * wider than a phone and created as a whole, which takes several frames.
 *
 * Property `section-name` (string, rw): the visible group. */
#define ROBO_TYPE_SHORTCUTS_WINDOW (robo_shortcuts_window_get_type ())

G_DECLARE_FINAL_TYPE (RoboShortcutsWindow, robo_shortcuts_window, ROBO, SHORTCUTS_WINDOW, AdwWindow)

typedef struct
{
  const char *section;      /* nullable: identifier of a group that begins here; NULL for a shortcut in it */
  const char *title;        /* of the group or the shortcut; marked for translation in the context "shortcut window" */
  const char *accelerators; /* nullable: the keys, as for GtkShortcutLabel */
} RoboShortcutLine;

/* Returns all lines, and sets n_lines to their number. */
const RoboShortcutLine *robo_shortcuts_window_get_lines (guint *n_lines);

/* Creates a window that shows the group. */
GtkWidget *robo_shortcuts_window_new (const char *section) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
