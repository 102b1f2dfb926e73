// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps pictures that are drawn once and shown in many frames.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-palette.h"

G_BEGIN_DECLS

/* Holds the colors and sizes that a picture depends on, besides its contents. */
typedef struct
{
  const RoboPalette *palette; /* nullable */
  double             width;   /* width in units */
  double             height;
  double             scale; /* device pixels per unit */
} RoboPictureLook;

/* Holds a picture between frames. If all fields are 0, there is no picture. The owner clears the picture when its
 * contents change. GTK does not repaint a node that is the same as in the last frame. */
typedef struct
{
  GskRenderNode  *node; /* nullable */
  RoboPictureLook look;
} RoboCachedPicture;

/* Returns TRUE if the picture exists and has these colors and sizes. */
gboolean robo_cached_picture_has (const RoboCachedPicture *self,
                                  const RoboPictureLook   *look);

/* Begins to draw an image of at least the size of the look, in whole device pixels. Another thread may draw the
 * image. robo_cached_picture_end() keeps the image with its north-west corner at x, y, and frees `cr`. */
cairo_t *robo_cached_picture_begin (const RoboPictureLook *look) G_GNUC_WARN_UNUSED_RESULT;
void     robo_cached_picture_end (RoboCachedPicture     *self,
                                  const RoboPictureLook *look,
                                  cairo_t               *cr,
                                  double                 x,
                                  double                 y);

/* Sets the node of the picture, and takes ownership of the node. */
void robo_cached_picture_take (RoboCachedPicture     *self,
                               const RoboPictureLook *look,
                               GskRenderNode         *node);

void robo_cached_picture_clear (RoboCachedPicture *self);

/* Appends the picture, if there is one, scaled to the size of the look. The origin of the picture is at x, y. The
 * picture is sharp if x and y are whole device pixels and if it was drawn for this size. */
void robo_cached_picture_append (const RoboCachedPicture *self,
                                 GtkSnapshot             *snapshot,
                                 const RoboPictureLook   *look,
                                 double                   x,
                                 double                   y);

/* Creates the kind of node that the renderer of the windows can draw with the least work. Takes ownership of the
 * surface, an ARGB32 image. The device scale of the surface is the number of pixels per unit. */
GskRenderNode *robo_cached_picture_new_node (cairo_surface_t *surface,
                                             double           x,
                                             double           y) G_GNUC_WARN_UNUSED_RESULT;

void robo_cached_picture_append_node (GtkSnapshot   *snapshot,
                                      GskRenderNode *node,
                                      double         x,
                                      double         y);

/* Returns TRUE if windows are drawn by cairo, without a GPU. */
gboolean robo_cached_picture_is_for_cairo (void);

/* Draws a shared drawing into the unit square around the origin. */
typedef void (*RoboCachedDraw) (GtkWidget         *widget,
                                cairo_t           *cr,
                                const RoboPalette *palette);

/* Shows a drawing in the middle of the widget, as large as fits. The appearance is a number. All widgets of a class
 * that have the same appearance and size share the drawing, such as rows of a list. `draw` is called only if there
 * is no such drawing in the present colors yet: a figure takes a millisecond, and a page is redrawn in each frame of
 * an animation. */
void robo_cached_picture_snapshot (GtkWidget     *widget,
                                   guint          appearance,
                                   GtkSnapshot   *snapshot,
                                   RoboCachedDraw draw);

G_END_DECLS
