// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sandbox-page.h"

#include <glib/gi18n.h>

#include "content/robo-xml.h"
#include "model/robo-log-item.h"
#include "model/robo-seat.h"
#include "robo-sandbox-robot.h"
#include "ui/board/robo-board-view.h"

#define SCENARIO_SUFFIX ".scenario.xml"
#define MAX_SIZE        (1024 * 1024)

struct _RoboSandboxPage
{
  AdwBin parent_instance;

  /* template children */
  AdwToastOverlay *toasts;
  GtkBox          *board_box;
  GtkWidget       *tool_box;
  GtkLabel        *hint_label;
  GtkStack        *side_stack;
  GtkBox          *robot_box;
  GtkBox          *seat_box;
  GtkListView     *step_list;
  GtkToggleButton *move_button;
  GtkToggleButton *wall_button;
  GtkToggleButton *mine_button;
  GtkToggleButton *pit_button;
  GtkToggleButton *solid_button;
  GtkWidget       *run_button;

  /* borrowed: children */
  RoboBoardView    *board;
  RoboSandboxRobot *robot;
  GtkWidget        *seat_buttons[ROBO_MAX_ROBOTS];

  /* owned */
  RoboSandbox        *sandbox;
  GSignalGroup       *match_signals;
  GSimpleActionGroup *actions;

  guint picked;    /* the first of two spaces, or ROBO_NO_SPACE */
  guint drag_from; /* likewise, with the pointer */
};

enum
{
  LEFT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboSandboxPage, robo_sandbox_page, ADW_TYPE_BIN)

static void
tell (RoboSandboxPage *self,
      const char      *sentence)
{
  adw_toast_overlay_add_toast (self->toasts, adw_toast_new (sentence));
}

static void
enable (RoboSandboxPage *self,
        const char      *name,
        gboolean         is_enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), name)), is_enabled);
}

/* The position */

static void
pick (RoboSandboxPage *self,
      guint            space)
{
  self->picked = space;
  robo_board_view_highlight (self->board, space);
}

static char *
dup_hint (RoboSandboxPage *self)
{
  char *problem = NULL;

  if (robo_sandbox_get_match (self->sandbox) != NULL)
    return g_strdup (_ ("Choose a step to see it again."));

  g_object_get (self->sandbox, "problem", &problem, NULL);
  if (problem != NULL)
    return problem;
  if (gtk_toggle_button_get_active (self->move_button))
    return g_strdup (_ ("Drag robots and mines, or choose one and then the space it is to go to."));
  if (gtk_toggle_button_get_active (self->wall_button))
    return g_strdup (_ ("Choose a space and then its neighbour: between them there will be a wall, then a lightning barrier, then nothing."));

  return g_strdup (_ ("Choose a space to put it there, or to take it away."));
}

static void
update_hint (RoboSandboxPage *self)
{
  g_autofree char *hint = dup_hint (self);

  gtk_label_set_label (self->hint_label, hint);
}

static void
update_actions (RoboSandboxPage *self)
{
  g_autofree char *problem = NULL;
  RoboMatch       *match = robo_sandbox_get_match (self->sandbox);
  gboolean         can_undo, can_step = FALSE, can_step_back = FALSE;

  g_object_get (self->sandbox, "problem", &problem, "can-undo", &can_undo, NULL);
  if (match != NULL)
    g_object_get (match, "can-step", &can_step, "can-step-back", &can_step_back, NULL);
  enable (self, "run", problem == NULL);
  enable (self, "save", problem == NULL);
  enable (self, "stop", match != NULL);
  enable (self, "undo", can_undo && match == NULL);
  enable (self, "step", can_step);
  enable (self, "step-back", can_step_back);
}

static void
show_position (RoboSandboxPage *self)
{
  const RoboPosition *position = robo_sandbox_get_position (self->sandbox);

  robo_board_view_set_arena (self->board, robo_arena_get_plan (position->arena), position->rules.damage_limit);
  robo_board_view_set_cards (self->board, robo_modules_get_cards (position->modules));
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    robo_board_view_set_seat (self->board, seat, seat, robo_robot_name_get_title (seat));
  robo_board_view_set_acting (self->board, ROBO_NO_SEAT);
  robo_board_view_jump (self->board, &position->state);
  pick (self, ROBO_NO_SPACE);
}

