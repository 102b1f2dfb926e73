// SPDX-License-Identifier: GPL-3.0-or-later
// The tools for parts of the arena: selecting and moving one, pasting one from the clipboard.
#pragma once

#include "robo-canvas-tool.h"

G_BEGIN_DECLS

#define ROBO_TYPE_SELECT_TOOL (robo_select_tool_get_type ())

G_DECLARE_FINAL_TYPE (RoboSelectTool, robo_select_tool, ROBO, SELECT_TOOL, RoboCanvasTool)

/* Creates the tool that selects a rectangle, or moves the selection if it is pressed there. */
RoboCanvasTool *robo_select_tool_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Extends the selection to a space from its start, which is from, unless from is the end of an unfinished
 * selection. */
void robo_select_tool_extend (RoboSelectTool  *self,
                              RoboEditorSheet *sheet,
                              guint            from,
                              guint            to);

/* Moves the selection by columns to the east and rows to the south. Consecutive moves are one edit, and
 * restore the spaces that the part has only passed. The sheet has to be editable and have a selection. */
void robo_select_tool_nudge (RoboSelectTool  *self,
                             RoboEditorSheet *sheet,
                             gint             dx,
                             gint             dy);

/* Creates the tool that puts down the sheet's clip, which is held by its middle. */
RoboCanvasTool *robo_stamp_tool_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
