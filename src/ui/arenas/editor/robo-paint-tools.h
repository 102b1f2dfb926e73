// SPDX-License-Identifier: GPL-3.0-or-later
// The tools that paint with the selected brush: along a stroke, over a rectangle, over a connected area.
#pragma once

#include "robo-canvas-tool.h"

G_BEGIN_DECLS

/* Creates the tool that paints along the pointer's path. */
RoboCanvasTool *robo_brush_tool_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Creates the same tool with an eraser, which removes what the selected brush paints: edges or contents of
 * spaces. */
RoboCanvasTool *robo_eraser_tool_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Creates the tool that paints a rectangle, dragged by the pointer, or from one use to the next. */
RoboCanvasTool *robo_box_tool_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Creates the tool that paints connected spaces that look alike. */
RoboCanvasTool *robo_fill_tool_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
