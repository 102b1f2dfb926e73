// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-kept-drawing.h"

#include <math.h>

#include "robo-ink.h"
#include "robo-texture.h"

#define MAX_SHARED 256

/* What new drawings may take in one frame before the rest of them is left to the next ones. */
#define FRAME_MS 4

static double
get_side (GtkWidget *widget)
{
  return MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget));
}

static gboolean
is_kept (const RoboKeptDrawing *self,
         GtkWidget             *widget)
{
  return self->node != NULL && self->palette == robo_ink_get_page_palette () && self->side_px == get_side (widget) &&
         self->scale == gtk_widget_get_scale_factor (widget);
}

void
robo_kept_drawing_snapshot (RoboKeptDrawing *self,
                            GtkWidget       *widget,
                            GtkSnapshot     *snapshot,
                            RoboKeptDraw     draw)
{
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);
  double side_px = get_side (widget);

  if (side_px < 1)
    return;

  if (!is_kept (self, widget))
    {
      const RoboPalette *palette = robo_ink_get_page_palette ();
      double             scale = gtk_widget_get_scale_factor (widget);
      int                pixels = (int)ceil (side_px * scale);
      cairo_surface_t   *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, pixels, pixels);
      cairo_t           *cr;

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

/* How long new drawings have taken in this frame, of whichever window. */
static gint64 *
get_worked_us (GtkWidget *widget)
{
  static gint64  frame = -1;
  static gint64  worked_us;
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gint64         this_frame = clock != NULL ? gdk_frame_clock_get_frame_counter (clock) : -1;

  if (this_frame != frame || clock == NULL)
    worked_us = 0;
  frame = this_frame;

  return &worked_us;
}

static gboolean
draw_again_cb (GtkWidget     *widget,
               GdkFrameClock *clock,
               gpointer       user_data)
{
  gtk_widget_queue_draw (widget);

  return G_SOURCE_REMOVE;
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
                                            (int)get_side (widget));
  gint64             began_us = g_get_monotonic_time ();
  gint64            *worked_us;
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
  if (is_kept (drawing, widget))
    {
      robo_kept_drawing_snapshot (drawing, widget, snapshot, draw);
      return;
    }
  worked_us = get_worked_us (widget);
  if (*worked_us > FRAME_MS * 1000)
    {
      gtk_widget_add_tick_callback (widget, draw_again_cb, NULL, NULL);
      return;
    }

  robo_kept_drawing_snapshot (drawing, widget, snapshot, draw);
  *worked_us += g_get_monotonic_time () - began_us;
}

void
robo_kept_drawing_clear (RoboKeptDrawing *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
}
