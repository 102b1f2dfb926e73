// SPDX-License-Identifier: GPL-3.0-or-later
// Widgets that take long to make, made while nobody waits for them.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * robo_spares_prepare:
 * @type: a class of widgets that needs no properties to be made
 * @n_widgets: how many
 *
 * Makes that many, one in a turn of the main loop, whenever there is nothing else to do: a page with all its parts is made
 * in pieces, none of which keeps the window from answering. What is asked for first is made first.
 */
void robo_spares_prepare (GType type,
                          guint n_widgets);

/**
 * robo_spares_keep:
 * @type: a class of widgets that needs no properties to be made
 * @n_widgets: how many
 *
 * Has as many prepared as are missing until there are so many, for what is taken again and again.
 */
void robo_spares_keep (GType type,
                       guint n_widgets);

/**
 * RoboSparesFunc:
 * @owner: whoever waited
 *
 * Called in a turn of its own when all that somebody waited for is there.
 */
typedef void (*RoboSparesFunc) (gpointer owner);

/**
 * robo_spares_await:
 * @types: (array length=n_types): classes of widgets
 * @func: what is to be done when nothing of these is still to be made
 * @owner: whom it is given, and who lives as long
 *
 * Who needs what was prepared before it is there waits for it: these come first now, in this order, still one in a turn.
 * Where they are let go of meanwhile, @func is called all the same.
 *
 * Returns: %TRUE if nothing of them is still to be made; then @func is not called
 */
gboolean robo_spares_await (const GType   *types,
                            guint          n_types,
                            RoboSparesFunc func,
                            GObject       *owner) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_spares_take:
 * @type: a class of widgets that needs no properties to be made
 *
 * Returns: (transfer floating): one that was prepared, or a new one
 */
GtkWidget *robo_spares_take (GType type) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_spares_clear:
 *
 * Lets go of all that were not taken, and makes no more. They would be in the wrong language, or outlive the window.
 */
void robo_spares_clear (void);

G_END_DECLS
