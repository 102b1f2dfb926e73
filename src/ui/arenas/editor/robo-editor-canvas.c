// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-editor-canvas.h"

#include <glib/gi18n.h>
#include <string.h>

#include "base/robo-idle.h"
#include "base/robo-properties.h"
#include "base/robo-work.h"
#include "files/arena/robo-arena.h"
#include "match/log/robo-words.h"
#include "ui/board/robo-board-spaces.h"
#include "ui/board/robo-viewport-gestures.h"
#include "ui/widgets/pictures/robo-desktop-style.h"
#include "ui/widgets/robo-access.h"
#include "ui/widgets/robo-opening-bar.h"
#include "ui/widgets/robo-space-text.h"
#include "robo-editor-picture.h"
#include "robo-paint-tools.h"
#include "robo-part-tools.h"

/* Each side of a space has NATURAL_CELL pixels at the natural size of the canvas, and MINIMUM_CELL pixels at its
 * minimum size, or less if the arena with its frame is longer than 10 spaces. */
#define MINIMUM_CELL 20
#define NATURAL_CELL 40

struct _RoboEditorCanvas
{
  GtkWidget parent_instance;

  RoboPlan plan; /* the arena that the canvas shows; without a size if it shows no arena */

  /* view */
  RoboViewport viewport;
  gboolean     has_pointer;
  double       pointer_x;
  double       pointer_y;

  /* keyboard */
  RoboBoardSpaces spaces;
  RoboDir         cursor_side;
  gboolean        is_by_keyboard; /* whether tools work at the cursor, not under the pointer */

  /* A press would act at this touch, under the pointer or the cursor. `hover` is valid if `has_hover` is set. */
  gboolean  has_hover;
  RoboTouch hover;

  /* These fields describe the current action. They are valid if `active` or `is_right_down` is set. */
  RoboCanvasTool *active;        /* borrowed: one of the tools below, whose button is down */
  gboolean        is_right_down; /* whether the right button is down: a click picks, a drag erases */
  double          press_x;       /* position of the press, in pixels */
  double          press_y;

  /* borrowed */
  RoboViewportGestures *gestures;

  /* owned */
  RoboEditorSheet   *sheet;
  RoboEditorPicture *picture;
  RoboCanvasTool    *mode_tools[ROBO_N_EDITOR_MODES];
  RoboCanvasTool    *eraser;
  RoboCanvasTool    *stamp;
  GSignalGroup      *document_signals;
  GSignalGroup      *problem_signals;
  char              *place;
};

enum
{
  PROP_DOCUMENT = 1,
  PROP_TOOLS,
  PROP_HINT,
  PROP_PLACE,
  PROP_ZOOM,
  PROP_HAS_SELECTION,
  PROP_WAYS_SIDE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];
static guint       refused_signal;

G_DEFINE_FINAL_TYPE (RoboEditorCanvas, robo_editor_canvas, GTK_TYPE_WIDGET)

static RoboEditorTools *
get_tools (RoboEditorCanvas *self)
{
  return robo_editor_sheet_get_tools (self->sheet);
}

/* Returns the tool that the left button and the Return key use. */
static RoboCanvasTool *
get_tool (RoboEditorCanvas *self)
{
  if (robo_editor_sheet_get_clip (self->sheet) != NULL)
    return self->stamp;

  return self->mode_tools[robo_editor_tools_get_mode (get_tools (self))];
}

static gboolean
is_idle (RoboEditorCanvas *self)
{
  return self->active == NULL && !self->is_right_down;
}

