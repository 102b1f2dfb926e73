// SPDX-License-Identifier: GPL-3.0-or-later
// What a widget was drawn with, shown a few frames longer than it is true.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RoboHeldNodes:
 * @nodes: (nullable): what it was drawn with last
 * @width: of the widget then
 * @height: the same
 * @until: the last frame in which that is shown, as the frame clock counts
 * @tick: while it is shown in the place of something new, or 0
 *
 * Lets a widget draw in a later frame what has changed in this one; zeroed it holds nothing. For that which changes when
 * something begins to move elsewhere in the window: without a graphics card a frame that paints all of it takes three
 * times as long as others, and nobody sees a word come a thirtieth of a second later. What is in the widget, what a
 * screen reader is told, and what has which size are never late.
 */
typedef struct
{
  GskRenderNode *nodes;
  int            width;
  int            height;
  gint64         until;
  guint          tick;
} RoboHeldNodes;

/**
 * robo_held_nodes_hold:
 * @self: what @widget was drawn with
 * @widget: the widget
 * @n_frames: how many frames are drawn before what is new may be seen
 *
 * To be called when something changes. A widget that holds something already does not do so for longer: what changes all
 * the time is seen, too. Where there are no animations nothing is held.
 */
void robo_held_nodes_hold (RoboHeldNodes *self,
                           GtkWidget     *widget,
                           guint          n_frames);

/**
 * robo_held_nodes_get:
 * @self: what @widget was drawn with
 * @widget: the widget, which is to be drawn
 *
 * Returns: (transfer none) (nullable): what to show in this frame without drawing anything; the widget is asked again in
 *   the next one. %NULL if it is to be drawn
 */
GskRenderNode *robo_held_nodes_get (RoboHeldNodes *self,
                                    GtkWidget     *widget);

/**
 * robo_held_nodes_take:
 * @self: what @widget was drawn with
 * @widget: the widget
 * @nodes: (transfer full): what it is drawn with now
 */
void robo_held_nodes_take (RoboHeldNodes *self,
                           GtkWidget     *widget,
                           GskRenderNode *nodes);

/**
 * robo_held_nodes_clear:
 * @self: what @widget was drawn with
 * @widget: the widget
 *
 * To be called when it is not seen any more.
 */
void robo_held_nodes_clear (RoboHeldNodes *self,
                            GtkWidget     *widget);

G_END_DECLS
