// SPDX-License-Identifier: GPL-3.0-or-later
// Words that become smaller where there is little room.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * robo_label_scale_set:
 * @label: a label that has no attributes of its own
 * @scale: how large its letters are, 1: as its style has them
 */
void robo_label_scale_set (GtkLabel *label,
                           double    scale);

G_END_DECLS
