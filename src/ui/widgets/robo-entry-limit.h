// SPDX-License-Identifier: GPL-3.0-or-later
// What is typed is no longer than a file may have it.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What files of every kind may have; doc/formats.md says why. */
#define ROBO_ENTRY_LIMIT_NAME 100
#define ROBO_ENTRY_LIMIT_TEXT 1000

/**
 * robo_entry_limit:
 * @widget: a GtkEditable or a GtkTextView
 * @max_chars: how many characters it may hold
 *
 * Takes no more than that, typed or pasted. What is longer already stays until somebody shortens it.
 */
void robo_entry_limit (GtkWidget *widget,
                       guint      max_chars);

G_END_DECLS
