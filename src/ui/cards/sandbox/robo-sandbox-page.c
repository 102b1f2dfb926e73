// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sandbox-page.h"

#include "base/robo-properties.h"
#include "ui/widgets/layouts/robo-first-fit-layout.h"
#include "ui/widgets/robo-entry-limit.h"
#include "ui/widgets/robo-main-menu.h"
#include "ui/widgets/robo-page.h"

#include <glib/gi18n.h>

#include "match/robo-seat.h"
#include "ui/board/robo-board-view.h"
#include "ui/widgets/layouts/robo-optional-layout.h"
#include "ui/widgets/layouts/robo-row-layout.h"
#include "robo-sandbox-files.h"
#include "robo-sandbox-palette.h"
#include "robo-sandbox-robot.h"
#include "robo-sandbox-steps.h"
#include "robo-sandbox-tools.h"

struct _RoboSandboxPage
{
  AdwBin parent_instance;

  /* template children */
  AdwToastOverlay  *toasts;
  GtkBox           *board_box;
  GtkBox           *robot_box;
  GtkBox           *seat_box;
  RoboSandboxSteps *steps;
  GtkWidget        *run_button;
  GtkWidget        *title_row;

  /* borrowed: children */
  RoboBoardView    *board;
  RoboSandboxRobot *robot;
  GtkWidget        *seat_buttons[ROBO_MAX_ROBOTS];

  /* owned */
  RoboSandbox        *sandbox;
  RoboSandboxTools   *tools;
  RoboSandboxFiles   *files;
  GSignalGroup       *match_signals;
  GSimpleActionGroup *actions;
  GSettings          *settings;
};

enum
{
  PROP_0,
  PROP_SANDBOX,
  PROP_TOOLS,
  PROP_FILES,
  N_PROPS
};

enum
{
  LEFT,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

static void page_iface_init (RoboPageInterface *iface);

/* clang-format off */
G_DEFINE_FINAL_TYPE_WITH_CODE (RoboSandboxPage, robo_sandbox_page, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ROBO_TYPE_PAGE, page_iface_init))
/* clang-format on */

static void
told_cb (RoboSandboxPage *self,
         const char      *sentence)
{
  /* Escape the sentence, because toasts take markup and sentences about files contain elements, such as <rolls>. */
  g_autofree char *markup = g_markup_escape_text (sentence, -1);

  adw_toast_overlay_add_toast (self->toasts, adw_toast_new (markup));
}

static void
enable (RoboSandboxPage *self,
        const char      *name,
        gboolean         is_enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), name)),
                               is_enabled);
}

/* Closures of the template */

static char *
dup_hint (RoboSandboxPage *self,
          RoboMatch       *match,
          const char      *problem,
          const char      *hint)
{
  if (match != NULL)
    return g_strdup (_ ("Choose a step to see it again."));

  return g_strdup (problem != NULL ? problem : hint);
}

static gboolean
is_played (RoboSandboxPage *self,
           RoboMatch       *match)
{
  return match != NULL;
}

static gboolean
is_edited (RoboSandboxPage *self,
           RoboMatch       *match)
{
  return match == NULL;
}

static char *
dup_side (RoboSandboxPage *self,
          RoboMatch       *match)
{
  return g_strdup (match != NULL ? "steps" : "position");
}

static gboolean
has_several (RoboSandboxPage *self,
             GListModel      *titles)
{
  return titles != NULL && g_list_model_get_n_items (titles) > 1;
}

/* The position */

static void
update_actions (RoboSandboxPage *self)
{
  g_autofree char *problem = NULL;
  RoboMatch       *match = robo_sandbox_get_match (self->sandbox);
  gboolean         can_undo, can_redo, can_step = FALSE, can_step_back = FALSE;

  g_object_get (self->sandbox, "problem", &problem, "can-undo", &can_undo, "can-redo", &can_redo, NULL);
  if (match != NULL)
    g_object_get (match, "can-step", &can_step, "can-step-back", &can_step_back, NULL);
  enable (self, "run", problem == NULL);
  enable (self, "save", problem == NULL);
  enable (self, "save-puzzle", problem == NULL);
  enable (self, "stop", match != NULL);
  enable (self, "undo", can_undo && match == NULL);
  enable (self, "redo", can_redo && match == NULL);
  enable (self, "play", match != NULL);
  enable (self, "first", can_step_back);
  enable (self, "last", can_step);
  enable (self, "step", can_step);
  enable (self, "step-back", can_step_back);
}

