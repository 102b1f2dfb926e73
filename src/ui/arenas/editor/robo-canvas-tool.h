// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the base class of the tools, which handle the pointer and keys on a canvas.
#pragma once

#include "robo-editor-sheet.h"

G_BEGIN_DECLS

/* Gets events in terms of the board and changes the sheet. A tool does not depend on widgets, pixels or other tools.
 * Points are in spaces from the north-west corner of the arena, and may lie outside of the arena. A tool implements
 * `enter` and `press`, and those of the other functions that it needs; other events do nothing. */
#define ROBO_TYPE_CANVAS_TOOL (robo_canvas_tool_get_type ())

G_DECLARE_DERIVABLE_TYPE (RoboCanvasTool, robo_canvas_tool, ROBO, CANVAS_TOOL, GObject)

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
  /* If `use` is NULL, the tool is pressed and released in the middle of the space when the user uses it by keyboard. */
  void (*use) (RoboCanvasTool  *self,
               RoboEditorSheet *sheet,
               const RoboTouch *touch);
};

/* Shows what a press at this point would do, as a preview and in words. The point is the position of the pointer or
 * of the keyboard cursor. The tool must be idle. */
void robo_canvas_tool_enter (RoboCanvasTool  *self,
                             RoboEditorSheet *sheet,
                             const RoboTouch *touch);

/* Starts to work at a point. The work ends with robo_canvas_tool_release() or robo_canvas_tool_cancel(). The tool
 * must be idle, and the sheet editable. */
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

/* Undoes what the tool has done since the press. Returns FALSE if the tool was idle or has nothing to undo. */
gboolean robo_canvas_tool_cancel (RoboCanvasTool  *self,
                                  RoboEditorSheet *sheet);

/* Uses the tool by keyboard. Some tools change the arena only after several uses. The tool must be idle, and the sheet
 * editable. */
void robo_canvas_tool_use (RoboCanvasTool  *self,
                           RoboEditorSheet *sheet,
                           const RoboTouch *touch);

G_END_DECLS
