// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the glyphs of brushes.
#pragma once

#include <gtk/gtk.h>

#include "documents/robo-arena-brush.h"

G_BEGIN_DECLS

/* Creates a glyph that shows a mark of the arena as the brush paints it. If the brush paints nothing, the glyph is a
 * sign in the color of the text. The board editor and the sandbox use the same glyphs for the same tools. */

GtkWidget *robo_brush_glyph_new (RoboBrushKind kind);

GtkWidget *robo_brush_glyph_new_mine (void);

/* Creates the sign of the tool that moves pieces. */
GtkWidget *robo_brush_glyph_new_move (void);

G_END_DECLS
