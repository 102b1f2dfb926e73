// SPDX-License-Identifier: GPL-3.0-or-later
// "Since your last turn": for whom the curtain has hidden it, and for whom the game was left.
#include "config.h"

#include "robo-game-page-private.h"

static void
play_recap_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  RoboGamePage *self = user_data;
  guint         start = robo_recap_get_start (self->recap);

  robo_game_page_close_recap (self);
  self->wants_pause = FALSE;
  robo_match_seek (self->match, start);
  /* Where everything is shown at once there would be nothing to see: there it waits at the beginning. */
  if (robo_match_get_speed (self->match) > 0)
    robo_match_play (self->match);
}

static void
close_recap_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  robo_game_page_close_recap (user_data);
}

static const GActionEntry entries[] = {
  { .name = "close-recap", .activate = close_recap_cb },
  { .name = "play-recap", .activate = play_recap_cb },
};

static void
update (RoboGamePage *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), entries[i].name);

      g_simple_action_set_enabled (G_SIMPLE_ACTION (action), gtk_widget_get_visible (GTK_WIDGET (self->recap)));
    }
}

void
robo_game_page_add_recap (RoboGamePage *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  update (self);
}

void
robo_game_page_close_recap (RoboGamePage *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (!gtk_widget_get_visible (GTK_WIDGET (self->recap)))
    return;

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->recap)))
    gtk_widget_grab_focus (GTK_WIDGET (self->play_button));
  gtk_widget_hide (GTK_WIDGET (self->recap));
  robo_game_page_free_board (self);
  update (self);
}

void
robo_game_page_show_recap (RoboGamePage *self)
{
  if (!robo_game_page_shows_draft (self))
    return;
  if (!robo_recap_set_seat (self->recap, self->match, robo_program_draft_get_seat (self->draft)))
    return;

  g_signal_connect_object (self->draft, "changed", G_CALLBACK (robo_game_page_close_recap), self, G_CONNECT_SWAPPED);
  gtk_widget_show (GTK_WIDGET (self->recap));
  update (self);
}
