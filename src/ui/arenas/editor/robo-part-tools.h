// SPDX-License-Identifier: GPL-3.0-or-later
// Has the tools for parts of an arena: the user selects and moves a part, or pastes a part from the clipboard.
#pragma once

#include "robo-canvas-tool.h"

G_BEGIN_DECLS

#define ROBO_TYPE_SELECT_TOOL (robo_select_tool_get_type ())

G_DECLARE_FINAL_TYPE (RoboSelectTool, robo_select_tool, ROBO, SELECT_TOOL, RoboCanvasTool)

/* Creates the tool that selects a rectangle. A press inside the selection moves the selection. */
RoboCanvasTool *robo_select_tool_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Extends the selection so that it reaches from the space where it was begun to the space `to`. If `from` is not
 * selected, begins a new selection there. */
void robo_select_tool_extend (RoboSelectTool  *self,
                              RoboEditorSheet *sheet,
                              guint            from,
                              guint            to);

/* Moves the selected part by dx columns to the east and dy rows to the south. Consecutive moves are one edit: the
 * spaces that the part has only passed are restored. Call this only if the sheet can be edited and has a selection. */
void robo_select_tool_nudge (RoboSelectTool  *self,
                             RoboEditorSheet *sheet,
                             gint             dx,
                             gint             dy);

/* Creates the tool that pastes the sheet's clip, with the middle of the clip at the pointer. */
RoboCanvasTool *robo_stamp_tool_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
