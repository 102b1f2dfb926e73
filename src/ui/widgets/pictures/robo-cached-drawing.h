// SPDX-License-Identifier: GPL-3.0-or-later
// Caches the drawing of a small widget.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-palette.h"

G_BEGIN_DECLS

/* The cached drawing of a square widget; a zeroed one is empty. A figure takes a millisecond to draw, and a
 * page is redrawn in each frame of an animation. */
typedef struct
{
  GskRenderNode     *node; /* nullable */
  const RoboPalette *palette;
  double             side_px; /* in units */
  double             scale;   /* device pixels per unit */
} RoboCachedDrawing;

/* Draws into the unit square around the origin. */
typedef void (*RoboCachedDraw) (GtkWidget         *widget,
                                cairo_t           *cr,
                                const RoboPalette *palette);

/* Shows the drawing in the middle of the widget, as large as fits. The function is called only if no drawing
 * for this size and these colors is cached. */
void robo_cached_drawing_snapshot (RoboCachedDrawing *self,
                                   GtkWidget         *widget,
                                   GtkSnapshot       *snapshot,
                                   RoboCachedDraw     draw);

/* Shows a drawing that is shared by all widgets of a class with the same look, such as rows of a list. The
 * look is a number for each appearance of the class. The function is called only if no drawing of this look
 * for this size and these colors is cached. If many looks are new in one frame, some of them are left out
 * until the next. */
void robo_cached_drawing_snapshot_shared (GtkWidget     *widget,
                                          guint          look,
                                          GtkSnapshot   *snapshot,
                                          RoboCachedDraw draw);

/* Drops the drawing: when the widget changes and when it is disposed. */
void robo_cached_drawing_clear (RoboCachedDrawing *self);

G_END_DECLS
