// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the key of a keyboard that chooses an answer.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Creates the label with the key that chooses an answer. The answer with index 0 has the key 1. The label is invisible
 * if the answer has no key. */
GtkWidget *robo_key_cap_new (guint index) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