static void
redraw_layer (RoboEditorCanvas *self,
              RoboPictureLayer  layer)
{
  robo_editor_picture_forget (self->picture, layer);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
redraw_all (RoboEditorCanvas *self)
{
  robo_editor_picture_forget_all (self->picture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Hovering: the preview is computed when the pointer enters another space or edge, not with every pixel */

/* Gets the touch of the arena at a point of the widget. Returns FALSE if the point is not on the arena. */
static gboolean
get_touch (RoboEditorCanvas *self,
           double            x_px,
           double            y_px,
           RoboTouch        *touch)
{
  double x, y;

  return robo_viewport_get_place (&self->viewport, x_px, y_px, &x, &y) && robo_touch_init (touch, &self->plan, x, y);
}

static gboolean
find_hover (RoboEditorCanvas *self,
            RoboTouch        *touch)
{
  const RoboPlan *plan = robo_editor_sheet_get_plan (self->sheet);

  /* While the canvas shows the arena in its old size, no point is on the arena. */
  if (plan->columns == 0 || plan->columns != self->plan.columns || plan->rows != self->plan.rows ||
      get_tools (self) == NULL)
    return FALSE;

  if (!self->is_by_keyboard)
    return self->has_pointer && get_touch (self, self->pointer_x, self->pointer_y, touch);

  robo_touch_init_side (touch, self->spaces.cursor, self->cursor_side);
  /* A brush for edges paints the chosen side of the space at the cursor. Other brushes paint the space. */
  touch->is_at_edge = robo_brush_is_for_edges (robo_editor_tools_get_brush (get_tools (self)));

  return TRUE;
}

static void
update_hover (RoboEditorCanvas *self)
{
  g_autofree char *place = NULL;

  self->has_hover = find_hover (self, &self->hover);
  place = self->has_hover ? robo_words_dup_place (self->hover.space, self->plan.columns) : g_strdup ("");
  if (!self->has_hover)
    robo_editor_sheet_set_preview (self->sheet, NULL, g_strdup (""));
  else if (is_idle (self))
    robo_canvas_tool_enter (get_tool (self), self->sheet, &self->hover);
  else
    robo_editor_sheet_hide_preview (self->sheet);

  if (g_str_equal (self->place, place))
    return;

  g_free (self->place);
  self->place = g_steal_pointer (&place);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLACE]);
}

static void
set_pointer (RoboEditorCanvas *self,
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

  if (!was_by_keyboard && self->has_hover && find_hover (self, &touch) && touch.space == self->hover.space &&
      touch.side == self->hover.side && touch.end == self->hover.end && touch.is_at_edge == self->hover.is_at_edge)
    return;

  update_hover (self);
}

static void
use_keyboard (RoboEditorCanvas *self)
{
  self->is_by_keyboard = TRUE;
  update_hover (self);
}

/* The tool that is working */

static void
press_tool (RoboEditorCanvas *self,
            RoboCanvasTool   *tool,
            double            x_px,
            double            y_px)
{
  RoboTouch touch;
  double    x, y;

  if (!is_idle (self) || !robo_editor_sheet_can_edit (self->sheet) || !get_touch (self, x_px, y_px, &touch))
    return;

  robo_viewport_get_place (&self->viewport, x_px, y_px, &x, &y);
  self->active = tool;
  robo_canvas_tool_press (tool, self->sheet, &touch, x, y);
  robo_editor_sheet_hide_preview (self->sheet);
}

/* Cancels the current action. Returns FALSE if there was no action. */
static gboolean
cancel_tool (RoboEditorCanvas *self)
{
  RoboCanvasTool *tool = g_steal_pointer (&self->active);
  gboolean        was_right_down = self->is_right_down;

  self->is_right_down = FALSE;
  if (tool == NULL && get_tools (self) != NULL)
    tool = get_tool (self);
  if (tool == NULL || (!robo_canvas_tool_cancel (tool, self->sheet) && !was_right_down))
    return FALSE;

  update_hover (self);

  return TRUE;
}

static void
pick_brush (RoboEditorCanvas *self,
            double            x_px,
            double            y_px)
{
  RoboBrush brush = *robo_editor_tools_get_brush (get_tools (self));
  RoboTouch touch;

  if (!get_touch (self, x_px, y_px, &touch))
    return;

  robo_brush_pick (&brush, &self->plan, &touch);
  robo_editor_tools_set_kind (get_tools (self), brush.kind);
  robo_editor_tools_set_brush (get_tools (self), &brush);
}

/* Uses the tool by keyboard, at the cursor. */
static void
use_tool (RoboEditorCanvas *self,
          RoboCanvasTool   *tool)
{
  if (!robo_editor_sheet_can_edit (self->sheet))
    return;

  robo_canvas_tool_use (tool, self->sheet, &self->hover);
  update_hover (self);
}

/* Showing the arena */

static void
name_spaces (RoboEditorCanvas *self,
             const RoboPlan   *before)
{
  static const char *const names[ROBO_MAX_ROBOTS] = { NULL };
  RoboBoardPicture         picture = { 0 };
  RoboSpaceText            text = { &self->plan, &picture, names, ROBO_NO_SEAT, TRUE };

  for (guint i = 0; i < self->spaces.children->len; i++)
    if (before == NULL || !robo_plan_looks_alike (before, &self->plan, i))
      {
        g_autofree char *name = robo_space_text_dup (&text, i);

        robo_board_spaces_set_name (&self->spaces, i, name);
      }
}

static void
moved_cb (RoboEditorCanvas *self)
{
  redraw_all (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  if (is_idle (self))
    update_hover (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ZOOM]);
}

/* Shows the arena that the document has now. */
static void
update_plan (RoboEditorCanvas *self)
{
  RoboPlan before = self->plan;

  self->plan = *robo_editor_sheet_get_plan (self->sheet);
  if (before.columns != self->plan.columns || before.rows != self->plan.rows)
    {
      /* If the size of the arena has changed, reset the cursor and drop all marks, because they are on spaces of the
       * old arena. */
      gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;

      if (get_tools (self) != NULL && is_idle (self))
        robo_canvas_tool_cancel (get_tool (self), self->sheet);

      robo_board_spaces_replace (&self->spaces, (guint)self->plan.columns * self->plan.rows);
      self->cursor_side = ROBO_DIR_N;
      robo_editor_picture_set_shown (self->picture, ROBO_NO_SPACE, ROBO_NO_SIDE);
      robo_editor_picture_set_heat (self->picture, NULL, ROBO_PAINT_DANGER);
      robo_viewport_set_board (&self->viewport, self->plan.columns, self->plan.rows);
      robo_editor_sheet_deselect (self->sheet);
      name_spaces (self, NULL);
      moved_cb (self);
      if (had_focus && self->spaces.children->len > 0)
        gtk_widget_grab_focus (GTK_WIDGET (self));
    }
  else if (memcmp (&before, &self->plan, sizeof before) != 0)
    name_spaces (self, &before);
  /* Ghosts belong to one plan. Other changes of the document, such as its name, leave them. */
  if (memcmp (&before, &self->plan, sizeof before) != 0)
    robo_editor_picture_set_ghosts (self->picture, NULL, 0, 0);
  robo_editor_picture_plan_changed (self->picture);
  redraw_layer (self, ROBO_LAYER_PROBLEMS);
}

static void
document_changed_cb (RoboEditorCanvas *self)
{
  update_plan (self);
  if (is_idle (self))
    update_hover (self);
}

static void
problems_changed_cb (RoboEditorCanvas *self)
{
  redraw_layer (self, ROBO_LAYER_PROBLEMS);
}

/* Cancels an action by keyboard that the former tool has begun, because another tool cannot continue it. */
static void
tools_changed_cb (RoboEditorCanvas *self)
{
  robo_editor_picture_symmetry_changed (self->picture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (!is_idle (self))
    return;

  for (guint i = 0; i < ROBO_N_EDITOR_MODES; i++)
    robo_canvas_tool_cancel (self->mode_tools[i], self->sheet);
  update_hover (self);
}

static void
preview_changed_cb (RoboEditorCanvas *self)
{
  redraw_layer (self, ROBO_LAYER_PREVIEW);
}

static void
selection_changed_cb (RoboEditorCanvas *self)
{
  static const char *const actions[] = { "canvas.copy", "canvas.cut", "canvas.delete", "canvas.deselect" };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i], robo_editor_sheet_has_selection (self->sheet));
  redraw_layer (self, ROBO_LAYER_MARKS);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HAS_SELECTION]);
}

