// SPDX-License-Identifier: GPL-3.0-or-later
// Limits the text of entries to the length that files may have.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Names and texts in files of every kind may have this many characters. doc/formats.md gives the reasons. */
#define ROBO_ENTRY_LIMIT_NAME 100
#define ROBO_ENTRY_LIMIT_TEXT 1000

/* Keeps the user from typing or pasting more than `max_chars` characters. If the text is longer already, it stays
 * until the user shortens it. */
void robo_entry_limit (GtkWidget *widget,
                       guint      max_chars);

G_END_DECLS