static void
show_position (RoboSandboxPage *self)
{
  const RoboPosition *position = robo_sandbox_get_position (self->sandbox);

  robo_board_view_set_arena (self->board, robo_arena_get_plan (position->arena), position->rules.damage_limit);
  robo_board_view_set_cautions (self->board, ROBO_CAUTIONS_FULL);
  robo_board_view_set_modules (self->board, position->modules);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    robo_board_view_set_seat (self->board, seat, seat, robo_robot_name_get_title (seat));
  robo_board_view_set_acting (self->board, ROBO_NO_SEAT);
  robo_board_view_jump (self->board, &position->state);
  robo_sandbox_tools_drop (self->tools);
}

static void
changed_cb (RoboSandboxPage *self)
{
  const char *title = robo_sandbox_get_position (self->sandbox)->title;

  if (title == NULL)
    title = "";
  /* Don't set the text again if it is the same, so that the user can go on typing. */
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->title_row)), title))
    gtk_editable_set_text (GTK_EDITABLE (self->title_row), title);
  show_position (self);
  update_actions (self);
}

/* Playback */

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

static void
match_changed_cb (RoboSandboxPage *self)
{
  RoboMatch *match = robo_sandbox_get_match (self->sandbox);

  robo_sandbox_tools_drop (self->tools);
  g_signal_group_set_target (self->match_signals, match);
  g_action_map_remove_action (G_ACTION_MAP (self->actions), "speed");
  if (match == NULL)
    {
      show_position (self);
    }
  else
    {
      g_autoptr (GPropertyAction) speed = NULL;

      /* Play at the speed that the user has set for games. */
      g_settings_bind (self->settings, "animation-speed", match, "speed", G_SETTINGS_BIND_DEFAULT);
      speed = g_property_action_new ("speed", match, "speed");
      g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (speed));
      jumped_cb (self);
      /* Focus the button for playback, because the widget with the focus is hidden now. Otherwise the first button
       * of the page would get the focus, and Space would leave the page. */
      robo_sandbox_steps_focus (self->steps);
    }
  update_actions (self);
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
redo_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  RoboSandboxPage *self = user_data;

  robo_sandbox_redo (self->sandbox);
}

static void
play_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  RoboSandboxPage *self = user_data;
  RoboMatch       *match = robo_sandbox_get_match (self->sandbox);

  if (robo_match_get_playing (match) && robo_match_get_position (match) < robo_match_get_n_events (match))
    {
      robo_match_pause (match);
      return;
    }
  if (robo_match_get_position (match) == robo_match_get_n_events (match))
    robo_match_seek (match, 0);
  robo_match_play (match);
}

static void
first_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  RoboSandboxPage *self = user_data;

  robo_match_seek (robo_sandbox_get_match (self->sandbox), 0);
}

static void
last_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  RoboSandboxPage *self = user_data;

  robo_match_seek (robo_sandbox_get_match (self->sandbox), G_MAXUINT);
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

static void
open_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  robo_sandbox_files_ask_for_file (ROBO_SANDBOX_PAGE (user_data)->files);
}

static void
save_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  robo_sandbox_files_save_as (ROBO_SANDBOX_PAGE (user_data)->files);
}

static void
save_puzzle_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  robo_sandbox_files_save_puzzle (ROBO_SANDBOX_PAGE (user_data)->files);
}

static const GActionEntry entries[] = {
  { "run", run_cb },
  { "stop", stop_cb },
  { "undo", undo_cb },
  { "redo", redo_cb },
  { "play", play_cb },
  { "first", first_cb },
  { "last", last_cb },
  { "step", step_cb },
  { "step-back", step_back_cb },
  { "open", open_cb },
  { "save", save_cb },
  { "save-puzzle", save_puzzle_cb },
};

