// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-board-view.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

#include "ui/widgets/pictures/robo-desktop-style.h"
#include "ui/widgets/keys/robo-shortcuts.h"
#include "robo-board-drawing.h"
#include "robo-board-scene.h"
#include "robo-board-spaces.h"
#include "robo-space-help.h"
#include "robo-viewport-gestures.h"

/* Each side of a space has MINIMUM_CELL pixels at the minimum size of the board, and NATURAL_CELL pixels at its natural
 * size. */
#define MINIMUM_CELL 22
#define NATURAL_CELL 48

struct _RoboBoardView
{
  GtkWidget parent_instance;

  RoboBoardScene  scene;
  RoboBoardMarks  marks;
  RoboViewport    viewport;
  RoboBoardSpaces spaces;

  /* These fields describe the current animation. tick is 0 if there is no animation. */
  guint  tick;
  gint64 start_us; /* time of the first tick; 0 until then */
  gint64 duration_us;
  gint64 slow_us;       /* start of slow motion; equal to duration_us without slow motion */
  double slow_progress; /* progress of the animation at slow_us */

  guint hint_id;

  /* borrowed */
  RoboViewportGestures *gestures;

  /* owned */
  RoboBoardDrawing *drawing;
  RoboBoardIdle    *idle;
  GtkWidget        *hint; /* nullable: the popover with the description of a space */
};

enum
{
  SIGNAL_SPACE_ACTIVATED,
  SIGNAL_SPACE_HOVERED,
  SIGNAL_MOMENT_SHOWN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboBoardView, robo_board_view, GTK_TYPE_WIDGET)

static void
clear_marks (RoboBoardView *self)
{
  self->marks = (RoboBoardMarks){
    .highlight = ROBO_NO_SPACE,
    .acting = ROBO_NO_SEAT,
    .hovered = ROBO_NO_SPACE,
  };
}

/* Returns TRUE if the board may look different while the pointer is on a space: the caution lines of the space are
 * drawn with full ink, and all caution lines if a KillBot is on the space. */
static gboolean
has_hover_marks (RoboBoardView *self,
                 guint          space)
{
  return space != ROBO_NO_SPACE && (robo_board_scene_has_cautions (&self->scene, space) ||
                                    robo_board_picture_get_robot_at (&self->scene.picture, space) != ROBO_NO_SEAT);
}

static void
set_hovered (RoboBoardView *self,
             guint          space)
{
  gboolean is_choice = space != ROBO_NO_SPACE && self->marks.is_choice[space];
  guint    old = self->marks.hovered;

  if (old == space)
    return;

  self->marks.hovered = space;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), is_choice ? "pointer" : NULL);
  if (self->marks.n_choices > 0 || has_hover_marks (self, old) || has_hover_marks (self, space))
    gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[SIGNAL_SPACE_HOVERED], 0, space);
}

static void
moved_cb (RoboBoardView *self)
{
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Names the spaces. Only spaces whose names may differ from those in the position `old` are named anew, so that screen
 * readers are notified of few other spaces. If `old` is NULL, all spaces are named. */
static void
name_spaces (RoboBoardView          *self,
             const RoboBoardPicture *old)
{
  for (guint i = 0; i < self->spaces.children->len; i++)
    if (old == NULL || !robo_board_scene_is_named_alike (&self->scene, old, i))
      {
        g_autofree char *name = robo_board_scene_dup_name (&self->scene, i, TRUE);

        robo_board_spaces_set_name (&self->spaces, i, name);
      }
}

/* Animation */

static void
show_moment (RoboBoardView *self,
             double         progress)
{
  robo_board_scene_show_moment (&self->scene, progress);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[SIGNAL_MOMENT_SHOWN], 0);
}

static void
stop_ticking (RoboBoardView *self)
{
  if (self->tick == 0)
    return;

  gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
}

/* Returns the progress of the animation after a time. If the end of the animation is in slow motion, progress is
 * slower there. */
