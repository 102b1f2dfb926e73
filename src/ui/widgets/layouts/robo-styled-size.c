// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-styled-size.h"

void
robo_styled_size_drop (GtkWidget *widget)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_widget_queue_resize (widget);
  for (child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    robo_styled_size_drop (child);
}
