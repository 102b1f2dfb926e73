// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a square glyph for a tool.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows a drawing in a square. The square grows half as fast as the text, so that a palette with large text still fits
 * into a window. It is redrawn when the desktop's style changes. CSS: node `glyph`. */
#define ROBO_TYPE_GLYPH (robo_glyph_get_type ())

G_DECLARE_FINAL_TYPE (RoboGlyph, robo_glyph, ROBO, GLYPH, GtkWidget)

/* Draws the contents of a square with its corner at 0, 0 and sides of `size_px`. */
typedef void (*RoboGlyphDraw) (RoboGlyph *glyph, cairo_t *cr, double size_px, guint shows);

/* Creates a glyph. `shows` is a number that is passed on to the drawing function. */
GtkWidget *robo_glyph_new (RoboGlyphDraw draw, guint shows);

/* Prepares the context for line art in the text color. Coordinates from -1 to 1 then fill a square of `size_px`, except
 * for a margin. */
void robo_glyph_begin_sign (RoboGlyph *self, cairo_t *cr, double size_px);

G_END_DECLS
