// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-key-cap.h"

GtkWidget *
robo_key_cap_new (guint index)
{
  g_autofree char *text = g_strdup_printf ("%u", index + 1);
  GtkWidget       *cap = gtk_label_new (text);

  gtk_widget_add_css_class (cap, "keycap");
  gtk_widget_set_valign (cap, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (cap, index < 9);

  return cap;
}
