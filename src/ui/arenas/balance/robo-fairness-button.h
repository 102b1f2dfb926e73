// SPDX-License-Identifier: GPL-3.0-or-later
// Shows in the header bar how fair the arena is, and opens the panel with the figures.
#pragma once

#include <gtk/gtk.h>

#include "simulation/robo-fairness.h"

G_BEGIN_DECLS

/* Has a needle and a word. Its tooltip and its accessible description have the interval.
 *
 * Properties:
 *
 * - `has-word` (boolean, rw): whether the word is shown; TRUE by default */
#define ROBO_TYPE_FAIRNESS_BUTTON (robo_fairness_button_get_type ())

G_DECLARE_FINAL_TYPE (RoboFairnessButton, robo_fairness_button, ROBO, FAIRNESS_BUTTON, GtkButton)

/* Shows the figures. If `figures` is NULL, is_waiting says whether the first figures are about to come. */
void robo_fairness_button_set_figures (RoboFairnessButton *self,
                                       const RoboFairness *figures,
                                       gboolean            is_waiting);

/* Returns the word that is shown, such as “Fair”. Without figures this is “Balance”, or “…” if figures are about to
 * come. */
const char *robo_fairness_button_get_word (RoboFairnessButton *self);

G_END_DECLS