static void
clip_changed_cb (RoboEditorCanvas *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "canvas.mirror", robo_editor_sheet_get_clip (self->sheet) != NULL);
  update_hover (self);
}

static void
hint_changed_cb (RoboEditorCanvas *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HINT]);
}

/* Pointer: the left button uses the tool, the right button picks or erases, the middle button moves the arena */

static void
motion_cb (GtkEventControllerMotion *motion,
           double                    x,
           double                    y,
           RoboEditorCanvas         *self)
{
  /* Ignore motion events with the old position. When widgets move below a pointer that rests, GTK sends such events. */
  if (self->has_pointer && x == self->pointer_x && y == self->pointer_y)
    return;

  set_pointer (self, TRUE, x, y);
}

static void
leave_cb (GtkEventControllerMotion *motion,
          RoboEditorCanvas         *self)
{
  if (!self->is_by_keyboard)
    set_pointer (self, FALSE, 0, 0);
}

static void
drag_begin_cb (GtkGestureDrag   *drag,
               double            x,
               double            y,
               RoboEditorCanvas *self)
{
  guint     button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (drag));
  RoboTouch touch;

  self->press_x = x;
  self->press_y = y;
  /* If a second button is pressed, cancel the action of the first button. */
  if (cancel_tool (self) || button == GDK_BUTTON_MIDDLE || !get_touch (self, x, y, &touch))
    return;

  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  robo_board_spaces_move_focus (&self->spaces, touch.space);
  set_pointer (self, TRUE, x, y);
  if (button == GDK_BUTTON_PRIMARY)
    robo_editor_canvas_press (self, x, y);
  else if (button == GDK_BUTTON_SECONDARY)
    {
      self->is_right_down = TRUE;
      robo_editor_sheet_hide_preview (self->sheet);
    }
}

static void
drag_update_cb (GtkGestureDrag   *drag,
                double            dx,
                double            dy,
                RoboEditorCanvas *self)
{
  /* If the user drags with the right button, erase, beginning where the button was pressed. */
  if (self->is_right_down && gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int)dx, (int)dy))
    {
      self->is_right_down = FALSE;
      robo_editor_sheet_set_clip (self->sheet, NULL);
      press_tool (self, self->eraser, self->press_x, self->press_y);
    }
  robo_editor_canvas_drag_to (self, self->press_x + dx, self->press_y + dy);
}

static void
drag_end_cb (GtkGestureDrag   *drag,
             double            dx,
             double            dy,
             RoboEditorCanvas *self)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (drag));

  /* GTK ends the drag of the first finger when a second finger touches the screen. Cancel the stroke of the first
   * finger then. */
  if (event != NULL && gdk_event_get_event_type (event) == GDK_TOUCH_BEGIN)
    cancel_tool (self);
  else if (self->is_right_down)
    {
      self->is_right_down = FALSE;
      update_hover (self);
      pick_brush (self, self->press_x, self->press_y);
    }
  else
    robo_editor_canvas_release (self);
}

/* Picks the brush after a long touch, because a finger has no right button. Cancels the stroke that the touch has
 * begun. */
static void
held_cb (GtkGestureLongPress *hold,
         double               x,
         double               y,
         RoboEditorCanvas    *self)
{
  if (cancel_tool (self))
    pick_brush (self, x, y);
}

static void
give_up_cb (RoboEditorCanvas *self)
{
  cancel_tool (self);
}

static void
add_controllers (RoboEditorCanvas *self)
{
  GtkWidget          *widget = GTK_WIDGET (self);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture         *drag = gtk_gesture_drag_new ();
  GtkGesture         *hold = gtk_gesture_long_press_new ();

  g_signal_connect (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (widget, motion);

  self->gestures = robo_viewport_gestures_new (widget, &self->viewport, GDK_BUTTON_MIDDLE);
  g_signal_connect_object (self->gestures, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->gestures, "pinched", G_CALLBACK (give_up_cb), self, G_CONNECT_SWAPPED);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), 0);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (give_up_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), TRUE);
  g_signal_connect (hold, "pressed", G_CALLBACK (held_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (hold));

  /* The first finger may have begun to draw before GTK recognizes two fingers or a long press. Join the gestures, so
   * that the other gestures can act even then. */
  robo_viewport_gestures_join (self->gestures, drag);
  robo_viewport_gestures_join (self->gestures, hold);
}