/* Construction */

static void
seat_cb (RoboSandboxPage *self)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->seat_buttons[seat])))
        {
          robo_sandbox_robot_set_seat (self->robot, seat);
          g_object_set (self->tools, "seat", seat, NULL);
        }
    }
}

static void
seat_pointed_cb (RoboSandboxPage *self,
                 guint            seat)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->seat_buttons[seat]), TRUE);
}

static void
title_applied_cb (RoboSandboxPage *self)
{
  robo_sandbox_set_title (self->sandbox, gtk_editable_get_text (GTK_EDITABLE (self->title_row)));
}

static void
scenario_chosen_cb (RoboSandboxPage *self,
                    GParamSpec      *pspec,
                    AdwComboRow     *row)
{
  robo_sandbox_files_show_entry (self->files, adw_combo_row_get_selected (row));
}

static void
robo_sandbox_page_dispose (GObject *object)
{
  RoboSandboxPage *self = ROBO_SANDBOX_PAGE (object);

  g_clear_object (&self->match_signals);
  g_clear_object (&self->tools);
  g_clear_object (&self->files);
  g_clear_object (&self->sandbox);
  g_clear_object (&self->actions);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (robo_sandbox_page_parent_class)->dispose (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_SANDBOX] = { ROBO_PROPERTY_FIELD (OBJECT, "sandbox", RoboSandboxPage, sandbox), .type = robo_sandbox_get_type },
  [PROP_TOOLS] = { ROBO_PROPERTY_FIELD (OBJECT, "tools", RoboSandboxPage, tools), .type = robo_sandbox_tools_get_type },
  [PROP_FILES] = { ROBO_PROPERTY_FIELD (OBJECT, "files", RoboSandboxPage, files), .type = robo_sandbox_files_get_type },
};

static void
robo_sandbox_page_back (RoboPage *page)
{
  robo_sandbox_stop (ROBO_SANDBOX_PAGE (page)->sandbox);
  g_signal_emit (page, signals[LEFT], 0);
}

static void
page_iface_init (RoboPageInterface *iface)
{
  iface->back = robo_sandbox_page_back;
}

