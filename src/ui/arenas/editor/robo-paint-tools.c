// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-paint-tools.h"

#include <math.h>

#include "robo-editor-words.h"

/* The tool paints points at most this far apart, in spaces, so that a fast stroke has no gaps. */
#define STEP 0.2

static const RoboBrush *
get_brush (RoboEditorSheet *sheet)
{
  return robo_editor_tools_get_brush (robo_editor_sheet_get_tools (sheet));
}

/* Previews the changes of an area, and says how many spaces would change. */
static void
preview_area (RoboEditorSheet *sheet,
              const RoboArea  *area)
{
  const RoboPlan  *plan = robo_editor_sheet_get_plan (sheet);
  const RoboBrush *brush = get_brush (sheet);
  RoboPreview      preview = { .plan = *plan, .marks = ROBO_PREVIEW_CHANGES };
  guint            n_changes = 0;

  robo_brush_paint_area (brush, robo_editor_sheet_get_symmetry (sheet), &preview.plan, area);
  for (guint i = 0; i < (guint)plan->columns * plan->rows; i++)
    n_changes += !robo_plan_looks_alike (plan, &preview.plan, i);
  robo_editor_sheet_set_preview (sheet, &preview, robo_editor_words_dup_spaces (brush->kind, n_changes));
}

/* Brush and eraser */

#define ROBO_TYPE_BRUSH_TOOL (robo_brush_tool_get_type ())

G_DECLARE_FINAL_TYPE (RoboBrushTool, robo_brush_tool, ROBO, BRUSH_TOOL, RoboCanvasTool)

struct _RoboBrushTool
{
  RoboCanvasTool parent_instance;

  gboolean is_eraser;

  gboolean  is_at_work;
  RoboBrush brush;
  RoboPlan  working; /* arena with the stroke so far */
  RoboTouch first;
  gboolean  is_first_pending; /* whether the first point of the stroke is still to be painted */
  double    last_x;           /* end of the stroke so far, in spaces */
  double    last_y;
};

G_DEFINE_FINAL_TYPE (RoboBrushTool, robo_brush_tool, ROBO_TYPE_CANVAS_TOOL)

static void
robo_brush_tool_enter (RoboCanvasTool  *tool,
                       RoboEditorSheet *sheet,
                       const RoboTouch *touch)
{
  const RoboPlan *plan = robo_editor_sheet_get_plan (sheet);
  RoboSymmetry    symmetry = robo_editor_sheet_get_symmetry (sheet);
  RoboPreview     preview = { *plan, ROBO_PREVIEW_PLACE, *touch, *get_brush (sheet), ROBO_PAINTED };

  preview.painted = robo_brush_paint (&preview.brush, symmetry, &preview.plan, touch);
  robo_editor_sheet_set_preview (sheet, &preview,
                                 robo_editor_words_dup_hint (&preview.brush, symmetry, plan, touch, preview.painted));
}

/* Paints the point where the stroke began. If a stroke of a brush for edges began at a corner or in the middle of a
 * space, this is called only if the stroke has ended before it went along an edge, and paints the nearest edge. */
static void
paint_first (RoboBrushTool   *self,
             RoboEditorSheet *sheet)
{
  self->is_first_pending = FALSE;
  if (robo_brush_paint (&self->brush, robo_editor_sheet_get_symmetry (sheet), &self->working,
                        &self->first) == ROBO_PAINTED)
    robo_editor_sheet_show (sheet, &self->working);
}

/* Returns an eraser for the selected brush: it erases edges if the brush paints edges, and otherwise contents of
 * spaces. If the eraser is selected, or in selection mode with a brush that does not paint edges, it erases edges and
 * contents of spaces. */
