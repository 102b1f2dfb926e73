// SPDX-License-Identifier: GPL-3.0-or-later
// Finds children of a widget by their names in the template.
#pragma once

#include <gtk/gtk.h>

/* Returns the child with an id. */
static inline gpointer
ui_child (gpointer    widget,
          const char *name)
{
  GObject *child = gtk_widget_get_template_child (widget, G_OBJECT_TYPE (widget), name);

  g_assert_nonnull (child);

  return child;
}

/* Returns the widget of a board, or of the editor's canvas, that has the focus and the accessible name of a
 * space. */
static inline GtkWidget *
ui_space (gpointer board,
          guint    space)
{
  GtkWidget *child = gtk_widget_get_first_child (board);

  while (!g_str_equal (gtk_widget_get_css_name (child), "space") || space-- > 0)
    child = gtk_widget_get_next_sibling (child);

  return child;
}
