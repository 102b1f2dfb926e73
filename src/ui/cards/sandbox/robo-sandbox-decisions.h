// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user edit the decisions in the sandbox.
#pragma once

#include <adwaita.h>

#include "documents/robo-sandbox.h"

G_BEGIN_DECLS

/* Shows a group with a row for each decision of one robot, in the order of the questions. If there is no decision,
 * the group is hidden. */
#define ROBO_TYPE_SANDBOX_DECISIONS (robo_sandbox_decisions_get_type ())

G_DECLARE_FINAL_TYPE (RoboSandboxDecisions, robo_sandbox_decisions, ROBO, SANDBOX_DECISIONS, AdwBin)

/* Creates a group for the robot of seat 0. */
GtkWidget *robo_sandbox_decisions_new (RoboSandbox *sandbox) G_GNUC_WARN_UNUSED_RESULT;

/* Shows the decisions of a seat. Seats are numbered 0..3. */
void robo_sandbox_decisions_set_seat (RoboSandboxDecisions *self,
                                      guint                 seat);

G_END_DECLS
