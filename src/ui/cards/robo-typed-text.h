// SPDX-License-Identifier: GPL-3.0-or-later
// Connects an entry with a text of a document.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The document may strip blanks, so the entry shows what the user types until the entry loses the focus. Then the entry
 * shows the text of the document. Texts that the program sets emit no signal.
 *
 * Properties:
 *
 * - `widget` (GtkWidget, wo): a GtkEditable or a GtkTextView; set once
 * - `text` (string, rw, nullable): the text in the document
 *
 * Signals: `typed` (string): the user has typed; the argument is the new text. */
#define ROBO_TYPE_TYPED_TEXT (robo_typed_text_get_type ())

G_DECLARE_FINAL_TYPE (RoboTypedText, robo_typed_text, ROBO, TYPED_TEXT, GObject)

G_END_DECLS
