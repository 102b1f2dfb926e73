// SPDX-License-Identifier: GPL-3.0-or-later
// What one robot of the sandbox is, has and does.
#pragma once

#include <adwaita.h>

#include "documents/robo-sandbox.h"

G_BEGIN_DECLS

/**
 * RoboSandboxRobot:
 *
 * Groups of rows: kind and modules; program; decisions; damage, facing and rolls. It shows the sandbox as it is, and changes it.
 */
#define ROBO_TYPE_SANDBOX_ROBOT (robo_sandbox_robot_get_type ())

G_DECLARE_FINAL_TYPE (RoboSandboxRobot, robo_sandbox_robot, ROBO, SANDBOX_ROBOT, AdwBin)

/**
 * robo_sandbox_robot_new:
 * @sandbox: (transfer none): whose robots to show
 *
 * Returns: (transfer floating): a group for the first robot
 */
GtkWidget *robo_sandbox_robot_new (RoboSandbox *sandbox) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_sandbox_robot_set_seat:
 * @self: a group
 * @seat: 0..3, whose robot to show
 */
void robo_sandbox_robot_set_seat (RoboSandboxRobot *self,
                                  guint             seat);

G_END_DECLS
