// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-editor-canvas-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "play/common/robo-words.h"
#include "robo-editor-words.h"

/* What a click would do, worked out when the pointer comes to another place, and not with every pixel. */

gboolean
robo_editor_canvas_get_touch (RoboEditorCanvas *self,
                              double            x,
                              double            y,
                              RoboTouch        *touch)
{
  const RoboLayout *layout = &self->viewport.layout;

  if (!robo_viewport_has_layout (&self->viewport))
    return FALSE;

  return robo_touch_init (touch, &self->plan, (x - layout->x) / layout->cell, (y - layout->y) / layout->cell);
}

static gboolean
find_touch (RoboEditorCanvas *self,
            RoboTouch        *touch)
{
  if (self->plan.columns == 0)
    return FALSE;

  if (!self->is_by_keyboard)
    return self->has_pointer && robo_editor_canvas_get_touch (self, self->pointer_x, self->pointer_y, touch);

  robo_touch_init_side (touch, self->spaces.cursor, self->cursor_side);
  /* The side says which edge is meant where edges are; elsewhere the space is. */
  touch->is_at_edge = robo_brush_is_for_edges (robo_editor_tools_get_brush (self->tools));

  return TRUE;
}

gboolean
robo_editor_canvas_is_alike (const RoboPlan *one,
                             const RoboPlan *other,
                             guint           space)
{
  guint a = robo_plan_get_start_at (one, space);
  guint b = robo_plan_get_start_at (other, space);

  if ((a == one->n_starts) != (b == other->n_starts) ||
      (a < one->n_starts && memcmp (&one->starts[a], &other->starts[b], sizeof one->starts[a]) != 0))
    return FALSE;

  for (guint i = 0; i < 4; i++)
    if (robo_plan_get_edge (one, space, (RoboDir)(2 * i)) != robo_plan_get_edge (other, space, (RoboDir)(2 * i)) ||
        one->caution[space][i] != other->caution[space][i])
      return FALSE;

  return one->terrain[space] == other->terrain[space] && one->vp[space] == other->vp[space] &&
         one->workshop[space] == other->workshop[space] && one->high_voltage[space] == other->high_voltage[space];
}

static guint
count_changes (const RoboPlan *one,
               const RoboPlan *other)
{
  guint n = 0;

  for (guint i = 0; i < (guint)one->columns * one->rows; i++)
    n += !robo_editor_canvas_is_alike (one, other, i);

  return n;
}

static void
set_hint (RoboEditorCanvas *self,
          char             *hint)
{
  robo_editor_canvas_set_words (self, &self->hint, hint, "hint");
}

static void
preview_brush (RoboEditorCanvas *self)
{
  RoboSymmetry symmetry = robo_editor_tools_get_symmetry (self->tools);

  self->hover_painted = robo_brush_paint (&self->hover_brush, symmetry, &self->preview, &self->hover);
  set_hint (self, robo_editor_words_dup_hint (&self->hover_brush, symmetry, &self->plan, &self->hover, self->hover_painted));
}

static void
preview_fill (RoboEditorCanvas *self)
{
  RoboArea area;

  robo_area_init_flood (&area, &self->plan, self->hover.space);
  self->hover_painted = robo_brush_paint_area (&self->hover_brush, robo_editor_tools_get_symmetry (self->tools),
                                               &self->preview, &area);
  set_hint (self, robo_editor_words_dup_spaces (self->hover_brush.kind, count_changes (&self->plan, &self->preview)));
}

static void
preview_box (RoboEditorCanvas *self)
{
  RoboArea area;

  robo_area_init_box (&area, &self->plan, self->is_box_by_keys ? self->corner : self->hover.space, self->hover.space);
  self->hover_painted = robo_brush_paint_area (&self->hover_brush, robo_editor_tools_get_symmetry (self->tools),
                                               &self->preview, &area);
  set_hint (self, robo_editor_words_dup_spaces (self->hover_brush.kind, count_changes (&self->plan, &self->preview)));
}

static void
preview_clip (RoboEditorCanvas *self)
{
  gint column, row;

  robo_editor_canvas_get_stamp_corner (self, self->hover.space, &column, &row);
  robo_clip_paste (self->clip, robo_editor_tools_get_symmetry (self->tools), &self->preview, column, row);
  set_hint (self, g_strdup (_ ("Click, or press Return, to put the part here. Z turns it, M mirrors it, Escape gives it up.")));
}

static void
preview_selection (RoboEditorCanvas *self)
{
  if (robo_editor_canvas_has_selection (self) && robo_region_has (&self->selection, &self->plan, self->hover.space))
    set_hint (self, g_strdup (_ ("Drag to move the part.")));
  else
    set_hint (self, g_strdup (_ ("Drag over spaces to select them.")));
}

static void
work_out (RoboEditorCanvas *self)
{
  self->preview = self->plan;
  self->hover_painted = ROBO_PAINTED;
  if (self->clip != NULL)
    {
      preview_clip (self);
      return;
    }

  switch (robo_editor_tools_get_mode (self->tools))
    {
    case ROBO_EDITOR_DRAW:
      preview_brush (self);
      break;
    case ROBO_EDITOR_BOX:
      preview_box (self);
      break;
    case ROBO_EDITOR_FILL:
      preview_fill (self);
      break;
    case ROBO_EDITOR_SELECT:
      preview_selection (self);
      break;
    }
}

void
robo_editor_canvas_update_hover (RoboEditorCanvas *self)
{
  robo_editor_canvas_forget (self, ROBO_LAYER_PREVIEW);
  self->has_hover = self->tools != NULL && find_touch (self, &self->hover);
  if (!self->has_hover)
    {
      set_hint (self, g_strdup (""));
      robo_editor_canvas_set_words (self, &self->place, g_strdup (""), "place");
      return;
    }

  self->hover_brush = *robo_editor_tools_get_brush (self->tools);
  robo_editor_canvas_set_words (self, &self->place, robo_words_dup_place (self->hover.space, self->plan.columns), "place");
  if (self->action == ROBO_CANVAS_IDLE)
    work_out (self);
}

static gboolean
is_same_touch (const RoboTouch *one,
               const RoboTouch *other)
{
  return one->space == other->space && one->side == other->side && one->end == other->end &&
         one->is_at_edge == other->is_at_edge;
}

void
robo_editor_canvas_set_pointer (RoboEditorCanvas *self,
                                gboolean          has_pointer,
                                double            x,
                                double            y)
{
  RoboTouch touch;
  gboolean  was_by_keyboard = self->is_by_keyboard;

  self->has_pointer = has_pointer;
  self->pointer_x = x;
  self->pointer_y = y;
  self->is_by_keyboard = FALSE;

  if (!was_by_keyboard && self->has_hover && find_touch (self, &touch) && is_same_touch (&touch, &self->hover))
    return;

  robo_editor_canvas_update_hover (self);
}
