// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-window-private.h"

#include <glib/gi18n.h>

/* Games in the window: begun, continued, removed, and played only while somebody looks. */

/* The game on the game page, if there is one. */
RoboMatch *
robo_window_get_match (RoboWindow *self)
{
  return self->game_page != NULL ? robo_game_page_get_match (self->game_page) : NULL;
}

static gboolean
is_under_way (RoboWindow *self)
{
  return robo_window_get_match (self) != NULL && !robo_match_get_is_over (robo_window_get_match (self));
}

/* Nothing happens in a game while nobody looks. */
void
robo_window_update_playing (RoboWindow *self)
{
  if (robo_window_get_match (self) == NULL)
    return;

  if (g_str_equal (gtk_stack_get_visible_child_name (self->pages), "game"))
    robo_match_play (robo_window_get_match (self));
  else
    robo_match_pause (robo_window_get_match (self));
}

/* A rematch comes from the page itself. */
static void
match_changed_cb (RoboWindow *self)
{
  robo_match_saver_set_match (self->saver, robo_game_page_get_match (self->game_page));
}

static void
left_cb (RoboWindow *self)
{
  robo_window_show_page (self, self->in_series ? "series" : "start");
}

static void
bout_wanted_cb (RoboWindow *self,
                guint       bout)
{
  robo_series_desk_show_bout (self->desk, bout);
}

static void
new_game_wanted_cb (RoboWindow *self)
{
  robo_window_show_page (self, "new-game");
}