static void
changed_cb (RoboSandboxPage *self)
{
  show_position (self);
  update_hint (self);
  update_actions (self);
}

/* Tools */

static gboolean
takes_two (RoboSandboxPage *self)
{
  return gtk_toggle_button_get_active (self->move_button) || gtk_toggle_button_get_active (self->wall_button);
}

static void
use_two (RoboSandboxPage *self,
         guint            from,
         guint            to)
{
  if (gtk_toggle_button_get_active (self->move_button))
    robo_sandbox_move (self->sandbox, from, to);
  else
    robo_sandbox_cycle_edge (self->sandbox, from, to);
}

static void
toggle_terrain (RoboSandboxPage *self,
                guint            space,
                RoboTerrain      terrain)
{
  const RoboPlan *plan = robo_arena_get_plan (robo_sandbox_get_position (self->sandbox)->arena);

  robo_sandbox_set_terrain (self->sandbox, space, plan->terrain[space] == terrain ? ROBO_TERRAIN_FLOOR : terrain);
}

static void
use_one (RoboSandboxPage *self,
         guint            space)
{
  if (gtk_toggle_button_get_active (self->mine_button))
    robo_sandbox_toggle_mine (self->sandbox, space);
  else if (gtk_toggle_button_get_active (self->pit_button))
    toggle_terrain (self, space, ROBO_TERRAIN_PIT);
  else
    toggle_terrain (self, space, ROBO_TERRAIN_SOLID);
}

static void
show_seat_at (RoboSandboxPage *self,
              guint            space)
{
  const RoboState *state = &robo_sandbox_get_position (self->sandbox)->state;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (state->robots[seat].kind != ROBO_SEAT_EMPTY && state->robots[seat].space == space)
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->seat_buttons[seat]), TRUE);
    }
}

static void
space_activated_cb (RoboSandboxPage *self,
                    guint            space)
{
  guint picked = self->picked;

  if (robo_sandbox_get_match (self->sandbox) != NULL)
    return;
  if (!takes_two (self))
    {
      use_one (self, space);
      return;
    }
  if (picked == ROBO_NO_SPACE)
    {
      if (gtk_toggle_button_get_active (self->wall_button) || robo_sandbox_has_piece (self->sandbox, space))
        pick (self, space);
      show_seat_at (self, space);
      return;
    }

  pick (self, ROBO_NO_SPACE);
  use_two (self, picked, space);
}

static void
drag_begin_cb (RoboSandboxPage *self,
               double           x,
               double           y)
{
  self->drag_from = robo_board_view_get_space_at (self->board, x, y);
}

static void
drag_update_cb (GtkGestureDrag  *gesture,
                double           dx,
                double           dy,
                RoboSandboxPage *self)
{
  double x, y;
  guint  space;

  if (!takes_two (self) || self->drag_from == ROBO_NO_SPACE || robo_sandbox_get_match (self->sandbox) != NULL)
    return;

  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  space = robo_board_view_get_space_at (self->board, x + dx, y + dy);
  if (space != self->drag_from)
    robo_board_view_highlight (self->board, space);
}

/* A click is no drag: it is the board's `space-activated`. */
static void
drag_end_cb (GtkGestureDrag  *gesture,
             double           dx,
             double           dy,
             RoboSandboxPage *self)
{
  guint  from = self->drag_from;
  double x, y;
  guint  to;

  self->drag_from = ROBO_NO_SPACE;
  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  to = robo_board_view_get_space_at (self->board, x + dx, y + dy);
  if (!takes_two (self) || from == ROBO_NO_SPACE || to == ROBO_NO_SPACE || from == to ||
      robo_sandbox_get_match (self->sandbox) != NULL)
    return;

  pick (self, ROBO_NO_SPACE);
  use_two (self, from, to);
}

static void
tool_cb (RoboSandboxPage *self)
{
  pick (self, ROBO_NO_SPACE);
  update_hint (self);
}

/* Playing */

