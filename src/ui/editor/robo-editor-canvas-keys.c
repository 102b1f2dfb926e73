// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-editor-canvas-private.h"

#include "ui/common/robo-access.h"

static void
use_keyboard (RoboEditorCanvas *self)
{
  self->is_by_keyboard = TRUE;
  robo_editor_canvas_update_hover (self);
}

static gboolean
move_cb (GtkWidget *widget,
         GVariant  *args,
         gpointer   user_data)
{
  RoboEditorCanvas *self = ROBO_EDITOR_CANVAS (widget);
  guint             next;

  if (!robo_board_spaces_has_focus (&self->spaces))
    return GDK_EVENT_PROPAGATE;

  next = robo_plan_get_neighbour (&self->plan, self->spaces.cursor, (RoboDir)g_variant_get_int32 (args));
  if (next == ROBO_NO_SPACE)
    gtk_widget_error_bell (widget);
  else
    robo_editor_canvas_go_to (self, next);

  return GDK_EVENT_STOP;
}

static gboolean
select_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   user_data)
{
  RoboEditorCanvas *self = ROBO_EDITOR_CANVAS (widget);
  guint             from = self->spaces.cursor;
  guint             next;
  RoboRegion        region;

  if (!robo_board_spaces_has_focus (&self->spaces))
    return GDK_EVENT_PROPAGATE;

  /* From the cursor on, unless it is at the end of a selection that is being made. */
  if (!robo_editor_canvas_has_selection (self) || !robo_region_has (&self->selection, &self->plan, from))
    self->corner = from;
  next = robo_plan_get_neighbour (&self->plan, from, (RoboDir)g_variant_get_int32 (args));
  if (next == ROBO_NO_SPACE)
    {
      gtk_widget_error_bell (widget);
      return GDK_EVENT_STOP;
    }

  robo_editor_tools_set_mode (self->tools, ROBO_EDITOR_SELECT);
  robo_editor_canvas_go_to (self, next);
  robo_region_init (&region, &self->plan, self->corner, next);
  robo_editor_canvas_select (self, &region);

  return GDK_EVENT_STOP;
}

/* With Ctrl: a selection moves, otherwise another side of the space is meant. */
static gboolean
side_cb (GtkWidget *widget,
         GVariant  *args,
         gpointer   user_data)
{
  RoboEditorCanvas *self = ROBO_EDITOR_CANVAS (widget);
  RoboDir           dir = (RoboDir)g_variant_get_int32 (args);

  if (!robo_board_spaces_has_focus (&self->spaces) || self->document == NULL)
    return GDK_EVENT_PROPAGATE;

  if (robo_editor_tools_get_mode (self->tools) == ROBO_EDITOR_SELECT)
    {
      if (robo_editor_canvas_has_selection (self) && self->action == ROBO_CANVAS_IDLE)
        robo_editor_canvas_move_selection (self, robo_dir_dx (dir), robo_dir_dy (dir));
      return GDK_EVENT_STOP;
    }

  self->cursor_side = dir;
  use_keyboard (self);

  return GDK_EVENT_STOP;
}

static gboolean
use_cb (GtkWidget *widget,
        GVariant  *args,
        gpointer   user_data)
{
  RoboEditorCanvas *self = ROBO_EDITOR_CANVAS (widget);

  if (!robo_board_spaces_has_focus (&self->spaces) || self->document == NULL || self->action != ROBO_CANVAS_IDLE)
    return GDK_EVENT_PROPAGATE;

  use_keyboard (self);
  if (self->has_hover)
    {
      /* What would happen is what has happened. */
      robo_access_say (widget, self->hint);
      robo_editor_canvas_use (self, &self->hover);
    }

  return GDK_EVENT_STOP;
}

static gboolean
erase_cb (GtkWidget *widget,
          GVariant  *args,
          gpointer   user_data)
{
  RoboEditorCanvas *self = ROBO_EDITOR_CANVAS (widget);
  RoboBrush         eraser;

  if (!robo_board_spaces_has_focus (&self->spaces) || self->document == NULL || self->action != ROBO_CANVAS_IDLE)
    return GDK_EVENT_PROPAGATE;

  if (robo_editor_canvas_has_selection (self))
    {
      robo_editor_canvas_delete (self);
      return GDK_EVENT_STOP;
    }

  use_keyboard (self);
  if (!self->has_hover)
    return GDK_EVENT_STOP;
  eraser = robo_editor_canvas_get_eraser (self);
  self->is_eraser = TRUE;
  robo_editor_canvas_begin (self, &self->hover, &eraser);
  robo_editor_canvas_end (self);

  return GDK_EVENT_STOP;
}

