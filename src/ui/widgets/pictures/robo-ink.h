// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of the game in the style of the desktop, for widgets that draw and for their style sheet.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-palette.h"

G_BEGIN_DECLS

/**
 * robo_ink_get_palette:
 *
 * Returns: (transfer none): the colours of the style the desktop has now
 */
const RoboPalette *robo_ink_get_palette (void);

/**
 * robo_ink_get_page_palette:
 *
 * Returns: (transfer none): the colours for what stands on a page and not on a board
 */
const RoboPalette *robo_ink_get_page_palette (void);

/**
 * robo_ink_watch:
 * @widget: a widget that draws with robo_ink_get_palette()
 *
 * Draws it again whenever the style of the desktop changes.
 */
void robo_ink_watch (GtkWidget *widget);

/**
 * robo_ink_dup_name_colour:
 * @colour: of a robot, 0..3
 *
 * Returns: (transfer full): what its player's name is written in on a page of now, "#rrggbb", with enough contrast for text.
 *   In markup it needs `alpha="100%"`, or it is as translucent as other text, and paler
 */
char *robo_ink_dup_name_colour (guint colour) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_ink_load_css:
 *
 * Loads the style sheet of the game, and in high contrast another one; only the first call does.
 */
void robo_ink_load_css (void);

/**
 * robo_ink_begin:
 * @snapshot: where to draw
 * @x: middle of the drawing in pixels
 * @y: middle of the drawing in pixels
 * @size_px: side of the square it may fill
 *
 * Returns: (transfer full): a context in which the unit square round the origin is that square, as the functions of
 *   the layer `draw` want it
 */
cairo_t *robo_ink_begin (GtkSnapshot *snapshot,
                         double       x,
                         double       y,
                         double       size_px) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
