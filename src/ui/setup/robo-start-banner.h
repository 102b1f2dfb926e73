// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the four characters in a strip of an arena, on the start page.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From time to time a character blinks or looks around, and all characters look at the pointer. The characters are
 * still, and take no processor time, if animations are off, power is being saved or the window is inactive. The
 * banner is decoration: role presentation, CSS node `startbanner`. */
#define ROBO_TYPE_START_BANNER (robo_start_banner_get_type ())

G_DECLARE_FINAL_TYPE (RoboStartBanner, robo_start_banner, ROBO, START_BANNER, GtkWidget)

/* Starts to draw the banner. Until then the banner is empty, because reading the figures takes time and the window
 * should appear first. */
void robo_start_banner_begin (RoboStartBanner *self);

/* Advances the animation: a blink begins or ends, or a head turns. The banner calls this itself while it is visible.
 * Returns the time until the next call in milliseconds. Returns 0 if the pointer has not moved for a minute; then the
 * animation rests until the pointer moves. */
guint robo_start_banner_live (RoboStartBanner *self);

/* If the banner is animated, turns the heads toward a point in pixels from its top left corner. The point may be
 * outside of the banner. */
void robo_start_banner_look_at (RoboStartBanner *self,
                                double           x,
                                double           y);

G_END_DECLS