/* Keyboard */

static gboolean
has_focus (RoboEditorCanvas *self)
{
  return robo_board_spaces_has_focus (&self->spaces);
}

/* Returns the space beside the cursor in a direction. If there is no such space, rings the bell and returns
 * ROBO_NO_SPACE. */
static guint
get_next (RoboEditorCanvas *self,
          GVariant         *dir)
{
  guint next = robo_plan_get_neighbour (&self->plan, self->spaces.cursor, (RoboDir)g_variant_get_int32 (dir));

  if (next == ROBO_NO_SPACE)
    gtk_widget_error_bell (GTK_WIDGET (self));

  return next;
}

static gboolean
move_cb (GtkWidget *widget,
         GVariant  *args,
         gpointer   user_data)
{
  RoboEditorCanvas *self = ROBO_EDITOR_CANVAS (widget);
  guint             next;

  if (!has_focus (self))
    return GDK_EVENT_PROPAGATE;

  next = get_next (self, args);
  if (next != ROBO_NO_SPACE)
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

  if (!has_focus (self))
    return GDK_EVENT_PROPAGATE;

  next = get_next (self, args);
  if (next == ROBO_NO_SPACE)
    return GDK_EVENT_STOP;

  robo_editor_tools_set_mode (get_tools (self), ROBO_EDITOR_SELECT);
  robo_editor_canvas_go_to (self, next);
  robo_select_tool_extend (ROBO_SELECT_TOOL (self->mode_tools[ROBO_EDITOR_SELECT]), self->sheet, from, next);
  update_hover (self);

  return GDK_EVENT_STOP;
}

/* Handles Ctrl with an arrow key: moves the selection in selection mode, and chooses a side of the space with other
 * tools. */
static gboolean
side_cb (GtkWidget *widget,
         GVariant  *args,
         gpointer   user_data)
{
  RoboEditorCanvas *self = ROBO_EDITOR_CANVAS (widget);
  RoboDir           dir = (RoboDir)g_variant_get_int32 (args);

  if (!has_focus (self) || robo_editor_sheet_get_document (self->sheet) == NULL)
    return GDK_EVENT_PROPAGATE;

  if (robo_editor_tools_get_mode (get_tools (self)) == ROBO_EDITOR_SELECT)
    {
      if (robo_editor_sheet_has_selection (self->sheet) && robo_editor_sheet_can_edit (self->sheet) && is_idle (self))
        robo_select_tool_nudge (ROBO_SELECT_TOOL (self->mode_tools[ROBO_EDITOR_SELECT]), self->sheet,
                                robo_dir_dx (dir), robo_dir_dy (dir));
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

  if (!has_focus (self) || robo_editor_sheet_get_document (self->sheet) == NULL || !is_idle (self))
    return GDK_EVENT_PROPAGATE;

  use_keyboard (self);
  if (self->has_hover)
    {
      /* Say the hint before using the tool, because the hint describes what the use will do. */
      robo_access_say (widget, robo_editor_sheet_get_hint (self->sheet));
      use_tool (self, get_tool (self));
    }

  return GDK_EVENT_STOP;
}

static gboolean
erase_cb (GtkWidget *widget,
          GVariant  *args,
          gpointer   user_data)
{
  RoboEditorCanvas *self = ROBO_EDITOR_CANVAS (widget);

  if (!has_focus (self) || robo_editor_sheet_get_document (self->sheet) == NULL || !is_idle (self))
    return GDK_EVENT_PROPAGATE;

  if (robo_editor_sheet_has_selection (self->sheet))
    {
      robo_editor_sheet_clear_part (self->sheet, C_ ("undo", "Clear Part"));
      return GDK_EVENT_STOP;
    }

  use_keyboard (self);
  robo_editor_sheet_set_clip (self->sheet, NULL);
  if (self->has_hover)
    use_tool (self, self->eraser);

  return GDK_EVENT_STOP;
}

/* Cancels one thing with each press of Escape: first the current action, then a clip to be pasted, then the
 * selection. */
static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   user_data)
{
  RoboEditorCanvas *self = ROBO_EDITOR_CANVAS (widget);

  if (cancel_tool (self))
    return GDK_EVENT_STOP;
  if (robo_editor_sheet_get_clip (self->sheet) != NULL)
    {
      robo_editor_sheet_set_clip (self->sheet, NULL);
      return GDK_EVENT_STOP;
    }
  if (!robo_editor_sheet_has_selection (self->sheet))
    return GDK_EVENT_PROPAGATE;

  robo_editor_sheet_deselect (self->sheet);
  return GDK_EVENT_STOP;
}

/* With Tab, moves the focus to the space with the cursor, and then out of the canvas. Arrow keys have bindings of their
 * own. */
static gboolean
robo_editor_canvas_focus (GtkWidget       *widget,
                          GtkDirectionType direction)
{
  RoboEditorCanvas *self = ROBO_EDITOR_CANVAS (widget);

  return !has_focus (self) && robo_board_spaces_grab_focus (&self->spaces);
}

static gboolean
robo_editor_canvas_grab_focus (GtkWidget *widget)
{
  return robo_board_spaces_grab_focus (&ROBO_EDITOR_CANVAS (widget)->spaces);
}

