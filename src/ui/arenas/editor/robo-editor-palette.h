// SPDX-License-Identifier: GPL-3.0-or-later
// The tools to choose from.
#pragma once

#include <gtk/gtk.h>

#include "robo-editor-tools.h"

G_BEGIN_DECLS

/**
 * RoboEditorPalette:
 *
 * A button for each mode and each brush, with its key; the buttons activate `editor.mode` and `editor.brush`.
 *
 * CSS: node `palette`, with buttons of the class `tool`; class `nameless` for pictures alone.
 *
 * Properties:
 *
 * - `tools` (RoboEditorTools, wo): what is chosen; set once
 * - `n-columns` (uint, wo): 1, or 2 where there is little height
 * - `has-names` (boolean, wo): whether names and keys stand beside the pictures; %TRUE at first
 */
#define ROBO_TYPE_EDITOR_PALETTE (robo_editor_palette_get_type ())

G_DECLARE_FINAL_TYPE (RoboEditorPalette, robo_editor_palette, ROBO, EDITOR_PALETTE, GtkWidget)

/**
 * robo_editor_palette_get_brush_key:
 * @kind: a brush
 *
 * Returns: the key that chooses it
 */
guint robo_editor_palette_get_brush_key (RoboBrushKind kind);

/**
 * robo_editor_palette_get_mode_key:
 * @mode: a mode
 *
 * Returns: the key that chooses it
 */
guint robo_editor_palette_get_mode_key (RoboEditorMode mode);

G_END_DECLS
