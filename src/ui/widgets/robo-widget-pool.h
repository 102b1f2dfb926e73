// SPDX-License-Identifier: GPL-3.0-or-later
// Creates slow widgets while the program is idle.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Creates `n_widgets` widgets of a class that needs no properties, one per iteration of the main loop when it is idle.
 * A page that is created in such pieces leaves the window responsive. Widgets are created in the order in which they
 * were requested. */
void robo_widget_pool_prepare (GType type,
                               guint n_widgets);

/* Creates as many widgets as the pool lacks until it has `n_widgets`. Use this for widgets that are taken repeatedly.
 * The class needs no properties. */
void robo_widget_pool_keep (GType type,
                            guint n_widgets);

/* Called when all awaited widgets exist. */
typedef void (*RoboWidgetPoolFunc) (gpointer owner);

/* Moves these classes to the front of the queue, in this order, still one widget per iteration. Calls func() with the
 * owner when all of their widgets exist, or when the pool is cleared meanwhile. Holds a reference to the owner until
 * then. Returns TRUE if all of the widgets exist already; then func() is not called. */
gboolean robo_widget_pool_await (const GType       *types,
                                 guint              n_types,
                                 RoboWidgetPoolFunc func,
                                 GObject           *owner) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a prepared widget, or a new one. The class needs no properties. */
GtkWidget *robo_widget_pool_take (GType type) G_GNUC_WARN_UNUSED_RESULT;

/* Drops all prepared widgets and stops creating more, because they would be in the wrong language, or outlive the
 * window. */
void robo_widget_pool_clear (void);

G_END_DECLS