static double
get_progress (RoboBoardView *self,
              gint64         passed_us)
{
  if (passed_us <= self->slow_us)
    return self->slow_us == 0 ? 1 : self->slow_progress * passed_us / self->slow_us;

  return self->slow_progress +
         (1 - self->slow_progress) * (passed_us - self->slow_us) / (self->duration_us - self->slow_us);
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  RoboBoardView *self = ROBO_BOARD_VIEW (widget);
  gint64         now_us = gdk_frame_clock_get_frame_time (clock);
  double         progress;

  if (self->start_us == 0)
    self->start_us = now_us;
  progress = now_us - self->start_us >= self->duration_us ? 1 : get_progress (self, now_us - self->start_us);

  if (progress >= 1)
    {
      self->tick = 0;
      robo_board_idle_begin (self->idle);
      show_moment (self, 1);
      return G_SOURCE_REMOVE;
    }
  if (!self->scene.happening.is_calm)
    show_moment (self, progress);

  return G_SOURCE_CONTINUE;
}

/* Hint: a popover that describes a space in words, after a long touch, a right click or the F1 key */

static void
close_hint (RoboBoardView *self)
{
  g_clear_handle_id (&self->hint_id, g_source_remove);
  if (self->hint == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->hint, self);
  g_clear_pointer (&self->hint, gtk_widget_unparent);
}

static void
close_hint_cb (gpointer user_data)
{
  RoboBoardView *self = user_data;

  self->hint_id = 0;
  close_hint (self);
}

/* Stops pointing at the space of the hint. Destroys the popover later, because this is a handler of a signal of the
 * popover. */
static void
hint_closed_cb (RoboBoardView *self)
{
  set_hovered (self, ROBO_NO_SPACE);
  if (self->hint_id == 0)
    self->hint_id = g_idle_add_once (close_hint_cb, self);
}

/* Pointer */

static void
motion_cb (GtkEventControllerMotion *motion,
           double                    x,
           double                    y,
           RoboBoardView            *self)
{
  set_hovered (self, robo_board_view_get_space_at (self, x, y));
  if (self->tick == 0)
    robo_board_idle_begin (self->idle);
}

static void
leave_cb (GtkEventControllerMotion *motion,
          RoboBoardView            *self)
{
  set_hovered (self, ROBO_NO_SPACE);
}

static void
released_cb (GtkGestureClick *click,
             int              n_press,
             double           x,
             double           y,
             RoboBoardView   *self)
{
  guint space = robo_board_view_get_space_at (self, x, y);

  if (space == ROBO_NO_SPACE)
    return;

  self->spaces.cursor = space;
  g_signal_emit (self, signals[SIGNAL_SPACE_ACTIVATED], 0, space);
}

/* Opens a popover that says what is on a space, with a button to the rule about each thing. */
static void
open_hint (RoboBoardView *self,
           guint          space)
{
  g_autofree char *words = robo_board_scene_dup_name (&self->scene, space, FALSE);
  g_autofree char *spoken = robo_board_scene_dup_name (&self->scene, space, TRUE);
  GdkRectangle     area = robo_board_spaces_get_area (&self->viewport.layout, space);

  /* The popover is a child of the board, but not a cell of the accessible grid. Its label has the same words as the
   * name of the space. */
  close_hint (self);
  set_hovered (self, space);
  self->hint = gtk_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (self->hint),
                         robo_space_help_new (&self->scene.plan, &self->scene.picture, space, words));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->hint), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_set_parent (self->hint, GTK_WIDGET (self));
  gtk_popover_set_pointing_to (GTK_POPOVER (self->hint), &area);
  g_signal_connect_object (self->hint, "closed", G_CALLBACK (hint_closed_cb), self, G_CONNECT_SWAPPED);
  gtk_popover_popup (GTK_POPOVER (self->hint));
}

static void
held_cb (GtkGesture    *gesture,
         double         x,
         double         y,
         RoboBoardView *self)
{
  guint space = robo_board_view_get_space_at (self, x, y);

  if (space == ROBO_NO_SPACE)
    return;

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  open_hint (self, space);
}

