// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user edit the board of the sandbox by clicks, drags and keys.
#pragma once

#include "documents/robo-sandbox.h"
#include "ui/board/robo-board-view.h"

G_BEGIN_DECLS

/* Holds the selected tool, and the first space if the tool needs two spaces. The tools are disabled while the position
 * is played.
 *
 * Properties:
 *
 * - `tool` (string, rw): the name of the selected tool in actions, such as "move" or "pit"
 * - `seat` (uint, rw): the owner of new mines
 * - `title` (string, ro), `hint` (string, ro): the translated title and hint of the selected tool
 *
 * Signals: `seat-pointed` (uint): the robot of this seat was selected on the board. */
#define ROBO_TYPE_SANDBOX_TOOLS (robo_sandbox_tools_get_type ())

G_DECLARE_FINAL_TYPE (RoboSandboxTools, robo_sandbox_tools, ROBO, SANDBOX_TOOLS, GObject)

RoboSandboxTools *robo_sandbox_tools_new (RoboSandbox   *sandbox,
                                          RoboBoardView *board) G_GNUC_WARN_UNUSED_RESULT;

guint robo_sandbox_tools_get_n (void);

/* Returns the name of a tool in actions, such as "pit". */
const char *robo_sandbox_tools_get_name (guint index);

/* Returns the translated name of a tool. */
const char *robo_sandbox_tools_get_title (guint index);

GtkWidget *robo_sandbox_tools_new_glyph (guint index) G_GNUC_WARN_UNUSED_RESULT;

/* Forgets the first space of a tool that needs two spaces. */
void robo_sandbox_tools_drop (RoboSandboxTools *self);

G_END_DECLS
