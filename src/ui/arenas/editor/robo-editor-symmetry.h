// SPDX-License-Identifier: GPL-3.0-or-later
// The symmetries to choose from.
#pragma once

#include <gtk/gtk.h>

#include "documents/robo-arena-document.h"
#include "robo-editor-tools.h"

G_BEGIN_DECLS

/**
 * RoboEditorSymmetry:
 *
 * A button for each symmetry; one that the size of the arena does not allow is insensitive and says why.
 *
 * Properties:
 *
 * - `document` (RoboArenaDocument, wo): what is drawn; its own symmetry is chosen when it comes
 * - `tools` (RoboEditorTools, wo): what is chosen; set once
 */
#define ROBO_TYPE_EDITOR_SYMMETRY (robo_editor_symmetry_get_type ())

G_DECLARE_FINAL_TYPE (RoboEditorSymmetry, robo_editor_symmetry, ROBO, EDITOR_SYMMETRY, GtkWidget)

G_END_DECLS