/* One thing after the other. */
static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   user_data)
{
  RoboEditorCanvas *self = ROBO_EDITOR_CANVAS (widget);
  RoboRegion        none = { 0 };

  if (robo_editor_canvas_cancel (self))
    return GDK_EVENT_STOP;
  if (self->clip != NULL)
    {
      robo_editor_canvas_stop_pasting (self);
      return GDK_EVENT_STOP;
    }
  if (!robo_editor_canvas_has_selection (self))
    return GDK_EVENT_PROPAGATE;

  robo_editor_canvas_select (self, &none);
  return GDK_EVENT_STOP;
}

/* Tab comes in, to the cursor, and goes out again; arrow keys are bound below. */
static gboolean
robo_editor_canvas_focus (GtkWidget       *widget,
                          GtkDirectionType direction)
{
  RoboEditorCanvas *self = ROBO_EDITOR_CANVAS (widget);

  return !robo_board_spaces_has_focus (&self->spaces) && robo_board_spaces_grab_focus (&self->spaces);
}

static gboolean
robo_editor_canvas_grab_focus (GtkWidget *widget)
{
  return robo_board_spaces_grab_focus (&ROBO_EDITOR_CANVAS (widget)->spaces);
}

static void
bind_arrows (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint   keys[2];
    RoboDir dir;
  } arrows[] = {
    { { GDK_KEY_Up, GDK_KEY_KP_Up }, ROBO_DIR_N },
    { { GDK_KEY_Right, GDK_KEY_KP_Right }, ROBO_DIR_E },
    { { GDK_KEY_Down, GDK_KEY_KP_Down }, ROBO_DIR_S },
    { { GDK_KEY_Left, GDK_KEY_KP_Left }, ROBO_DIR_W },
  };

  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    for (guint k = 0; k < 2; k++)
      {
        gtk_widget_class_add_binding (widget_class, arrows[i].keys[k], 0, move_cb, "i", arrows[i].dir);
        gtk_widget_class_add_binding (widget_class, arrows[i].keys[k], GDK_SHIFT_MASK, select_cb, "i", arrows[i].dir);
        gtk_widget_class_add_binding (widget_class, arrows[i].keys[k], GDK_CONTROL_MASK, side_cb, "i", arrows[i].dir);
      }
}

static void
bind_keys (GtkWidgetClass *widget_class)
{
  static const guint uses[] = { GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter };
  static const guint erases[] = { GDK_KEY_Delete, GDK_KEY_KP_Delete, GDK_KEY_BackSpace };

  bind_arrows (widget_class);
  for (guint i = 0; i < G_N_ELEMENTS (uses); i++)
    gtk_widget_class_add_binding (widget_class, uses[i], 0, use_cb, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (erases); i++)
    gtk_widget_class_add_binding (widget_class, erases[i], 0, erase_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

static void
bind_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint           key;
    GdkModifierType modifiers;
    const char     *action;
  } keys[] = {
    { GDK_KEY_c, GDK_CONTROL_MASK, "canvas.copy" },
    { GDK_KEY_x, GDK_CONTROL_MASK, "canvas.cut" },
    { GDK_KEY_v, GDK_CONTROL_MASK, "canvas.paste" },
    { GDK_KEY_a, GDK_CONTROL_MASK, "canvas.select-all" },
    { GDK_KEY_z, 0, "canvas.turn" },
    { GDK_KEY_m, 0, "canvas.mirror" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i].key, keys[i].modifiers, keys[i].action, NULL);
}

void
robo_editor_canvas_class_init_keys (GtkWidgetClass *widget_class)
{
  widget_class->focus = robo_editor_canvas_focus;
  widget_class->grab_focus = robo_editor_canvas_grab_focus;

  robo_viewport_gestures_class_init_zoom (widget_class, "canvas.zoom-in", "canvas.zoom-out", "canvas.zoom-fit");
  bind_keys (widget_class);
  bind_actions (widget_class);
}

void
robo_editor_canvas_go_to (RoboEditorCanvas *self,
                          guint             space)
{
  g_return_if_fail (ROBO_IS_EDITOR_CANVAS (self));
  g_return_if_fail (space < self->spaces.children->len);

  robo_viewport_gestures_reveal (self->gestures, space);
  robo_board_spaces_move_focus (&self->spaces, space);
  use_keyboard (self);
}
