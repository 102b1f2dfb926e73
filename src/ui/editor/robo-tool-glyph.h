// SPDX-License-Identifier: GPL-3.0-or-later
// The sign of a mode or a symmetry.
#pragma once

#include <gtk/gtk.h>

#include "robo-editor-tools.h"

G_BEGIN_DECLS

/**
 * RoboToolGlyph:
 *
 * How the tools of the editor work, as a sign in the colour of text. What they put onto the board is a RoboBrushGlyph.
 *
 * CSS: node `glyph`.
 */
#define ROBO_TYPE_TOOL_GLYPH (robo_tool_glyph_get_type ())

G_DECLARE_FINAL_TYPE (RoboToolGlyph, robo_tool_glyph, ROBO, TOOL_GLYPH, GtkWidget)

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
