// SPDX-License-Identifier: GPL-3.0-or-later
// A bar between two areas that can be dragged, for containers that have none of their own.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RoboDivider:
 *
 * Says where somebody pulls it, by mouse, touch or the arrow keys; what follows from that is for its owner. A
 * GtkOrientable: as GtkSeparator it is a vertical bar between areas side by side.
 *
 * Signals:
 *
 * - `taken ()`: somebody begins to pull
 * - `pulled (int px)`: how far from where it was taken, to the right or down
 * - `let-go ()`
 */
#define ROBO_TYPE_DIVIDER (robo_divider_get_type ())

G_DECLARE_FINAL_TYPE (RoboDivider, robo_divider, ROBO, DIVIDER, GtkWidget)

G_END_DECLS
