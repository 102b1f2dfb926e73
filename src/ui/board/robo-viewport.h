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
 * robo_viewport_get_place:
 * @self: a viewport
 * @x: a point in the widget
 * @y: a point in the widget
 * @column: (out): the place of the board that is there, in spaces from its north-western corner
 * @row: (out): the same downwards
 *
 * The place may lie outside of the board.
 *
 * Returns: whether there is a board
 */
gboolean robo_viewport_get_place (const RoboViewport *self,
                                  double              x,
                                  double              y,
                                  double             *column,
                                  double             *row);

/**
 * robo_viewport_hold:
 * @self: a viewport
 * @zoom: kept within 1 and %ROBO_VIEWPORT_MAX_ZOOM
 * @column: a place of the board, as robo_viewport_get_place() tells it
 * @row: a place of the board
 * @x: a point in the widget, to which the place comes as near as the frame allows
 * @y: a point in the widget
 *
 * What two fingers do that hold a place between them: zooms as they part, and moves the board as they move. Where
 * they are says all; nothing adds up, so a board that has come to its end is under them again when they come back.
 *
 * Returns: whether anything changed
 */
gboolean robo_viewport_hold (RoboViewport *self,
                             double        zoom,
                             double        column,
                             double        row,
                             double        x,
                             double        y);

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
