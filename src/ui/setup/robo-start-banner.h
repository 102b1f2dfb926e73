// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the four characters in a part of an arena, on the start page.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows four robots. From time to time one of them blinks or looks around, and all of them look at the pointer. The
 * robots are still, and take no processor time, if animations are off, if power is being saved or if the window is
 * inactive. The banner is decoration: role presentation, CSS node `startbanner`. */
#define ROBO_TYPE_START_BANNER (robo_start_banner_get_type ())

G_DECLARE_FINAL_TYPE (RoboStartBanner, robo_start_banner, ROBO, START_BANNER, GtkWidget)

/* Starts to draw the banner, which is empty until this call. The window should appear first, because reading the
 * figures takes time. */
void robo_start_banner_begin (RoboStartBanner *self);

/* Advances the animation: a blink begins or ends, or a head turns. The banner calls this itself while it is visible.
 * Returns the milliseconds until the next call. Returns 0 if the pointer has not moved for about a minute; the robots
 * are then still until the pointer moves or the window becomes active again. */
guint robo_start_banner_live (RoboStartBanner *self);

/* If the banner is animated, turns the heads of the robots toward a point. The point is in pixels from the top left
 * corner of the banner, and may be outside of it. */
void robo_start_banner_look_at (RoboStartBanner *self,
                                double           x,
                                double           y);

G_END_DECLS
