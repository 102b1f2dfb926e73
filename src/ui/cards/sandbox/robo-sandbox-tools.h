// SPDX-License-Identifier: GPL-3.0-or-later
// What is done to the board of the sandbox, by clicks, drags and keys.
#pragma once

#include "documents/robo-sandbox.h"
#include "ui/board/robo-board-view.h"

G_BEGIN_DECLS

/**
 * RoboSandboxTools:
 *
 * The tool in hand, and the space that was chosen first where a tool needs two. Rests while the position is played.
 *
 * Properties:
 *
 * - `tool` (string, rw): its name in actions, such as "move" or "pit"
 * - `seat` (uint, rw): whose mines are laid
 * - `title` (string, ro), `hint` (string, ro): of the tool, translated
 *
 * Signals: `seat-pointed` (uint): the robot of this seat was chosen on the board.
 */
#define ROBO_TYPE_SANDBOX_TOOLS (robo_sandbox_tools_get_type ())

G_DECLARE_FINAL_TYPE (RoboSandboxTools, robo_sandbox_tools, ROBO, SANDBOX_TOOLS, GObject)

/**
 * robo_sandbox_tools_new:
 * @sandbox: what is edited
 * @board: what shows it
 *
 * Returns: (transfer full): the tool that moves pieces
 */
RoboSandboxTools *robo_sandbox_tools_new (RoboSandbox   *sandbox,
                                          RoboBoardView *board) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_sandbox_tools_get_n:
 *
 * Returns: how many tools there are
 */
guint robo_sandbox_tools_get_n (void);

/**
 * robo_sandbox_tools_get_name:
 * @index: of a tool
 *
 * Returns: (transfer none): its name in actions, such as "pit"
 */
const char *robo_sandbox_tools_get_name (guint index);

/**
 * robo_sandbox_tools_get_title:
 * @index: of a tool
 *
 * Returns: (transfer none): what people call it, translated
 */
const char *robo_sandbox_tools_get_title (guint index);

/**
 * robo_sandbox_tools_new_glyph:
 * @index: of a tool
 *
 * Returns: (transfer floating): its picture
 */
GtkWidget *robo_sandbox_tools_new_glyph (guint index) G_GNUC_WARN_UNUSED_RESULT;

/* Forgets the space that was chosen first. */
void robo_sandbox_tools_drop (RoboSandboxTools *self);

G_END_DECLS
