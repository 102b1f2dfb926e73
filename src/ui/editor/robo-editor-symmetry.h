// SPDX-License-Identifier: GPL-3.0-or-later
// The symmetries to choose from.
#pragma once

#include <gtk/gtk.h>

#include "robo-editor-tools.h"

G_BEGIN_DECLS

/**
 * RoboEditorSymmetry:
 *
 * A button for each symmetry; one that the size of the arena does not allow is insensitive and says why.
 */
#define ROBO_TYPE_EDITOR_SYMMETRY (robo_editor_symmetry_get_type ())

G_DECLARE_FINAL_TYPE (RoboEditorSymmetry, robo_editor_symmetry, ROBO, EDITOR_SYMMETRY, GtkWidget)

GtkWidget *robo_editor_symmetry_new (void);

/**
 * robo_editor_symmetry_set_tools:
 * @self: a chooser without tools
 * @tools: what it sets the symmetry of
 */
void robo_editor_symmetry_set_tools (RoboEditorSymmetry *self,
                                     RoboEditorTools    *tools);

void       robo_editor_symmetry_set_size (RoboEditorSymmetry *self,
                                          guint               columns,
                                          guint               rows);
GtkWidget *robo_editor_symmetry_get_button (RoboEditorSymmetry *self,
                                            RoboSymmetry        symmetry);

G_END_DECLS
