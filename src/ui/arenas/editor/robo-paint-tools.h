// SPDX-License-Identifier: GPL-3.0-or-later
// The tools that paint with the chosen brush: along a stroke, over a rectangle, over all that hangs together.
#pragma once

#include "robo-canvas-tool.h"

G_BEGIN_DECLS

/**
 * robo_brush_tool_new:
 *
 * Returns: (transfer full): what paints where the pointer goes
 */
RoboCanvasTool *robo_brush_tool_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_eraser_tool_new:
 *
 * Returns: (transfer full): the same with an eraser, which takes what the chosen brush paints: edges or what stands
 * on spaces
 */
RoboCanvasTool *robo_eraser_tool_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_box_tool_new:
 *
 * Returns: (transfer full): what paints a rectangle, as large as the pointer draws it, or from one use to the next
 */
RoboCanvasTool *robo_box_tool_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_fill_tool_new:
 *
 * Returns: (transfer full): what paints spaces that hang together and look alike
 */
RoboCanvasTool *robo_fill_tool_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