/* Made when somebody first plays: it is the largest part of the window. */
static void
ensure_game_page (RoboWindow *self)
{
  if (self->game_page != NULL)
    return;

  self->game_page = ROBO_GAME_PAGE (robo_game_page_new ());
  gtk_stack_add_named (self->pages, GTK_WIDGET (self->game_page), "game");
  g_signal_connect_object (self->game_page, "notify::match", G_CALLBACK (match_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game_page, "left", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game_page, "open-bout", G_CALLBACK (bout_wanted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game_page, "new-game", G_CALLBACK (new_game_wanted_cb), self, G_CONNECT_SWAPPED);
}

void
robo_window_show_match (RoboWindow *self,
                        RoboMatch  *match)
{
  ensure_game_page (self);
  self->in_series = robo_series_desk_take_match (self->desk, match);
  robo_game_page_set_series (self->game_page, self->in_series ? robo_series_desk_get_run (self->desk) : NULL,
                             self->in_series ? robo_series_desk_find_bout (self->desk, match) : 0);
  robo_game_page_set_match (self->game_page, match);
  robo_window_show_page (self, "game");
}

static void
start_cb (RoboWindow           *self,
          const RoboMatchSetup *setup)
{
  g_autoptr (RoboMatch) match = robo_match_new (setup);

  robo_window_show_match (self, match);
}

static void
start_series_cb (RoboWindow *self)
{
  robo_series_desk_start (self->desk, robo_new_game_page_create_series (self->new_game_page));
}

void
robo_window_ensure_new_game_page (RoboWindow *self)
{
  if (self->new_game_page != NULL)
    return;

  self->new_game_page = g_object_new (ROBO_TYPE_NEW_GAME_PAGE, "arenas", robo_window_get_arenas (self), NULL);
  gtk_stack_add_named (self->pages, GTK_WIDGET (self->new_game_page), "new-game");
  g_signal_connect_object (self->new_game_page, "start", G_CALLBACK (start_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->new_game_page, "start-series", G_CALLBACK (start_series_cb), self, G_CONNECT_SWAPPED);
}

/* The picture of the game to continue shows its robots, too. That is worth loading it for, but not the wait. */
static gboolean
show_position_cb (gpointer user_data)
{
  RoboWindow    *self = user_data;
  RoboSavedGame *game = robo_match_saver_get_unfinished (self->saver);
  g_autoptr (RoboMatch) match = NULL;

  self->position_id = 0;
  if (game == NULL)
    return G_SOURCE_REMOVE;

  if (is_under_way (self))
    match = g_object_ref (robo_window_get_match (self));
  else
    match = robo_match_saver_load (self->saver, robo_saved_game_get_file (game), NULL);
  if (match != NULL)
    robo_start_page_show_position (self->start_page, match);

  return G_SOURCE_REMOVE;
}

void
robo_window_draw_unfinished (RoboWindow *self)
{
  if (self->position_id == 0)
    self->position_id = g_idle_add_full (G_PRIORITY_LOW, show_position_cb, self, NULL);
}

/* Removing a game */

static RoboSavedGame *
find_game (RoboWindow *self,
           const char *file)
{
  GListModel *games = robo_match_saver_get_games (self->saver);

  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (RoboSavedGame) game = g_list_model_get_item (games, i);

      if (g_str_equal (robo_saved_game_get_file (game), file))
        return g_steal_pointer (&game);
    }

  return NULL;
}

static void
undo_removal_cb (RoboWindow *self)
{
  g_clear_pointer (&self->removed_file, g_free);
  robo_start_page_hide_game (self->start_page, NULL);
}

/* The toast has gone by itself, or makes room for the next one. */
static void
finish_removal (RoboWindow *self)
{
  g_autoptr (RoboSavedGame) game = NULL;

  self->removal_toast = NULL;
  if (self->removed_file == NULL)
    return;

  game = find_game (self, self->removed_file);
  if (game != NULL)
    robo_match_saver_discard (self->saver, game);
  undo_removal_cb (self);
}

static void
remove_game_cb (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  RoboWindow *self = ROBO_WINDOW (widget);

  if (self->removal_toast != NULL)
    adw_toast_dismiss (self->removal_toast);

  self->removed_file = g_variant_dup_string (parameter, NULL);
  robo_start_page_hide_game (self->start_page, self->removed_file);
  self->removal_toast = adw_toast_new (_ ("Game removed"));
  /* Translators: a button: bring back what was taken away */
  adw_toast_set_button_label (self->removal_toast, _ ("_Undo"));
  g_signal_connect_object (self->removal_toast, "button-clicked", G_CALLBACK (undo_removal_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->removal_toast, "dismissed", G_CALLBACK (finish_removal), self, G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (self->toasts, self->removal_toast);
}

static void
new_game_in_cb (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  RoboWindow *self = ROBO_WINDOW (widget);

  robo_window_ensure_new_game_page (self);
  robo_new_game_page_choose_arena (self->new_game_page, g_variant_get_uint32 (parameter));
  robo_window_show_page (self, "new-game");
}

static void
new_game_mode_cb (GtkWidget  *widget,
                  const char *action_name,
                  GVariant   *parameter)
{
  RoboWindow  *self = ROBO_WINDOW (widget);
  RoboGameMode mode;

  if (!robo_game_mode_from_id (g_variant_get_string (parameter, NULL), &mode))
    return;

  robo_window_ensure_new_game_page (self);
  robo_new_game_page_choose_mode (self->new_game_page, mode);
  robo_window_show_page (self, "new-game");
}

static void
give_up_series_cb (GtkWidget  *widget,
                   const char *action_name,
                   GVariant   *parameter)
{
  robo_series_desk_give_up (ROBO_WINDOW (widget)->desk);
}

/* The game may be the one that was left a moment ago. */
static void
continue_cb (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  RoboWindow    *self = ROBO_WINDOW (widget);
  RoboSavedGame *game = robo_match_saver_get_unfinished (self->saver);

  if (is_under_way (self))
    robo_window_show_page (self, "game");
  else if (game != NULL)
    robo_window_load_match (self, robo_saved_game_get_file (game));
  else
    self->continue_wanted = TRUE;
}

/* Games are found a moment after the window is there, in which somebody may have asked to go on with one. */
static void
unfinished_found_cb (RoboWindow *self)
{
  robo_window_draw_unfinished (self);
  if (self->continue_wanted)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.continue", NULL);
}

void
robo_window_install_games (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.continue", NULL, continue_cb);
  gtk_widget_class_install_action (widget_class, "win.give-up-series", NULL, give_up_series_cb);
  gtk_widget_class_install_action (widget_class, "win.new-game-in", "u", new_game_in_cb);
  gtk_widget_class_install_action (widget_class, "win.new-game-mode", "s", new_game_mode_cb);
  gtk_widget_class_install_action (widget_class, "win.remove-game", "s", remove_game_cb);
}

void
robo_window_watch_games (RoboWindow *self)
{
  g_signal_connect_object (self->saver, "notify::unfinished", G_CALLBACK (unfinished_found_cb), self, G_CONNECT_SWAPPED);
}
