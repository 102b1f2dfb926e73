// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sandbox-page-private.h"

#include <glib/gi18n.h>

#include "play/log/robo-log-item.h"
#include "ui/common/robo-reason-popover.h"

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

static void
playing_changed_cb (RoboSandboxPage *self)
{
  RoboMatch  *match = robo_sandbox_get_match (self->sandbox);
  gboolean    is_playing = robo_match_get_playing (match) && robo_match_get_position (match) < robo_match_get_n_events (match);
  const char *name = is_playing ? C_ ("button", "Pause") : C_ ("button", "Play");

  gtk_button_set_icon_name (GTK_BUTTON (self->play_button), is_playing ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (self->play_button, is_playing ? _ ("Pause (Space)") : _ ("Play (Space)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play_button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* The line of what is shown is the one that is selected. */
static void
position_changed_cb (RoboSandboxPage *self)
{
  GtkSelectionModel *steps = gtk_list_view_get_model (self->step_list);
  guint              position = robo_match_get_position (robo_sandbox_get_match (self->sandbox));

  robo_sandbox_page_update_actions (self);
  playing_changed_cb (self);
  if (!GTK_IS_SINGLE_SELECTION (steps))
    return;

  gtk_single_selection_set_selected (GTK_SINGLE_SELECTION (steps), position > 0 ? position - 1 : GTK_INVALID_LIST_POSITION);
  if (position > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->step_list), "list.scroll-to-item", "u", position - 1);
}

static void
speed_changed_cb (RoboSandboxPage *self)
{
  guint speed = robo_match_get_speed (robo_sandbox_get_match (self->sandbox));
  /* Translators: how fast the game is played, %u is 1, 2 or 4 */
  g_autofree char *text = g_strdup_printf (_ ("%u×"), speed);

  gtk_menu_button_set_label (GTK_MENU_BUTTON (self->speed_button), speed > 0 ? text : _ ("At once"));
}

/* The speed is that of games. */
static void
take_speed (RoboSandboxPage *self,
            RoboMatch       *match)
{
  g_autoptr (GPropertyAction) speed = NULL;

  g_action_map_remove_action (G_ACTION_MAP (self->actions), "speed");
  if (match == NULL)
    return;

  g_settings_bind (self->settings, "animation-speed", match, "speed", G_SETTINGS_BIND_DEFAULT);
  speed = g_property_action_new ("speed", match, "speed");
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (speed));
  speed_changed_cb (self);
  playing_changed_cb (self);
}

void
robo_sandbox_page_step_activated_cb (RoboSandboxPage *self,
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
  gtk_widget_set_visible (self->tool_box, match == NULL);
  gtk_widget_set_visible (self->run_button, match == NULL);
  gtk_widget_set_visible (self->stop_button, match != NULL);
  /* What had the focus is gone, and Space on what comes first would leave the page. */
  if (match != NULL)
    gtk_widget_grab_focus (self->play_button);
}

void
robo_sandbox_page_match_changed_cb (RoboSandboxPage *self)
{
  RoboMatch *match = robo_sandbox_get_match (self->sandbox);

  robo_sandbox_page_pick (self, ROBO_NO_SPACE);
  g_signal_group_set_target (self->match_signals, match);
  take_speed (self, match);
  show_steps (self, match);
  if (match == NULL)
    robo_sandbox_page_show_position (self);
  else
    jumped_cb (self);
  robo_sandbox_page_update_hint (self);
  robo_sandbox_page_update_actions (self);
}

/* Why? */

static void
create_reason_cb (GtkMenuButton *button,
                  gpointer       user_data)
{
  RoboSandboxPage *self = user_data;
  RoboLogItem     *line = g_object_get_data (G_OBJECT (button), "line");
  RoboMatch       *match = robo_sandbox_get_match (self->sandbox);

  if (line != NULL && match != NULL)
    gtk_menu_button_set_popover (button, robo_reason_popover_new (match, robo_log_item_get_event (line)));
}

static GtkWidget *
why_button_new (RoboSandboxPage *self)
{
  GtkWidget *button = gtk_menu_button_new ();

  gtk_menu_button_set_child (GTK_MENU_BUTTON (button), gtk_label_new ("?"));
  gtk_menu_button_set_direction (GTK_MENU_BUTTON (button), GTK_ARROW_LEFT);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), create_reason_cb, self, NULL);
  gtk_widget_set_tooltip_text (button, _ ("Why? (question mark on the line)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Why?"), -1);
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  gtk_widget_add_css_class (button, "why");

  return button;
}

static gboolean
key_pressed_cb (RoboSandboxPage *self,
                guint            key,
                guint            code,
                GdkModifierType  modifiers)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWidget *row = focus != NULL ? gtk_widget_get_first_child (focus) : NULL;
  GtkWidget *button = row != NULL ? gtk_widget_get_last_child (row) : NULL;

  if (key != GDK_KEY_question || !GTK_IS_MENU_BUTTON (button))
    return GDK_EVENT_PROPAGATE;

  gtk_menu_button_popup (GTK_MENU_BUTTON (button));

  return GDK_EVENT_STOP;
}

