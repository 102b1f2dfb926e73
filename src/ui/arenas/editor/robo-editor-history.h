// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the edits of a document.
#pragma once

#include <gtk/gtk.h>

#include "documents/robo-document.h"

G_BEGIN_DECLS

/* A popover with all edits in their order; undone ones are dimmed. A click undoes or redoes up to an edit.
 *
 * Properties:
 *
 * - `document` (RoboDocument, wo): the document, or NULL */
#define ROBO_TYPE_EDITOR_HISTORY (robo_editor_history_get_type ())

G_DECLARE_FINAL_TYPE (RoboEditorHistory, robo_editor_history, ROBO, EDITOR_HISTORY, GtkPopover)

G_END_DECLS
