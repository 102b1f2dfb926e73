// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the key of a keyboard that chooses an answer.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Creates the label of a choice, by its index: the first is chosen with the key 1. The label is invisible if
 * the choice has no key. */
GtkWidget *robo_key_cap_new (guint index) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
