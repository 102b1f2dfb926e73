// SPDX-License-Identifier: GPL-3.0-or-later
// A text of a document that somebody is typing.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RoboTypedText:
 *
 * Stands between an entry and a text that is bound to a document, which may take blanks off the ends of it: as long as somebody
 * types the entry keeps what is typed; who leaves it sees what the document has. What is shown is not typed, and says nothing.
 *
 * Properties:
 *
 * - `widget` (GtkWidget, rw): a GtkEditable or a GtkTextView; set once
 * - `text` (string, rw, nullable): what the document has
 *
 * Signals: `typed` (string): somebody typed, and this is what stands there now.
 */
#define ROBO_TYPE_TYPED_TEXT (robo_typed_text_get_type ())

G_DECLARE_FINAL_TYPE (RoboTypedText, robo_typed_text, ROBO, TYPED_TEXT, GObject)

G_END_DECLS