static RoboBrush
make_eraser (RoboEditorSheet *sheet)
{
  RoboEditorTools *tools = robo_editor_sheet_get_tools (sheet);
  const RoboBrush *brush = robo_editor_tools_get_brush (tools);
  RoboBrush        eraser = { .kind = ROBO_BRUSH_ERASER, .side = ROBO_BRUSH_AUTO, .arrow = ROBO_BRUSH_AUTO };

  if (robo_brush_is_for_edges (brush))
    eraser.erasing = ROBO_ERASING_EDGES;
  else if (brush->kind != ROBO_BRUSH_ERASER && robo_editor_tools_get_mode (tools) != ROBO_EDITOR_SELECT)
    eraser.erasing = ROBO_ERASING_SPACES;

  return eraser;
}

static void
robo_brush_tool_press (RoboCanvasTool  *tool,
                       RoboEditorSheet *sheet,
                       const RoboTouch *touch,
                       double           x,
                       double           y)
{
  RoboBrushTool *self = ROBO_BRUSH_TOOL (tool);

  self->is_at_work = TRUE;
  self->working = *robo_editor_sheet_get_plan (sheet);
  self->first = *touch;
  self->last_x = x;
  self->last_y = y;
  self->brush = self->is_eraser ? make_eraser (sheet) : *get_brush (sheet);
  /* An eraser of edges and contents of spaces decides at the start of a stroke whether it removes edges or contents.
   * So a shaky stroke along a wall does not clear the space behind the wall. */
  if (self->brush.kind == ROBO_BRUSH_ERASER && self->brush.erasing == ROBO_ERASING_ALL)
    self->brush.erasing = touch->is_at_edge && robo_plan_has_edge_mark (&self->working, touch) ? ROBO_ERASING_EDGES
                                                                                               : ROBO_ERASING_SPACES;
  robo_editor_sheet_begin (sheet, robo_editor_words_get_edit (&self->brush));
  self->is_first_pending = robo_brush_is_for_edges (&self->brush) && !touch->is_along_edge;
  if (!self->is_first_pending)
    paint_first (self, sheet);
}

static gboolean
paint_point (RoboBrushTool   *self,
             RoboEditorSheet *sheet,
             double           x,
             double           y)
{
  RoboTouch touch;

  if (!robo_touch_init (&touch, &self->working, x, y))
    return FALSE;
  if (robo_brush_is_for_edges (&self->brush) && !touch.is_along_edge)
    return FALSE;

  self->is_first_pending = FALSE;

  return robo_brush_paint (&self->brush, robo_editor_sheet_get_symmetry (sheet), &self->working,
                           &touch) == ROBO_PAINTED;
}

static void
robo_brush_tool_move (RoboCanvasTool  *tool,
                      RoboEditorSheet *sheet,
                      double           x,
                      double           y)
{
  RoboBrushTool *self = ROBO_BRUSH_TOOL (tool);
  double         dx = x - self->last_x;
  double         dy = y - self->last_y;
  guint          n = (guint)ceil (hypot (dx, dy) / STEP);
  gboolean       is_painted = FALSE;

  for (guint i = 1; i <= n; i++)
    is_painted |= paint_point (self, sheet, self->last_x + dx * i / n, self->last_y + dy * i / n);
  self->last_x = x;
  self->last_y = y;

  if (is_painted)
    robo_editor_sheet_show (sheet, &self->working);
}

static void
robo_brush_tool_release (RoboCanvasTool  *tool,
                         RoboEditorSheet *sheet)
{
  RoboBrushTool *self = ROBO_BRUSH_TOOL (tool);

  if (self->is_first_pending)
    paint_first (self, sheet);
  self->is_at_work = FALSE;
  robo_editor_sheet_end (sheet);
}

static gboolean
robo_brush_tool_cancel (RoboCanvasTool  *tool,
                        RoboEditorSheet *sheet)
{
  RoboBrushTool *self = ROBO_BRUSH_TOOL (tool);

  if (!self->is_at_work)
    return FALSE;

  self->is_at_work = FALSE;
  robo_editor_sheet_cancel (sheet);

  return TRUE;
}