/* Lines */

static void
setup_step_cb (GtkListItemFactory *factory,
               GtkListItem        *item,
               RoboSandboxPage    *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), why_button_new (self));
  gtk_list_item_set_child (item, row);
}

static void
set_class (GtkWidget *widget,
           const char *class,
           gboolean is_set)
{
  if (is_set)
    gtk_widget_add_css_class (widget, class);
  else
    gtk_widget_remove_css_class (widget, class);
}

static void
bind_step_cb (GtkListItemFactory *factory,
              GtkListItem        *item)
{
  RoboLogItem *line = gtk_list_item_get_item (item);
  GtkWidget   *row = gtk_list_item_get_child (item);
  GtkWidget   *label = gtk_widget_get_first_child (row);
  GtkWidget   *button = gtk_widget_get_last_child (row);

  gtk_label_set_label (GTK_LABEL (label), robo_log_item_get_text (line));
  set_class (label, "heading", robo_log_item_get_is_heading (line));
  gtk_widget_set_margin_start (label, robo_log_item_get_level (line) == ROBO_LOG_DETAIL ? 12 : 0);
  gtk_widget_set_visible (button, !robo_log_item_get_is_heading (line));
  g_object_set_data_full (G_OBJECT (button), "line", g_object_ref (line), g_object_unref);
  /* The widget around the row is what gets the focus, and what is read then. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (row)), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  robo_log_item_get_text (line), -1);
}

static void
unbind_step_cb (GtkListItemFactory *factory,
                GtkListItem        *item)
{
  GtkWidget *button = gtk_widget_get_last_child (gtk_list_item_get_child (item));

  g_object_set_data (G_OBJECT (button), "line", NULL);
}

/* Actions */

void
robo_sandbox_page_run_cb (GSimpleAction *action,
                          GVariant      *parameter,
                          gpointer       user_data)
{
  RoboSandboxPage *self = user_data;

  robo_sandbox_run (self->sandbox);
}

void
robo_sandbox_page_stop_cb (GSimpleAction *action,
                           GVariant      *parameter,
                           gpointer       user_data)
{
  RoboSandboxPage *self = user_data;

  robo_sandbox_stop (self->sandbox);
  gtk_widget_grab_focus (self->run_button);
}

void
robo_sandbox_page_undo_cb (GSimpleAction *action,
                           GVariant      *parameter,
                           gpointer       user_data)
{
  RoboSandboxPage *self = user_data;

  robo_sandbox_undo (self->sandbox);
}

void
robo_sandbox_page_redo_cb (GSimpleAction *action,
                           GVariant      *parameter,
                           gpointer       user_data)
{
  RoboSandboxPage *self = user_data;

  robo_sandbox_redo (self->sandbox);
}

void
robo_sandbox_page_play_cb (GSimpleAction *action,
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

void
robo_sandbox_page_first_cb (GSimpleAction *action,
                            GVariant      *parameter,
                            gpointer       user_data)
{
  RoboSandboxPage *self = user_data;

  robo_match_seek (robo_sandbox_get_match (self->sandbox), 0);
}

void
robo_sandbox_page_last_cb (GSimpleAction *action,
                           GVariant      *parameter,
                           gpointer       user_data)
{
  RoboSandboxPage *self = user_data;

  robo_match_seek (robo_sandbox_get_match (self->sandbox), G_MAXUINT);
}

void
robo_sandbox_page_step_cb (GSimpleAction *action,
                           GVariant      *parameter,
                           gpointer       user_data)
{
  RoboSandboxPage *self = user_data;

  robo_match_pause (robo_sandbox_get_match (self->sandbox));
  robo_match_step (robo_sandbox_get_match (self->sandbox));
}

void
robo_sandbox_page_step_back_cb (GSimpleAction *action,
                                GVariant      *parameter,
                                gpointer       user_data)
{
  RoboSandboxPage *self = user_data;

  robo_match_step_back (robo_sandbox_get_match (self->sandbox));
}

void
robo_sandbox_page_connect_match (RoboSandboxPage *self)
{
  self->match_signals = g_signal_group_new (ROBO_TYPE_MATCH);
  g_signal_group_connect_swapped (self->match_signals, "event-shown", G_CALLBACK (event_shown_cb), self);
  g_signal_group_connect_swapped (self->match_signals, "jumped", G_CALLBACK (jumped_cb), self);
  g_signal_group_connect_swapped (self->match_signals, "notify::playing", G_CALLBACK (playing_changed_cb), self);
  g_signal_group_connect_swapped (self->match_signals, "notify::speed", G_CALLBACK (speed_changed_cb), self);
  g_signal_group_connect_swapped (self->match_signals, "notify::position", G_CALLBACK (position_changed_cb), self);
}

void
robo_sandbox_page_add_steps (RoboSandboxPage *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_step_cb), self, 0);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_step_cb), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_step_cb), NULL);
  gtk_list_view_set_factory (self->step_list, factory);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->step_list), keys);
}
