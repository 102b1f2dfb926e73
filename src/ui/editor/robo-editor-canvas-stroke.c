// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-editor-canvas-private.h"

#include <glib/gi18n.h>
#include <math.h>

#include "robo-editor-words.h"

/* A pointer jumps; a stroke does not. In spaces. */
#define STEP 0.2

static RoboDocument *
get_document (RoboEditorCanvas *self)
{
  return ROBO_DOCUMENT (self->document);
}

static RoboSymmetry
get_symmetry (RoboEditorCanvas *self)
{
  return robo_editor_tools_get_symmetry (self->tools);
}

static void
begin_edit (RoboEditorCanvas *self,
            RoboCanvasAction  action)
{
  self->action = action;
  self->working = self->plan;
  robo_editor_canvas_forget (self, ROBO_LAYER_PREVIEW);
  robo_document_begin (get_document (self), robo_editor_words_get_edit (&self->brush));
}

/* What a click takes is settled where it begins: a hand that shakes does not take the space behind a wall. */
static void
settle_erasing (RoboEditorCanvas *self,
                const RoboTouch  *touch)
{
  gboolean has_mark = robo_plan_get_edge (&self->plan, touch->space, touch->side) != ROBO_EDGE_OPEN ||
                      self->plan.caution[touch->space][touch->side / 2] != 0;

  if (self->brush.kind == ROBO_BRUSH_ERASER && self->brush.erasing == ROBO_ERASING_ALL)
    self->brush.erasing = touch->is_at_edge && has_mark ? ROBO_ERASING_EDGES : ROBO_ERASING_SPACES;
}

/* At a corner it shows only when the stroke goes on which edge was meant; if it does not, the nearest was. */
static void
paint_first (RoboEditorCanvas *self)
{
  self->is_first_pending = FALSE;
  if (robo_brush_paint (&self->brush, get_symmetry (self), &self->working, &self->first) == ROBO_PAINTED)
    robo_arena_document_extend_plan (self->document, &self->working);
}

static void
begin_stroke (RoboEditorCanvas *self,
              const RoboTouch  *touch)
{
  settle_erasing (self, touch);
  begin_edit (self, ROBO_CANVAS_STROKE);
  self->last_x = (self->pointer_x - self->viewport.layout.x) / self->viewport.layout.cell;
  self->last_y = (self->pointer_y - self->viewport.layout.y) / self->viewport.layout.cell;
  self->is_first_pending = robo_brush_is_for_edges (&self->brush) && !touch->is_along_edge;
  if (!self->is_first_pending)
    paint_first (self);
}

static void
fill (RoboEditorCanvas *self,
      const RoboTouch  *touch)
{
  RoboArea area;

  robo_area_init_flood (&area, &self->plan, touch->space);
  begin_edit (self, ROBO_CANVAS_STROKE);
  if (robo_brush_paint_area (&self->brush, get_symmetry (self), &self->working, &area) == ROBO_PAINTED)
    robo_arena_document_extend_plan (self->document, &self->working);
  robo_editor_canvas_end (self);
}

void
robo_editor_canvas_begin (RoboEditorCanvas *self,
                          const RoboTouch  *touch,
                          const RoboBrush  *brush)
{
  RoboEditorMode mode = robo_editor_tools_get_mode (self->tools);
  gboolean       is_eraser = self->is_eraser;

  if (self->action != ROBO_CANVAS_IDLE || self->document == NULL || robo_document_is_in_edit (get_document (self)))
    return;

  self->first = *touch;
  self->brush = *brush;
  self->is_first_pending = FALSE;
  if (self->clip != NULL)
    robo_editor_canvas_stamp (self, touch->space);
  else if (is_eraser || mode == ROBO_EDITOR_DRAW)
    begin_stroke (self, touch);
  else if (mode == ROBO_EDITOR_FILL)
    fill (self, touch);
  else if (mode == ROBO_EDITOR_SELECT)
    robo_editor_canvas_begin_selection (self, touch->space);
  else
    {
      self->corner = touch->space;
      begin_edit (self, ROBO_CANVAS_BOX);
      robo_editor_canvas_paint_box (self, touch->space);
    }
}

/* Always from what was there before, so that a box can become smaller again. */
void
robo_editor_canvas_paint_box (RoboEditorCanvas *self,
                              guint             to)
{
  RoboPlan next = self->working;
  RoboArea area;

  robo_area_init_box (&area, &next, self->corner, to);
  robo_brush_paint_area (&self->brush, get_symmetry (self), &next, &area);
  robo_arena_document_extend_plan (self->document, &next);
}

static gboolean
paint_point (RoboEditorCanvas *self,
             double            x,
             double            y)
{
  RoboTouch touch;

  if (!robo_touch_init (&touch, &self->working, x, y))
    return FALSE;
  if (robo_brush_is_for_edges (&self->brush) && !touch.is_along_edge)
    return FALSE;

  self->is_first_pending = FALSE;

  return robo_brush_paint (&self->brush, get_symmetry (self), &self->working, &touch) == ROBO_PAINTED;
}

