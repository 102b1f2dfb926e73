// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-delayed-paint.h"

#include "robo-texture.h"

static void
stop_ticking (RoboDelayedPaint *self,
              GtkWidget        *widget)
{
  if (self->tick > 0)
    gtk_widget_remove_tick_callback (widget, self->tick);
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

void
robo_delayed_paint_hold (RoboDelayedPaint *self,
                         GtkWidget        *widget,
                         guint             n_frames)
{
  gboolean has_animations;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  /* With a GPU each frame paints everything anyway, and without animations no motion can stall. */
  g_object_get (gtk_widget_get_settings (widget), "gtk-enable-animations", &has_animations, NULL);
  if (self->nodes == NULL || self->tick > 0 || !has_animations || !robo_texture_is_drawn_by_cairo ())
    return;

  self->until = gdk_frame_clock_get_frame_counter (gtk_widget_get_frame_clock (widget)) + n_frames;
}

GskRenderNode *
robo_delayed_paint_get (RoboDelayedPaint *self,
                        GtkWidget        *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  if (self->nodes == NULL || self->width != gtk_widget_get_width (widget) ||
      self->height != gtk_widget_get_height (widget) ||
      gdk_frame_clock_get_frame_counter (gtk_widget_get_frame_clock (widget)) > self->until)
    {
      stop_ticking (self, widget);
      return NULL;
    }

  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (widget, tick_cb, NULL, NULL);

  return self->nodes;
}

void
robo_delayed_paint_take (RoboDelayedPaint *self,
                         GtkWidget        *widget,
                         GskRenderNode    *nodes)
{
  robo_delayed_paint_clear (self, widget);
  self->nodes = nodes;
  self->width = gtk_widget_get_width (widget);
  self->height = gtk_widget_get_height (widget);
}

void
robo_delayed_paint_clear (RoboDelayedPaint *self,
                          GtkWidget        *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  stop_ticking (self, widget);
  g_clear_pointer (&self->nodes, gsk_render_node_unref);
  self->until = 0;
}