static void
right_pressed_cb (GtkGesture    *gesture,
                  int            n_press,
                  double         x,
                  double         y,
                  RoboBoardView *self)
{
  held_cb (gesture, x, y, self);
}

static void
add_controllers (RoboBoardView *self)
{
  GtkWidget          *widget = GTK_WIDGET (self);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture         *click = gtk_gesture_click_new ();
  GtkGesture         *hold = gtk_gesture_long_press_new ();
  GtkGesture         *right = gtk_gesture_click_new ();

  g_signal_connect (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (widget, motion);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_PRIMARY);
  g_signal_connect (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));

  /* Button 0 means that a drag with a finger, or with any button but the right one, moves the board. */
  self->gestures = robo_viewport_gestures_new (widget, &self->viewport, 0);
  g_signal_connect_object (self->gestures, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), TRUE);
  g_signal_connect (hold, "pressed", G_CALLBACK (held_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (hold));

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (right), GDK_BUTTON_SECONDARY);
  g_signal_connect (right, "pressed", G_CALLBACK (right_pressed_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (right));
}

/* Keyboard */

/* Explains the space with the focus. F1 activates this action. */
static void
explain_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  RoboBoardView *self = ROBO_BOARD_VIEW (widget);

  if (robo_board_spaces_has_focus (&self->spaces))
    open_hint (self, self->spaces.cursor);
}

static gboolean
move_cb (GtkWidget *widget,
         GVariant  *args,
         gpointer   user_data)
{
  RoboBoardView *self = ROBO_BOARD_VIEW (widget);
  guint          next;

  if (!robo_board_spaces_has_focus (&self->spaces))
    return GDK_EVENT_PROPAGATE;

  next = robo_plan_get_neighbour (&self->scene.plan, self->spaces.cursor, (RoboDir)g_variant_get_int32 (args));
  if (next == ROBO_NO_SPACE)
    {
      gtk_widget_error_bell (widget);
      return GDK_EVENT_STOP;
    }

  robo_viewport_gestures_reveal (self->gestures, next);
  robo_board_spaces_move_focus (&self->spaces, next);

  return GDK_EVENT_STOP;
}

static gboolean
activate_cb (GtkWidget *widget,
             GVariant  *args,
             gpointer   user_data)
{
  RoboBoardView *self = ROBO_BOARD_VIEW (widget);
  gboolean       needs_choice = g_variant_get_int32 (args);

  if (!robo_board_spaces_has_focus (&self->spaces) || (needs_choice && !self->marks.is_choice[self->spaces.cursor]))
    return GDK_EVENT_PROPAGATE;

  g_signal_emit (self, signals[SIGNAL_SPACE_ACTIVATED], 0, self->spaces.cursor);
  return GDK_EVENT_STOP;
}

/* With Tab, moves the focus to the space with the cursor, and then out of the board. Arrow keys have bindings of their
 * own. */
static gboolean
robo_board_view_focus (GtkWidget       *widget,
                       GtkDirectionType direction)
{
  RoboBoardView *self = ROBO_BOARD_VIEW (widget);

  return !robo_board_spaces_has_focus (&self->spaces) && robo_board_spaces_grab_focus (&self->spaces);
}

static gboolean
robo_board_view_grab_focus (GtkWidget *widget)
{
  return robo_board_spaces_grab_focus (&ROBO_BOARD_VIEW (widget)->spaces);
}

static void
robo_board_view_set_focus_child (GtkWidget *widget,
                                 GtkWidget *child)
{
  RoboBoardView *self = ROBO_BOARD_VIEW (widget);

  GTK_WIDGET_CLASS (robo_board_view_parent_class)->set_focus_child (widget, child);

  if (robo_board_spaces_take_focus_child (&self->spaces, child))
    set_hovered (self, self->spaces.cursor);
  gtk_widget_queue_draw (widget);
}

