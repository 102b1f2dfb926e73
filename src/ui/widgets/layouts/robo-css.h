// SPDX-License-Identifier: GPL-3.0-or-later
// Connects a widget to the style sheet: the classes that it has, and the color that it gets.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Gives the widget a class of the style sheet, or takes it away. */
void robo_css_set_class (GtkWidget  *widget,
                         const char *name,
                         gboolean    is_set);

/* Returns the color that the style sheet gives to the text of this widget. */
GdkRGBA robo_css_get_colour (GtkWidget *widget);

/* Draws from now on in the color of robo_css_get_colour(). An alpha below 1 makes it more translucent. */
void robo_css_set_source (GtkWidget *widget,
                          cairo_t   *cr,
                          double     alpha);

G_END_DECLS
