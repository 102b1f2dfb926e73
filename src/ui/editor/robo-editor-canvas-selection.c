// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-editor-canvas-private.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "files/arena/robo-arena.h"

static RoboSymmetry
get_symmetry (RoboEditorCanvas *self)
{
  return robo_editor_tools_get_symmetry (self->tools);
}

gboolean
robo_editor_canvas_has_selection (RoboEditorCanvas *self)
{
  return self->selection.columns > 0;
}

static void
selection_changed (RoboEditorCanvas *self)
{
  static const char *const actions[] = { "canvas.copy", "canvas.cut", "canvas.delete", "canvas.deselect" };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i], robo_editor_canvas_has_selection (self));
  robo_editor_canvas_forget (self, ROBO_LAYER_MARKS);
  g_object_notify (G_OBJECT (self), "has-selection");
}

/* Another selection: what is moved from now on is what stands there now. */
void
robo_editor_canvas_select (RoboEditorCanvas *self,
                           const RoboRegion *region)
{
  self->selection = *region;
  self->move_from = *region;
  self->move_base = self->plan;
  self->move_serial++;
  selection_changed (self);
}

static void
deselect (RoboEditorCanvas *self)
{
  RoboRegion none = { 0 };

  robo_editor_canvas_select (self, &none);
}

/* Dragging */

void
robo_editor_canvas_begin_selection (RoboEditorCanvas *self,
                                    guint             space)
{
  RoboRegion region;

  if (robo_editor_canvas_has_selection (self) && robo_region_has (&self->selection, &self->plan, space))
    {
      self->action = ROBO_CANVAS_MOVING;
      self->move_from = self->selection;
      self->working = self->plan;
      robo_document_begin (ROBO_DOCUMENT (self->document), C_ ("undo", "Move Part"));
      return;
    }

  self->action = ROBO_CANVAS_SELECTING;
  self->corner = space;
  robo_region_init (&region, &self->plan, space, space);
  robo_editor_canvas_select (self, &region);
}

static gint
get_cells (RoboEditorCanvas *self,
           double            pixels)
{
  return (gint)floor (pixels / self->viewport.layout.cell);
}

static void
drag_move (RoboEditorCanvas *self,
           double            x,
           double            y)
{
  const RoboLayout *layout = &self->viewport.layout;
  gint              dx = get_cells (self, x - layout->x) - (gint)(self->first.space % self->plan.columns);
  gint              dy = get_cells (self, y - layout->y) - (gint)(self->first.space / self->plan.columns);
  RoboPlan          next = self->working;

  if (self->selection.column == self->move_from.column + dx && self->selection.row == self->move_from.row + dy)
    return;

  self->selection = self->move_from;
  self->selection.column += dx;
  self->selection.row += dy;
  if (dx != 0 || dy != 0)
    robo_region_move (&self->move_from, get_symmetry (self), &next, dx, dy);
  robo_arena_document_extend_plan (self->document, &next);
  selection_changed (self);
}

void
robo_editor_canvas_drag_selection (RoboEditorCanvas *self,
                                   double            x,
                                   double            y)
{
  RoboTouch  touch;
  RoboRegion region;

  if (self->action == ROBO_CANVAS_MOVING)
    {
      drag_move (self, x, y);
      return;
    }
  if (!robo_editor_canvas_get_touch (self, x, y, &touch))
    return;

  robo_region_init (&region, &self->plan, self->corner, touch.space);
  robo_editor_canvas_select (self, &region);
}

/* By keys: as one edit, whose parts do not dig furrows into what they pass. */
void
robo_editor_canvas_move_selection (RoboEditorCanvas *self,
                                   gint              dx,
                                   gint              dy)
{
  RoboArena       *arena = robo_arena_document_get_arena (self->document);
  RoboPlan         next = self->move_base;
  g_autofree char *key = g_strdup_printf ("move:%u", self->move_serial);
  g_autoptr (RoboArena) moved = NULL;

  self->selection.column += dx;
  self->selection.row += dy;
  robo_region_move (&self->move_from, get_symmetry (self), &next, self->selection.column - self->move_from.column,
                    self->selection.row - self->move_from.row);
  moved = robo_arena_with_plan (arena, &next);
  robo_document_edit_merging (ROBO_DOCUMENT (self->document), C_ ("undo", "Move Part"), key, moved);
  selection_changed (self);
}

/* Clipboard */

/* What of the selection is inside the arena. */
static gboolean
get_inside (RoboEditorCanvas *self,
            RoboRegion       *region)
{
  gint west = MAX (self->selection.column, 0);
  gint north = MAX (self->selection.row, 0);
  gint east = MIN (self->selection.column + self->selection.columns, self->plan.columns);
  gint south = MIN (self->selection.row + self->selection.rows, self->plan.rows);

  *region = (RoboRegion){ west, north, east - west, south - north };

  return robo_editor_canvas_has_selection (self) && region->columns > 0 && region->rows > 0;
}

static void
copy (RoboEditorCanvas *self)
{
  RoboRegion       region;
  RoboClip         clip;
  g_autofree char *text = NULL;

  if (!get_inside (self, &region))
    return;

  robo_clip_init (&clip, &self->plan, &region);
  text = robo_clip_to_text (&clip);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
}

static void
clear (RoboEditorCanvas *self,
       const char       *name)
{
  RoboPlan   next = self->plan;
  RoboRegion region;

  if (!get_inside (self, &region))
    return;

  robo_region_clear (&region, get_symmetry (self), &next);
  robo_arena_document_edit_plan (self->document, name, &next);
  robo_editor_canvas_select (self, &region);
}

