// SPDX-License-Identifier: GPL-3.0-or-later
// What can be chosen about a brush.
#pragma once

#include <gtk/gtk.h>

#include "robo-editor-tools.h"

G_BEGIN_DECLS

/**
 * RoboEditorOptions:
 *
 * The number of a VP space, side and arrow of a starting space, the turn of a caution line; nothing for other brushes.
 *
 * Properties:
 *
 * - `is-column` (boolean, rw): whether they stand one below the other
 * - `tools` (RoboEditorTools, rw): what is chosen; set once
 */
#define ROBO_TYPE_EDITOR_OPTIONS (robo_editor_options_get_type ())

G_DECLARE_FINAL_TYPE (RoboEditorOptions, robo_editor_options, ROBO, EDITOR_OPTIONS, GtkWidget)

G_END_DECLS
