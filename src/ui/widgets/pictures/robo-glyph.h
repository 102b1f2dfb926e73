// SPDX-License-Identifier: GPL-3.0-or-later
// A square picture on a tool.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RoboGlyph:
 *
 * A square that somebody else's function draws into. It grows with the text, half as fast, so that a palette with large text
 * is no higher than a window; and is drawn anew when the desktop's look changes.
 *
 * CSS: node `glyph`.
 */
#define ROBO_TYPE_GLYPH (robo_glyph_get_type ())

G_DECLARE_FINAL_TYPE (RoboGlyph, robo_glyph, ROBO, GLYPH, GtkWidget)

/**
 * RoboGlyphDraw:
 * @glyph: the square
 * @cr: where to draw, with the square's corner at 0, 0
 * @size_px: how wide and high it is
 * @shows: what was given to robo_glyph_new()
 *
 * Draws what a square shows.
 */
typedef void (*RoboGlyphDraw) (RoboGlyph *glyph, cairo_t *cr, double size_px, guint shows);

/**
 * robo_glyph_new:
 * @draw: draws it
 * @shows: given to @draw
 *
 * Returns: (transfer floating): a square
 */
GtkWidget *robo_glyph_new (RoboGlyphDraw draw, guint shows);

/**
 * robo_glyph_begin_sign:
 * @self: a square
 * @cr: where it is drawn
 * @size_px: how wide and high it is
 *
 * Readies @cr for a sign of lines in the colour of text, in a square from -1 to 1 that leaves a margin.
 */
void robo_glyph_begin_sign (RoboGlyph *self, cairo_t *cr, double size_px);

G_END_DECLS
