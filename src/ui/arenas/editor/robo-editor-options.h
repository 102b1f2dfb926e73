// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user choose the options of a brush.
#pragma once

#include <gtk/gtk.h>

#include "robo-editor-tools.h"

G_BEGIN_DECLS

/* Has menus for the options of three brushes: the number of a VP space, the side and the arrow of a starting space, the
 * turn of a caution line. Other brushes have no options.
 *
 * Properties:
 *
 * - `is-column` (boolean, rw): TRUE if the options are stacked
 * - `tools` (RoboEditorTools, rw): holds the selected tool; set once */
#define ROBO_TYPE_EDITOR_OPTIONS (robo_editor_options_get_type ())

G_DECLARE_FINAL_TYPE (RoboEditorOptions, robo_editor_options, ROBO, EDITOR_OPTIONS, GtkWidget)

G_END_DECLS
