// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how fair an arena is while it is drawn, compares it with an earlier state, and offers fairer ones.
#pragma once

#include <adwaita.h>

#include "documents/robo-arena-document.h"
#include "simulation/robo-fairness-meter.h"
#include "simulation/robo-fairness-search.h"

G_BEGIN_DECLS

/* Properties:
 *
 * - `document` (RoboArenaDocument, rw, nullable): the arena that is drawn
 *
 * Signals:
 *
 * - `changed ()`: the result of robo_fairness_panel_get_figures() has changed
 * - `offers-changed ()`: other changes are offered, or the user points at another offer */
#define ROBO_TYPE_FAIRNESS_PANEL (robo_fairness_panel_get_type ())

G_DECLARE_FINAL_TYPE (RoboFairnessPanel, robo_fairness_panel, ROBO, FAIRNESS_PANEL, AdwBin)

/* Sets whether the page of the editor is visible. At first it is not. Games are played only while it is visible. */
void robo_fairness_panel_set_is_shown (RoboFairnessPanel *self,
                                       gboolean           is_shown);

/* Returns the meter, for tests. It is NULL if the program is not completely installed. */
RoboFairnessMeter *robo_fairness_panel_get_meter (RoboFairnessPanel *self);

/* Sets which changes are tried, for tests. */
void robo_fairness_panel_set_hunt (RoboFairnessPanel      *self,
                                   const RoboFairnessHunt *hunt);

/* Returns the figures of the arena, or NULL while there are none. */
const RoboFairness *robo_fairness_panel_get_figures (RoboFairnessPanel *self);

/* Returns whether there are no figures yet, but will be soon. */
gboolean robo_fairness_panel_is_waiting (RoboFairnessPanel *self);

/* Returns the plans of the offered changes, valid until `offers-changed`, and sets `n` to their number. */
const RoboPlan *const *robo_fairness_panel_get_offers (RoboFairnessPanel *self,
                                                       guint             *n);

/* Returns the index of the offer under the pointer or with the focus. Returns the number of offers if there is none. */
guint robo_fairness_panel_get_pointed (RoboFairnessPanel *self);

G_END_DECLS
