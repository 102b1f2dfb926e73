// SPDX-License-Identifier: GPL-3.0-or-later
// Scrolls to widgets.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Scrolls the scrolled window around a widget vertically, so that the widget is in view, or its beginning if it does not
 * fit. The widget must have its place already. Does nothing outside a scrolled window. */
void robo_scroll_to (GtkWidget *widget);

G_END_DECLS