static void
event_shown_cb (RoboSandboxPage *self,
                guint            index)
{
  RoboMatch *match = robo_sandbox_get_match (self->sandbox);
  RoboState  before;
  RoboState  after;

  robo_match_get_state_at (match, index, &before);
  robo_match_get_state_at (match, index + 1, &after);
  robo_board_view_animate (self->board, robo_match_get_event (match, index), &before, &after,
                           robo_match_get_event_duration_ms (match, index));
}

static void
jumped_cb (RoboSandboxPage *self)
{
  robo_board_view_jump (self->board, robo_match_get_shown_state (robo_sandbox_get_match (self->sandbox)));
}

/* The line of what is shown is the one that is selected. */
static void
position_changed_cb (RoboSandboxPage *self)
{
  GtkSelectionModel *steps = gtk_list_view_get_model (self->step_list);
  guint              position = robo_match_get_position (robo_sandbox_get_match (self->sandbox));

  update_actions (self);
  if (GTK_IS_SINGLE_SELECTION (steps) && position > 0)
    gtk_single_selection_set_selected (GTK_SINGLE_SELECTION (steps), position - 1);
}

static void
step_activated_cb (RoboSandboxPage *self,
                   guint            position)
{
  RoboMatch *match = robo_sandbox_get_match (self->sandbox);

  robo_match_pause (match);
  robo_match_seek (match, position + 1);
}

static void
show_steps (RoboSandboxPage *self,
            RoboMatch       *match)
{
  g_autoptr (GtkSingleSelection) steps = NULL;

  if (match != NULL)
    {
      steps = gtk_single_selection_new (g_object_ref (robo_match_get_log (match)));
      gtk_single_selection_set_autoselect (steps, FALSE);
      gtk_single_selection_set_can_unselect (steps, TRUE);
    }
  gtk_list_view_set_model (self->step_list, GTK_SELECTION_MODEL (steps));
  gtk_stack_set_visible_child_name (self->side_stack, match != NULL ? "steps" : "position");
  gtk_widget_set_sensitive (self->tool_box, match == NULL);
}

static void
match_changed_cb (RoboSandboxPage *self)
{
  RoboMatch *match = robo_sandbox_get_match (self->sandbox);

  pick (self, ROBO_NO_SPACE);
  g_signal_group_set_target (self->match_signals, match);
  show_steps (self, match);
  if (match == NULL)
    show_position (self);
  else
    jumped_cb (self);
  update_hint (self);
  update_actions (self);
}

static void
setup_step_cb (GtkListItemFactory *factory,
               GtkListItem        *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_list_item_set_child (item, label);
}

static void
bind_step_cb (GtkListItemFactory *factory,
              GtkListItem        *item)
{
  RoboLogItem *line = gtk_list_item_get_item (item);
  GtkWidget   *label = gtk_list_item_get_child (item);

  gtk_label_set_label (GTK_LABEL (label), robo_log_item_get_text (line));
  if (robo_log_item_get_is_heading (line))
    gtk_widget_add_css_class (label, "heading");
  else
    gtk_widget_remove_css_class (label, "heading");
}

/* Actions */

static void
run_cb (GSimpleAction *action,
        GVariant      *parameter,
        gpointer       user_data)
{
  RoboSandboxPage *self = user_data;

  robo_sandbox_run (self->sandbox);
}

static void
stop_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  RoboSandboxPage *self = user_data;

  robo_sandbox_stop (self->sandbox);
  gtk_widget_grab_focus (self->run_button);
}

static void
undo_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  RoboSandboxPage *self = user_data;

  robo_sandbox_undo (self->sandbox);
}

static void
step_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  RoboSandboxPage *self = user_data;

  robo_match_pause (robo_sandbox_get_match (self->sandbox));
  robo_match_step (robo_sandbox_get_match (self->sandbox));
}

static void
step_back_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  RoboSandboxPage *self = user_data;

  robo_match_step_back (robo_sandbox_get_match (self->sandbox));
}

/* Files */

static GtkWindow *
get_window (RoboSandboxPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

static GFile *
get_chosen (GtkFileChooserNative *chooser,
            int                   response)
{
  return response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser)) : NULL;
}

static void
open_file (RoboSandboxPage *self,
           const char      *path)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GBytes) bytes = robo_xml_load_file (path, MAX_SIZE, problems);
  g_autoptr (GError) error = NULL;

  if (bytes != NULL && robo_sandbox_open (self->sandbox, bytes, problems))
    return;
  if (!robo_problems_check (problems, &error))
    tell (self, error->message);
}

