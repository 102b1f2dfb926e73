// SPDX-License-Identifier: GPL-3.0-or-later
// What part of a board is seen, and how large: the only place that knows both pixels and spaces.
#pragma once

#include "draw/robo-layout.h"

G_BEGIN_DECLS

#define ROBO_VIEWPORT_MAX_ZOOM 4.0

/**
 * RoboViewport:
 * @layout: where the spaces are, in the coordinates of the widget; for reading
 * @width: of the widget
 * @height: of the widget
 * @zoom: 1 is as large as fits; for reading
 * @x: what is in the middle of the widget, in spaces from the board's north-western corner
 * @y: the same downwards
 *
 * A plain value. Zeroed it is one without a board, in which nothing is anywhere.
 */
typedef struct
{
  RoboLayout layout;
  double     width;
  double     height;
  double     zoom;
  double     x;
  double     y;
} RoboViewport;

/**
 * robo_viewport_set_board:
 * @self: a viewport
 * @columns: of the board; 0 for no board
 * @rows: of the board
 *
 * Shows all of another board.
 */
void robo_viewport_set_board (RoboViewport *self,
                              guint         columns,
                              guint         rows);

/**
 * robo_viewport_set_size:
 * @self: a viewport
 * @width: of the widget
 * @height: of the widget
 * @scale: device pixels a unit
 */
void robo_viewport_set_size (RoboViewport *self,
                             double        width,
                             double        height,
                             double        scale);

/**
 * robo_viewport_has_layout:
 * @self: a viewport
 *
 * Returns: whether there is a board in a widget that has a size
 */
gboolean robo_viewport_has_layout (const RoboViewport *self);

/**
 * robo_viewport_zoom_at:
 * @self: a viewport
 * @zoom: kept within 1 and %ROBO_VIEWPORT_MAX_ZOOM
 * @x: a point in the widget, which stays over the same place of the board
 * @y: a point in the widget
 *
 * Returns: whether anything changed
 */
gboolean robo_viewport_zoom_at (RoboViewport *self,
                                double        zoom,
                                double        x,
                                double        y);

/**
 * robo_viewport_pan:
 * @self: a viewport
 * @dx: how far to the east the eye goes, in units of the widget
 * @dy: how far to the south
 *
 * The board's frame never leaves the widget.
 *
 * Returns: whether anything changed
 */
gboolean robo_viewport_pan (RoboViewport *self,
                            double        dx,
                            double        dy);

/**
 * robo_viewport_reveal:
 * @self: a viewport
 * @space: a space of the board
 *
 * Moves the board just so far that all of the space is seen.
 *
 * Returns: whether anything changed
 */
gboolean robo_viewport_reveal (RoboViewport *self,
                               guint         space);

G_END_DECLS
