// SPDX-License-Identifier: GPL-3.0-or-later
// Lets widgets be measured in their new style in the frame in which their style classes have changed.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Drops the sizes that GTK has stored for the widget and all widgets in it. GTK drops the sizes of an old style only
 * at the beginning of the next frame. Call this after a change of style classes if the widget is measured before that.
 * Sizes and margins are then those of the new style, but a label keeps its old font until the next frame. */
void robo_styled_size_drop (GtkWidget *widget);

G_END_DECLS