static void
open_chosen_cb (RoboSandboxPage      *self,
                int                   response,
                GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = get_chosen (chooser, response);

  if (file != NULL && g_file_peek_path (file) != NULL)
    open_file (self, g_file_peek_path (file));
  g_object_unref (chooser);
}

static void
open_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  RoboSandboxPage      *self = user_data;
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (_ ("Open Scenario"), get_window (self), GTK_FILE_CHOOSER_ACTION_OPEN,
                                                               NULL, NULL);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, C_ ("sandbox", "Scenarios"));
  gtk_file_filter_add_pattern (filter, "*.xml");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (open_chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
save_file (RoboSandboxPage *self,
           const char      *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *sentence = NULL;

  if (robo_sandbox_save_file (self->sandbox, path, NULL, &error))
    /* Translators: %s is a file. */
    sentence = g_strdup_printf (_ ("The scenario is in the file “%s”, with what happens as what is expected."), name);
  tell (self, sentence != NULL ? sentence : error->message);
}

static void
save_chosen_cb (RoboSandboxPage      *self,
                int                   response,
                GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = get_chosen (chooser, response);

  if (file != NULL && g_file_peek_path (file) != NULL)
    save_file (self, g_file_peek_path (file));
  g_object_unref (chooser);
}

static char *
dup_file_name (RoboSandboxPage *self)
{
  const RoboPosition *position = robo_sandbox_get_position (self->sandbox);

  if (position->tested == ROBO_NO_CARD)
    return g_strdup ("scenario" SCENARIO_SUFFIX);

  return g_strconcat (robo_modules_get_cards (position->modules)->cards[position->tested].id, SCENARIO_SUFFIX, NULL);
}

static void
save_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  RoboSandboxPage      *self = user_data;
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (_ ("Save as Scenario"), get_window (self), GTK_FILE_CHOOSER_ACTION_SAVE,
                                                               NULL, NULL);
  g_autofree char      *name = dup_file_name (self);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_signal_connect_object (chooser, "response", G_CALLBACK (save_chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static const GActionEntry entries[] = {
  { "run", run_cb },
  { "stop", stop_cb },
  { "undo", undo_cb },
  { "step", step_cb },
  { "step-back", step_back_cb },
  { "open", open_cb },
  { "save", save_cb },
};

/* Building */

static void
back_cb (RoboSandboxPage *self)
{
  robo_sandbox_stop (self->sandbox);
  g_signal_emit (self, signals[LEFT], 0);
}

static void
seat_cb (RoboSandboxPage *self)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->seat_buttons[seat])))
        robo_sandbox_robot_set_seat (self->robot, seat);
    }
}

static void
add_seats (RoboSandboxPage *self)
{
  self->robot = ROBO_SANDBOX_ROBOT (robo_sandbox_robot_new (self->sandbox));
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      g_autofree char *label = g_strdup_printf ("%u", seat + 1);
      GtkWidget       *button = gtk_toggle_button_new_with_label (label);

      gtk_widget_set_tooltip_text (button, robo_robot_name_get_title (seat));
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, robo_robot_name_get_title (seat), -1);
      if (seat > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (self->seat_buttons[0]));
      self->seat_buttons[seat] = button;
      gtk_box_append (self->seat_box, button);
      g_signal_connect_object (button, "toggled", G_CALLBACK (seat_cb), self, G_CONNECT_SWAPPED);
    }
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->seat_buttons[0]), TRUE);
  gtk_box_append (self->robot_box, GTK_WIDGET (self->robot));
}

static void
add_board (RoboSandboxPage *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  self->board = ROBO_BOARD_VIEW (robo_board_view_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (self->board), TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->board), TRUE);
  gtk_box_append (self->board_box, GTK_WIDGET (self->board));
  g_signal_connect_object (self->board, "space-activated", G_CALLBACK (space_activated_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (drag_update_cb), self, 0);
  g_signal_connect_object (drag, "drag-end", G_CALLBACK (drag_end_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self->board), GTK_EVENT_CONTROLLER (drag));
}

