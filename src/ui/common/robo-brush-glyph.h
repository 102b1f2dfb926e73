// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of what is put onto a board.
#pragma once

#include <gtk/gtk.h>

#include "edit/robo-arena-brush.h"

G_BEGIN_DECLS

/**
 * RoboBrushGlyph:
 *
 * What a brush paints, as it looks in the arena; or, of what paints nothing, a sign in the colour of text. The tools of the
 * board editor and of the sandbox carry it, so that the same thing looks the same in both.
 *
 * CSS: node `glyph`.
 */
#define ROBO_TYPE_BRUSH_GLYPH (robo_brush_glyph_get_type ())

G_DECLARE_FINAL_TYPE (RoboBrushGlyph, robo_brush_glyph, ROBO, BRUSH_GLYPH, GtkWidget)

/**
 * robo_brush_glyph_new:
 * @kind: what is painted
 *
 * Returns: (transfer floating): its picture
 */
GtkWidget *robo_brush_glyph_new (RoboBrushKind kind);

/**
 * robo_brush_glyph_new_mine:
 *
 * Returns: (transfer floating): a mine on a space
 */
GtkWidget *robo_brush_glyph_new_mine (void);

/**
 * robo_brush_glyph_new_move:
 *
 * Returns: (transfer floating): the sign for what moves pieces
 */
GtkWidget *robo_brush_glyph_new_move (void);

/**
 * robo_brush_glyph_get_size_px:
 * @widget: a picture or sign of a tool
 *
 * It grows with the text, half as fast, so that a palette with large text is no higher than a window.
 *
 * Returns: how wide and high it is
 */
int robo_brush_glyph_get_size_px (GtkWidget *widget);

G_END_DECLS
