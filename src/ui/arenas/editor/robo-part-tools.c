// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-part-tools.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

/* Selection */

typedef enum
{
  SELECT_IDLE,
  SELECT_DRAWING,
  SELECT_MOVING,
} SelectWork;

struct _RoboSelectTool
{
  RoboCanvasTool parent_instance;

  SelectWork work;
  guint      corner; /* space where the selection was begun */

  /* These fields hold the moved part and the arena, both before the move. */
  RoboRegion from;
  RoboPlan   base;
  gint       first_column; /* column and row of the press */
  gint       first_row;

  /* These fields hold the result of the last move by keyboard. By them, continues_last_move() finds out whether the
   * next move continues the last move. */
  guint      move_serial;
  RoboRegion moved;
  RoboPlan   after;
};

G_DEFINE_FINAL_TYPE (RoboSelectTool, robo_select_tool, ROBO_TYPE_CANVAS_TOOL)

static void
robo_select_tool_enter (RoboCanvasTool  *tool,
                        RoboEditorSheet *sheet,
                        const RoboTouch *touch)
{
  robo_editor_sheet_set_preview (sheet, NULL,
                                 g_strdup (robo_editor_sheet_is_selected (sheet, touch->space)
                                             ? _ ("Drag to move the part.")
                                             : _ ("Drag over spaces to select them.")));
}

static void
select_to (RoboSelectTool  *self,
           RoboEditorSheet *sheet,
           guint            space)
{
  RoboRegion region;

  robo_region_init (&region, robo_editor_sheet_get_plan (sheet), self->corner, space);
  robo_editor_sheet_select (sheet, &region);
}

static void
robo_select_tool_press (RoboCanvasTool  *tool,
                        RoboEditorSheet *sheet,
                        const RoboTouch *touch,
                        double           x,
                        double           y)
{
  RoboSelectTool *self = ROBO_SELECT_TOOL (tool);

  if (robo_editor_sheet_is_selected (sheet, touch->space))
    {
      self->work = SELECT_MOVING;
      self->from = *robo_editor_sheet_get_selection (sheet);
      self->base = *robo_editor_sheet_get_plan (sheet);
      self->first_column = touch->space % self->base.columns;
      self->first_row = touch->space / self->base.columns;
      robo_editor_sheet_begin (sheet, C_ ("undo", "Move Part"));
      return;
    }

  self->work = SELECT_DRAWING;
  self->corner = touch->space;
  select_to (self, sheet, touch->space);
}

static void
drag_part (RoboSelectTool  *self,
           RoboEditorSheet *sheet,
           gint             dx,
           gint             dy)
{
  const RoboRegion *shown = robo_editor_sheet_get_selection (sheet);
  RoboRegion        region = self->from;
  RoboPlan          next = self->base;

  region.column += dx;
  region.row += dy;
  if (shown->column == region.column && shown->row == region.row)
    return;

  if (dx != 0 || dy != 0)
    robo_region_move (&self->from, robo_editor_sheet_get_symmetry (sheet), &next, dx, dy);
  robo_editor_sheet_show (sheet, &next);
  robo_editor_sheet_select (sheet, &region);
}

static void
robo_select_tool_move (RoboCanvasTool  *tool,
                       RoboEditorSheet *sheet,
                       double           x,
                       double           y)
{
  RoboSelectTool *self = ROBO_SELECT_TOOL (tool);
  RoboTouch       touch;

  switch (self->work)
    {
    case SELECT_MOVING:
      drag_part (self, sheet, (gint)floor (x) - self->first_column, (gint)floor (y) - self->first_row);
      break;
    case SELECT_DRAWING:
      if (robo_touch_init (&touch, robo_editor_sheet_get_plan (sheet), x, y))
        select_to (self, sheet, touch.space);
      break;
    case SELECT_IDLE:
      break;
    }
}

static void
robo_select_tool_release (RoboCanvasTool  *tool,
                          RoboEditorSheet *sheet)
{
  RoboSelectTool *self = ROBO_SELECT_TOOL (tool);

  if (self->work == SELECT_MOVING)
    robo_editor_sheet_end (sheet);
  self->work = SELECT_IDLE;
}

static gboolean
robo_select_tool_cancel (RoboCanvasTool  *tool,
                         RoboEditorSheet *sheet)
{
  RoboSelectTool *self = ROBO_SELECT_TOOL (tool);
  SelectWork      work = self->work;

  self->work = SELECT_IDLE;
  if (work == SELECT_MOVING)
    {
      robo_editor_sheet_cancel (sheet);
      robo_editor_sheet_select (sheet, &self->from);
    }

  return work != SELECT_IDLE;
}

static void
robo_select_tool_class_init (RoboSelectToolClass *klass)
{
  RoboCanvasToolClass *tool_class = ROBO_CANVAS_TOOL_CLASS (klass);

  tool_class->enter = robo_select_tool_enter;
  tool_class->press = robo_select_tool_press;
  tool_class->move = robo_select_tool_move;
  tool_class->release = robo_select_tool_release;
  tool_class->cancel = robo_select_tool_cancel;
}

static void
robo_select_tool_init (RoboSelectTool *self)
{
}

RoboCanvasTool *
robo_select_tool_new (void)
{
  return g_object_new (ROBO_TYPE_SELECT_TOOL, NULL);
}

