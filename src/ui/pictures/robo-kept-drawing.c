// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-kept-drawing.h"

#include <math.h>

#include "robo-ink.h"
#include "robo-texture.h"

#define MAX_SHARED 256

void
robo_kept_drawing_snapshot (RoboKeptDrawing *self,
                            GtkWidget       *widget,
                            GtkSnapshot     *snapshot,
                            RoboKeptDraw     draw)
{
  const RoboPalette *palette = robo_ink_get_page_palette ();
  double             scale = gtk_widget_get_scale_factor (widget);
  double             width = gtk_widget_get_width (widget);
  double             height = gtk_widget_get_height (widget);
  double             side_px = MIN (width, height);

  if (side_px < 1)
    return;

  if (self->node == NULL || self->palette != palette || self->side_px != side_px || self->scale != scale)
    {
      int              pixels = (int)ceil (side_px * scale);
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, pixels, pixels);
      cairo_t         *cr;

      cairo_surface_set_device_scale (surface, scale, scale);
      cr = cairo_create (surface);
      cairo_translate (cr, side_px / 2, side_px / 2);
      cairo_scale (cr, side_px, side_px);
      draw (widget, cr, palette);
      cairo_destroy (cr);
      robo_kept_drawing_clear (self);
      *self = (RoboKeptDrawing){ robo_texture_new_node (surface, 0, 0), palette, side_px, scale };
    }

  robo_texture_append_node (snapshot, self->node, floor ((width - side_px) / 2), floor ((height - side_px) / 2));
}

static void
free_drawing (gpointer data)
{
  robo_kept_drawing_clear (data);
  g_free (data);
}

void
robo_kept_drawing_snapshot_shared (GtkWidget   *widget,
                                   guint        look,
                                   GtkSnapshot *snapshot,
                                   RoboKeptDraw draw)
{
  static GHashTable *drawings; /* of RoboKeptDrawing, by class, look and size */
  g_autofree char   *key = g_strdup_printf ("%s/%u/%d", G_OBJECT_TYPE_NAME (widget), look,
                                            MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget)));
  RoboKeptDrawing   *drawing;

  if (drawings == NULL)
    drawings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_drawing);
  /* Sizes go by while a window is made larger. */
  if (g_hash_table_size (drawings) == MAX_SHARED)
    g_hash_table_remove_all (drawings);

  drawing = g_hash_table_lookup (drawings, key);
  if (drawing == NULL)
    {
      drawing = g_new0 (RoboKeptDrawing, 1);
      g_hash_table_insert (drawings, g_steal_pointer (&key), drawing);
    }
  robo_kept_drawing_snapshot (drawing, widget, snapshot, draw);
}

void
robo_kept_drawing_clear (RoboKeptDrawing *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
}
