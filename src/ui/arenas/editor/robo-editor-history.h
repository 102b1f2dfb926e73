// SPDX-License-Identifier: GPL-3.0-or-later
// What was done to a document, as a list one can click.
#pragma once

#include <gtk/gtk.h>

#include "documents/robo-document.h"

G_BEGIN_DECLS

/**
 * RoboEditorHistory:
 *
 * A popover with all edits in their order; what has been undone is dim. A click takes the document there.
 *
 * Properties:
 *
 * - `document` (RoboDocument, wo): whose edits they are, or %NULL
 */
#define ROBO_TYPE_EDITOR_HISTORY (robo_editor_history_get_type ())

G_DECLARE_FINAL_TYPE (RoboEditorHistory, robo_editor_history, ROBO, EDITOR_HISTORY, GtkPopover)

G_END_DECLS
