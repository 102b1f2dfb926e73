// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-game-page-private.h"

static void
step_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  RoboGamePage *self = user_data;

  /* Somebody who comes back from the past by steps has not asked for a pause. */
  if (robo_match_get_playing (self->match))
    self->wants_pause = TRUE;
  robo_match_pause (self->match);
  robo_match_step (self->match);
}

static void
playing_cb (GSimpleAction *action,
            GVariant      *state,
            gpointer       user_data)
{
  RoboGamePage *self = user_data;

  self->wants_pause = !g_variant_get_boolean (state);
  g_object_set (self->match, "playing", !self->wants_pause, NULL);
}

static void
step_back_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  robo_match_step_back (ROBO_GAME_PAGE (user_data)->match);
}

static void
first_moment_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  robo_match_seek (ROBO_GAME_PAGE (user_data)->match, 0);
}

static void
last_moment_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  robo_match_seek (ROBO_GAME_PAGE (user_data)->match, G_MAXUINT);
}

static void
undo_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  robo_program_draft_undo (ROBO_GAME_PAGE (user_data)->draft);
}

static void
confirm_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  robo_game_page_confirm (user_data);
}

static void
leave_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  g_signal_emit_by_name (user_data, "left");
}

static void
new_game_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  g_signal_emit_by_name (user_data, "new-game");
}

static void
look_again_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  RoboGamePage *self = user_data;

  gtk_stack_set_visible_child_name (self->stack, "play");
  gtk_widget_grab_focus (GTK_WIDGET (self->play_button));
  robo_match_seek (self->match, 0);
}

/* The same seats and rules again, with other luck. */
static void
rematch_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  RoboGamePage *self = user_data;
  g_autoptr (RoboMatchSetup) setup = robo_match_setup_copy (robo_match_get_setup (self->match));
  g_autoptr (RoboMatch) match = NULL;

  setup->seed = (guint64)g_random_int () << 32 | g_random_int ();
  match = robo_match_new (setup);
  robo_game_page_set_match (self, match);
}

static void
zoom_in_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  robo_board_view_zoom_in (ROBO_GAME_PAGE (user_data)->board);
}

static void
zoom_out_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  robo_board_view_zoom_out (ROBO_GAME_PAGE (user_data)->board);
}

static void
zoom_fit_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  robo_board_view_zoom_fit (ROBO_GAME_PAGE (user_data)->board);
}

static const GActionEntry entries[] = {
  { .name = "confirm", .activate = confirm_cb },
  { .name = "first-moment", .activate = first_moment_cb },
  { .name = "last-moment", .activate = last_moment_cb },
  { .name = "leave", .activate = leave_cb },
  { .name = "look-again", .activate = look_again_cb },
  { .name = "new-game", .activate = new_game_cb },
  { .name = "playing", .state = "true", .change_state = playing_cb },
  { .name = "rematch", .activate = rematch_cb },
  { .name = "step", .activate = step_cb },
  { .name = "step-back", .activate = step_back_cb },
  { .name = "undo", .activate = undo_cb },
  { .name = "zoom-fit", .activate = zoom_fit_cb },
  { .name = "zoom-in", .activate = zoom_in_cb },
  { .name = "zoom-out", .activate = zoom_out_cb },
};

