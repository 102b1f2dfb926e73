// SPDX-License-Identifier: GPL-3.0-or-later
// Has the tools for parts of the arena: they select and move a part, or paste one from the clipboard.
#pragma once

#include "robo-canvas-tool.h"

G_BEGIN_DECLS

#define ROBO_TYPE_SELECT_TOOL (robo_select_tool_get_type ())

G_DECLARE_FINAL_TYPE (RoboSelectTool, robo_select_tool, ROBO, SELECT_TOOL, RoboCanvasTool)

/* Creates the tool that selects a rectangle. Pressed inside the selection, it moves the selection. */
RoboCanvasTool *robo_select_tool_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Extends the selection from its start to the space `to`. If `from` is not selected, a new selection starts there. */
void robo_select_tool_extend (RoboSelectTool  *self,
                              RoboEditorSheet *sheet,
                              guint            from,
                              guint            to);

/* Moves the selection by dx columns to the east and dy rows to the south. Consecutive moves are one edit, and restore
 * the spaces that the part has only passed. Call this only if the sheet is editable and has a selection. */
void robo_select_tool_nudge (RoboSelectTool  *self,
                             RoboEditorSheet *sheet,
                             gint             dx,
                             gint             dy);

/* Creates the tool that puts down the sheet's clip, which is held by its middle. */
RoboCanvasTool *robo_stamp_tool_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
