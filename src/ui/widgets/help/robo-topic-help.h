// SPDX-License-Identifier: GPL-3.0-or-later
// Explains things by the rules: each with its name, a paragraph, and a button that opens its rule.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Creates the contents of a popover: the words, and below them what the rules say about each topic, with a button that
 * opens its rule with `app.rules`. Topics are ids of sections; the list ends with NULL. */
GtkWidget *robo_topic_help_new (const char        *words,
                                const char *const *topics) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the words with the first sentence about each topic below them. */
char *robo_topic_help_dup_text (const char        *words,
                                const char *const *topics) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
