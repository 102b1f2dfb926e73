// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-seat-glyph.h"

#include "draw/robo-piece-drawing.h"

#include "ui/board/robo-ink.h"

/**
 * RoboSeatGlyph:
 *
 * Colour and shape of a seat beside its name (CSS node `seatglyph`). Role: presentation, since the name says it.
 */
struct _RoboSeatGlyph
{
  GtkWidget parent_instance;

  guint colour;
};

G_DEFINE_FINAL_TYPE (RoboSeatGlyph, robo_seat_glyph, GTK_TYPE_WIDGET)

static void
robo_seat_glyph_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  RoboSeatGlyph *self = ROBO_SEAT_GLYPH (widget);
  double         width = gtk_widget_get_width (widget);
  double         height = gtk_widget_get_height (widget);
  cairo_t       *cr = robo_ink_begin (snapshot, width / 2, height / 2, MIN (width, height));

  robo_draw_seat_mark (cr, robo_ink_get_palette (), self->colour);
  cairo_destroy (cr);
}

static void
robo_seat_glyph_class_init (RoboSeatGlyphClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = robo_seat_glyph_snapshot;

  gtk_widget_class_set_css_name (widget_class, "seatglyph");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
robo_seat_glyph_init (RoboSeatGlyph *self)
{
  robo_ink_watch (GTK_WIDGET (self));
}

/**
 * robo_seat_glyph_new:
 * @colour: of a seat, 0..3
 *
 * Returns: (transfer floating): a picture
 */
GtkWidget *
robo_seat_glyph_new (guint colour)
{
  RoboSeatGlyph *self = g_object_new (ROBO_TYPE_SEAT_GLYPH, NULL);

  robo_seat_glyph_set_colour (self, colour);

  return GTK_WIDGET (self);
}

void
robo_seat_glyph_set_colour (RoboSeatGlyph *self,
                            guint          colour)
{
  g_return_if_fail (ROBO_IS_SEAT_GLYPH (self));
  g_return_if_fail (colour < 4);

  self->colour = colour;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
