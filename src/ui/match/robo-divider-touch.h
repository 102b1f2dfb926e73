// SPDX-License-Identifier: GPL-3.0-or-later
// How a finger moves a divider.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * robo_divider_touch_init:
 * @paned: a divider between two widgets
 *
 * Lets a finger move the divider where it is seen. GtkPaned takes every touch within 50 pixels of it, and so the keys
 * and spaces that stand there.
 */
void robo_divider_touch_init (GtkPaned *paned);

G_END_DECLS