void
robo_editor_canvas_delete (RoboEditorCanvas *self)
{
  clear (self, C_ ("undo", "Clear Part"));
}

static void
set_clip (RoboEditorCanvas *self,
          const RoboClip   *clip)
{
  g_clear_pointer (&self->clip, g_free);
  if (clip != NULL)
    self->clip = g_memdup2 (clip, sizeof *clip);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "canvas.mirror", self->clip != NULL);
  robo_editor_canvas_update_hover (self);
}

void
robo_editor_canvas_stop_pasting (RoboEditorCanvas *self)
{
  set_clip (self, NULL);
}

/* The pointer holds it by the middle. */
void
robo_editor_canvas_get_stamp_corner (RoboEditorCanvas *self,
                                     guint             space,
                                     gint             *column,
                                     gint             *row)
{
  *column = (gint)(space % self->plan.columns) - (self->clip->plan.columns - 1) / 2;
  *row = (gint)(space / self->plan.columns) - (self->clip->plan.rows - 1) / 2;
}

void
robo_editor_canvas_stamp (RoboEditorCanvas *self,
                          guint             space)
{
  RoboPlan   next = self->plan;
  RoboRegion region = { .columns = self->clip->plan.columns, .rows = self->clip->plan.rows };

  robo_editor_canvas_get_stamp_corner (self, space, &region.column, &region.row);
  robo_clip_paste (self->clip, get_symmetry (self), &next, region.column, region.row);
  robo_arena_document_edit_plan (self->document, C_ ("undo", "Paste Part"), &next);
  robo_editor_tools_set_mode (self->tools, ROBO_EDITOR_SELECT);
  robo_editor_canvas_stop_pasting (self);
  robo_editor_canvas_select (self, &region);
}

/* A whole arena is a part too, as it stands in a forum. */
static gboolean
read_arena (RoboClip   *clip,
            const char *text)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboArena) arena = NULL;

  if (strchr (text, '<') == NULL)
    return FALSE;

  arena = robo_arena_load_memory (text, strlen (text), problems);
  if (arena == NULL)
    return FALSE;

  robo_clip_init_whole (clip, robo_arena_get_plan (arena));

  return TRUE;
}

static void
text_read_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (RoboEditorCanvas) self = user_data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  RoboClip         clip;

  if (self->document == NULL)
    return;
  if (text == NULL || !(robo_clip_from_text (&clip, text) || read_arena (&clip, text)))
    {
      robo_editor_canvas_refuse (self, _ ("There is no part of an arena on the clipboard. Select one and copy it first."));
      return;
    }

  set_clip (self, &clip);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* Actions */

static void
copy_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  copy (ROBO_EDITOR_CANVAS (widget));
}

static void
cut_cb (GtkWidget  *widget,
        const char *action_name,
        GVariant   *parameter)
{
  copy (ROBO_EDITOR_CANVAS (widget));
  clear (ROBO_EDITOR_CANVAS (widget), C_ ("undo", "Cut Part"));
}

static void
paste_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  RoboEditorCanvas *self = ROBO_EDITOR_CANVAS (widget);

  if (self->document != NULL)
    gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, text_read_cb, g_object_ref (self));
}

static void
delete_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  robo_editor_canvas_delete (ROBO_EDITOR_CANVAS (widget));
}

static void
select_all_cb (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  RoboEditorCanvas *self = ROBO_EDITOR_CANVAS (widget);
  RoboRegion        all = { 0, 0, self->plan.columns, self->plan.rows };

  robo_editor_tools_set_mode (self->tools, ROBO_EDITOR_SELECT);
  robo_editor_canvas_select (self, &all);
}

static void
deselect_cb (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  deselect (ROBO_EDITOR_CANVAS (widget));
}

static void
transform_clip (RoboEditorCanvas *self,
                RoboTransform     transform)
{
  RoboClip turned;

  robo_clip_transform (self->clip, transform, &turned);
  set_clip (self, &turned);
}

static void
turn_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  RoboEditorCanvas *self = ROBO_EDITOR_CANVAS (widget);

  if (self->clip != NULL)
    transform_clip (self, (RoboTransform){ .quarters = 1 });
  else if (!robo_editor_tools_turn (self->tools))
    gtk_widget_error_bell (widget);
}

static void
mirror_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  RoboEditorCanvas *self = ROBO_EDITOR_CANVAS (widget);

  if (self->clip != NULL)
    transform_clip (self, (RoboTransform){ .is_mirrored = TRUE });
}

void
robo_editor_canvas_class_init_selection (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "canvas.copy", NULL, copy_cb);
  gtk_widget_class_install_action (widget_class, "canvas.cut", NULL, cut_cb);
  gtk_widget_class_install_action (widget_class, "canvas.paste", NULL, paste_cb);
  gtk_widget_class_install_action (widget_class, "canvas.delete", NULL, delete_cb);
  gtk_widget_class_install_action (widget_class, "canvas.select-all", NULL, select_all_cb);
  gtk_widget_class_install_action (widget_class, "canvas.deselect", NULL, deselect_cb);
  gtk_widget_class_install_action (widget_class, "canvas.turn", NULL, turn_cb);
  gtk_widget_class_install_action (widget_class, "canvas.mirror", NULL, mirror_cb);
}

const RoboRegion *
robo_editor_canvas_get_selection (RoboEditorCanvas *self)
{
  g_return_val_if_fail (ROBO_IS_EDITOR_CANVAS (self), NULL);

  return &self->selection;
}