static void
robo_brush_tool_class_init (RoboBrushToolClass *klass)
{
  RoboCanvasToolClass *tool_class = ROBO_CANVAS_TOOL_CLASS (klass);

  tool_class->enter = robo_brush_tool_enter;
  tool_class->press = robo_brush_tool_press;
  tool_class->move = robo_brush_tool_move;
  tool_class->release = robo_brush_tool_release;
  tool_class->cancel = robo_brush_tool_cancel;
}

static void
robo_brush_tool_init (RoboBrushTool *self)
{
}

RoboCanvasTool *
robo_brush_tool_new (void)
{
  return g_object_new (ROBO_TYPE_BRUSH_TOOL, NULL);
}

RoboCanvasTool *
robo_eraser_tool_new (void)
{
  RoboBrushTool *self = g_object_new (ROBO_TYPE_BRUSH_TOOL, NULL);

  self->is_eraser = TRUE;

  return ROBO_CANVAS_TOOL (self);
}

/* Box */

#define ROBO_TYPE_BOX_TOOL (robo_box_tool_get_type ())

G_DECLARE_FINAL_TYPE (RoboBoxTool, robo_box_tool, ROBO, BOX_TOOL, RoboCanvasTool)

struct _RoboBoxTool
{
  RoboCanvasTool parent_instance;

  gboolean  is_at_work;
  gboolean  is_by_keys; /* whether one corner has been set by keyboard, but not the opposite corner */
  guint     corner;
  RoboBrush brush;
  RoboPlan  base; /* arena before the box */
};

G_DEFINE_FINAL_TYPE (RoboBoxTool, robo_box_tool, ROBO_TYPE_CANVAS_TOOL)

static void
robo_box_tool_enter (RoboCanvasTool  *tool,
                     RoboEditorSheet *sheet,
                     const RoboTouch *touch)
{
  RoboBoxTool *self = ROBO_BOX_TOOL (tool);
  RoboArea     area;

  robo_area_init_box (&area, robo_editor_sheet_get_plan (sheet), self->is_by_keys ? self->corner : touch->space,
                      touch->space);
  preview_area (sheet, &area);
}

/* Paints the box on the arena as it was before the box, so that the user can also make the box smaller. */
static void
paint_box (RoboBoxTool     *self,
           RoboEditorSheet *sheet,
           guint            to)
{
  RoboPlan next = self->base;
  RoboArea area;

  robo_area_init_box (&area, &next, self->corner, to);
  robo_brush_paint_area (&self->brush, robo_editor_sheet_get_symmetry (sheet), &next, &area);
  robo_editor_sheet_show (sheet, &next);
}

static void
begin_box (RoboBoxTool     *self,
           RoboEditorSheet *sheet,
           guint            corner)
{
  self->is_at_work = TRUE;
  self->corner = corner;
  self->brush = *get_brush (sheet);
  self->base = *robo_editor_sheet_get_plan (sheet);
  robo_editor_sheet_begin (sheet, robo_editor_words_get_edit (&self->brush));
}

static void
robo_box_tool_press (RoboCanvasTool  *tool,
                     RoboEditorSheet *sheet,
                     const RoboTouch *touch,
                     double           x,
                     double           y)
{
  begin_box (ROBO_BOX_TOOL (tool), sheet, touch->space);
  paint_box (ROBO_BOX_TOOL (tool), sheet, touch->space);
}

static void
robo_box_tool_move (RoboCanvasTool  *tool,
                    RoboEditorSheet *sheet,
                    double           x,
                    double           y)
{
  RoboBoxTool *self = ROBO_BOX_TOOL (tool);
  RoboTouch    touch;

  if (robo_touch_init (&touch, &self->base, x, y))
    paint_box (self, sheet, touch.space);
}

static void
robo_box_tool_release (RoboCanvasTool  *tool,
                       RoboEditorSheet *sheet)
{
  ROBO_BOX_TOOL (tool)->is_at_work = FALSE;
  robo_editor_sheet_end (sheet);
}

