// SPDX-License-Identifier: GPL-3.0-or-later
// Converts between pixels and spaces, for the visible part of a board.
#pragma once

#include "draw/robo-layout.h"

G_BEGIN_DECLS

#define ROBO_VIEWPORT_MAX_ZOOM 4.0

/* Holds the visible part of a board as a plain value. A viewport of zeros has no board. */
typedef struct
{
  RoboLayout layout; /* layout of the board in coordinates of the widget; read-only */
  double     width;  /* width of the widget */
  double     height; /* height of the widget */
  double     zoom;   /* 1 is as large as fits; read-only */
  double     x;      /* point of the board in the middle of the widget, in spaces to the east of the board's
                      * north-west corner */
  double     y;      /* the same point, in spaces to the south of this corner */
} RoboViewport;

/* Shows another board entirely. If columns is 0, shows no board. */
void robo_viewport_set_board (RoboViewport *self,
                              guint         columns,
                              guint         rows);

/* Sets the size of the widget. The scale is the number of device pixels per unit. */
void robo_viewport_set_size (RoboViewport *self,
                             double        width,
                             double        height,
                             double        scale);

/* Returns TRUE if there is a board and the widget has a size. */
gboolean robo_viewport_has_layout (const RoboViewport *self);

/* Gets the point of the board at a point of the widget, in spaces from the north-west corner of the board. The point
 * may lie outside of the board. Returns FALSE if the viewport has no layout. */
gboolean robo_viewport_get_place (const RoboViewport *self,
                                  double              x,
                                  double              y,
                                  double             *column,
                                  double             *row);

/* Follows a pinch. The two fingers hold a point of the board, as returned by robo_viewport_get_place(), near a point
 * of the widget. The zoom is limited to 1 to ROBO_VIEWPORT_MAX_ZOOM. The view depends only on where the fingers are
 * now: when the board has reached its end and the fingers come back, they hold the same point of the board as
 * before. Returns TRUE if the view has changed. */
gboolean robo_viewport_hold (RoboViewport *self,
                             double        zoom,
                             double        column,
                             double        row,
                             double        x,
                             double        y);

/* Zooms so that the point x, y of the widget stays over the same point of the board, unless the board ends there. The
 * zoom is limited to 1 to ROBO_VIEWPORT_MAX_ZOOM. Returns TRUE if the view has changed. */
gboolean robo_viewport_zoom_at (RoboViewport *self,
                                double        zoom,
                                double        x,
                                double        y);

/* Moves the view to the east by dx and to the south by dy, in units of the widget, but not beyond the frame of the
 * board. Returns TRUE if the view has changed. */
gboolean robo_viewport_pan (RoboViewport *self,
                            double        dx,
                            double        dy);

/* Moves the board only as far as necessary to make a space entirely visible. Returns TRUE if the view has changed. */
gboolean robo_viewport_reveal (RoboViewport *self,
                               guint         space);

G_END_DECLS
