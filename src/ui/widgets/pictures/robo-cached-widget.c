// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cached-widget.h"

#include <math.h>
#include <string.h>

#include "base/robo-idle.h"

/* Widgets with more pixels are not cached. Such a widget fills most of its window; most of the time it is either
 * hidden, or it changes all the time. */
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

/* Compares two nodes by identity, and by their contents if they are of a kind that GTK creates again each time, such
 * as containers. GTK keeps the nodes of each child. */
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

/* Returns TRUE if letters have subpixel antialiasing. This needs the color of the background, and a cached picture has
 * no background. */
static gboolean
has_coloured_letters (void)
{
  g_autofree char *order = NULL;
  int              antialias;

  g_object_get (gtk_settings_get_default (), "gtk-xft-rgba", &order, "gtk-xft-antialias", &antialias, NULL);

  return antialias != 0 && order != NULL && *order != '\0' && g_strcmp0 (order, "none") != 0;
}

static RoboPictureLook
get_look (GtkWidget *widget)
{
  return (RoboPictureLook){ NULL, gtk_widget_get_width (widget), gtk_widget_get_height (widget),
                            gtk_widget_get_scale_factor (widget) };
}

static GskRenderNode *
draw_nodes (GtkWidget           *widget,
            RoboCachedWidgetDraw draw)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  draw (widget, snapshot);

  return gtk_snapshot_free_to_node (snapshot);
}

/* Pixels */

static gboolean
make_pixels (gpointer data)
{
  RoboCachedWidget *self = data;
  RoboPictureLook   look = self->nodes.look;
  graphene_rect_t   bounds;
  double            x, y;
  cairo_t          *cr;

  gsk_render_node_get_bounds (self->nodes.node, &bounds);
  /* Align the picture to device pixels, so that it is as sharp as the render nodes that it replaces. */
  x = floor (bounds.origin.x * look.scale) / look.scale;
  y = floor (bounds.origin.y * look.scale) / look.scale;
  look.width = ceil ((bounds.origin.x + bounds.size.width - x) * look.scale) / look.scale;
  look.height = ceil ((bounds.origin.y + bounds.size.height - y) * look.scale) / look.scale;
  if (look.width <= 0 || look.height <= 0 || look.width * look.height * look.scale * look.scale > MAX_PIXELS)
    return FALSE;

  cr = robo_cached_picture_begin (&look);
  cairo_translate (cr, -x, -y);
  gsk_render_node_draw (self->nodes.node, cr);
  robo_cached_picture_end (&self->pixels, &look, cr, x, y);
  /* Show the pixels in the next frame, because each cached picture makes frames faster. The log adds pictures as it
   * scrolls. */
  gtk_widget_queue_draw (self->widget);

  return FALSE;
}

static const RoboIdleWork pixels_work = { ROBO_IDLE_AHEAD, make_pixels, NULL };

void
robo_cached_widget_snapshot_as_pixels (RoboCachedWidget    *self,
                                       GtkWidget           *widget,
                                       GtkSnapshot         *snapshot,
                                       RoboCachedWidgetDraw draw)
{
  RoboPictureLook look = get_look (widget);
  g_autoptr (GskRenderNode) nodes = draw_nodes (widget, draw);

  if (nodes == NULL || !robo_cached_picture_is_for_cairo () || has_coloured_letters ())
    {
      robo_cached_widget_clear (self);
      if (nodes != NULL)
        gtk_snapshot_append_node (snapshot, nodes);
      return;
    }

  if (self->nodes.node == NULL || self->nodes.look.scale != look.scale || !is_alike (self->nodes.node, nodes))
    {
      robo_cached_widget_clear (self);
      self->widget = widget;
      robo_cached_picture_take (&self->nodes, &look, g_steal_pointer (&nodes));
      robo_idle_add (&pixels_work, widget, self);
    }
  gtk_snapshot_append_node (snapshot, self->pixels.node != NULL ? self->pixels.node : self->nodes.node);
}

/* Holding the last picture */

static void
stop_ticking (RoboCachedWidget *self)
{
  if (self->tick > 0)
    gtk_widget_remove_tick_callback (self->widget, self->tick);
  self->tick = 0;
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  gtk_widget_queue_draw (widget);

  return G_SOURCE_CONTINUE;
}

static gint64
get_frame (GtkWidget *widget)
{
  return gdk_frame_clock_get_frame_counter (gtk_widget_get_frame_clock (widget));
}

void
robo_cached_widget_hold (RoboCachedWidget *self,
                         GtkWidget        *widget,
                         guint             n_frames)
{
  gboolean has_animations;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  /* Do nothing with a GPU, where each frame paints everything anyway. Do nothing if animations are off, because then
   * there is no motion that a slow frame would interrupt. */
  g_object_get (gtk_widget_get_settings (widget), "gtk-enable-animations", &has_animations, NULL);
  if (self->nodes.node != NULL && self->tick == 0 && has_animations && robo_cached_picture_is_for_cairo ())
    self->until = get_frame (widget) + n_frames;
}

void
robo_cached_widget_snapshot (RoboCachedWidget    *self,
                             GtkWidget           *widget,
                             GtkSnapshot         *snapshot,
                             RoboCachedWidgetDraw draw)
{
  RoboPictureLook look = get_look (widget);

  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (robo_cached_picture_has (&self->nodes, &look) && get_frame (widget) <= self->until)
    {
      if (self->tick == 0)
        self->tick = gtk_widget_add_tick_callback (widget, tick_cb, NULL, NULL);
    }
  else
    {
      robo_cached_widget_clear (self);
      self->widget = widget;
      robo_cached_picture_take (&self->nodes, &look, draw_nodes (widget, draw));
    }
  if (self->nodes.node != NULL)
    gtk_snapshot_append_node (snapshot, self->nodes.node);
}

void
robo_cached_widget_clear (RoboCachedWidget *self)
{
  robo_idle_remove (&pixels_work, self);
  stop_ticking (self);
  robo_cached_picture_clear (&self->nodes);
  robo_cached_picture_clear (&self->pixels);
  self->widget = NULL;
  self->until = 0;
}