static gboolean
robo_box_tool_cancel (RoboCanvasTool  *tool,
                      RoboEditorSheet *sheet)
{
  RoboBoxTool *self = ROBO_BOX_TOOL (tool);

  if (!self->is_at_work && !self->is_by_keys)
    return FALSE;

  if (self->is_at_work)
    robo_editor_sheet_cancel (sheet);
  self->is_at_work = FALSE;
  self->is_by_keys = FALSE;

  return TRUE;
}

/* Sets a corner at the first use by keyboard. The second use sets the opposite corner and paints the box. */
static void
robo_box_tool_use (RoboCanvasTool  *tool,
                   RoboEditorSheet *sheet,
                   const RoboTouch *touch)
{
  RoboBoxTool *self = ROBO_BOX_TOOL (tool);

  if (!self->is_by_keys)
    {
      self->is_by_keys = TRUE;
      self->corner = touch->space;
      return;
    }

  self->is_by_keys = FALSE;
  begin_box (self, sheet, self->corner);
  paint_box (self, sheet, touch->space);
  robo_box_tool_release (tool, sheet);
}

static void
robo_box_tool_class_init (RoboBoxToolClass *klass)
{
  RoboCanvasToolClass *tool_class = ROBO_CANVAS_TOOL_CLASS (klass);

  tool_class->enter = robo_box_tool_enter;
  tool_class->press = robo_box_tool_press;
  tool_class->move = robo_box_tool_move;
  tool_class->release = robo_box_tool_release;
  tool_class->cancel = robo_box_tool_cancel;
  tool_class->use = robo_box_tool_use;
}

static void
robo_box_tool_init (RoboBoxTool *self)
{
}

RoboCanvasTool *
robo_box_tool_new (void)
{
  return g_object_new (ROBO_TYPE_BOX_TOOL, NULL);
}

/* Fill */

#define ROBO_TYPE_FILL_TOOL (robo_fill_tool_get_type ())

G_DECLARE_FINAL_TYPE (RoboFillTool, robo_fill_tool, ROBO, FILL_TOOL, RoboCanvasTool)

struct _RoboFillTool
{
  RoboCanvasTool parent_instance;
};

G_DEFINE_FINAL_TYPE (RoboFillTool, robo_fill_tool, ROBO_TYPE_CANVAS_TOOL)

static void
robo_fill_tool_enter (RoboCanvasTool  *tool,
                      RoboEditorSheet *sheet,
                      const RoboTouch *touch)
{
  RoboArea area;

  robo_area_init_flood (&area, robo_editor_sheet_get_plan (sheet), touch->space);
  preview_area (sheet, &area);
}

static void
robo_fill_tool_press (RoboCanvasTool  *tool,
                      RoboEditorSheet *sheet,
                      const RoboTouch *touch,
                      double           x,
                      double           y)
{
  RoboPlan next = *robo_editor_sheet_get_plan (sheet);
  RoboArea area;

  robo_area_init_flood (&area, &next, touch->space);
  robo_editor_sheet_begin (sheet, robo_editor_words_get_edit (get_brush (sheet)));
  if (robo_brush_paint_area (get_brush (sheet), robo_editor_sheet_get_symmetry (sheet), &next, &area) == ROBO_PAINTED)
    robo_editor_sheet_show (sheet, &next);
  robo_editor_sheet_end (sheet);
}

static void
robo_fill_tool_class_init (RoboFillToolClass *klass)
{
  ROBO_CANVAS_TOOL_CLASS (klass)->enter = robo_fill_tool_enter;
  ROBO_CANVAS_TOOL_CLASS (klass)->press = robo_fill_tool_press;
}

static void
robo_fill_tool_init (RoboFillTool *self)
{
}

RoboCanvasTool *
robo_fill_tool_new (void)
{
  return g_object_new (ROBO_TYPE_FILL_TOOL, NULL);
}