static void
robo_editor_canvas_set_focus_child (GtkWidget *widget,
                                    GtkWidget *child)
{
  RoboEditorCanvas *self = ROBO_EDITOR_CANVAS (widget);

  GTK_WIDGET_CLASS (robo_editor_canvas_parent_class)->set_focus_child (widget, child);

  robo_board_spaces_take_focus_child (&self->spaces, child);
  if (child != NULL && !self->has_pointer)
    use_keyboard (self);
  else if (child == NULL && self->is_by_keyboard)
    {
      self->is_by_keyboard = FALSE;
      update_hover (self);
    }
  gtk_widget_queue_draw (widget);
}

/* Clipboard */

static void
copy_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  RoboClip         clip;
  g_autofree char *text = NULL;

  if (!robo_editor_sheet_copy_part (ROBO_EDITOR_CANVAS (widget)->sheet, &clip))
    return;

  text = robo_clip_to_text (&clip);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
}

static void
cut_cb (GtkWidget  *widget,
        const char *action_name,
        GVariant   *parameter)
{
  copy_cb (widget, action_name, parameter);
  robo_editor_sheet_clear_part (ROBO_EDITOR_CANVAS (widget)->sheet, C_ ("undo", "Cut Part"));
}

/* Holds the state of pasting, while the clipboard is read and then while a thread reads the text. */
typedef struct
{
  RoboEditorCanvas *canvas; /* NULL after the clipboard has been read */
  GCancellable     *cancellable;
  char             *text; /* nullable */
  RoboClip          clip;
  gboolean          has_clip;
} Paste;

static void
paste_free (gpointer data)
{
  Paste *self = data;

  g_clear_object (&self->canvas);
  g_object_unref (self->cancellable);
  g_free (self->text);
  g_free (self);
}

/* Reads the text of a part or of a whole arena, which may come from a forum. This runs in a thread, because the text
 * may be long. */
static gboolean
read_clip_thread (gpointer      data,
                  GCancellable *cancellable,
                  GError      **error)
{
  Paste *paste = data;

  if (paste->text == NULL)
    return TRUE;

  paste->has_clip = robo_clip_from_text (&paste->clip, paste->text);
  if (!paste->has_clip && strchr (paste->text, '<') != NULL)
    {
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
      g_autoptr (RoboArena) arena = robo_arena_load_memory (paste->text, strlen (paste->text), problems);

      paste->has_clip = arena != NULL;
      if (arena != NULL)
        robo_clip_init_whole (&paste->clip, robo_arena_get_plan (arena));
    }

  return TRUE;
}

static void
pasted_cb (gpointer      owner,
           gpointer      data,
           GCancellable *cancellable,
           const GError *error)
{
  RoboEditorCanvas *self = owner;
  const Paste      *paste = data;

  if (self->plan.columns == 0)
    return;

  robo_opening_end (GTK_WIDGET (self), cancellable);
  if (!paste->has_clip)
    {
      g_signal_emit (self, refused_signal, 0,
                     _ ("There’s no part of an arena on the clipboard. Select one and copy it first."));
      return;
    }

  robo_editor_sheet_set_clip (self->sheet, &paste->clip);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
text_read_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  Paste *paste = user_data;
  g_autoptr (RoboEditorCanvas) self = g_steal_pointer (&paste->canvas);

  paste->text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  robo_work_run (self, paste->cancellable, read_clip_thread, pasted_cb, paste, paste_free);
}

static void
paste_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  Paste *paste;

  if (ROBO_EDITOR_CANVAS (widget)->plan.columns == 0)
    return;

  paste = g_new0 (Paste, 1);
  paste->canvas = g_object_ref (ROBO_EDITOR_CANVAS (widget));
  /* Translators: This stands in a message that says where the program reads an arena from. */
  paste->cancellable = robo_opening_begin (widget, _ ("the clipboard"));
  /* Don't wait for the text, because the program that owns the clipboard may be slow. */
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), paste->cancellable, text_read_cb, paste);
}

static void
delete_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  robo_editor_sheet_clear_part (ROBO_EDITOR_CANVAS (widget)->sheet, C_ ("undo", "Clear Part"));
}

static void
select_all_cb (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  RoboEditorCanvas *self = ROBO_EDITOR_CANVAS (widget);
  RoboRegion        all = { 0, 0, self->plan.columns, self->plan.rows };

  robo_editor_tools_set_mode (get_tools (self), ROBO_EDITOR_SELECT);
  robo_editor_sheet_select (self->sheet, &all);
}

static void
deselect_cb (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  robo_editor_sheet_deselect (ROBO_EDITOR_CANVAS (widget)->sheet);
}

/* Turns or mirrors the clip to be pasted. Returns FALSE if there is no clip. */
static gboolean
transform_clip (RoboEditorCanvas *self,
                RoboTransform     transform)
{
  const RoboClip *clip = robo_editor_sheet_get_clip (self->sheet);
  RoboClip        turned;

  if (clip == NULL)
    return FALSE;

  robo_clip_transform (clip, transform, &turned);
  robo_editor_sheet_set_clip (self->sheet, &turned);

  return TRUE;
}

static void
turn_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  RoboEditorCanvas *self = ROBO_EDITOR_CANVAS (widget);

  if (!transform_clip (self, (RoboTransform){ .quarters = 1 }) && !robo_editor_tools_turn (get_tools (self)))
    gtk_widget_error_bell (widget);
}

static void
mirror_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  transform_clip (ROBO_EDITOR_CANVAS (widget), (RoboTransform){ .is_mirrored = TRUE });
}

/* Widget */

