// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the color and shape of a seat as a small mark beside its name, or as a picture of its robot.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  ROBO_SEAT_LOOK_SHAPE,        /* the shape of the seat in its color; CSS sets the size */
  ROBO_SEAT_LOOK_ROBOT,        /* an operator's robot */
  ROBO_SEAT_LOOK_KILLBOT,      /* a KillBot */
  ROBO_SEAT_LOOK_HEAD,         /* the head of an operator's robot, for lists */
  ROBO_SEAT_LOOK_KILLBOT_HEAD, /* the head of a KillBot */
} RoboSeatLook;

/* The mark is decoration, because the text beside it names the player. */
#define ROBO_TYPE_SEAT_MARK (robo_seat_mark_get_type ())

G_DECLARE_FINAL_TYPE (RoboSeatMark, robo_seat_mark, ROBO, SEAT_MARK, GtkWidget)

/* Creates a mark. The color of the seat is 0..3. */
GtkWidget *robo_seat_mark_new (guint        colour,
                               RoboSeatLook look) G_GNUC_WARN_UNUSED_RESULT;

void robo_seat_mark_set_colour (RoboSeatMark *self,
                                guint         colour);
void robo_seat_mark_set_look (RoboSeatMark *self,
                              RoboSeatLook  look);

G_END_DECLS