static const RoboShortcut shortcuts[] = {
  { .keys = "Left Right Up Down",
    .callback = move_cb,
    .type = 'i',
    .arguments = (const int[]){ ROBO_DIR_W, ROBO_DIR_E, ROBO_DIR_N, ROBO_DIR_S } },
  /* Bind the Space key, too, because otherwise the page would handle this key. */
  { .keys = "Return KP_Enter ISO_Enter space",
    .callback = activate_cb,
    .type = 'i',
    .arguments = (const int[]){ FALSE, FALSE, FALSE, TRUE } },
  ROBO_ZOOM_SHORTCUTS ("board"),
  { 0 },
};

/* Widget */

/* Shows the contents of the space under the pointer in a tooltip, but not while events are shown, nor while the hint is
 * open. */
static gboolean
robo_board_view_query_tooltip (GtkWidget  *widget,
                               int         x,
                               int         y,
                               gboolean    is_keyboard,
                               GtkTooltip *tooltip)
{
  RoboBoardView   *self = ROBO_BOARD_VIEW (widget);
  guint            space = is_keyboard ? ROBO_NO_SPACE : robo_board_view_get_space_at (self, x, y);
  g_autofree char *words = NULL;
  g_autofree char *text = NULL;
  GdkRectangle     area;

  if (space == ROBO_NO_SPACE || self->hint != NULL || self->tick != 0)
    return FALSE;

  words = robo_board_scene_dup_name (&self->scene, space, FALSE);
  text = robo_space_help_dup_text (&self->scene.plan, &self->scene.picture, space, words);
  if (text == NULL)
    return FALSE;

  area = robo_board_spaces_get_area (&self->viewport.layout, space);
  gtk_tooltip_set_text (tooltip, text);
  gtk_tooltip_set_tip_area (tooltip, &area);

  return TRUE;
}

static void
robo_board_view_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  const RoboPlan *plan = &ROBO_BOARD_VIEW (widget)->scene.plan;
  guint           n = orientation == GTK_ORIENTATION_HORIZONTAL ? plan->columns : plan->rows;
  double          length = n == 0 ? 0 : n + 2 * ROBO_LAYOUT_FRAME;

  *minimum = (int)(length * MINIMUM_CELL);
  *natural = (int)(length * NATURAL_CELL);
}

static void
robo_board_view_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  RoboBoardView *self = ROBO_BOARD_VIEW (widget);

  robo_viewport_set_size (&self->viewport, width, height, gtk_widget_get_scale_factor (widget));
  robo_board_spaces_allocate (&self->spaces, &self->viewport.layout);
  if (self->hint != NULL)
    gtk_popover_present (GTK_POPOVER (self->hint));
}

static void
robo_board_view_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  RoboBoardView *self = ROBO_BOARD_VIEW (widget);
  GtkSnapshot   *arena;
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GskRenderNode) clipped = NULL;

  if (!robo_viewport_has_layout (&self->viewport))
    return;

  arena = gtk_snapshot_new ();
  robo_board_drawing_append (self->drawing, arena);
  robo_board_spaces_snapshot (&self->spaces, arena);
  node = gtk_snapshot_free_to_node (arena);
  if (node == NULL)
    return;

  /* Use a clip in every frame. GtkSnapshot would leave out a clip that has no effect. When a spark at the border
   * made the clip necessary, GTK would see another node and draw the whole arena again. */
  clipped = gsk_clip_node_new (node, &GRAPHENE_RECT_INIT (0, 0, (float)gtk_widget_get_width (widget),
                                                          (float)gtk_widget_get_height (widget)));
  gtk_snapshot_append_node (snapshot, clipped);
}

static void
robo_board_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (robo_board_view_parent_class)->map (widget);
  robo_board_idle_begin (ROBO_BOARD_VIEW (widget)->idle);
}

/* Ends the animation, because a hidden board does not show the rest of it. */
static void
robo_board_view_unmap (GtkWidget *widget)
{
  RoboBoardView *self = ROBO_BOARD_VIEW (widget);

  robo_board_idle_stop (self->idle);
  if (self->tick != 0)
    {
      stop_ticking (self);
      show_moment (self, 1);
    }

  GTK_WIDGET_CLASS (robo_board_view_parent_class)->unmap (widget);
}

