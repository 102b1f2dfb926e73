// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cached-children.h"

#include <math.h>
#include <string.h>

#include "base/robo-idle.h"
#include "robo-texture.h"

/* A larger widget, which fills most of a window, is mostly hidden or changes all the time. */
#define MAX_PIXELS (1 << 20)

static gboolean
is_colour_alike (GskRenderNode *one,
                 GskRenderNode *other)
{
  graphene_rect_t one_bounds, other_bounds;

  gsk_render_node_get_bounds (one, &one_bounds);
  gsk_render_node_get_bounds (other, &other_bounds);

  return graphene_rect_equal (&one_bounds, &other_bounds) &&
         gdk_rgba_equal (gsk_color_node_get_color (one), gsk_color_node_get_color (other));
}

static gboolean
is_ring_alike (GskRenderNode *one,
               GskRenderNode *other)
{
  return memcmp (gsk_border_node_get_outline (one), gsk_border_node_get_outline (other),
                 sizeof (GskRoundedRect)) == 0 &&
         memcmp (gsk_border_node_get_widths (one), gsk_border_node_get_widths (other), 4 * sizeof (float)) == 0 &&
         memcmp (gsk_border_node_get_colors (one), gsk_border_node_get_colors (other), 4 * sizeof (GdkRGBA)) == 0;
}

/* Compares two nodes without a deep comparison: GTK makes these containers anew each time, but keeps the nodes
 * of each child. */
static gboolean
is_alike (GskRenderNode *one,
          GskRenderNode *other)
{
  if (one == other)
    return TRUE;
  if (gsk_render_node_get_node_type (one) != gsk_render_node_get_node_type (other))
    return FALSE;
  if (gsk_render_node_get_node_type (one) == GSK_TRANSFORM_NODE)
    return gsk_transform_equal (gsk_transform_node_get_transform (one), gsk_transform_node_get_transform (other)) &&
           is_alike (gsk_transform_node_get_child (one), gsk_transform_node_get_child (other));
  if (gsk_render_node_get_node_type (one) == GSK_ROUNDED_CLIP_NODE)
    return memcmp (gsk_rounded_clip_node_get_clip (one), gsk_rounded_clip_node_get_clip (other),
                   sizeof (GskRoundedRect)) == 0 &&
           is_alike (gsk_rounded_clip_node_get_child (one), gsk_rounded_clip_node_get_child (other));
  if (gsk_render_node_get_node_type (one) == GSK_OPACITY_NODE)
    return gsk_opacity_node_get_opacity (one) == gsk_opacity_node_get_opacity (other) &&
           is_alike (gsk_opacity_node_get_child (one), gsk_opacity_node_get_child (other));
  if (gsk_render_node_get_node_type (one) == GSK_COLOR_NODE)
    return is_colour_alike (one, other);
  if (gsk_render_node_get_node_type (one) == GSK_BORDER_NODE)
    return is_ring_alike (one, other);
  if (gsk_render_node_get_node_type (one) != GSK_CONTAINER_NODE ||
      gsk_container_node_get_n_children (one) != gsk_container_node_get_n_children (other))
    return FALSE;

  for (guint i = 0; i < gsk_container_node_get_n_children (one); i++)
    if (!is_alike (gsk_container_node_get_child (one, i), gsk_container_node_get_child (other, i)))
      return FALSE;

  return TRUE;
}

/* Subpixel antialiasing needs the background, and a cached picture has none. */
static gboolean
has_coloured_letters (void)
{
  g_autofree char *order = NULL;
  int              antialias;

  g_object_get (gtk_settings_get_default (), "gtk-xft-rgba", &order, "gtk-xft-antialias", &antialias, NULL);

  return antialias != 0 && order != NULL && *order != '\0' && g_strcmp0 (order, "none") != 0;
}

static GskRenderNode *
draw_picture (GskRenderNode *nodes,
              int            scale)
{
  graphene_rect_t  bounds;
  cairo_surface_t *surface;
  cairo_t         *cr;
  double           x, y, width_px, height_px;

  gsk_render_node_get_bounds (nodes, &bounds);
  /* Align the picture to device pixels, so that it is as sharp as its nodes. */
  x = floor (bounds.origin.x * scale) / scale;
  y = floor (bounds.origin.y * scale) / scale;
  width_px = ceil ((bounds.origin.x + bounds.size.width - x) * scale);
  height_px = ceil ((bounds.origin.y + bounds.size.height - y) * scale);
  if (width_px < 1 || height_px < 1 || width_px * height_px > MAX_PIXELS)
    return gsk_render_node_ref (nodes);

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int)width_px, (int)height_px);
  cairo_surface_set_device_scale (surface, scale, scale);
  cr = cairo_create (surface);
  cairo_translate (cr, -x, -y);
  gsk_render_node_draw (nodes, cr);
  cairo_destroy (cr);

  return robo_texture_new_node (surface, x, y);
}

static gboolean
make_picture (gpointer data)
{
  RoboCachedChildren *self = data;

  self->picture = draw_picture (self->nodes, self->scale);

  return FALSE;
}

static void
show_picture (gpointer data)
{
  gtk_widget_queue_draw (((RoboCachedChildren *)data)->widget);
}

static const RoboIdleWork picture_work = { ROBO_IDLE_AHEAD, make_picture, show_picture };

static void
draw_children (GtkWidget   *widget,
               GtkSnapshot *snapshot,
               gpointer     parent_class,
               double       opacity)
{
  if (opacity < 1)
    gtk_snapshot_push_opacity (snapshot, opacity);
  GTK_WIDGET_CLASS (parent_class)->snapshot (widget, snapshot);
  if (opacity < 1)
    gtk_snapshot_pop (snapshot);
}

void
robo_cached_children_snapshot (RoboCachedChildren *self,
                               GtkWidget          *widget,
                               GtkSnapshot        *snapshot,
                               gpointer            parent_class,
                               double              opacity)
{
  int          scale = gtk_widget_get_scale_factor (widget);
  GtkSnapshot *children;
  g_autoptr (GskRenderNode) nodes = NULL;

  if (!robo_texture_is_drawn_by_cairo () || has_coloured_letters ())
    {
      robo_cached_children_clear (self);
      draw_children (widget, snapshot, parent_class, opacity);
      return;
    }

  children = gtk_snapshot_new ();
  draw_children (widget, children, parent_class, opacity);
  nodes = gtk_snapshot_free_to_node (children);
  if (nodes == NULL)
    {
      robo_cached_children_clear (self);
      return;
    }

  if (self->nodes == NULL || self->scale != scale || !is_alike (self->nodes, nodes))
    {
      robo_cached_children_clear (self);
      *self = (RoboCachedChildren){ widget, g_steal_pointer (&nodes), NULL, scale };
      robo_idle_add (&picture_work, widget, self);
    }
  gtk_snapshot_append_node (snapshot, self->picture != NULL ? self->picture : self->nodes);
}

void
robo_cached_children_clear (RoboCachedChildren *self)
{
  robo_idle_remove (&picture_work, self);
  self->widget = NULL;
  g_clear_pointer (&self->nodes, gsk_render_node_unref);
  g_clear_pointer (&self->picture, gsk_render_node_unref);
}
