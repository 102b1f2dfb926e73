// SPDX-License-Identifier: GPL-3.0-or-later
// Shows which of the four phases of a round is being played.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

/* Shows the phases of a round in their order (R4, R5, R6, R10), as words or as four bars, and marks the current phase.
 * The accessible name is the name of the current phase.
 *
 * Properties:
 *
 * - `match` (RoboMatch, rw, nullable): the match whose phase is shown
 * - `is-small` (boolean, rw): TRUE if only the bars are shown; otherwise the words are shown if there is room */
#define ROBO_TYPE_PHASE_STEPS (robo_phase_steps_get_type ())

G_DECLARE_FINAL_TYPE (RoboPhaseSteps, robo_phase_steps, ROBO, PHASE_STEPS, GtkWidget)

G_END_DECLS
