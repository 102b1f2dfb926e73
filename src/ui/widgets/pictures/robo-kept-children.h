// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in a widget, kept as one picture from one frame to the next.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RoboKeptChildren:
 * @widget: (nullable): whose they are, while the picture is to be made
 * @nodes: (nullable): what the children were drawn with
 * @picture: (nullable): what that looks like
 * @scale: pixels of the screen a pixel of the window
 *
 * The children of a widget as one picture; zeroed it has none yet. Without a graphics card GTK 4.8 goes through every
 * node of the window in each frame, and draws round corners, rings and words before it asks whether anybody sees them.
 * A picture is left out at once. It is made between two frames, a few at a time: in the frame in which much changes
 * there is enough to do.
 */
typedef struct
{
  GtkWidget     *widget;
  GskRenderNode *nodes;
  GskRenderNode *picture;
  int            scale;
} RoboKeptChildren;

/**
 * robo_kept_children_snapshot:
 * @self: what is kept of @widget
 * @widget: a widget with something in it that mostly stays as it is
 * @snapshot: where to show it
 * @parent_class: how the class above @widget's draws the children
 * @opacity: of all of them together, up to 1. As a style of @widget, cairo would mix them with what is behind them in each
 *   frame, on a sheet of its own
 *
 * To be called in the place of the `snapshot` of the class above. With a graphics card it is that, and nothing else.
 */
void robo_kept_children_snapshot (RoboKeptChildren *self,
                                  GtkWidget        *widget,
                                  GtkSnapshot      *snapshot,
                                  gpointer          parent_class,
                                  double            opacity);

/**
 * robo_kept_children_clear:
 * @self: what is kept
 *
 * To be called in the end.
 */
void robo_kept_children_clear (RoboKeptChildren *self);

G_END_DECLS
