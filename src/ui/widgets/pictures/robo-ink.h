// SPDX-License-Identifier: GPL-3.0-or-later
// Provides the colors of the game in the desktop's style, for widgets that draw and for the style sheet.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-palette.h"

G_BEGIN_DECLS

/* Returns the colors of the desktop's current style. */
const RoboPalette *robo_ink_get_palette (void);

/* Returns the colors for the contents of a page, not of a board. */
const RoboPalette *robo_ink_get_page_palette (void);

/* Redraws a widget when the style of the desktop changes. Call this for a widget that draws with one of these
 * palettes. */
void robo_ink_watch (GtkWidget *widget);

/* Returns the color, as "#rrggbb", for the name of a player on a page, with enough contrast for text. The argument is
 * the color of the player's robot, 0..3. In markup the name needs `alpha="100%"`; without this, the name is as
 * translucent as the text around it. */
char *robo_ink_dup_name_colour (guint colour) G_GNUC_WARN_UNUSED_RESULT;

/* Loads the style sheet of the game and, in high contrast, a second style sheet. Only the first call has an effect. */
void robo_ink_load_css (void);

/* Begins a drawing with its middle at x, y. In the returned context, the unit square around the origin is a square
 * of `size_px` pixels. The functions of the room `draw` expect this. */
cairo_t *robo_ink_begin (GtkSnapshot *snapshot,
                         double       x,
                         double       y,
                         double       size_px) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
