// SPDX-License-Identifier: GPL-3.0-or-later
// Provides the colors of the game in the desktop's style, for widgets that draw and for their style sheet.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-palette.h"

G_BEGIN_DECLS

/* Returns the colors of the desktop's current style. */
const RoboPalette *robo_ink_get_palette (void);

/* Returns the colors for contents of a page, not of a board. */
const RoboPalette *robo_ink_get_page_palette (void);

/* Redraws a widget that draws with robo_ink_get_palette() whenever the style of the desktop changes. */
void robo_ink_watch (GtkWidget *widget);

/* Returns the color, as "#rrggbb", in which to write the name of a player on a page, with enough contrast for text.
 * The argument is the color of the player's robot, 0..3. In markup the name needs `alpha="100%"`; without it, the
 * name is as translucent as other text. */
char *robo_ink_dup_name_colour (guint colour) G_GNUC_WARN_UNUSED_RESULT;

/* Loads the style sheet of the game, and a further one in high contrast. Only the first call has an effect. */
void robo_ink_load_css (void);

/* Begins a drawing whose middle is at x, y. Returns a context in which the unit square around the origin maps to a
 * square of `size_px` pixels, as the functions of the layer `draw` expect. */
cairo_t *robo_ink_begin (GtkSnapshot *snapshot,
                         double       x,
                         double       y,
                         double       size_px) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
