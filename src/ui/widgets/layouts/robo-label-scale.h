// SPDX-License-Identifier: GPL-3.0-or-later
// Scales the text of a label down if there is little room.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Scales the letters of a label down. A scale of 1 or more leaves the size of the label's style. The label must not
 * have attributes of its own. */
void robo_label_scale_set (GtkLabel *label,
                           double    scale);

G_END_DECLS
