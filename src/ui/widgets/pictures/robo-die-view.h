// SPDX-License-Identifier: GPL-3.0-or-later
// Shows one die.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-die-drawing.h"

G_BEGIN_DECLS

#define ROBO_TYPE_DIE_VIEW (robo_die_view_get_type ())

G_DECLARE_FINAL_TYPE (RoboDieView, robo_die_view, ROBO, DIE_VIEW, GtkWidget)

/* Creates a die. The value is 1..6, or 0 for a blank die. */
GtkWidget *robo_die_view_new (RoboColour colour,
                              guint      value) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the die. The value is 1..6, or 0 for a blank die. The mood says whether the die waits, acts or is spent. */
void robo_die_view_set_die (RoboDieView *self,
                            RoboColour   colour,
                            guint        value,
                            RoboDieMood  mood);

G_END_DECLS
