// SPDX-License-Identifier: GPL-3.0-or-later
// Expects that a widget fits a width.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Fails with the widgets that need too much width. */
static inline void
expect_width (GtkWidget *widget,
              int        width)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (least <= width)
    return;

  g_test_message ("%s %s needs %d pixels", G_OBJECT_TYPE_NAME (widget), gtk_widget_get_css_name (widget), least);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      {
        gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
        g_test_message ("- %s %s: %d", G_OBJECT_TYPE_NAME (child), gtk_widget_get_css_name (child), least);
        expect_width (child, width);
      }
  g_test_fail ();
}

G_END_DECLS
