// SPDX-License-Identifier: GPL-3.0-or-later
// Colour and shape of a seat: small beside its name, or as a picture of its robot.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RoboSeatLook:
 * @ROBO_SEAT_LOOK_SHAPE: the shape in its colour; as large as CSS says
 * @ROBO_SEAT_LOOK_ROBOT: the robot of an operator
 * @ROBO_SEAT_LOOK_KILLBOT: that of a KillBot
 * @ROBO_SEAT_LOOK_HEAD: the head of an operator's robot, for lists
 * @ROBO_SEAT_LOOK_KILLBOT_HEAD: that of a KillBot
 */
typedef enum
{
  ROBO_SEAT_LOOK_SHAPE,
  ROBO_SEAT_LOOK_ROBOT,
  ROBO_SEAT_LOOK_KILLBOT,
  ROBO_SEAT_LOOK_HEAD,
  ROBO_SEAT_LOOK_KILLBOT_HEAD,
} RoboSeatLook;

/**
 * RoboSeatMark:
 *
 * Decoration: whoever shows it says in words whose it is.
 */
#define ROBO_TYPE_SEAT_MARK (robo_seat_mark_get_type ())

G_DECLARE_FINAL_TYPE (RoboSeatMark, robo_seat_mark, ROBO, SEAT_MARK, GtkWidget)

/**
 * robo_seat_mark_new:
 * @colour: of a seat, 0..3
 * @look: what is drawn
 *
 * Returns: (transfer floating): a picture
 */
GtkWidget *robo_seat_mark_new (guint        colour,
                               RoboSeatLook look) G_GNUC_WARN_UNUSED_RESULT;

void robo_seat_mark_set_colour (RoboSeatMark *self,
                                guint         colour);
void robo_seat_mark_set_look (RoboSeatMark *self,
                              RoboSeatLook  look);

G_END_DECLS
