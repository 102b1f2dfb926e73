// SPDX-License-Identifier: GPL-3.0-or-later
// Has the tools that paint with the selected brush: along a stroke, in a rectangle, in a connected area.
#pragma once

#include "robo-canvas-tool.h"

G_BEGIN_DECLS

/* Creates the tool that paints along the pointer's path. */
RoboCanvasTool *robo_brush_tool_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Creates the tool that erases along the pointer's path. The tool removes what the selected brush paints: edges or
 * contents of spaces. If the eraser is selected, or in selection mode, it may remove both. */
RoboCanvasTool *robo_eraser_tool_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Creates the tool that paints a rectangle. The user drags the rectangle with the pointer, or sets two of its corners
 * by keyboard. */
RoboCanvasTool *robo_box_tool_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Creates the tool that paints an area of connected spaces that look alike. */
RoboCanvasTool *robo_fill_tool_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
