// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-seat-mark.h"

#include "draw/robo-piece-drawing.h"

#include "robo-ink.h"

#define ROBOT_PX 36

/**
 * RoboSeatMark:
 *
 * Drawn by the same code as what is on the board. CSS: node `seatmark`. Role: presentation.
 */
struct _RoboSeatMark
{
  GtkWidget parent_instance;

  guint        colour;
  RoboSeatLook look;
};

G_DEFINE_FINAL_TYPE (RoboSeatMark, robo_seat_mark, GTK_TYPE_WIDGET)

static void
robo_seat_mark_measure (GtkWidget     *widget,
                        GtkOrientation orientation,
                        int            for_size,
                        int           *minimum,
                        int           *natural,
                        int           *minimum_baseline,
                        int           *natural_baseline)
{
  RoboSeatMark *self = ROBO_SEAT_MARK (widget);

  *minimum = *natural = self->look == ROBO_SEAT_LOOK_SHAPE ? 0 : ROBOT_PX;
  *minimum_baseline = *natural_baseline = -1;
}

static void
robo_seat_mark_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  RoboSeatMark *self = ROBO_SEAT_MARK (widget);
  double        width = gtk_widget_get_width (widget);
  double        height = gtk_widget_get_height (widget);
  cairo_t      *cr = robo_ink_begin (snapshot, width / 2, height / 2, MIN (width, height));

  if (self->look == ROBO_SEAT_LOOK_SHAPE)
    robo_draw_seat_mark (cr, robo_ink_get_page_palette (), self->colour);
  else
    {
      gboolean         is_killbot = self->look == ROBO_SEAT_LOOK_KILLBOT;
      RoboPictureRobot robot = { .colour = self->colour, .is_killbot = is_killbot, .facing = ROBO_DIR_N };
      double           scale = is_killbot ? 1.2 : 1.3;

      /* Without number and lights a robot is smaller than its space; a KillBot has a wedge above it. */
      cairo_scale (cr, scale, scale);
      cairo_translate (cr, 0, is_killbot ? 0.115 : 0.06);
      robo_draw_robot (cr, robo_ink_get_page_palette (), &robot);
    }
  cairo_destroy (cr);
}

static void
robo_seat_mark_class_init (RoboSeatMarkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = robo_seat_mark_measure;
  widget_class->snapshot = robo_seat_mark_snapshot;

  gtk_widget_class_set_css_name (widget_class, "seatmark");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
robo_seat_mark_init (RoboSeatMark *self)
{
  robo_ink_watch (GTK_WIDGET (self));
}

GtkWidget *
robo_seat_mark_new (guint        colour,
                    RoboSeatLook look)
{
  RoboSeatMark *self = g_object_new (ROBO_TYPE_SEAT_MARK, NULL);

  robo_seat_mark_set_colour (self, colour);
  robo_seat_mark_set_look (self, look);

  return GTK_WIDGET (self);
}

void
robo_seat_mark_set_colour (RoboSeatMark *self,
                           guint         colour)
{
  g_return_if_fail (ROBO_IS_SEAT_MARK (self));
  g_return_if_fail (colour < 4);

  self->colour = colour;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
robo_seat_mark_set_look (RoboSeatMark *self,
                         RoboSeatLook  look)
{
  g_return_if_fail (ROBO_IS_SEAT_MARK (self));

  if (self->look == look)
    return;

  self->look = look;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
