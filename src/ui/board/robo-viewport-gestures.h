// SPDX-License-Identifier: GPL-3.0-or-later
// Zooms and moves a board by wheel, keys, pointer and touch, in the same way for all widgets that show a board.
#pragma once

#include <gtk/gtk.h>

#include "robo-viewport.h"

G_BEGIN_DECLS

/* Ctrl and the wheel, pinching, and Ctrl with plus, minus and 0 zoom. While the board is zoomed, the wheel, two fingers
 * and a drag move it.
 *
 * Signals:
 *
 * - `moved ()`: the visible part of the board or its size has changed
 * - `pinched ()`: a pinch begins; the receiver cancels any action that one of the fingers has begun */
#define ROBO_TYPE_VIEWPORT_GESTURES (robo_viewport_gestures_get_type ())

G_DECLARE_FINAL_TYPE (RoboViewportGestures, robo_viewport_gestures, ROBO, VIEWPORT_GESTURES, GObject)

/* Adds event controllers to a widget, which owns the gestures. The widget shows the viewport, which has to live as
 * long as the widget. A drag with the pan button moves the board. If the pan button is 0, a drag with a finger or
 * with any button except the right one moves the board. */
RoboViewportGestures *robo_viewport_gestures_new (GtkWidget    *widget,
                                                  RoboViewport *viewport,
                                                  guint         pan_button);

/* Joins another gesture of the same widget with the pinch. The first finger may have begun that gesture before the
 * second finger touches the screen. If the gestures are joined, both fingers can still pinch. */
void robo_viewport_gestures_join (RoboViewportGestures *self,
                                  GtkGesture           *gesture);

/* Installs the three zoom actions, such as `board.zoom-in`, in a class whose widgets have gestures.
 * ROBO_ZOOM_SHORTCUTS() has the keys. */
void robo_viewport_gestures_class_init_zoom (GtkWidgetClass *widget_class,
                                             const char     *zoom_in,
                                             const char     *zoom_out,
                                             const char     *zoom_fit);

/* These are the functions of the actions. They zoom around the middle of the widget. */

void robo_viewport_gestures_zoom_in (RoboViewportGestures *self);
void robo_viewport_gestures_zoom_out (RoboViewportGestures *self);
void robo_viewport_gestures_zoom_fit (RoboViewportGestures *self);

/* Moves the board only as far as necessary to make a space entirely visible. */
void robo_viewport_gestures_reveal (RoboViewportGestures *self,
                                    guint                 space);

G_END_DECLS
