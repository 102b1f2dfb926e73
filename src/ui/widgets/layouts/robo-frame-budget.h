// SPDX-License-Identifier: GPL-3.0-or-later
// Spreads the work of an expensive frame over several iterations of the main loop. Until the work is done, the
// previous picture stays.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Starts to measure the frames of a realized window. */
void robo_frame_budget_begin (GtkWidget *window);

/* Returns TRUE if the current frame has taken so long that the rest of its work should wait for the next frame.
 * Returns FALSE if no frame is in progress, and after three held frames in a row. A caller that postpones work asks
 * once more in the next frame, and does not draw unfinished parts. */
gboolean robo_frame_budget_is_full (GtkWidget *widget);

/* Draws nothing of the current frame, and requests another frame. */
void robo_frame_budget_hold (GtkWidget *widget);

/* Shows the previous picture once more if layout took long, and draws the new picture in the next frame, so that keys
 * and clicks are handled in between. A window that the user resizes is drawn at once. */
void robo_frame_budget_snapshot (GtkWidget   *window,
                                 GtkSnapshot *snapshot,
                                 void (*draw) (GtkWidget   *window,
                                               GtkSnapshot *snapshot));

G_END_DECLS
