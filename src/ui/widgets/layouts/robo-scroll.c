// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-scroll.h"

void
robo_scroll_to (GtkWidget *widget)
{
  GtkWidget      *viewport, *window;
  GtkAdjustment  *adjustment;
  graphene_rect_t area;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);
  window = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  if (viewport == NULL || window == NULL ||
      !gtk_widget_compute_bounds (widget, gtk_viewport_get_child (GTK_VIEWPORT (viewport)), &area))
    return;

  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (window));
  gtk_adjustment_clamp_page (adjustment, area.origin.y, area.origin.y + area.size.height);
  gtk_adjustment_set_value (adjustment, MIN (gtk_adjustment_get_value (adjustment), area.origin.y));
}
