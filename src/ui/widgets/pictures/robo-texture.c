// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

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

/* All windows of a display have the same kind of renderer. Before the first window the answer does not matter. */
gboolean
robo_texture_is_drawn_by_cairo (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *link = windows; link != NULL; link = link->next)
    {
      GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (link->data));

      if (renderer != NULL)
        return GSK_IS_CAIRO_RENDERER (renderer);
    }

  return FALSE;
}

GskRenderNode *
robo_texture_new_node (cairo_surface_t *surface,
                       double           x,
                       double           y)
{
  g_autoptr (GdkTexture) texture = NULL;
  graphene_rect_t bounds;
  double          scale_x, scale_y;

  cairo_surface_get_device_scale (surface, &scale_x, &scale_y);
  graphene_rect_init (&bounds, (float)x, (float)y, (float)(cairo_image_surface_get_width (surface) / scale_x),
                      (float)(cairo_image_surface_get_height (surface) / scale_y));

  /* GTK 4.8 has cairo convert a whole texture pixel by pixel to floating point and back in each frame. The
   * recording takes over the pixels of the freed surface, so that they exist only once. */
  if (robo_texture_is_drawn_by_cairo ())
    {
      GskRenderNode *node = gsk_cairo_node_new (&bounds);
      cairo_t       *cr = gsk_cairo_node_get_draw_context (node);

      cairo_set_source_surface (cr, surface, x, y);
      cairo_paint (cr);
      cairo_destroy (cr);
      cairo_surface_destroy (surface);

      return node;
    }

  texture = robo_texture_new_from_surface (surface);

  return gsk_texture_node_new (texture, &bounds);
}

void
robo_texture_append_node (GtkSnapshot   *snapshot,
                          GskRenderNode *node,
                          double         x,
                          double         y)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float)x, (float)y));
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}
