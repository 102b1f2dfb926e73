// SPDX-License-Identifier: GPL-3.0-or-later
// Follows the desktop's style, and defines the colors of the game for CSS.
#pragma once

#include <adwaita.h>

#include "draw/robo-palette.h"

G_BEGIN_DECLS

/* Follows the style manager: light, dark or high contrast.
 *
 * Properties:
 *
 * - `style` (uint, read-only): the current RoboStyle; it is also notified when patterns are switched on or off
 * - `has-patterns` (boolean): TRUE if patterns distinguish the colors, too */
#define ROBO_TYPE_DESKTOP_STYLE (robo_desktop_style_get_type ())

G_DECLARE_FINAL_TYPE (RoboDesktopStyle, robo_desktop_style, ROBO, DESKTOP_STYLE, GObject)

/* Returns the only instance. GTK has to be initialized. The first call also defines the colors of the palette for
 * CSS on the default display, as named colors `robo_seat_1` and so on. These named colors change with the style. */
RoboDesktopStyle *robo_desktop_style_get_default (void);

RoboStyle robo_desktop_style_get_style (RoboDesktopStyle *self);

/* Returns the colors of the current style. */
const RoboPalette *robo_desktop_style_get_palette (RoboDesktopStyle *self);

/* Returns the colors for the contents of a page, which CSS uses, too. They differ from the colors of a board in high
 * contrast on a light desktop: there a page has the colors of the light style. */
const RoboPalette *robo_desktop_style_get_page_palette (RoboDesktopStyle *self);

/* Returns the scale of text, which is 1 by default. Use it also for sizes in pixels of widgets that contain text. When
 * the scale changes, GtkSettings notifies of `gtk-xft-dpi`. */
double robo_desktop_style_get_text_scale (void);

/* Returns TRUE if the text is so large that keys and dice are enlarged, too, and that layouts have fewer columns. */
gboolean robo_desktop_style_has_large_text (void);

G_END_DECLS
