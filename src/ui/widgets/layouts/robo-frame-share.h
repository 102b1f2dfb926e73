// SPDX-License-Identifier: GPL-3.0-or-later
// A frame with too much to do for one turn of the main loop: what can wait is done in the next, and until then the picture
// before stays.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * robo_frame_share_begin:
 * @window: a window that has its surface
 *
 * From now on its frames are looked at.
 */
void robo_frame_share_begin (GtkWidget *window);

/**
 * robo_frame_share_is_full:
 * @widget: a widget in such a window
 *
 * Whoever puts something off for it asks again in the next frame, and has what is not ready not drawn.
 *
 * Returns: whether the frame that is being made has taken so long already that the rest had better wait for the next; never
 *   where no frame is made, nor for more than three in a row
 */
gboolean robo_frame_share_is_full (GtkWidget *widget);

/**
 * robo_frame_share_hold:
 * @widget: a widget in such a window
 *
 * Nothing of this frame is drawn; there is going to be another.
 */
void robo_frame_share_hold (GtkWidget *widget);

/**
 * robo_frame_share_grow:
 * @window: such a window
 *
 * It is going to have another size that nobody pulls it to: its new size, too, may come in one frame, and what is in it in
 * the next.
 */
void robo_frame_share_grow (GtkWidget *window);

/**
 * robo_frame_share_snapshot:
 * @window: such a window
 * @snapshot: what it is drawn into
 * @draw: how it draws itself
 *
 * Where sizes and places took long the picture before is shown once more, and the new one is drawn in the next frame: keys
 * and clicks may come in between. A window that somebody gives another size is drawn at once.
 */
void robo_frame_share_snapshot (GtkWidget   *window,
                                GtkSnapshot *snapshot,
                                void (*draw) (GtkWidget   *window,
                                              GtkSnapshot *snapshot));

/**
 * robo_frame_share_show_later:
 * @part: a visible part of a page that is about to be shown, not the whole of it
 *
 * Has the page laid out without @part in one frame and with it in the next, and what was seen before stays until then. Of
 * what is seen already nothing is put off.
 */
void robo_frame_share_show_later (GtkWidget *part);

G_END_DECLS
