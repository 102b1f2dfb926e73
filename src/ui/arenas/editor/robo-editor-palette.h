// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the tools of the editor as buttons.
#pragma once

#include <gtk/gtk.h>

#include "ui/widgets/keys/robo-shortcuts.h"
#include "robo-editor-tools.h"

G_BEGIN_DECLS

/* Has a button with its key for each mode and each brush; the buttons activate `editor.mode` and `editor.brush`. CSS:
 * node `palette`, with buttons of the class `tool`. Without names the palette has the class `nameless`.
 *
 * Properties:
 *
 * - `tools` (RoboEditorTools, wo): holds the selected tool; set once
 * - `n-columns` (uint, wo): 1, or 2 for small heights
 * - `has-names` (boolean, wo): TRUE, the default, if names and keys are beside the pictures */
#define ROBO_TYPE_EDITOR_PALETTE (robo_editor_palette_get_type ())

G_DECLARE_FINAL_TYPE (RoboEditorPalette, robo_editor_palette, ROBO, EDITOR_PALETTE, GtkWidget)

extern const RoboShortcut robo_editor_palette_shortcuts[];

G_END_DECLS