static const struct
{
  guint           keyval;
  GdkModifierType modifiers;
  const char     *action;
} keys[] = {
  { GDK_KEY_space, 0, "game.playing" },
  { GDK_KEY_Right, 0, "game.step" },
  { GDK_KEY_Left, 0, "game.step-back" },
  { GDK_KEY_Home, 0, "game.first-moment" },
  { GDK_KEY_End, 0, "game.last-moment" },
  { GDK_KEY_z, GDK_CONTROL_MASK, "game.undo" },
  { GDK_KEY_l, GDK_CONTROL_MASK, "game.type-program" },
  { GDK_KEY_slash, 0, "game.type-program" },
  { GDK_KEY_c, GDK_CONTROL_MASK, "game.copy-program" },
  { GDK_KEY_v, GDK_CONTROL_MASK, "game.paste-program" },
  { GDK_KEY_Return, 0, "game.confirm" },
  { GDK_KEY_KP_Enter, 0, "game.confirm" },
  { GDK_KEY_p, 0, "game.play-recap" },
  { GDK_KEY_Escape, 0, "game.close-recap" },
  { GDK_KEY_i, GDK_CONTROL_MASK, "game.information" },
  { GDK_KEY_F9, 0, "game.show-log" },
  { GDK_KEY_F9, GDK_SHIFT_MASK, "game.log-below" },
  { GDK_KEY_m, GDK_CONTROL_MASK, "game.module-cards-beside" },
  { GDK_KEY_plus, GDK_CONTROL_MASK, "game.zoom-in" },
  { GDK_KEY_equal, GDK_CONTROL_MASK, "game.zoom-in" },
  { GDK_KEY_KP_Add, GDK_CONTROL_MASK, "game.zoom-in" },
  { GDK_KEY_minus, GDK_CONTROL_MASK, "game.zoom-out" },
  { GDK_KEY_KP_Subtract, GDK_CONTROL_MASK, "game.zoom-out" },
  { GDK_KEY_0, GDK_CONTROL_MASK, "game.zoom-fit" },
  { GDK_KEY_KP_0, GDK_CONTROL_MASK, "game.zoom-fit" },
};

static void
enable (RoboGamePage *self,
        const char   *name,
        gboolean      is_enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), is_enabled);
}

void
robo_game_page_install_keys (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i].keyval, keys[i].modifiers, keys[i].action, NULL);
}

void
robo_game_page_init_actions (RoboGamePage *self)
{
  g_autoptr (GPropertyAction) show_log = g_property_action_new ("show-log", self->flap, "reveal-flap");
  g_autoptr (GAction) ask_needless = g_settings_create_action (self->settings, "ask-needless");
  g_autoptr (GAction) log_below = g_settings_create_action (self->settings, "log-below");

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (show_log));
  g_action_map_add_action (G_ACTION_MAP (self->actions), log_below);
  g_action_map_add_action (G_ACTION_MAP (self->actions), ask_needless);
  robo_game_page_add_typing (self);
  robo_game_page_add_log_actions (self);
  robo_game_page_add_recap (self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "game", G_ACTION_GROUP (self->actions));
}

void
robo_game_page_bind_actions (RoboGamePage *self)
{
  g_autoptr (GPropertyAction) speed = NULL;

  g_action_map_remove_action (G_ACTION_MAP (self->actions), "speed");
  g_action_map_remove_action (G_ACTION_MAP (self->actions), "module-cards-beside");
  if (self->match == NULL)
    return;

  if (robo_match_get_modules (self->match) != NULL)
    {
      g_autoptr (GAction) beside = g_settings_create_action (self->settings, "module-cards-beside");

      g_action_map_add_action (G_ACTION_MAP (self->actions), beside);
    }

  speed = g_property_action_new ("speed", self->match, "speed");
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (speed));
}

void
robo_game_page_update_playing (RoboGamePage *self)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), "playing");

  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (robo_match_get_playing (self->match)));
}

void
robo_game_page_update_actions (RoboGamePage *self)
{
  gboolean is_seen = g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "play") == 0;
  gboolean can_step = FALSE;
  gboolean can_step_back = FALSE;

  /* Nothing moves behind a curtain. */
  if (self->match != NULL && is_seen)
    g_object_get (self->match, "can-step", &can_step, "can-step-back", &can_step_back, NULL);

  enable (self, "first-moment", can_step_back);
  enable (self, "last-moment", can_step);
  enable (self, "step", can_step);
  enable (self, "step-back", can_step_back);
  enable (self, "confirm", self->draft != NULL);
  robo_game_page_update_typing (self);
  robo_game_page_update_log_actions (self);
  enable (self, "undo", self->draft != NULL && robo_program_draft_can_undo (self->draft));
}
