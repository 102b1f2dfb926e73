// SPDX-License-Identifier: GPL-3.0-or-later
// What a small widget draws, kept from one frame to the next.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-palette.h"

G_BEGIN_DECLS

/**
 * RoboKeptDrawing:
 * @node: (nullable): as it was drawn
 * @palette: in which colours
 * @side_px: how large, in pixels of the window
 * @scale: pixels of the screen a pixel of the window
 *
 * The drawing of a widget that is a square. Zeroed it has none yet. A figure takes a millisecond, and a page is drawn
 * again and again while something on it moves.
 */
typedef struct
{
  GskRenderNode     *node;
  const RoboPalette *palette;
  double             side_px;
  double             scale;
} RoboKeptDrawing;

/**
 * RoboKeptDraw:
 * @widget: what is drawn
 * @cr: where to; the square is one unit wide and high, round the origin
 * @palette: the colours
 */
typedef void (*RoboKeptDraw) (GtkWidget         *widget,
                              cairo_t           *cr,
                              const RoboPalette *palette);

/**
 * robo_kept_drawing_snapshot:
 * @self: a drawing
 * @widget: whose it is
 * @snapshot: where to show it: in the middle of @widget, as large as fits
 * @draw: (scope call): draws it, called only where it is not kept for this size and these colours
 */
void robo_kept_drawing_snapshot (RoboKeptDrawing *self,
                                 GtkWidget       *widget,
                                 GtkSnapshot     *snapshot,
                                 RoboKeptDraw     draw);

/**
 * robo_kept_drawing_snapshot_shared:
 * @widget: whose it is
 * @look: a number for each of the looks that widgets of this class have
 * @snapshot: where to show it: in the middle of @widget, as large as fits
 * @draw: (scope call): draws it, called only where no widget of this class has drawn this look in this size and these
 *   colours
 *
 * For what is there many times, or comes again and again as lines of a list do. Where many looks are new in one frame some
 * of them are left out, and come with the next one.
 */
void robo_kept_drawing_snapshot_shared (GtkWidget   *widget,
                                        guint        look,
                                        GtkSnapshot *snapshot,
                                        RoboKeptDraw draw);

/**
 * robo_kept_drawing_clear:
 * @self: a drawing
 *
 * To be called when something else is to be drawn, and in the end.
 */
void robo_kept_drawing_clear (RoboKeptDrawing *self);

G_END_DECLS
