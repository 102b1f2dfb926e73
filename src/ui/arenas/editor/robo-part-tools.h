// SPDX-License-Identifier: GPL-3.0-or-later
// The tools that take the arena by parts: selecting and moving one, putting down one from the clipboard.
#pragma once

#include "robo-canvas-tool.h"

G_BEGIN_DECLS

#define ROBO_TYPE_SELECT_TOOL (robo_select_tool_get_type ())

G_DECLARE_FINAL_TYPE (RoboSelectTool, robo_select_tool, ROBO, SELECT_TOOL, RoboCanvasTool)

/**
 * robo_select_tool_new:
 *
 * Returns: (transfer full): what selects a rectangle, or moves what is selected if it is pressed there
 */
RoboCanvasTool *robo_select_tool_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_select_tool_extend:
 * @self: the tool
 * @sheet: a sheet with an arena
 * @from: the space from which keys come
 * @to: the space to which they go
 *
 * Selects to @to from where the selection began: at @from, unless that is the end of one that is being made.
 */
void robo_select_tool_extend (RoboSelectTool  *self,
                              RoboEditorSheet *sheet,
                              guint            from,
                              guint            to);

/**
 * robo_select_tool_nudge:
 * @self: the tool, not at work
 * @sheet: a sheet that can be edited, with a selection
 * @dx: how many columns to the east
 * @dy: how many rows to the south
 *
 * Moves what is selected. Several in a row are one edit, whose parts do not dig furrows into what they pass.
 */
void robo_select_tool_nudge (RoboSelectTool  *self,
                             RoboEditorSheet *sheet,
                             gint             dx,
                             gint             dy);

/**
 * robo_stamp_tool_new:
 *
 * Returns: (transfer full): what puts down the sheet's clip, which is held by its middle
 */
RoboCanvasTool *robo_stamp_tool_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
