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
