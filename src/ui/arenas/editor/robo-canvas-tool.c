// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-canvas-tool.h"

G_DEFINE_ABSTRACT_TYPE (RoboCanvasTool, robo_canvas_tool, G_TYPE_OBJECT)

static void
robo_canvas_tool_class_init (RoboCanvasToolClass *klass)
{
}

static void
robo_canvas_tool_init (RoboCanvasTool *self)
{
}

void
robo_canvas_tool_enter (RoboCanvasTool  *self,
                        RoboEditorSheet *sheet,
                        const RoboTouch *touch)
{
  g_return_if_fail (ROBO_IS_CANVAS_TOOL (self));

  ROBO_CANVAS_TOOL_GET_CLASS (self)->enter (self, sheet, touch);
}

void
robo_canvas_tool_press (RoboCanvasTool  *self,
                        RoboEditorSheet *sheet,
                        const RoboTouch *touch,
                        double           x,
                        double           y)
{
  g_return_if_fail (ROBO_IS_CANVAS_TOOL (self));
  g_return_if_fail (robo_editor_sheet_can_edit (sheet));

  ROBO_CANVAS_TOOL_GET_CLASS (self)->press (self, sheet, touch, x, y);
}

void
robo_canvas_tool_move (RoboCanvasTool  *self,
                       RoboEditorSheet *sheet,
                       double           x,
                       double           y)
{
  g_return_if_fail (ROBO_IS_CANVAS_TOOL (self));

  if (ROBO_CANVAS_TOOL_GET_CLASS (self)->move != NULL)
    ROBO_CANVAS_TOOL_GET_CLASS (self)->move (self, sheet, x, y);
}

void
robo_canvas_tool_release (RoboCanvasTool  *self,
                          RoboEditorSheet *sheet)
{
  g_return_if_fail (ROBO_IS_CANVAS_TOOL (self));

  if (ROBO_CANVAS_TOOL_GET_CLASS (self)->release != NULL)
    ROBO_CANVAS_TOOL_GET_CLASS (self)->release (self, sheet);
}

gboolean
robo_canvas_tool_cancel (RoboCanvasTool  *self,
                         RoboEditorSheet *sheet)
{
  g_return_val_if_fail (ROBO_IS_CANVAS_TOOL (self), FALSE);

  return ROBO_CANVAS_TOOL_GET_CLASS (self)->cancel != NULL &&
         ROBO_CANVAS_TOOL_GET_CLASS (self)->cancel (self, sheet);
}

void
robo_canvas_tool_use (RoboCanvasTool  *self,
                      RoboEditorSheet *sheet,
                      const RoboTouch *touch)
{
  guint columns = robo_editor_sheet_get_plan (sheet)->columns;

  g_return_if_fail (ROBO_IS_CANVAS_TOOL (self));
  g_return_if_fail (robo_editor_sheet_can_edit (sheet));

  if (ROBO_CANVAS_TOOL_GET_CLASS (self)->use != NULL)
    {
      ROBO_CANVAS_TOOL_GET_CLASS (self)->use (self, sheet, touch);
      return;
    }

  robo_canvas_tool_press (self, sheet, touch, touch->space % columns + 0.5, touch->space / columns + 0.5);
  robo_canvas_tool_release (self, sheet);
}