static void
robo_board_view_dispose (GObject *object)
{
  RoboBoardView *self = ROBO_BOARD_VIEW (object);

  stop_ticking (self);
  robo_board_idle_stop (self->idle);
  close_hint (self);
  robo_board_spaces_remove (&self->spaces);
  robo_board_drawing_forget_ground (self->drawing);

  G_OBJECT_CLASS (robo_board_view_parent_class)->dispose (object);
}

static void
robo_board_view_finalize (GObject *object)
{
  RoboBoardView *self = ROBO_BOARD_VIEW (object);

  g_clear_pointer (&self->idle, robo_board_idle_free);
  g_clear_pointer (&self->drawing, robo_board_drawing_free);
  robo_board_scene_clear (&self->scene);
  robo_board_spaces_clear (&self->spaces);

  G_OBJECT_CLASS (robo_board_view_parent_class)->finalize (object);
}

static void
robo_board_view_class_init (RoboBoardViewClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_board_view_dispose;
  object_class->finalize = robo_board_view_finalize;

  widget_class->measure = robo_board_view_measure;
  widget_class->size_allocate = robo_board_view_size_allocate;
  widget_class->snapshot = robo_board_view_snapshot;
  widget_class->focus = robo_board_view_focus;
  widget_class->grab_focus = robo_board_view_grab_focus;
  widget_class->set_focus_child = robo_board_view_set_focus_child;
  widget_class->map = robo_board_view_map;
  widget_class->unmap = robo_board_view_unmap;
  robo_viewport_gestures_class_init_zoom (widget_class, "board.zoom-in", "board.zoom-out", "board.zoom-fit");
  robo_shortcuts_bind (widget_class, shortcuts);

  signals[SIGNAL_SPACE_ACTIVATED] =
    g_signal_new ("space-activated", ROBO_TYPE_BOARD_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                  G_TYPE_UINT);
  signals[SIGNAL_SPACE_HOVERED] =
    g_signal_new ("space-hovered", ROBO_TYPE_BOARD_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                  G_TYPE_UINT);

  signals[SIGNAL_MOMENT_SHOWN] =
    g_signal_new ("moment-shown", ROBO_TYPE_BOARD_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  widget_class->query_tooltip = robo_board_view_query_tooltip;
  gtk_widget_class_install_action (widget_class, "what-is.explain", NULL, explain_cb);

  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
robo_board_view_init (RoboBoardView *self)
{
  robo_board_scene_init (&self->scene);
  robo_board_spaces_init (&self->spaces, GTK_WIDGET (self));
  clear_marks (self);
  robo_viewport_set_board (&self->viewport, 0, 0);
  self->drawing = robo_board_drawing_new (GTK_WIDGET (self), &self->scene, &self->marks, &self->viewport);
  self->idle = robo_board_idle_new (GTK_WIDGET (self), &self->scene, self->drawing);

  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  add_controllers (self);
  g_signal_connect_object (robo_desktop_style_get_default (), "notify::style",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
robo_board_view_new (void)
{
  return g_object_new (ROBO_TYPE_BOARD_VIEW, NULL);
}

void
robo_board_view_set_arena (RoboBoardView  *self,
                           const RoboPlan *plan,
                           guint           damage_limit)
{
  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));
  g_return_if_fail (plan == NULL || (damage_limit > 0 && damage_limit < 10));

  stop_ticking (self);
  close_hint (self);
  robo_board_drawing_forget_ground (self->drawing);
  robo_board_scene_set_plan (&self->scene, plan, damage_limit);
  robo_viewport_set_board (&self->viewport, self->scene.plan.columns, self->scene.plan.rows);
  robo_board_spaces_replace (&self->spaces, robo_board_scene_get_n_spaces (&self->scene));
  clear_marks (self);
  name_spaces (self, NULL);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
robo_board_view_set_cautions (RoboBoardView *self,
                              RoboCautionInk cautions)
{
  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));

  if (self->scene.cautions == cautions)
    return;

  self->scene.cautions = cautions;
  robo_board_drawing_forget_ground (self->drawing);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
robo_board_view_set_modules (RoboBoardView *self,
                             RoboModules   *modules)
{
  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));

  self->scene.modules = modules;
  self->scene.cards = modules == NULL ? NULL : robo_modules_get_cards (modules);
}

