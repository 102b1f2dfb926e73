// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a bar between two areas that the user can drag, for containers without such a bar.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Reports drags by mouse, touch or arrow keys. The owner of the divider resizes the areas. As with a GtkSeparator, a
 * vertical divider lies between areas that are side by side.
 *
 * Signals:
 *
 * - `taken ()`: a drag begins
 * - `pulled (int px)`: the distance since the start of the drag, to the right or down
 * - `let-go ()`: the drag has ended */
#define ROBO_TYPE_DIVIDER (robo_divider_get_type ())

G_DECLARE_FINAL_TYPE (RoboDivider, robo_divider, ROBO, DIVIDER, GtkWidget)

G_END_DECLS
