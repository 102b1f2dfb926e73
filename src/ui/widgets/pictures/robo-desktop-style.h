// SPDX-License-Identifier: GPL-3.0-or-later
// Which of the three styles the desktop asks for, and the colours of the game for CSS.
#pragma once

#include <adwaita.h>

#include "draw/robo-palette.h"

G_BEGIN_DECLS

/**
 * RoboDesktopStyle:
 *
 * Follows the style manager: light, dark or high contrast.
 *
 * Properties:
 *
 * - `style` (uint, for reading only): the RoboStyle of now; notified, too, when patterns come or go
 * - `has-patterns` (boolean): whether colours are told apart by patterns besides
 */
#define ROBO_TYPE_DESKTOP_STYLE (robo_desktop_style_get_type ())

G_DECLARE_FINAL_TYPE (RoboDesktopStyle, robo_desktop_style, ROBO, DESKTOP_STYLE, GObject)

/**
 * robo_desktop_style_get_default:
 *
 * Call it once GTK is initialized. The first call also defines the colours of the palette for CSS on the
 * default display, `@robo_seat_1` and so on, and keeps them those of the style.
 *
 * Returns: (transfer none): the one instance
 */
RoboDesktopStyle *robo_desktop_style_get_default (void);

RoboStyle robo_desktop_style_get_style (RoboDesktopStyle *self);

/**
 * robo_desktop_style_get_palette:
 * @self: the desktop's style
 *
 * Returns: (transfer none): the colours of the style of now
 */
const RoboPalette *robo_desktop_style_get_palette (RoboDesktopStyle *self);

/**
 * robo_desktop_style_get_page_palette:
 * @self: the desktop's style
 *
 * Returns: (transfer none): the colours for what stands on a page and not on a board: in high contrast a board is
 *   black, a light page stays light; also those of CSS
 */
const RoboPalette *robo_desktop_style_get_page_palette (RoboDesktopStyle *self);

/**
 * robo_desktop_style_get_text_scale:
 *
 * Also for what is measured in pixels and holds text. `gtk-xft-dpi` of GtkSettings is notified when it changes.
 *
 * Returns: how large text is, 1 where nobody changed it
 */
double robo_desktop_style_get_text_scale (void);

/**
 * robo_desktop_style_has_large_text:
 *
 * Returns: whether text is so large that keys and dice are larger, too, and less stands beside each other
 */
gboolean robo_desktop_style_has_large_text (void);

G_END_DECLS
