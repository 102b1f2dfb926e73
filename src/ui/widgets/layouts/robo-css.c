// SPDX-License-Identifier: GPL-3.0-or-later
#include "robo-css.h"

void
robo_css_set_class (GtkWidget  *widget,
                    const char *name,
                    gboolean    is_set)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (is_set)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

/* GTK 4.10 has gtk_widget_get_color() instead, but the oldest supported version does not. */
GdkRGBA
robo_css_get_colour (GtkWidget *widget)
{
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);

  return colour;
}

void
robo_css_set_source (GtkWidget *widget,
                     cairo_t   *cr,
                     double     alpha)
{
  GdkRGBA colour = robo_css_get_colour (widget);

  colour.alpha *= (float)alpha;
  gdk_cairo_set_source_rgba (cr, &colour);
}
