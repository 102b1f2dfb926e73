// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the events in the sandbox as lines of a log.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

/* Has the lines of the log, each with a button "Why?" unless it is a heading, and playback buttons below, which
 * activate actions of the group `sandbox`.
 *
 * Properties:
 *
 * - `match` (RoboMatch, rw, nullable): the match that is played */
#define ROBO_TYPE_SANDBOX_STEPS (robo_sandbox_steps_get_type ())

G_DECLARE_FINAL_TYPE (RoboSandboxSteps, robo_sandbox_steps, ROBO, SANDBOX_STEPS, GtkBox)

/* Focuses the button that plays and pauses. */
void robo_sandbox_steps_focus (RoboSandboxSteps *self);

G_END_DECLS