static void
stroke_to (RoboEditorCanvas *self,
           double            x,
           double            y)
{
  double   dx = x - self->last_x;
  double   dy = y - self->last_y;
  guint    n = (guint)ceil (hypot (dx, dy) / STEP);
  gboolean is_painted = FALSE;

  for (guint i = 1; i <= n; i++)
    is_painted |= paint_point (self, self->last_x + dx * i / n, self->last_y + dy * i / n);
  self->last_x = x;
  self->last_y = y;

  if (is_painted)
    robo_arena_document_extend_plan (self->document, &self->working);
}

void
robo_editor_canvas_go_on (RoboEditorCanvas *self,
                          double            x,
                          double            y)
{
  const RoboLayout *layout = &self->viewport.layout;
  RoboTouch         touch;

  switch (self->action)
    {
    case ROBO_CANVAS_STROKE:
      stroke_to (self, (x - layout->x) / layout->cell, (y - layout->y) / layout->cell);
      break;
    case ROBO_CANVAS_BOX:
      if (robo_editor_canvas_get_touch (self, x, y, &touch))
        robo_editor_canvas_paint_box (self, touch.space);
      break;
    case ROBO_CANVAS_SELECTING:
    case ROBO_CANVAS_MOVING:
      robo_editor_canvas_drag_selection (self, x, y);
      break;
    case ROBO_CANVAS_IDLE:
    case ROBO_CANVAS_WAITING:
      break;
    }
}

static gboolean
is_editing (RoboEditorCanvas *self)
{
  return self->action == ROBO_CANVAS_STROKE || self->action == ROBO_CANVAS_BOX || self->action == ROBO_CANVAS_MOVING;
}

void
robo_editor_canvas_end (RoboEditorCanvas *self)
{
  gboolean was_editing = is_editing (self);

  if (self->action == ROBO_CANVAS_STROKE && self->is_first_pending)
    paint_first (self);
  self->action = ROBO_CANVAS_IDLE;
  self->is_eraser = FALSE;
  if (was_editing && robo_document_is_in_edit (get_document (self)))
    robo_document_commit (get_document (self));
  robo_editor_canvas_update_hover (self);
}

/* Returns: whether there was anything to give up. */
gboolean
robo_editor_canvas_cancel (RoboEditorCanvas *self)
{
  gboolean was_editing = is_editing (self);

  if (self->action == ROBO_CANVAS_IDLE && !self->is_box_by_keys)
    return FALSE;

  if (self->action == ROBO_CANVAS_MOVING)
    self->selection = self->move_from;
  self->action = ROBO_CANVAS_IDLE;
  self->is_eraser = FALSE;
  self->is_box_by_keys = FALSE;
  if (was_editing && robo_document_is_in_edit (get_document (self)))
    robo_document_cancel (get_document (self));
  robo_editor_canvas_forget (self, ROBO_LAYER_MARKS);
  robo_editor_canvas_update_hover (self);

  return TRUE;
}

RoboBrush
robo_editor_canvas_get_eraser (RoboEditorCanvas *self)
{
  RoboBrush        eraser = { .kind = ROBO_BRUSH_ERASER, .side = ROBO_BRUSH_AUTO, .arrow = ROBO_BRUSH_AUTO };
  const RoboBrush *brush = robo_editor_tools_get_brush (self->tools);

  if (robo_brush_is_for_edges (brush))
    eraser.erasing = ROBO_ERASING_EDGES;
  else if (brush->kind != ROBO_BRUSH_ERASER && robo_editor_tools_get_mode (self->tools) != ROBO_EDITOR_SELECT)
    eraser.erasing = ROBO_ERASING_SPACES;

  return eraser;
}

/* By keyboard: once, or from corner to corner. */
void
robo_editor_canvas_use (RoboEditorCanvas *self,
                        const RoboTouch  *touch)
{
  if (robo_editor_tools_get_mode (self->tools) == ROBO_EDITOR_BOX && self->clip == NULL)
    {
      if (!self->is_box_by_keys)
        {
          self->is_box_by_keys = TRUE;
          self->corner = touch->space;
          robo_editor_canvas_update_hover (self);
          return;
        }
      self->is_box_by_keys = FALSE;
      self->brush = *robo_editor_tools_get_brush (self->tools);
      begin_edit (self, ROBO_CANVAS_BOX);
      robo_editor_canvas_paint_box (self, touch->space);
      robo_editor_canvas_end (self);
      return;
    }

  robo_editor_canvas_begin (self, touch, robo_editor_tools_get_brush (self->tools));
  if (self->action != ROBO_CANVAS_IDLE)
    robo_editor_canvas_end (self);
}

void
robo_editor_canvas_pick (RoboEditorCanvas *self,
                         const RoboTouch  *touch)
{
  RoboBrush brush = *robo_editor_tools_get_brush (self->tools);

  robo_brush_pick (&brush, &self->plan, touch);
  robo_editor_tools_set_kind (self->tools, brush.kind);
  robo_editor_tools_set_brush (self->tools, &brush);
}
