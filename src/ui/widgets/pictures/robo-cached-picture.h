// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps pictures that are drawn once and shown in many frames.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-palette.h"

G_BEGIN_DECLS

/* Holds the parameters of a picture besides its contents. */
typedef struct
{
  const RoboPalette *palette; /* nullable */
  double             width;   /* in units */
  double             height;
  double             scale; /* device pixels per unit */
} RoboPictureLook;

/* Holds a picture between frames. If all fields are 0, there is no picture. The owner clears the picture when the
 * contents change. A node that has not changed since the last frame costs nothing. */
typedef struct
{
  GskRenderNode  *node; /* nullable */
  RoboPictureLook look;
} RoboCachedPicture;

/* Returns TRUE if there is a picture with this look. */
gboolean robo_cached_picture_has (const RoboCachedPicture *self,
                                  const RoboPictureLook   *look);

/* Begins to draw an image of whole device pixels, of at least the size of the look. The image may be drawn in a
 * thread. robo_cached_picture_end() keeps it with its north-west corner at x, y. */
cairo_t *robo_cached_picture_begin (const RoboPictureLook *look) G_GNUC_WARN_UNUSED_RESULT;
void     robo_cached_picture_end (RoboCachedPicture     *self,
                                  const RoboPictureLook *look,
                                  cairo_t               *cr,
                                  double                 x,
                                  double                 y);

/* Keeps a node, and takes ownership of it. */
void robo_cached_picture_take (RoboCachedPicture     *self,
                               const RoboPictureLook *look,
                               GskRenderNode         *node);

void robo_cached_picture_clear (RoboCachedPicture *self);

/* Appends the picture, if there is one, scaled to the size of the look. The origin of the picture is at x, y. The
 * picture is sharp if x and y are whole device pixels and it has the size of the look. */
void robo_cached_picture_append (const RoboCachedPicture *self,
                                 GtkSnapshot             *snapshot,
                                 const RoboPictureLook   *look,
                                 double                   x,
                                 double                   y);

/* Creates the node that the renderer of the windows draws with the least work. Takes ownership of the surface, an
 * ARGB32 image whose device scale is the number of pixels per unit. */
GskRenderNode *robo_cached_picture_new_node (cairo_surface_t *surface,
                                             double           x,
                                             double           y) G_GNUC_WARN_UNUSED_RESULT;

void robo_cached_picture_append_node (GtkSnapshot   *snapshot,
                                      GskRenderNode *node,
                                      double         x,
                                      double         y);

/* Returns TRUE if windows are drawn without a GPU. */
gboolean robo_cached_picture_is_for_cairo (void);

/* Draws into the unit square around the origin. */
typedef void (*RoboCachedDraw) (GtkWidget         *widget,
                                cairo_t           *cr,
                                const RoboPalette *palette);

/* Shows a drawing in the middle of the widget, as large as fits. All widgets of a class with the same appearance, such
 * as rows of a list, share the drawing; the appearance is any number. The drawing function is called only if no such
 * drawing is kept: a figure takes a millisecond, and a page is redrawn in each frame of an animation. */
void robo_cached_picture_snapshot (GtkWidget     *widget,
                                   guint          appearance,
                                   GtkSnapshot   *snapshot,
                                   RoboCachedDraw draw);

G_END_DECLS
