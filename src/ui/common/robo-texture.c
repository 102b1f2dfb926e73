/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "robo-texture.h"

GdkTexture *
robo_texture_new_from_surface (cairo_surface_t *surface)
{
  g_autoptr (GBytes) bytes = NULL;
  int   width = cairo_image_surface_get_width (surface);
  int   height = cairo_image_surface_get_height (surface);
  gsize stride = cairo_image_surface_get_stride (surface);

  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), stride * height,
                                      (GDestroyNotify)cairo_surface_destroy, surface);

  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}
