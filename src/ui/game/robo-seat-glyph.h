// SPDX-License-Identifier: GPL-3.0-or-later
// Colour and shape of a seat, small.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ROBO_TYPE_SEAT_GLYPH (robo_seat_glyph_get_type ())

G_DECLARE_FINAL_TYPE (RoboSeatGlyph, robo_seat_glyph, ROBO, SEAT_GLYPH, GtkWidget)

GtkWidget *robo_seat_glyph_new (guint colour) G_GNUC_WARN_UNUSED_RESULT;
void       robo_seat_glyph_set_colour (RoboSeatGlyph *self,
                                       guint          colour);

G_END_DECLS
