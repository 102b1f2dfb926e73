// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user edit one robot of the sandbox.
#pragma once

#include <adwaita.h>

#include "documents/robo-sandbox.h"

G_BEGIN_DECLS

/* Has groups of rows: kind and modules; program; decisions; damage, facing and rolls. The rows change the sandbox. */
#define ROBO_TYPE_SANDBOX_ROBOT (robo_sandbox_robot_get_type ())

G_DECLARE_FINAL_TYPE (RoboSandboxRobot, robo_sandbox_robot, ROBO, SANDBOX_ROBOT, AdwBin)

/* Creates the groups for the robot of seat 0. */
GtkWidget *robo_sandbox_robot_new (RoboSandbox *sandbox) G_GNUC_WARN_UNUSED_RESULT;

/* Shows the robot of a seat. Seats are numbered 0..3. */
void robo_sandbox_robot_set_seat (RoboSandboxRobot *self,
                                  guint             seat);

G_END_DECLS