static void
robo_editor_canvas_measure (GtkWidget     *widget,
                            GtkOrientation orientation,
                            int            for_size,
                            int           *minimum,
                            int           *natural,
                            int           *minimum_baseline,
                            int           *natural_baseline)
{
  RoboEditorCanvas *self = ROBO_EDITOR_CANVAS (widget);
  guint             n = orientation == GTK_ORIENTATION_HORIZONTAL ? self->plan.columns : self->plan.rows;
  double            length = n == 0 ? 0 : n + 2 * ROBO_LAYOUT_FRAME;

  *minimum = (int)(MIN (length, 10) * MINIMUM_CELL);
  *natural = (int)(length * NATURAL_CELL);
}

static void
robo_editor_canvas_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  RoboEditorCanvas *self = ROBO_EDITOR_CANVAS (widget);
  RoboLayout        before = self->viewport.layout;

  robo_viewport_set_size (&self->viewport, width, height, gtk_widget_get_scale_factor (widget));
  if (memcmp (&before, &self->viewport.layout, sizeof before) != 0)
    redraw_all (self);
  robo_board_spaces_allocate (&self->spaces, &self->viewport.layout);
}

/* Redraws the spaces that a stroke has changed by symmetry, in the idle time between two frames. */
static gboolean
catch_up (gpointer data)
{
  return robo_editor_picture_catch_up (ROBO_EDITOR_CANVAS (data)->picture);
}

static void
show_caught_up (gpointer data)
{
  gtk_widget_queue_draw (data);
}

static const RoboIdleWork catch_up_work = { ROBO_IDLE_SOON, catch_up, show_caught_up };

/* Returns the space under the pointer during a stroke. Otherwise returns ROBO_NO_SPACE. */
static guint
get_focus (RoboEditorCanvas *self)
{
  RoboTouch touch;

  if (self->active == NULL || !self->has_pointer || !get_touch (self, self->pointer_x, self->pointer_y, &touch))
    return ROBO_NO_SPACE;

  return touch.space;
}

static void
robo_editor_canvas_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  RoboEditorCanvas *self = ROBO_EDITOR_CANVAS (widget);

  if (!robo_viewport_has_layout (&self->viewport))
    return;

  robo_editor_picture_set_focus (self->picture, get_focus (self));
  robo_editor_picture_append (self->picture, snapshot);
  if (robo_editor_picture_is_behind (self->picture))
    robo_idle_add (&catch_up_work, self, self);
  robo_board_spaces_snapshot (&self->spaces, snapshot);
}

static void
robo_editor_canvas_unmap (GtkWidget *widget)
{
  cancel_tool (ROBO_EDITOR_CANVAS (widget));

  GTK_WIDGET_CLASS (robo_editor_canvas_parent_class)->unmap (widget);
}

/* Properties and class */

static void
set_document (RoboEditorCanvas  *self,
              RoboArenaDocument *document)
{
  g_return_if_fail (ROBO_IS_EDITOR_CANVAS (self));
  g_return_if_fail (document == NULL || ROBO_IS_ARENA_DOCUMENT (document));

  if (robo_editor_sheet_get_document (self->sheet) == document)
    return;

  cancel_tool (self);
  g_signal_group_set_target (self->document_signals, document);
  g_signal_group_set_target (self->problem_signals,
                             document == NULL ? NULL : robo_arena_document_get_problems (document));
  robo_editor_sheet_set_document (self->sheet, document);
  update_plan (self);
  robo_editor_canvas_set_heat (self, NULL, ROBO_PAINT_DANGER);
  redraw_all (self);
  update_hover (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DOCUMENT]);
}

static void
robo_editor_canvas_dispose (GObject *object)
{
  RoboEditorCanvas *self = ROBO_EDITOR_CANVAS (object);

  robo_board_spaces_remove (&self->spaces);
  g_signal_group_set_target (self->document_signals, NULL);
  g_signal_group_set_target (self->problem_signals, NULL);
  g_signal_handlers_disconnect_by_data (self->sheet, self);

  G_OBJECT_CLASS (robo_editor_canvas_parent_class)->dispose (object);
}

static void
robo_editor_canvas_finalize (GObject *object)
{
  RoboEditorCanvas *self = ROBO_EDITOR_CANVAS (object);

  robo_board_spaces_clear (&self->spaces);
  robo_editor_picture_free (self->picture);
  g_object_unref (self->sheet);
  for (guint i = 0; i < ROBO_N_EDITOR_MODES; i++)
    g_object_unref (self->mode_tools[i]);
  g_object_unref (self->eraser);
  g_object_unref (self->stamp);
  g_object_unref (self->document_signals);
  g_object_unref (self->problem_signals);
  g_free (self->place);

  G_OBJECT_CLASS (robo_editor_canvas_parent_class)->finalize (object);
}

/* Lists the directions of the keys Left, Right, Up and Down, in this order. */
static const int arrow_dirs[] = { ROBO_DIR_W, ROBO_DIR_E, ROBO_DIR_N, ROBO_DIR_S };

