// SPDX-License-Identifier: GPL-3.0-or-later
// Stacks the panels of the players, with a row of cards at the top.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Puts the seat panels with the form ROBO_PANEL_CARD side by side into one row, all with the same width. Below this row
 * are the panel that is programmed, a recap, and the other panels. The recap is the only child that is no panel. */
#define ROBO_TYPE_PANELS_LAYOUT (robo_panels_layout_get_type ())

G_DECLARE_FINAL_TYPE (RoboPanelsLayout, robo_panels_layout, ROBO, PANELS_LAYOUT, GtkLayoutManager)

/* Sets the space between rows, and between cards. */
void robo_panels_layout_set_spacing (RoboPanelsLayout *self,
                                     int               spacing_px);

G_END_DECLS
