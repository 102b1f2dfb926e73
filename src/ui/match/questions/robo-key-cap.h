// SPDX-License-Identifier: GPL-3.0-or-later
// The key that chooses something, as it looks on a keyboard.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * robo_key_cap_new:
 * @index: of what is chosen, from 0: the first is chosen with the key 1
 *
 * Returns: (transfer floating): a label; an invisible one for what has no key
 */
GtkWidget *robo_key_cap_new (guint index) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
