// SPDX-License-Identifier: GPL-3.0-or-later
// Limits the text of entries to the length that files may have.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Limits in characters for files of every kind; doc/formats.md gives the reasons. */
#define ROBO_ENTRY_LIMIT_NAME 100
#define ROBO_ENTRY_LIMIT_TEXT 1000

/* Accepts at most `max_chars` characters, typed or pasted. A longer text that is already there stays until the user
 * shortens it. */
void robo_entry_limit (GtkWidget *widget,
                       guint      max_chars);

G_END_DECLS
