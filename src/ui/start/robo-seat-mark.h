// SPDX-License-Identifier: GPL-3.0-or-later
// A small picture of a robot in the colour and shape of its seat.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RoboSeatMark:
 *
 * Properties: `colour` (uint, 0..3), `is-killbot` (boolean). Decoration: whoever shows it says in words whose it is.
 */
#define ROBO_TYPE_SEAT_MARK (robo_seat_mark_get_type ())

G_DECLARE_FINAL_TYPE (RoboSeatMark, robo_seat_mark, ROBO, SEAT_MARK, GtkWidget)

void robo_seat_mark_set_colour (RoboSeatMark *self,
                                guint         colour);
void robo_seat_mark_set_is_killbot (RoboSeatMark *self,
                                    gboolean      is_killbot);

G_END_DECLS
