// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the signs of modes and symmetries.
#pragma once

#include <gtk/gtk.h>

#include "robo-editor-tools.h"

G_BEGIN_DECLS

/* These functions create signs that show how the tools work, in the color of the text. robo-brush-glyph.h has the signs
 * of the brushes. */

GtkWidget *robo_tool_glyph_new_mode (RoboEditorMode mode);

GtkWidget *robo_tool_glyph_new_symmetry (RoboSymmetry symmetry);

G_END_DECLS
