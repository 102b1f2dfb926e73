// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-balance-label.h"

GtkWidget *
robo_balance_label_new (const char *text,
                        const char *style,
                        float       xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);

  return label;
}