void
robo_select_tool_extend (RoboSelectTool  *self,
                         RoboEditorSheet *sheet,
                         guint            from,
                         guint            to)
{
  g_return_if_fail (ROBO_IS_SELECT_TOOL (self));

  if (!robo_editor_sheet_is_selected (sheet, from))
    self->corner = from;
  select_to (self, sheet, to);
}

/* Returns TRUE if the next move continues the last move: the part is where the last move has put it, and the arena
 * has not changed since that move, except that the user may have undone the move. */
static gboolean
continues_last_move (RoboSelectTool  *self,
                     RoboEditorSheet *sheet)
{
  const RoboPlan *plan = robo_editor_sheet_get_plan (sheet);

  return memcmp (robo_editor_sheet_get_selection (sheet), &self->moved, sizeof self->moved) == 0 &&
         (memcmp (plan, &self->after, sizeof *plan) == 0 || memcmp (plan, &self->base, sizeof *plan) == 0);
}

void
robo_select_tool_nudge (RoboSelectTool  *self,
                        RoboEditorSheet *sheet,
                        gint             dx,
                        gint             dy)
{
  RoboArenaDocument *document = robo_editor_sheet_get_document (sheet);
  g_autofree char   *key = NULL;
  g_autoptr (RoboArena) next = NULL;

  g_return_if_fail (ROBO_IS_SELECT_TOOL (self));
  g_return_if_fail (robo_editor_sheet_can_edit (sheet) && robo_editor_sheet_has_selection (sheet));

  if (!continues_last_move (self, sheet))
    {
      self->from = *robo_editor_sheet_get_selection (sheet);
      self->moved = self->from;
      self->base = *robo_editor_sheet_get_plan (sheet);
      self->move_serial++;
    }

  self->moved.column += dx;
  self->moved.row += dy;
  self->after = self->base;
  robo_region_move (&self->from, robo_editor_sheet_get_symmetry (sheet), &self->after,
                    self->moved.column - self->from.column, self->moved.row - self->from.row);
  key = g_strdup_printf ("move:%u", self->move_serial);
  next = robo_arena_with_plan (robo_arena_document_get_arena (document), &self->after);
  robo_history_edit_merging (robo_document_get_history (ROBO_DOCUMENT (document)), C_ ("undo", "Move Part"), key, next);
  robo_editor_sheet_select (sheet, &self->moved);
}

/* Stamp */

#define ROBO_TYPE_STAMP_TOOL (robo_stamp_tool_get_type ())

G_DECLARE_FINAL_TYPE (RoboStampTool, robo_stamp_tool, ROBO, STAMP_TOOL, RoboCanvasTool)

struct _RoboStampTool
{
  RoboCanvasTool parent_instance;
};

G_DEFINE_FINAL_TYPE (RoboStampTool, robo_stamp_tool, ROBO_TYPE_CANVAS_TOOL)

/* Pastes the clip into the plan, with the middle of the clip at the space. Returns the region that the clip covers. */
static RoboRegion
paste_clip (RoboEditorSheet *sheet,
            guint            space,
            RoboPlan        *plan)
{
  const RoboClip *clip = robo_editor_sheet_get_clip (sheet);
  RoboRegion      region = {
         .column = (gint)(space % plan->columns) - (clip->plan.columns - 1) / 2,
         .row = (gint)(space / plan->columns) - (clip->plan.rows - 1) / 2,
         .columns = clip->plan.columns,
         .rows = clip->plan.rows,
  };

  robo_clip_paste (clip, robo_editor_sheet_get_symmetry (sheet), plan, region.column, region.row);

  return region;
}

static void
robo_stamp_tool_enter (RoboCanvasTool  *tool,
                       RoboEditorSheet *sheet,
                       const RoboTouch *touch)
{
  RoboPreview preview = { .plan = *robo_editor_sheet_get_plan (sheet), .marks = ROBO_PREVIEW_CHANGES };

  paste_clip (sheet, touch->space, &preview.plan);
  robo_editor_sheet_set_preview (
    sheet, &preview,
    g_strdup (_ ("Click or press Enter to place the part here. Z rotates it, M mirrors it, and Escape cancels.")));
}

static void
robo_stamp_tool_press (RoboCanvasTool  *tool,
                       RoboEditorSheet *sheet,
                       const RoboTouch *touch,
                       double           x,
                       double           y)
{
  RoboPlan   next = *robo_editor_sheet_get_plan (sheet);
  RoboRegion region = paste_clip (sheet, touch->space, &next);

  robo_arena_document_edit_plan (robo_editor_sheet_get_document (sheet), C_ ("undo", "Paste Part"), &next);
  robo_editor_tools_set_mode (robo_editor_sheet_get_tools (sheet), ROBO_EDITOR_SELECT);
  robo_editor_sheet_set_clip (sheet, NULL);
  robo_editor_sheet_select (sheet, &region);
}

static void
robo_stamp_tool_class_init (RoboStampToolClass *klass)
{
  ROBO_CANVAS_TOOL_CLASS (klass)->enter = robo_stamp_tool_enter;
  ROBO_CANVAS_TOOL_CLASS (klass)->press = robo_stamp_tool_press;
}

static void
robo_stamp_tool_init (RoboStampTool *self)
{
}

RoboCanvasTool *
robo_stamp_tool_new (void)
{
  return g_object_new (ROBO_TYPE_STAMP_TOOL, NULL);
}
