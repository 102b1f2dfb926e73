// SPDX-License-Identifier: GPL-3.0-or-later
// How people move about a board with wheel, keys, pointer and fingers: the same for every widget that shows one.
#pragma once

#include <gtk/gtk.h>

#include "robo-viewport.h"

G_BEGIN_DECLS

/**
 * RoboViewportGestures:
 *
 * Ctrl and the wheel, pinching, and Ctrl with plus, minus and 0 zoom. While the board is zoomed, the wheel, two
 * fingers and
 * a drag move it.
 *
 * Signals:
 *
 * - `moved ()`: another part of the board is seen, or in another size
 * - `pinched ()`: two fingers have come down; what one of them has begun is to be given up
 */
#define ROBO_TYPE_VIEWPORT_GESTURES (robo_viewport_gestures_get_type ())

G_DECLARE_FINAL_TYPE (RoboViewportGestures, robo_viewport_gestures, ROBO, VIEWPORT_GESTURES, GObject)

/**
 * robo_viewport_gestures_new:
 * @widget: what shows the board; adds its event controllers
 * @viewport: (transfer none): the part of the board that @widget shows; lives as long as @widget
 * @pan_button: the button whose drag moves the board, or 0 for any but the right one, and fingers
 *
 * Returns: (transfer none): the gestures, which belong to @widget
 */
RoboViewportGestures *robo_viewport_gestures_new (GtkWidget    *widget,
                                                  RoboViewport *viewport,
                                                  guint         pan_button);

/**
 * robo_viewport_gestures_join:
 * @self: gestures
 * @gesture: one of the same widget, which was added to it
 *
 * One finger may have begun @gesture when the other one comes: then both belong to the pinch.
 */
void robo_viewport_gestures_join (RoboViewportGestures *self,
                                  GtkGesture           *gesture);

/**
 * robo_viewport_gestures_class_init_zoom:
 * @widget_class: a class whose widgets have gestures
 * @zoom_in: name of the action that enlarges by a step, such as `board.zoom-in`
 * @zoom_out: of the one that makes smaller
 * @zoom_fit: of the one that shows all of the board
 *
 * Installs the actions and binds the usual keys to them.
 */
void robo_viewport_gestures_class_init_zoom (GtkWidgetClass *widget_class,
                                             const char     *zoom_in,
                                             const char     *zoom_out,
                                             const char     *zoom_fit);

/* What the actions do, round the middle of the widget. */

void robo_viewport_gestures_zoom_in (RoboViewportGestures *self);
void robo_viewport_gestures_zoom_out (RoboViewportGestures *self);
void robo_viewport_gestures_zoom_fit (RoboViewportGestures *self);

/**
 * robo_viewport_gestures_reveal:
 * @self: gestures
 * @space: a space of the board
 *
 * Moves the board just so far that all of the space is seen.
 */
void robo_viewport_gestures_reveal (RoboViewportGestures *self,
                                    guint                 space);

G_END_DECLS
