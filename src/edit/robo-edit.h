// SPDX-License-Identifier: GPL-3.0-or-later
// One step of the history of a document.
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * RoboEdit:
 *
 * One edit of a RoboDocument, for a list of the history.
 *
 * Properties:
 *
 * - `name` (string, ro): what was done, translated, as after “Undo”: “Place Pit”
 * - `is-done` (boolean, ro): whether it is part of what the document shows now; else it has been undone
 * - `is-current` (boolean, ro): whether it is the last one of those
 */
#define ROBO_TYPE_EDIT (robo_edit_get_type ())

G_DECLARE_FINAL_TYPE (RoboEdit, robo_edit, ROBO, EDIT, GObject)

/**
 * robo_edit_get_name:
 * @self: an edit
 *
 * Returns: (transfer none): what was done, translated
 */
const char *robo_edit_get_name (RoboEdit *self);

/**
 * robo_edit_get_is_done:
 * @self: an edit
 *
 * Returns: whether it has not been undone
 */
gboolean robo_edit_get_is_done (RoboEdit *self);

/**
 * robo_edit_get_is_current:
 * @self: an edit
 *
 * Returns: whether it is the last one that has not been undone
 */
gboolean robo_edit_get_is_current (RoboEdit *self);

G_END_DECLS