const RoboShortcut robo_editor_canvas_shortcuts[] = {
  { .title = NC_ ("shortcut window", "Use the tool"),
    .keys = "space Return",
    .more_keys = "KP_Space KP_Enter ISO_Enter",
    .callback = use_cb },
  { .title = NC_ ("shortcut window", "Erase"), .keys = "Delete BackSpace", .more_keys = "KP_Delete", .callback = erase_cb },
  { .title = NC_ ("shortcut window", "Move to the next space"),
    .keys = "Left Right Up Down",
    .more_keys = "KP_Left KP_Right KP_Up KP_Down",
    .callback = move_cb,
    .type = 'i',
    .arguments = arrow_dirs },
  { .title = NC_ ("shortcut window", "Choose a side, or move the part"),
    .keys = "<Control>Left <Control>Right <Control>Up <Control>Down",
    .more_keys = "<Control>KP_Left <Control>KP_Right <Control>KP_Up <Control>KP_Down",
    .callback = side_cb,
    .type = 'i',
    .arguments = arrow_dirs },
  { .title = NC_ ("shortcut window", "Select"),
    .keys = "<Shift>Left <Shift>Right <Shift>Up <Shift>Down",
    .more_keys = "<Shift>KP_Left <Shift>KP_Right <Shift>KP_Up <Shift>KP_Down",
    .callback = select_cb,
    .type = 'i',
    .arguments = arrow_dirs },
  { .title = NC_ ("shortcut window", "Select all"), .keys = "<Control>a", .action = "canvas.select-all" },
  { .title = NC_ ("shortcut window", "Copy or cut a part"),
    .keys = "<Control>c",
    .other_keys = "<Control>x",
    .action = "canvas.copy" },
  { .more_keys = "<Control>x", .action = "canvas.cut" },
  { .title = NC_ ("shortcut window", "Paste a part"), .keys = "<Control>v", .action = "canvas.paste" },
  { .title = NC_ ("shortcut window", "Rotate the pasted part"), .keys = "z", .action = "canvas.turn" },
  { .title = NC_ ("shortcut window", "Mirror the pasted part"), .keys = "m", .action = "canvas.mirror" },
  { .title = NC_ ("shortcut window", "Cancel"), .keys = "Escape", .callback = escape_cb },
  { 0 },
};

const RoboShortcut robo_editor_canvas_zoom_shortcuts[] = { ROBO_ZOOM_SHORTCUTS ("canvas"), { 0 } };

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name;
    void (*activate) (GtkWidget  *widget,
                      const char *action_name,
                      GVariant   *parameter);
  } actions[] = {
    { "canvas.copy", copy_cb },
    { "canvas.cut", cut_cb },
    { "canvas.paste", paste_cb },
    { "canvas.delete", delete_cb },
    { "canvas.select-all", select_all_cb },
    { "canvas.deselect", deselect_cb },
    { "canvas.turn", turn_cb },
    { "canvas.mirror", mirror_cb },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].activate);
  robo_viewport_gestures_class_init_zoom (widget_class, "canvas.zoom-in", "canvas.zoom-out", "canvas.zoom-fit");
}

static RoboArenaDocument *
get_document (RoboEditorCanvas *self)
{
  return robo_editor_sheet_get_document (self->sheet);
}

static void
set_tools (RoboEditorCanvas *self,
           RoboEditorTools  *tools)
{
  g_return_if_fail (get_tools (self) == NULL);

  robo_editor_sheet_set_tools (self->sheet, tools);
  if (tools != NULL)
    g_signal_connect_object (tools, "changed", G_CALLBACK (tools_changed_cb), self, G_CONNECT_SWAPPED);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TOOLS]);
}

static const char *
get_hint (RoboEditorCanvas *self)
{
  return robo_editor_sheet_get_hint (self->sheet);
}

static gboolean
has_selection (RoboEditorCanvas *self)
{
  return robo_editor_sheet_has_selection (self->sheet);
}

static guint
get_ways_side (RoboEditorCanvas *self)
{
  return robo_editor_picture_get_ways_side (self->picture);
}

static void
set_ways_side (RoboEditorCanvas *self,
               guint             side)
{
  robo_editor_picture_set_ways_side (self->picture, side);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WAYS_SIDE]);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_DOCUMENT] = { ROBO_PROPERTY_GETTER (OBJECT, "document", get_document), .type = robo_arena_document_get_type, .set = G_CALLBACK (set_document) },
  [PROP_TOOLS] = { ROBO_PROPERTY_GETTER (OBJECT, "tools", get_tools), .type = robo_editor_tools_get_type, .set = G_CALLBACK (set_tools) },
  [PROP_HINT] = { ROBO_PROPERTY_GETTER (STRING, "hint", get_hint) },
  [PROP_PLACE] = { ROBO_PROPERTY_FIELD (STRING, "place", RoboEditorCanvas, place) },
  [PROP_ZOOM] = { ROBO_PROPERTY_FIELD (DOUBLE, "zoom", RoboEditorCanvas, viewport.zoom), .min = 1, .max = ROBO_VIEWPORT_MAX_ZOOM },
  [PROP_HAS_SELECTION] = { ROBO_PROPERTY_GETTER (BOOLEAN, "has-selection", has_selection) },
  [PROP_WAYS_SIDE] = { ROBO_PROPERTY_GETTER (UINT, "ways-side", get_ways_side), .set = G_CALLBACK (set_ways_side), .max = ROBO_NO_SIDE, .initial = ROBO_NO_SIDE },
};

