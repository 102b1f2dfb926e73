// SPDX-License-Identifier: GPL-3.0-or-later
// What a pointer or a key does to the arena on a canvas: one object a way of doing it.
#pragma once

#include "robo-editor-sheet.h"

G_BEGIN_DECLS

/**
 * RoboCanvasTool:
 *
 * Gets events in terms of the board and answers them on the sheet; it knows no widgets, no pixels and no other tool.
 * Places are in spaces from the north-western corner of the arena, and may lie outside of it.
 *
 * A tool has only the functions that it needs; an event without one does nothing.
 */
#define ROBO_TYPE_CANVAS_TOOL (robo_canvas_tool_get_type ())

G_DECLARE_DERIVABLE_TYPE (RoboCanvasTool, robo_canvas_tool, ROBO, CANVAS_TOOL, GObject)

/**
 * RoboCanvasToolClass:
 * @enter: see robo_canvas_tool_enter()
 * @press: see robo_canvas_tool_press()
 * @move: see robo_canvas_tool_move()
 * @release: see robo_canvas_tool_release()
 * @cancel: see robo_canvas_tool_cancel()
 * @use: see robo_canvas_tool_use(); without it a press and a release in the middle of the space
 */
struct _RoboCanvasToolClass
{
  GObjectClass parent_class;

  void (*enter) (RoboCanvasTool  *self,
                 RoboEditorSheet *sheet,
                 const RoboTouch *touch);
  void (*press) (RoboCanvasTool  *self,
                 RoboEditorSheet *sheet,
                 const RoboTouch *touch,
                 double           x,
                 double           y);
  void (*move) (RoboCanvasTool  *self,
                RoboEditorSheet *sheet,
                double           x,
                double           y);
  void (*release) (RoboCanvasTool  *self,
                   RoboEditorSheet *sheet);
  gboolean (*cancel) (RoboCanvasTool  *self,
                      RoboEditorSheet *sheet);
  void (*use) (RoboCanvasTool  *self,
               RoboEditorSheet *sheet,
               const RoboTouch *touch);
};

/**
 * robo_canvas_tool_enter:
 * @self: a tool that is not at work
 * @sheet: a sheet with an arena
 * @touch: where the pointer or the keyboard has come to
 *
 * Shows and says what a press there would do.
 */
void robo_canvas_tool_enter (RoboCanvasTool  *self,
                             RoboEditorSheet *sheet,
                             const RoboTouch *touch);

/**
 * robo_canvas_tool_press:
 * @self: a tool that is not at work
 * @sheet: a sheet that can be edited
 * @touch: the place, in terms of the rules
 * @x: the same place
 * @y: the same place
 *
 * Goes to work, until robo_canvas_tool_release() or robo_canvas_tool_cancel().
 */
void robo_canvas_tool_press (RoboCanvasTool  *self,
                             RoboEditorSheet *sheet,
                             const RoboTouch *touch,
                             double           x,
                             double           y);
void robo_canvas_tool_move (RoboCanvasTool  *self,
                            RoboEditorSheet *sheet,
                            double           x,
                            double           y);
void robo_canvas_tool_release (RoboCanvasTool  *self,
                               RoboEditorSheet *sheet);

/**
 * robo_canvas_tool_cancel:
 * @self: a tool, at work or not
 * @sheet: the sheet
 *
 * Everything is again as it was before the press.
 *
 * Returns: whether there was anything to give up
 */
gboolean robo_canvas_tool_cancel (RoboCanvasTool  *self,
                                  RoboEditorSheet *sheet);

/**
 * robo_canvas_tool_use:
 * @self: a tool that is not at work
 * @sheet: a sheet that can be edited
 * @touch: where the keyboard is
 *
 * Does what keys can do, at once or in steps.
 */
void robo_canvas_tool_use (RoboCanvasTool  *self,
                           RoboEditorSheet *sheet,
                           const RoboTouch *touch);

G_END_DECLS
