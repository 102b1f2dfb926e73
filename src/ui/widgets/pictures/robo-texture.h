// SPDX-License-Identifier: GPL-3.0-or-later
// Turns cairo drawings into textures and render nodes, which are drawn once and shown in many frames.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Creates a texture from an ARGB32 image, and takes ownership of the surface. */
GdkTexture *robo_texture_new_from_surface (cairo_surface_t *surface) G_GNUC_WARN_UNUSED_RESULT;

/* Returns TRUE if windows are drawn without a GPU. */
gboolean robo_texture_is_drawn_by_cairo (void);

/* Creates the node that the windows' renderer draws with the least work, and takes ownership of the surface,
 * an ARGB32 image whose device scale is the pixels per unit. The west side is at x and the north side at y, in
 * units. The caller keeps the node: a node that has not changed since the last frame costs nothing. */
GskRenderNode *robo_texture_new_node (cairo_surface_t *surface,
                                      double           x,
                                      double           y) G_GNUC_WARN_UNUSED_RESULT;

/* Appends the node with its origin at x, y; it is sharp if these are whole device pixels. */
void robo_texture_append_node (GtkSnapshot   *snapshot,
                               GskRenderNode *node,
                               double         x,
                               double         y);

G_END_DECLS
