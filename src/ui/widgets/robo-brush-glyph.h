// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of what is put onto a board.
#pragma once

#include <gtk/gtk.h>

#include "documents/robo-arena-brush.h"

G_BEGIN_DECLS

/* What a brush paints, as it looks in the arena; or, of what paints nothing, a sign in the colour of text. The tools of the board
 * editor and of the sandbox carry it, so that the same thing looks the same in both. */

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

G_END_DECLS