static void
robo_editor_canvas_class_init (RoboEditorCanvasClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_editor_canvas_dispose;
  object_class->finalize = robo_editor_canvas_finalize;

  widget_class->measure = robo_editor_canvas_measure;
  widget_class->size_allocate = robo_editor_canvas_size_allocate;
  widget_class->snapshot = robo_editor_canvas_snapshot;
  widget_class->focus = robo_editor_canvas_focus;
  widget_class->grab_focus = robo_editor_canvas_grab_focus;
  widget_class->set_focus_child = robo_editor_canvas_set_focus_child;
  widget_class->unmap = robo_editor_canvas_unmap;
  install_actions (widget_class);
  robo_shortcuts_bind (widget_class, robo_editor_canvas_shortcuts);
  robo_shortcuts_bind (widget_class, robo_editor_canvas_zoom_shortcuts);

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  refused_signal = g_signal_new ("refused", ROBO_TYPE_EDITOR_CANVAS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_css_name (widget_class, "canvas");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
robo_editor_canvas_init (RoboEditorCanvas *self)
{
  robo_board_spaces_init (&self->spaces, GTK_WIDGET (self));
  robo_viewport_set_board (&self->viewport, 0, 0);
  self->place = g_strdup ("");
  self->sheet = robo_editor_sheet_new ();
  self->picture = robo_editor_picture_new (self->sheet, &self->viewport);
  self->mode_tools[ROBO_EDITOR_DRAW] = robo_brush_tool_new ();
  self->mode_tools[ROBO_EDITOR_BOX] = robo_box_tool_new ();
  self->mode_tools[ROBO_EDITOR_FILL] = robo_fill_tool_new ();
  self->mode_tools[ROBO_EDITOR_SELECT] = robo_select_tool_new ();
  self->eraser = robo_eraser_tool_new ();
  self->stamp = robo_stamp_tool_new ();
  g_signal_connect_swapped (self->sheet, "preview-changed", G_CALLBACK (preview_changed_cb), self);
  g_signal_connect_swapped (self->sheet, "selection-changed", G_CALLBACK (selection_changed_cb), self);
  g_signal_connect_swapped (self->sheet, "clip-changed", G_CALLBACK (clip_changed_cb), self);
  g_signal_connect_swapped (self->sheet, "notify::hint", G_CALLBACK (hint_changed_cb), self);

  self->document_signals = g_signal_group_new (ROBO_TYPE_ARENA_DOCUMENT);
  g_signal_group_connect_swapped (self->document_signals, "changed", G_CALLBACK (document_changed_cb), self);
  self->problem_signals = g_signal_group_new (ROBO_TYPE_PROBLEM_LIST);
  g_signal_group_connect_swapped (self->problem_signals, "items-changed", G_CALLBACK (problems_changed_cb), self);

  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  add_controllers (self);
  g_signal_connect_object (robo_desktop_style_get_default (), "notify::style", G_CALLBACK (redraw_all), self,
                           G_CONNECT_SWAPPED);
}

void
robo_editor_canvas_press (RoboEditorCanvas *self,
                          double            x,
                          double            y)
{
  g_return_if_fail (ROBO_IS_EDITOR_CANVAS (self));

  press_tool (self, get_tool (self), x, y);
}

void
robo_editor_canvas_drag_to (RoboEditorCanvas *self,
                            double            x,
                            double            y)
{
  double board_x, board_y;

  g_return_if_fail (ROBO_IS_EDITOR_CANVAS (self));

  set_pointer (self, TRUE, x, y);
  if (self->active != NULL && robo_viewport_get_place (&self->viewport, x, y, &board_x, &board_y))
    robo_canvas_tool_move (self->active, self->sheet, board_x, board_y);
}

void
robo_editor_canvas_release (RoboEditorCanvas *self)
{
  RoboCanvasTool *tool;

  g_return_if_fail (ROBO_IS_EDITOR_CANVAS (self));

  tool = g_steal_pointer (&self->active);
  if (tool == NULL)
    return;

  robo_canvas_tool_release (tool, self->sheet);
  update_hover (self);
}

void
robo_editor_canvas_show_place (RoboEditorCanvas *self,
                               guint             space,
                               guint             side)
{
  g_return_if_fail (ROBO_IS_EDITOR_CANVAS (self));

  robo_editor_picture_set_shown (self->picture, space, side);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (space < self->spaces.children->len)
    robo_viewport_gestures_reveal (self->gestures, space);
}

guint
robo_editor_canvas_get_shown_space (RoboEditorCanvas *self)
{
  g_return_val_if_fail (ROBO_IS_EDITOR_CANVAS (self), ROBO_NO_SPACE);

  return robo_editor_picture_get_shown_space (self->picture);
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

void
robo_editor_canvas_set_heat (RoboEditorCanvas *self,
                             const guint      *counts,
                             RoboPaint         paint)
{
  g_return_if_fail (ROBO_IS_EDITOR_CANVAS (self));

  robo_editor_picture_set_heat (self->picture, counts, paint);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
robo_editor_canvas_set_ghosts (RoboEditorCanvas      *self,
                               const RoboPlan *const *plans,
                               guint                  n_plans,
                               guint                  pointed)
{
  g_return_if_fail (ROBO_IS_EDITOR_CANVAS (self));
  g_return_if_fail (n_plans <= ROBO_MAX_GHOSTS);

  robo_editor_picture_set_ghosts (self->picture, plans, n_plans, pointed);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
robo_editor_canvas_cancel (RoboEditorCanvas *self)
{
  g_return_if_fail (ROBO_IS_EDITOR_CANVAS (self));

  cancel_tool (self);
}

graphene_point_t
robo_editor_canvas_get_point (RoboEditorCanvas *self,
                              double            x,
                              double            y)
{
  const RoboLayout *layout = &self->viewport.layout;

  return GRAPHENE_POINT_INIT ((float)(layout->x + x * layout->cell), (float)(layout->y + y * layout->cell));
}
