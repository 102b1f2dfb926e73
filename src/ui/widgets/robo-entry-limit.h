// SPDX-License-Identifier: GPL-3.0-or-later
// Limits the text of entries to the length that files may have.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Names and texts in files may have this many characters. doc/formats.md gives the reasons, and the shorter limits
 * of some names and texts. */
#define ROBO_ENTRY_LIMIT_NAME 100
#define ROBO_ENTRY_LIMIT_TEXT 1000

/* Limits the text of an entry or a text view to `max_chars` characters. If the text is longer already, an entry cuts
 * it off, and a text view keeps it until the user shortens it. */
void robo_entry_limit (GtkWidget *widget,
                       guint      max_chars);

G_END_DECLS
