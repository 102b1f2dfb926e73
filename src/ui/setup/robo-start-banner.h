// SPDX-License-Identifier: GPL-3.0-or-later
// The four characters in a strip of an arena, on the first page.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RoboStartBanner:
 *
 * Now and then one of them blinks or looks about, and all look at the pointer. They are still where animations are
 * switched off, power is to be saved or the window is not the one that is used, and cost nothing then.
 * Decoration: role presentation, CSS node `startbanner`.
 */
#define ROBO_TYPE_START_BANNER (robo_start_banner_get_type ())

G_DECLARE_FINAL_TYPE (RoboStartBanner, robo_start_banner, ROBO, START_BANNER, GtkWidget)

/**
 * robo_start_banner_begin:
 * @self: a banner
 *
 * Until then it is empty: figures take time to be read, and the window is on the screen before.
 */
void robo_start_banner_begin (RoboStartBanner *self);

/**
 * robo_start_banner_live:
 * @self: a banner
 *
 * Has somebody do a little thing: a blink begins or ends, or a head turns. It calls this itself while somebody looks.
 *
 * Returns: how many milliseconds it takes until the next one; 0 if the pointer has not moved for a minute, and all is
 *   still until it does
 */
guint robo_start_banner_live (RoboStartBanner *self);

/**
 * robo_start_banner_look_at:
 * @self: a banner
 * @x: in pixels from its left side; may be outside of it
 * @y: from its top
 *
 * Turns their heads there, if anything moves at all.
 */
void robo_start_banner_look_at (RoboStartBanner *self,
                                double           x,
                                double           y);

G_END_DECLS
