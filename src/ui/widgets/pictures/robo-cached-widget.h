// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the picture of a whole widget: as pixels, or as nodes that are shown for a few more frames.
#pragma once

#include "robo-cached-picture.h"

G_BEGIN_DECLS

/* Holds the picture of a widget. If all fields are 0, there is no picture. */
typedef struct
{
  GtkWidget        *widget; /* nullable, borrowed: the widget, set if there are nodes */
  RoboCachedPicture nodes;  /* the picture as the render nodes of the widget */
  RoboCachedPicture pixels; /* the same picture as pixels */
  gint64            until;  /* frame counter of the last frame that shows old nodes */
  guint             tick;   /* tick callback while old nodes are shown, or 0 */
} RoboCachedWidget;

/* Draws the widget. This is usually the snapshot() of the parent class. */
typedef void (*RoboCachedWidgetDraw) (GtkWidget   *widget,
                                      GtkSnapshot *snapshot);

/* Draws a widget that rarely changes, as one picture that is kept.
 *
 * Without a GPU, GTK 4.8 traverses all nodes of the window in each frame, and draws rounded corners, rings and text
 * before it checks whether they are visible. A picture outside of the visible part is skipped at once. Pictures are
 * made in idle time, because a frame with many changes takes long enough without them. With a GPU, or if letters have
 * subpixel antialiasing, this function only calls `draw`. */
void robo_cached_widget_snapshot_as_pixels (RoboCachedWidget    *self,
                                            GtkWidget           *widget,
                                            GtkSnapshot         *snapshot,
                                            RoboCachedWidgetDraw draw);

/* Draws a widget. While the last picture of the widget is held, and the size of the widget does not change, shows
 * that picture instead. */
void robo_cached_widget_snapshot (RoboCachedWidget    *self,
                                  GtkWidget           *widget,
                                  GtkSnapshot         *snapshot,
                                  RoboCachedWidgetDraw draw);

/* Shows the last picture of the widget for `n_frames` more frames. Use this for changes at the start of an animation
 * elsewhere in the window. Without a GPU a frame that paints everything takes three times as long as other frames, and
 * users do not notice that a word appears a thirtieth of a second later. Only the picture is delayed, never the
 * contents of the widget, its accessible texts or its size. A call while a picture is held does not extend the time, so
 * that a widget that changes all the time is repainted, too. Does nothing with a GPU or if animations are disabled. */
void robo_cached_widget_hold (RoboCachedWidget *self,
                              GtkWidget        *widget,
                              guint             n_frames);

/* Drops the picture. Call this when the widget is disposed. If a picture may be held, call it also when the widget is
 * no longer visible. */
void robo_cached_widget_clear (RoboCachedWidget *self);

G_END_DECLS
