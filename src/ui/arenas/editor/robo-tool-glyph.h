// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the signs of modes and symmetries.
#pragma once

#include <gtk/gtk.h>

#include "robo-editor-tools.h"

G_BEGIN_DECLS

/* These signs, in the text color, show how tools of the editor work. For the signs of what tools put onto the board
 * see robo-brush-glyph.h. */

GtkWidget *robo_tool_glyph_new_mode (RoboEditorMode mode);

GtkWidget *robo_tool_glyph_new_symmetry (RoboSymmetry symmetry);

G_END_DECLS
