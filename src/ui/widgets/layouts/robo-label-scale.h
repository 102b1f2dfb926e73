// SPDX-License-Identifier: GPL-3.0-or-later
// Scales the text of a label down where there is little room.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Scales the letters of a label that has no attributes of its own; 1 is the size of its style. */
void robo_label_scale_set (GtkLabel *label,
                           double    scale);

G_END_DECLS
