// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sandbox-page-private.h"

#include <glib/gi18n.h>

#include "play/robo-seat.h"

enum
{
  LEFT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboSandboxPage, robo_sandbox_page, ADW_TYPE_BIN)

void
robo_sandbox_page_tell (RoboSandboxPage *self,
                        const char      *sentence)
{
  /* A toast takes markup, and sentences about files name elements: <rolls>. */
  g_autofree char *markup = g_markup_escape_text (sentence, -1);

  adw_toast_overlay_add_toast (self->toasts, adw_toast_new (markup));
}

static void
enable (RoboSandboxPage *self,
        const char      *name,
        gboolean         is_enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), name)), is_enabled);
}

/* The position */

void
robo_sandbox_page_pick (RoboSandboxPage *self,
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

  return robo_sandbox_page_dup_tool_hint (self);
}

void
robo_sandbox_page_update_hint (RoboSandboxPage *self)
{
  g_autofree char *hint = dup_hint (self);

  gtk_label_set_label (self->hint_label, hint);
}

void
robo_sandbox_page_update_actions (RoboSandboxPage *self)
{
  g_autofree char *problem = NULL;
  RoboMatch       *match = robo_sandbox_get_match (self->sandbox);
  gboolean         can_undo, can_redo, can_step = FALSE, can_step_back = FALSE;

  g_object_get (self->sandbox, "problem", &problem, "can-undo", &can_undo, "can-redo", &can_redo, NULL);
  if (match != NULL)
    g_object_get (match, "can-step", &can_step, "can-step-back", &can_step_back, NULL);
  enable (self, "run", problem == NULL);
  enable (self, "save", problem == NULL);
  enable (self, "stop", match != NULL);
  enable (self, "undo", can_undo && match == NULL);
  enable (self, "redo", can_redo && match == NULL);
  enable (self, "play", match != NULL);
  enable (self, "first", can_step_back);
  enable (self, "last", can_step);
  enable (self, "step", can_step);
  enable (self, "step-back", can_step_back);
}

void
robo_sandbox_page_show_position (RoboSandboxPage *self)
{
  const RoboPosition *position = robo_sandbox_get_position (self->sandbox);

  robo_board_view_set_arena (self->board, robo_arena_get_plan (position->arena), position->rules.damage_limit);
  robo_board_view_set_cards (self->board, robo_modules_get_cards (position->modules));
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    robo_board_view_set_seat (self->board, seat, seat, robo_robot_name_get_title (seat));
  robo_board_view_set_acting (self->board, ROBO_NO_SEAT);
  robo_board_view_jump (self->board, &position->state);
  robo_sandbox_page_pick (self, ROBO_NO_SPACE);
}

static void
show_title (RoboSandboxPage *self)
{
  const char *title = robo_sandbox_get_position (self->sandbox)->title;

  if (title == NULL)
    title = "";
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->title_row)), title))
    gtk_editable_set_text (GTK_EDITABLE (self->title_row), title);
}

static void
changed_cb (RoboSandboxPage *self)
{
  show_title (self);
  robo_sandbox_page_show_position (self);
  robo_sandbox_page_update_hint (self);
  robo_sandbox_page_update_actions (self);
}

static const GActionEntry entries[] = {
  { .name = "tool", .parameter_type = "s", .state = "'move'", .change_state = robo_sandbox_page_tool_cb },
  { "run", robo_sandbox_page_run_cb },
  { "stop", robo_sandbox_page_stop_cb },
  { "undo", robo_sandbox_page_undo_cb },
  { "redo", robo_sandbox_page_redo_cb },
  { "play", robo_sandbox_page_play_cb },
  { "first", robo_sandbox_page_first_cb },
  { "last", robo_sandbox_page_last_cb },
  { "step", robo_sandbox_page_step_cb },
  { "step-back", robo_sandbox_page_step_back_cb },
  { "open", robo_sandbox_page_open_cb },
  { "save", robo_sandbox_page_save_cb },
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
robo_sandbox_page_dispose (GObject *object)
{
  RoboSandboxPage *self = ROBO_SANDBOX_PAGE (object);

  g_clear_object (&self->match_signals);
  g_clear_object (&self->sandbox);
  g_clear_object (&self->actions);
  g_clear_object (&self->settings);
  g_cancellable_cancel (self->opening);
  g_clear_object (&self->opening);
  g_clear_pointer (&self->file, g_bytes_unref);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_clear_pointer (&self->path, g_free);

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
  gtk_widget_class_bind_template_child (widget_class, RoboSandboxPage, run_button);
  gtk_widget_class_bind_template_child (widget_class, RoboSandboxPage, tool_menu_button);
  gtk_widget_class_bind_template_child (widget_class, RoboSandboxPage, stop_button);
  gtk_widget_class_bind_template_child (widget_class, RoboSandboxPage, play_button);
  gtk_widget_class_bind_template_child (widget_class, RoboSandboxPage, speed_button);
  gtk_widget_class_bind_template_child (widget_class, RoboSandboxPage, title_row);
  gtk_widget_class_bind_template_child (widget_class, RoboSandboxPage, scenario_row);
  gtk_widget_class_bind_template_callback (widget_class, robo_sandbox_page_title_applied_cb);
  gtk_widget_class_bind_template_callback (widget_class, robo_sandbox_page_scenario_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, robo_sandbox_page_step_activated_cb);
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
add_shortcuts (RoboSandboxPage *self)
{
  static const struct
  {
    const char *trigger;
    const char *action;
  } shortcuts[] = {
    { "<Control>t", "sandbox.run" },
    { "<Control>z", "sandbox.undo" },
    { "<Control><Shift>z|<Control>y", "sandbox.redo" },
    { "<Control>s", "sandbox.save" },
    { "space", "sandbox.play" },
    { "Right", "sandbox.step" },
    { "Left", "sandbox.step-back" },
    { "Home", "sandbox.first" },
    { "End", "sandbox.last" },
    { "Escape", "sandbox.stop" },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                          gtk_shortcut_new (gtk_shortcut_trigger_parse_string (shortcuts[i].trigger),
                                                            gtk_named_action_new (shortcuts[i].action)));
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
robo_sandbox_page_init (RoboSandboxPage *self)
{
  self->picked = ROBO_NO_SPACE;
  self->drag_from = ROBO_NO_SPACE;
  self->sandbox = robo_sandbox_new ();
  self->settings = g_settings_new (ROBO_APPLICATION_ID);
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "sandbox", G_ACTION_GROUP (self->actions));

  gtk_widget_init_template (GTK_WIDGET (self));
  robo_sandbox_page_connect_match (self);
  robo_sandbox_page_add_board (self);
  add_seats (self);
  add_shortcuts (self);
  robo_sandbox_page_add_steps (self);
  g_signal_connect_object (self->sandbox, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->sandbox, "notify::match", G_CALLBACK (robo_sandbox_page_match_changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
}

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
