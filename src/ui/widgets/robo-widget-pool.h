// SPDX-License-Identifier: GPL-3.0-or-later
// Creates slow widgets while the program is idle.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Creates `n_widgets` widgets of a class that needs no properties. They are created one by one while the main loop
 * is idle, so that the window stays responsive. Requests are served in their order, unless robo_widget_pool_await()
 * moves a class to the front. */
void robo_widget_pool_prepare (GType type,
                               guint n_widgets);

/* Fills the pool until it has `n_widgets` widgets of the class. Use this for widgets that are taken repeatedly. The
 * class needs no properties. */
void robo_widget_pool_keep (GType type,
                            guint n_widgets);

/* Gets called when all widgets for which the owner waits exist, or when the pool is cleared before. */
typedef void (*RoboWidgetPoolFunc) (gpointer owner);

/* Moves these classes to the front of the queue, in this order. Widgets are still created one by one. Calls func()
 * with the owner when all requested widgets of these classes exist, or when the pool is cleared before. Holds a
 * reference to the owner until then. If no requested widget of these classes is missing, returns TRUE and does not
 * call func(). */
gboolean robo_widget_pool_await (const GType       *types,
                                 guint              n_types,
                                 RoboWidgetPoolFunc func,
                                 GObject           *owner) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a widget from the pool, or a new widget if the pool has none of this class. The class needs no properties. */
GtkWidget *robo_widget_pool_take (GType type) G_GNUC_WARN_UNUSED_RESULT;

/* Drops all widgets of the pool and stops creating more. Call this when the widgets would be in the wrong language,
 * or would live longer than the window. */
void robo_widget_pool_clear (void);

G_END_DECLS
