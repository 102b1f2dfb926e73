// SPDX-License-Identifier: GPL-3.0-or-later
// The sign of a mode or a symmetry.
#pragma once

#include <gtk/gtk.h>

#include "robo-editor-tools.h"

G_BEGIN_DECLS

/* How the tools of the editor work, as a sign in the colour of text. What they put onto the board is in robo-brush-glyph.h. */

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
