// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sandbox-page-private.h"

#include "model/robo-log-item.h"

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

  robo_sandbox_page_update_actions (self);
  if (GTK_IS_SINGLE_SELECTION (steps) && position > 0)
    gtk_single_selection_set_selected (GTK_SINGLE_SELECTION (steps), position - 1);
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
  gtk_widget_set_sensitive (self->tool_box, match == NULL);
}

void
robo_sandbox_page_match_changed_cb (RoboSandboxPage *self)
{
  RoboMatch *match = robo_sandbox_get_match (self->sandbox);

  robo_sandbox_page_pick (self, ROBO_NO_SPACE);
  g_signal_group_set_target (self->match_signals, match);
  show_steps (self, match);
  if (match == NULL)
    robo_sandbox_page_show_position (self);
  else
    jumped_cb (self);
  robo_sandbox_page_update_hint (self);
  robo_sandbox_page_update_actions (self);
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
  g_signal_group_connect_swapped (self->match_signals, "notify::position", G_CALLBACK (position_changed_cb), self);
}

void
robo_sandbox_page_add_steps (RoboSandboxPage *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_step_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_step_cb), NULL);
  gtk_list_view_set_factory (self->step_list, factory);
}
