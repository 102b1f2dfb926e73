// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in a widget, as its template names it.
#pragma once

#include <gtk/gtk.h>

/**
 * ui_child:
 * @widget: a widget with a template
 * @name: the id of one of its children
 *
 * Returns: (transfer none): the child
 */
static inline gpointer
ui_child (gpointer    widget,
          const char *name)
{
  GObject *child = gtk_widget_get_template_child (widget, G_OBJECT_TYPE (widget), name);

  g_assert_nonnull (child);

  return child;
}

/**
 * ui_space:
 * @board: a board or the canvas of the editor
 * @space: one of its spaces
 *
 * Returns: (transfer none): what has the focus and the accessible name of the space
 */
static inline GtkWidget *
ui_space (gpointer board,
          guint    space)
{
  GtkWidget *child = gtk_widget_get_first_child (board);

  while (!g_str_equal (gtk_widget_get_css_name (child), "space") || space-- > 0)
    child = gtk_widget_get_next_sibling (child);

  return child;
}
