// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user choose a symmetry for drawing.
#pragma once

#include <gtk/gtk.h>

#include "documents/robo-arena-document.h"
#include "robo-editor-tools.h"

G_BEGIN_DECLS

/* Has a button for each symmetry. If the size of the arena does not allow a symmetry, its button is insensitive and
 * shows the reason.
 *
 * Properties:
 *
 * - `document` (RoboArenaDocument, wo): the document; setting it selects the arena's own symmetry
 * - `tools` (RoboEditorTools, wo): holds the selected symmetry; set once */
#define ROBO_TYPE_EDITOR_SYMMETRY (robo_editor_symmetry_get_type ())

G_DECLARE_FINAL_TYPE (RoboEditorSymmetry, robo_editor_symmetry, ROBO, EDITOR_SYMMETRY, GtkWidget)

G_END_DECLS
