/* A drawing of cairo as a picture for the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>
#include <gdk/gdk.h>

G_BEGIN_DECLS

/**
 * robo_texture_new_from_surface:
 * @surface: (transfer full): an image in ARGB32
 *
 * Returns: (transfer full): a texture of the same pixels
 */
GdkTexture *robo_texture_new_from_surface (cairo_surface_t *surface) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
