// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of a tool.
#pragma once

#include <gtk/gtk.h>

#include "robo-editor-tools.h"

G_BEGIN_DECLS

/**
 * RoboToolGlyph:
 *
 * What a brush paints, as it looks in the arena; or the sign of a mode or a symmetry, in the colour of text.
 *
 * CSS: node `glyph`.
 */
#define ROBO_TYPE_TOOL_GLYPH (robo_tool_glyph_get_type ())

G_DECLARE_FINAL_TYPE (RoboToolGlyph, robo_tool_glyph, ROBO, TOOL_GLYPH, GtkWidget)

/**
 * robo_tool_glyph_new_brush:
 * @kind: what is painted
 *
 * Returns: (transfer floating): its picture
 */
GtkWidget *robo_tool_glyph_new_brush (RoboBrushKind kind);

/**
 * robo_tool_glyph_new_mode:
 * @mode: a mode
 *
 * Returns: (transfer floating): its sign
 */
GtkWidget *robo_tool_glyph_new_mode (RoboEditorMode mode);

/**
 * robo_tool_glyph_new_symmetry:
 * @symmetry: a symmetry
 *
 * Returns: (transfer floating): its sign
 */
GtkWidget *robo_tool_glyph_new_symmetry (RoboSymmetry symmetry);

G_END_DECLS
