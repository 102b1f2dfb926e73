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
