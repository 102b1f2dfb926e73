// SPDX-License-Identifier: GPL-3.0-or-later
// Spreads the work of an expensive frame over several iterations of the main loop. Until the work is done, the window
// shows its previous picture.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Starts to measure the frames of a window, which must be realized. */
void robo_frame_budget_begin (GtkWidget *window);

/* Returns TRUE if the current frame has taken so long that the rest of its work should wait for the next frame. Returns
 * FALSE outside of a frame, and after three held frames in a row. A caller that postpones work asks again in the next
 * frame, and does not draw unfinished parts. */
gboolean robo_frame_budget_is_full (GtkWidget *widget);

/* Makes the current frame show the previous picture, and requests another frame. */
void robo_frame_budget_hold (GtkWidget *widget);

/* Draws the window. If layout took long, shows the previous picture once more and draws the new picture in the next
 * frame, so that keys and clicks are handled between the two frames. A window that the user resizes is drawn at
 * once. */
void robo_frame_budget_snapshot (GtkWidget   *window,
                                 GtkSnapshot *snapshot,
                                 void (*draw) (GtkWidget   *window,
                                               GtkSnapshot *snapshot));

G_END_DECLS
