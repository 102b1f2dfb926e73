// SPDX-License-Identifier: GPL-3.0-or-later
// Restricts touch drags of a GtkPaned to its divider.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Lets a finger drag the divider only on the divider or close to it. GtkPaned would take every touch within 50 pixels
 * of its divider, even touches on keys and spaces. */
void robo_divider_touch_init (GtkPaned *paned);

G_END_DECLS