static void
robo_sandbox_page_class_init (RoboSandboxPageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_sandbox_page_dispose;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[LEFT] = g_signal_new ("left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (ROBO_TYPE_SANDBOX_PALETTE);
  g_type_ensure (ROBO_TYPE_SANDBOX_STEPS);
  g_type_ensure (ROBO_TYPE_MAIN_MENU);
  g_type_ensure (ROBO_TYPE_ROW_LAYOUT);
  g_type_ensure (ROBO_TYPE_OPTIONAL_LAYOUT);
  g_type_ensure (ROBO_TYPE_FIRST_FIT_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/cards/robo-sandbox-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboSandboxPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, RoboSandboxPage, board_box);
  gtk_widget_class_bind_template_child (widget_class, RoboSandboxPage, robot_box);
  gtk_widget_class_bind_template_child (widget_class, RoboSandboxPage, seat_box);
  gtk_widget_class_bind_template_child (widget_class, RoboSandboxPage, steps);
  gtk_widget_class_bind_template_child (widget_class, RoboSandboxPage, run_button);
  gtk_widget_class_bind_template_child (widget_class, RoboSandboxPage, title_row);
  gtk_widget_class_bind_template_callback (widget_class, dup_hint);
  gtk_widget_class_bind_template_callback (widget_class, is_played);
  gtk_widget_class_bind_template_callback (widget_class, is_edited);
  gtk_widget_class_bind_template_callback (widget_class, dup_side);
  gtk_widget_class_bind_template_callback (widget_class, has_several);
  gtk_widget_class_bind_template_callback (widget_class, title_applied_cb);
  gtk_widget_class_bind_template_callback (widget_class, scenario_chosen_cb);
}

const RoboShortcut robo_sandbox_page_shortcuts[] = {
  { .title = NC_ ("shortcut window", "Try the card"), .keys = "<Control>t", .action = "sandbox.run" },
  { .title = NC_ ("shortcut window", "Undo"), .keys = "<Control>z", .action = "sandbox.undo" },
  { .title = NC_ ("shortcut window", "Redo"), .keys = "<Control><Shift>z <Control>y", .action = "sandbox.redo" },
  { .title = NC_ ("shortcut window", "Save as a scenario"), .keys = "<Control>s", .action = "sandbox.save" },
  { .title = NC_ ("shortcut window", "Play or pause"), .keys = "space", .action = "sandbox.play" },
  { .title = NC_ ("shortcut window", "One event forward"), .keys = "Right", .action = "sandbox.step" },
  { .title = NC_ ("shortcut window", "One event back"), .keys = "Left", .action = "sandbox.step-back" },
  { .title = NC_ ("shortcut window", "First or last moment"), .keys = "Home", .other_keys = "End", .action = "sandbox.first" },
  { .more_keys = "End", .action = "sandbox.last" },
  { .title = NC_ ("shortcut window", "Why? (on a step)"), .other_keys = "question" },
  { .title = NC_ ("shortcut window", "Back to the position"), .keys = "Escape", .action = "sandbox.stop" },
  { 0 },
};

static void
robo_sandbox_page_init (RoboSandboxPage *self)
{
  g_autoptr (GPropertyAction) tool = NULL;

  self->sandbox = robo_sandbox_new ();
  self->settings = g_settings_new (ROBO_APPLICATION_ID);
  self->board = ROBO_BOARD_VIEW (robo_board_view_new ());
  self->tools = robo_sandbox_tools_new (self->sandbox, self->board);
  self->files = robo_sandbox_files_new (self->sandbox, GTK_WIDGET (self));
  self->actions = g_simple_action_group_new ();
  tool = g_property_action_new ("tool", self->tools, "tool");
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (tool));
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "sandbox", G_ACTION_GROUP (self->actions));

  gtk_widget_init_template (GTK_WIDGET (self));
  robo_entry_limit (self->title_row, ROBO_ENTRY_LIMIT_NAME);
  gtk_widget_set_vexpand (GTK_WIDGET (self->board), TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->board), TRUE);
  gtk_box_append (self->board_box, GTK_WIDGET (self->board));
  self->match_signals = g_signal_group_new (ROBO_TYPE_MATCH);
  g_signal_group_connect_swapped (self->match_signals, "event-shown", G_CALLBACK (event_shown_cb), self);
  g_signal_group_connect_swapped (self->match_signals, "jumped", G_CALLBACK (jumped_cb), self);
  g_signal_group_connect_swapped (self->match_signals, "notify::position", G_CALLBACK (update_actions), self);
  self->robot = ROBO_SANDBOX_ROBOT (robo_sandbox_robot_new (self->sandbox));
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      g_autofree char *label = g_strdup_printf ("%u", seat + 1);
      GtkWidget       *button = gtk_toggle_button_new_with_label (label);

      gtk_widget_set_tooltip_text (button, robo_robot_name_get_title (seat));
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      robo_robot_name_get_title (seat), -1);
      if (seat > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (self->seat_buttons[0]));
      self->seat_buttons[seat] = button;
      gtk_box_append (self->seat_box, button);
      g_signal_connect_object (button, "toggled", G_CALLBACK (seat_cb), self, G_CONNECT_SWAPPED);
    }
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->seat_buttons[0]), TRUE);
  gtk_box_append (self->robot_box, GTK_WIDGET (self->robot));
  robo_shortcuts_add (GTK_WIDGET (self), robo_sandbox_page_shortcuts, NULL);
  g_signal_connect_object (self->tools, "seat-pointed", G_CALLBACK (seat_pointed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->files, "told", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->sandbox, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->sandbox, "notify::match", G_CALLBACK (match_changed_cb), self, G_CONNECT_SWAPPED);
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
