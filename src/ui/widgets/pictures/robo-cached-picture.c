// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cached-picture.h"

#include <math.h>

#include "robo-ink.h"

#define MAX_SHARED 256

/* Pictures */

gboolean
robo_cached_picture_has (const RoboCachedPicture *self,
                         const RoboPictureLook   *look)
{
  return self->node != NULL && self->look.palette == look->palette && self->look.width == look->width &&
         self->look.height == look->height && self->look.scale == look->scale;
}

cairo_t *
robo_cached_picture_begin (const RoboPictureLook *look)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int)ceil (look->width * look->scale),
                                                         (int)ceil (look->height * look->scale));
  cairo_t         *cr;

  cairo_surface_set_device_scale (surface, look->scale, look->scale);
  cr = cairo_create (surface);
  cairo_surface_destroy (surface);

  return cr;
}

void
robo_cached_picture_end (RoboCachedPicture     *self,
                         const RoboPictureLook *look,
                         cairo_t               *cr,
                         double                 x,
                         double                 y)
{
  cairo_surface_t *surface = cairo_surface_reference (cairo_get_target (cr));

  cairo_destroy (cr);
  robo_cached_picture_take (self, look, robo_cached_picture_new_node (surface, x, y));
}

void
robo_cached_picture_take (RoboCachedPicture     *self,
                          const RoboPictureLook *look,
                          GskRenderNode         *node)
{
  RoboPictureLook kept = *look;

  robo_cached_picture_clear (self);
  self->node = node;
  self->look = kept;
}

void
robo_cached_picture_clear (RoboCachedPicture *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
}

void
robo_cached_picture_append (const RoboCachedPicture *self,
                            GtkSnapshot             *snapshot,
                            const RoboPictureLook   *look,
                            double                   x,
                            double                   y)
{
  if (self->node == NULL)
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float)x, (float)y));
  if (self->look.width != look->width || self->look.height != look->height)
    gtk_snapshot_scale (snapshot, (float)(look->width / self->look.width), (float)(look->height / self->look.height));
  gtk_snapshot_append_node (snapshot, self->node);
  gtk_snapshot_restore (snapshot);
}

/* Nodes */

/* Checks the renderer of any window, because all windows of a display have the same kind of renderer. Before the first
 * window exists, the result does not matter. */
gboolean
robo_cached_picture_is_for_cairo (void)
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
robo_cached_picture_new_node (cairo_surface_t *surface,
                              double           x,
                              double           y)
{
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GBytes) bytes = NULL;
  int             width_px = cairo_image_surface_get_width (surface);
  int             height_px = cairo_image_surface_get_height (surface);
  gsize           stride = (gsize)cairo_image_surface_get_stride (surface);
  double          scale_x, scale_y;
  graphene_rect_t bounds;

  cairo_surface_get_device_scale (surface, &scale_x, &scale_y);
  graphene_rect_init (&bounds, (float)x, (float)y, (float)(width_px / scale_x), (float)(height_px / scale_y));

  /* Record the pixels as a cairo node. GTK 4.8 would let cairo convert a whole texture pixel by pixel to floating point
   * and back in each frame. The recording takes over the pixels of the surface, which is freed, so that the pixels
   * exist only once. */
  if (robo_cached_picture_is_for_cairo ())
    {
      GskRenderNode *node = gsk_cairo_node_new (&bounds);
      cairo_t       *cr = gsk_cairo_node_get_draw_context (node);

      cairo_set_source_surface (cr, surface, x, y);
      cairo_paint (cr);
      cairo_destroy (cr);
      cairo_surface_destroy (surface);

      return node;
    }

  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), stride * (gsize)height_px,
                                      (GDestroyNotify)cairo_surface_destroy, surface);
  texture = gdk_memory_texture_new (width_px, height_px, GDK_MEMORY_DEFAULT, bytes, stride);

  return gsk_texture_node_new (texture, &bounds);
}

void
robo_cached_picture_append_node (GtkSnapshot   *snapshot,
                                 GskRenderNode *node,
                                 double         x,
                                 double         y)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float)x, (float)y));
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}

/* Small drawings that widgets share */

static RoboPictureLook
get_look (GtkWidget *widget)
{
  double side = MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget));

  return (RoboPictureLook){ robo_ink_get_page_palette (), side, side, gtk_widget_get_scale_factor (widget) };
}

static void
free_drawing (gpointer data)
{
  robo_cached_picture_clear (data);
  g_free (data);
}

/* Returns the drawing for widgets of this class with this appearance and size. The drawing is empty if it has not
 * been drawn yet. */
static RoboCachedPicture *
get_drawing (GtkWidget *widget,
             guint      appearance)
{
  static GHashTable *drawings; /* RoboCachedPicture by class, appearance and size */
  g_autofree char   *key = g_strdup_printf ("%s/%u/%d", G_OBJECT_TYPE_NAME (widget), appearance,
                                            (int)get_look (widget).width);
  RoboCachedPicture *drawing;

  if (drawings == NULL)
    drawings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_drawing);
  /* While a window is resized, many sizes are used only once, so drop all drawings from time to time. */
  if (g_hash_table_size (drawings) == MAX_SHARED)
    g_hash_table_remove_all (drawings);

  drawing = g_hash_table_lookup (drawings, key);
  if (drawing == NULL)
    {
      drawing = g_new0 (RoboCachedPicture, 1);
      g_hash_table_insert (drawings, g_steal_pointer (&key), drawing);
    }

  return drawing;
}

void
robo_cached_picture_snapshot (GtkWidget     *widget,
                              guint          appearance,
                              GtkSnapshot   *snapshot,
                              RoboCachedDraw draw)
{
  RoboPictureLook    look = get_look (widget);
  RoboCachedPicture *drawing;

  if (look.width < 1)
    return;

  drawing = get_drawing (widget, appearance);
  if (!robo_cached_picture_has (drawing, &look))
    {
      cairo_t *cr = robo_cached_picture_begin (&look);

      cairo_translate (cr, look.width / 2, look.width / 2);
      cairo_scale (cr, look.width, look.width);
      draw (widget, cr, look.palette);
      robo_cached_picture_end (drawing, &look, cr, 0, 0);
    }
  robo_cached_picture_append (drawing, snapshot, &look, floor ((gtk_widget_get_width (widget) - look.width) / 2),
                              floor ((gtk_widget_get_height (widget) - look.height) / 2));
}