static void
connect_match (RoboSandboxPage *self)
{
  self->match_signals = g_signal_group_new (ROBO_TYPE_MATCH);
  g_signal_group_connect_swapped (self->match_signals, "event-shown", G_CALLBACK (event_shown_cb), self);
  g_signal_group_connect_swapped (self->match_signals, "jumped", G_CALLBACK (jumped_cb), self);
  g_signal_group_connect_swapped (self->match_signals, "notify::position", G_CALLBACK (position_changed_cb), self);
}

static void
robo_sandbox_page_dispose (GObject *object)
{
  RoboSandboxPage *self = ROBO_SANDBOX_PAGE (object);

  g_clear_object (&self->match_signals);
  g_clear_object (&self->sandbox);
  g_clear_object (&self->actions);

  G_OBJECT_CLASS (robo_sandbox_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/robo-sandbox-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboSandboxPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, RoboSandboxPage, board_box);
  gtk_widget_class_bind_template_child (widget_class, RoboSandboxPage, tool_box);
  gtk_widget_class_bind_template_child (widget_class, RoboSandboxPage, hint_label);
  gtk_widget_class_bind_template_child (widget_class, RoboSandboxPage, side_stack);
  gtk_widget_class_bind_template_child (widget_class, RoboSandboxPage, robot_box);
  gtk_widget_class_bind_template_child (widget_class, RoboSandboxPage, seat_box);
  gtk_widget_class_bind_template_child (widget_class, RoboSandboxPage, step_list);
  gtk_widget_class_bind_template_child (widget_class, RoboSandboxPage, move_button);
  gtk_widget_class_bind_template_child (widget_class, RoboSandboxPage, wall_button);
  gtk_widget_class_bind_template_child (widget_class, RoboSandboxPage, mine_button);
  gtk_widget_class_bind_template_child (widget_class, RoboSandboxPage, pit_button);
  gtk_widget_class_bind_template_child (widget_class, RoboSandboxPage, solid_button);
  gtk_widget_class_bind_template_child (widget_class, RoboSandboxPage, run_button);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, step_activated_cb);
}

static void
robo_sandbox_page_class_init (RoboSandboxPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_sandbox_page_dispose;

  signals[LEFT] = g_signal_new ("left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);

  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
add_tools (RoboSandboxPage *self)
{
  GtkToggleButton *const tools[] = { self->move_button, self->wall_button, self->mine_button, self->pit_button, self->solid_button };

  for (guint i = 0; i < G_N_ELEMENTS (tools); i++)
    g_signal_connect_object (tools[i], "toggled", G_CALLBACK (tool_cb), self, G_CONNECT_SWAPPED);
}

static void
add_steps (RoboSandboxPage *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_step_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_step_cb), NULL);
  gtk_list_view_set_factory (self->step_list, factory);
}

static void
robo_sandbox_page_init (RoboSandboxPage *self)
{
  self->picked = ROBO_NO_SPACE;
  self->drag_from = ROBO_NO_SPACE;
  self->sandbox = robo_sandbox_new ();
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "sandbox", G_ACTION_GROUP (self->actions));

  gtk_widget_init_template (GTK_WIDGET (self));
  connect_match (self);
  add_board (self);
  add_seats (self);
  add_tools (self);
  add_steps (self);
  g_signal_connect_object (self->sandbox, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->sandbox, "notify::match", G_CALLBACK (match_changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
}

/**
 * robo_sandbox_page_new:
 *
 * Returns: (transfer floating): a page with a small board
 */
GtkWidget *
robo_sandbox_page_new (void)
{
  return g_object_new (ROBO_TYPE_SANDBOX_PAGE, NULL);
}

void
robo_sandbox_page_set_modules (RoboSandboxPage *self,
                               RoboModuleSet   *set,
                               guint            card)
{
  g_return_if_fail (ROBO_IS_SANDBOX_PAGE (self));

  robo_sandbox_set_modules (self->sandbox, set, card);
}

RoboSandbox *
robo_sandbox_page_get_sandbox (RoboSandboxPage *self)
{
  g_return_val_if_fail (ROBO_IS_SANDBOX_PAGE (self), NULL);

  return self->sandbox;
}