void
robo_board_view_set_seat (RoboBoardView *self,
                          guint          seat,
                          guint          colour,
                          const char    *name)
{
  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));
  g_return_if_fail (seat < ROBO_MAX_ROBOTS && colour < 4);

  robo_board_scene_set_seat (&self->scene, seat, colour, name);
  name_spaces (self, NULL);
}

void
robo_board_view_set_own_seat (RoboBoardView *self,
                              guint          seat)
{
  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));

  if (self->scene.own_seat == seat)
    return;

  self->scene.own_seat = seat;
  name_spaces (self, NULL);
}

void
robo_board_view_jump (RoboBoardView   *self,
                      const RoboState *state)
{
  RoboBoardPicture old;

  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));
  g_return_if_fail (self->scene.board != NULL);
  g_return_if_fail (state != NULL);

  stop_ticking (self);
  robo_board_idle_stop (self->idle);
  robo_board_idle_begin (self->idle);
  old = self->scene.picture;
  robo_board_scene_jump (&self->scene, state);
  name_spaces (self, &old);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[SIGNAL_MOMENT_SHOWN], 0);
}

void
robo_board_view_animate (RoboBoardView   *self,
                         const RoboEvent *event,
                         const RoboState *before,
                         const RoboState *after,
                         guint            duration_ms)
{
  RoboBoardPicture old;

  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));
  g_return_if_fail (self->scene.board != NULL);
  g_return_if_fail (event != NULL && before != NULL && after != NULL);

  stop_ticking (self);
  robo_board_idle_stop (self->idle);
  old = self->scene.picture;
  robo_board_scene_begin (&self->scene, event, before, after, !adw_get_enable_animations (GTK_WIDGET (self)));
  name_spaces (self, &old);
  if (duration_ms == 0 || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      show_moment (self, 1);
      return;
    }

  self->start_us = 0;
  self->duration_us = duration_ms * G_TIME_SPAN_MILLISECOND;
  self->slow_us = self->duration_us;
  self->slow_progress = 1;
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  robo_board_drawing_prepare (self->drawing);
  show_moment (self, 0);
}

void
robo_board_view_hold (RoboBoardView *self,
                      double         progress)
{
  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));

  stop_ticking (self);
  show_moment (self, progress);
}

void
robo_board_view_slow_end (RoboBoardView *self,
                          guint          end_ms,
                          guint          more_ms)
{
  gint64 end_us = MIN (end_ms * G_TIME_SPAN_MILLISECOND, self->duration_us);

  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));

  if (self->tick == 0 || end_us == 0)
    return;

  self->slow_us = self->duration_us - end_us;
  self->slow_progress = (double)self->slow_us / self->duration_us;
  self->duration_us += more_ms * G_TIME_SPAN_MILLISECOND;
}

void
robo_board_view_set_sends_prizes (RoboBoardView *self,
                                  gboolean       sends_prizes)
{
  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));

  self->scene.sends_prizes = sends_prizes;
}

const RoboPrize *
robo_board_view_get_prize (RoboBoardView *self)
{
  g_return_val_if_fail (ROBO_IS_BOARD_VIEW (self), NULL);

  return &self->scene.frame.prize;
}

RoboBoardIdle *
robo_board_view_get_idle (RoboBoardView *self)
{
  g_return_val_if_fail (ROBO_IS_BOARD_VIEW (self), NULL);

  return self->idle;
}

