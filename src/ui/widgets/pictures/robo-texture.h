// SPDX-License-Identifier: GPL-3.0-or-later
// A drawing of cairo as a picture for the window, drawn once and shown in many frames.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * robo_texture_new_from_surface:
 * @surface: (transfer full): an image in ARGB32
 *
 * Returns: (transfer full): a texture of the same pixels
 */
GdkTexture *robo_texture_new_from_surface (cairo_surface_t *surface) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_texture_is_drawn_by_cairo:
 *
 * Returns: whether windows are drawn without a graphics card
 */
gboolean robo_texture_is_drawn_by_cairo (void);

/**
 * robo_texture_new_node:
 * @surface: (transfer full): an image in ARGB32; its device scale says how many pixels a unit has
 * @x: where its western side is, in units
 * @y: where its northern side is
 *
 * Makes what the renderer of the windows shows again and again with the least work. The caller keeps it: a node that
 * is the same as in the frame before costs nothing.
 *
 * Returns: (transfer full): a node
 */
GskRenderNode *robo_texture_new_node (cairo_surface_t *surface,
                                      double           x,
                                      double           y) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_texture_append_node:
 * @snapshot: where to draw
 * @node: a node that is kept
 * @x: where its origin is to be; sharp if it is a whole device pixel
 * @y: likewise
 */
void robo_texture_append_node (GtkSnapshot   *snapshot,
                               GskRenderNode *node,
                               double         x,
                               double         y);

G_END_DECLS
