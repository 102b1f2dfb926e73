// SPDX-License-Identifier: GPL-3.0-or-later
// Shows in a small picture how fair an arena is.
#pragma once

#include <gtk/gtk.h>

#include "simulation/robo-fairness.h"

G_BEGIN_DECLS

/* Shows a ring. It is closed with two equal bars for a fair arena, and dashed with a point for an unclear one. Full
 * arrows point to the sides that are ahead, empty arrows to those that are behind. The ring is empty if there are no
 * figures. Words beside the needle say the same, so it has no accessible name. */
#define ROBO_TYPE_FAIRNESS_NEEDLE (robo_fairness_needle_get_type ())

G_DECLARE_FINAL_TYPE (RoboFairnessNeedle, robo_fairness_needle, ROBO, FAIRNESS_NEEDLE, GtkWidget)

GtkWidget *robo_fairness_needle_new (void);

/* Shows the verdict of the figures, which may be NULL. */
void robo_fairness_needle_set_figures (RoboFairnessNeedle *self,
                                       const RoboFairness *figures);

G_END_DECLS