gboolean
robo_board_view_is_animating (RoboBoardView *self)
{
  g_return_val_if_fail (ROBO_IS_BOARD_VIEW (self), FALSE);

  return self->tick != 0;
}

gboolean
robo_board_view_get_is_whole (RoboBoardView *self)
{
  g_return_val_if_fail (ROBO_IS_BOARD_VIEW (self), FALSE);

  return robo_board_drawing_get_is_whole (self->drawing);
}

void
robo_board_view_highlight (RoboBoardView *self,
                           guint          space)
{
  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));
  g_return_if_fail (space == ROBO_NO_SPACE || space < self->spaces.children->len);

  if (self->marks.highlight == space)
    return;

  self->marks.highlight = space;
  if (space != ROBO_NO_SPACE)
    robo_viewport_gestures_reveal (self->gestures, space);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
robo_board_view_get_highlight (RoboBoardView *self)
{
  g_return_val_if_fail (ROBO_IS_BOARD_VIEW (self), ROBO_NO_SPACE);

  return self->marks.highlight;
}

void
robo_board_view_set_acting (RoboBoardView *self,
                            guint          seat)
{
  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));
  g_return_if_fail (seat == ROBO_NO_SEAT || seat < ROBO_MAX_ROBOTS);

  self->marks.acting = seat;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
robo_board_view_set_choices (RoboBoardView *self,
                             const guint8  *spaces,
                             guint          n_spaces)
{
  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));
  g_return_if_fail (n_spaces == 0 || spaces != NULL);

  memset (self->marks.is_choice, 0, sizeof self->marks.is_choice);
  self->marks.n_choices = n_spaces;
  for (guint i = 0; i < n_spaces; i++)
    if (spaces[i] < self->spaces.children->len)
      self->marks.is_choice[spaces[i]] = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
robo_board_view_set_path (RoboBoardView  *self,
                          guint           seat,
                          const RoboPath *path)
{
  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));
  g_return_if_fail (seat < ROBO_MAX_ROBOTS);

  self->marks.path_seat = seat;
  self->marks.path = path != NULL ? *path : (RoboPath){ 0 };
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
robo_board_view_set_threat (RoboBoardView           *self,
                            const RoboThreatPicture *threat)
{
  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));
  g_return_if_fail (threat == NULL || threat->n_spaces == robo_board_scene_get_n_spaces (&self->scene));

  self->marks.threat.n_spaces = 0;
  if (threat != NULL)
    self->marks.threat = *threat;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const RoboThreatPicture *
robo_board_view_get_threat (RoboBoardView *self)
{
  g_return_val_if_fail (ROBO_IS_BOARD_VIEW (self), NULL);

  return self->marks.threat.n_spaces > 0 ? &self->marks.threat : NULL;
}

void
robo_board_view_set_outcome (RoboBoardView   *self,
                             const RoboState *after)
{
  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));

  robo_board_scene_set_outcome (&self->scene, after);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
robo_board_view_get_space_at (RoboBoardView *self,
                              double         x,
                              double         y)
{
  g_return_val_if_fail (ROBO_IS_BOARD_VIEW (self), ROBO_NO_SPACE);

  if (!robo_viewport_has_layout (&self->viewport))
    return ROBO_NO_SPACE;

  return robo_layout_get_space_at (&self->viewport.layout, x, y);
}

void
robo_board_view_get_space_area (RoboBoardView *self,
                                guint          space,
                                GdkRectangle  *area)
{
  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));
  g_return_if_fail (space < self->spaces.children->len);

  *area = robo_board_spaces_get_area (&self->viewport.layout, space);
}

void
robo_board_view_zoom_in (RoboBoardView *self)
{
  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));

  robo_viewport_gestures_zoom_in (self->gestures);
}

void
robo_board_view_zoom_out (RoboBoardView *self)
{
  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));

  robo_viewport_gestures_zoom_out (self->gestures);
}

void
robo_board_view_zoom_fit (RoboBoardView *self)
{
  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));

  robo_viewport_gestures_zoom_fit (self->gestures);
}
