// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-seat-mark.h"

#include "draw/robo-piece-drawing.h"

#include "robo-cached-picture.h"
#include "robo-ink.h"
#include "ui/widgets/layouts/robo-css.h"

typedef struct
{
  RoboRobotParts parts;
  gboolean       is_killbot;
  int            size_px; /* size in pixels; 0 if CSS alone sets the size */
  double         scale;   /* size of the robot relative to the robot on a board, because the mark has neither number
                           * nor lights */
  double         y;       /* offset of the robot to the south, in spaces */
} Look;

static const Look looks[] = {
  [ROBO_SEAT_LOOK_SHAPE] = { 0 },
  [ROBO_SEAT_LOOK_ROBOT] = { ROBO_ROBOT_PLATE | ROBO_ROBOT_HEAD, FALSE, 36, 0.98, -0.01 },
  [ROBO_SEAT_LOOK_KILLBOT] = { ROBO_ROBOT_PLATE | ROBO_ROBOT_HEAD, TRUE, 36, 0.98, -0.01 },
  [ROBO_SEAT_LOOK_HEAD] = { ROBO_ROBOT_HEAD, FALSE, 0, 1.4, 0.12 },
  [ROBO_SEAT_LOOK_KILLBOT_HEAD] = { ROBO_ROBOT_HEAD, TRUE, 0, 1.4, 0.12 },
};

/* Draws the mark with the code that draws the board. CSS: node `seatmark`, with the class `head` for a head. Role:
 * presentation. */
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

  *minimum = *natural = looks[self->look].size_px;
  *minimum_baseline = *natural_baseline = -1;
}

static void
draw_mark (GtkWidget         *widget,
           cairo_t           *cr,
           const RoboPalette *palette)
{
  RoboSeatMark    *self = ROBO_SEAT_MARK (widget);
  const Look      *look = &looks[self->look];
  RoboPictureRobot robot = { .colour = (guint8)self->colour, .is_killbot = look->is_killbot, .facing = ROBO_DIR_S };

  if (self->look == ROBO_SEAT_LOOK_SHAPE)
    {
      robo_draw_seat_mark (cr, palette, self->colour);
      return;
    }

  cairo_scale (cr, look->scale, look->scale);
  cairo_translate (cr, 0, look->y);
  robo_draw_robot (cr, palette, &robot, look->parts);
}

static void
robo_seat_mark_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  RoboSeatMark *self = ROBO_SEAT_MARK (widget);

  robo_cached_picture_snapshot (widget, self->look * 4 + self->colour, snapshot, draw_mark);
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

  if (self->colour == colour)
    return;

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
  robo_css_set_class (GTK_WIDGET (self), "head", look == ROBO_SEAT_LOOK_HEAD || look == ROBO_SEAT_LOOK_KILLBOT_HEAD);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
