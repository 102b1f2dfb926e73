// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-kept-drawing.h"

#include <math.h>

#include "robo-ink.h"
#include "robo-texture.h"

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

void
robo_kept_drawing_clear (RoboKeptDrawing *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
}
