// SPDX-License-Identifier: GPL-3.0-or-later
// What is decided in the sandbox, and how.
#pragma once

#include <adwaita.h>

#include "documents/robo-sandbox.h"

G_BEGIN_DECLS

/**
 * RoboSandboxDecisions:
 *
 * A group with a row for each decision of one robot, in order, each to be chosen otherwise. It is not there when nothing
 * is asked.
 */
#define ROBO_TYPE_SANDBOX_DECISIONS (robo_sandbox_decisions_get_type ())

G_DECLARE_FINAL_TYPE (RoboSandboxDecisions, robo_sandbox_decisions, ROBO, SANDBOX_DECISIONS, AdwBin)

/**
 * robo_sandbox_decisions_new:
 * @sandbox: (transfer none): whose decisions to show
 *
 * Returns: (transfer floating): a group for the first robot
 */
GtkWidget *robo_sandbox_decisions_new (RoboSandbox *sandbox) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_sandbox_decisions_set_seat:
 * @self: a group
 * @seat: 0..3, whose decisions to show
 */
void robo_sandbox_decisions_set_seat (RoboSandboxDecisions *self,
                                      guint                 seat);

G_END_DECLS
