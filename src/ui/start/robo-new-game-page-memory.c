// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-new-game-page-private.h"

/* What is remembered */

static void
remember_arenas (RoboNewGamePage *self)
{
  g_autoptr (GPtrArray) chosen = robo_arena_order_dup_chosen (self->arena_order);
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  for (guint i = 0; i < chosen->len; i++)
    g_ptr_array_add (ids, (gpointer)robo_arena_get_id (chosen->pdata[i]));
  g_ptr_array_add (ids, NULL);

  g_settings_set_strv (self->settings, "new-game-arenas", (const char *const *)ids->pdata);
}

static void
remember_killbots (RoboNewGamePage *self)
{
  GVariantBuilder modules = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(ss)"));

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    g_variant_builder_add (&modules, "(ss)", robo_seat_row_get_module_id (self->seats[i], 0),
                           robo_seat_row_get_module_id (self->seats[i], 1));
  g_settings_set_value (self->settings, "new-game-killbot-modules", g_variant_builder_end (&modules));
}

void
robo_new_game_page_remember (RoboNewGamePage      *self,
                             const RoboMatchSetup *setup)
{
  GVariantBuilder seats = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(ssss)"));

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    g_variant_builder_add (&seats, "(ssss)",
                           robo_player_get_word (setup->seats[i].player, setup->seats[i].level),
                           robo_seat_row_get_own_name (self->seats[i]),
                           robo_robot_name_get_id (setup->seats[i].robot),
                           robo_dir_get_id (setup->seats[i].side));
  g_settings_set_string (self->settings, "new-game-mode", robo_game_mode_get_id (robo_new_game_page_get_mode (self)));
  g_settings_set_string (self->settings, "new-game-rule-set", robo_mode_group_get_rules_id (self->mode_group));
  if (robo_new_game_page_get_mode (self) == ROBO_MODE_ALL_ARENAS)
    remember_arenas (self);
  if (!robo_game_mode_is_series (robo_new_game_page_get_mode (self)))
    g_settings_set_string (self->settings, "new-game-arena", robo_arena_get_id (setup->arena));
  g_settings_set_value (self->settings, "new-game-seats", g_variant_builder_end (&seats));
  remember_killbots (self);
  g_settings_set_value (self->settings, "new-game-rules", robo_rules_group_to_variant (self->rules_group));
}

/* What was chosen before */

static void
set_default_seats (RoboNewGamePage *self)
{
  static const RoboPlayer players[] = { ROBO_PLAYER_HUMAN, ROBO_PLAYER_KILLBOT, ROBO_PLAYER_KILLBOT, ROBO_PLAYER_NONE };

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    robo_seat_row_set_player (self->seats[i], players[i], ROBO_LEVEL_CHANCE);
}

static void
restore_seat (RoboSeatRow *seat,
              GVariant    *tuple)
{
  const char   *player_id, *name, *robot_id, *side_id;
  RoboPlayer    player = ROBO_PLAYER_NONE;
  RoboLevel     level = ROBO_LEVEL_CHANCE;
  RoboRobotName robot = robo_seat_row_get_robot (seat);
  RoboDir       side = robo_seat_row_get_side (seat);

  g_variant_get (tuple, "(&s&s&s&s)", &player_id, &name, &robot_id, &side_id);
  robo_player_from_word (player_id, &player, &level);
  robo_robot_name_from_id (robot_id, &robot);
  robo_dir_from_id (side_id, &side);

  robo_seat_row_set_player (seat, player, level);
  robo_seat_row_set_own_name (seat, name);
  robo_seat_row_set_robot (seat, robot);
  if (robo_dir_is_orthogonal (side))
    robo_seat_row_set_side (seat, side);
}

static void
restore_killbots (RoboNewGamePage *self)
{
  g_autoptr (GVariant) modules = g_settings_get_value (self->settings, "new-game-killbot-modules");

  for (guint i = 0; i < MIN (g_variant_n_children (modules), ROBO_MAX_ROBOTS); i++)
    {
      const char *ids[ROBO_MAX_SLOTS];

      g_variant_get_child (modules, i, "(&s&s)", &ids[0], &ids[1]);
      for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
        robo_seat_row_set_module_id (self->seats[i], slot, ids[slot]);
    }
}

/* A name from the preferences goes before the one of the last game. */
void
robo_new_game_page_use_preferred_names (RoboNewGamePage *self)
{
  g_auto (GStrv) names = g_settings_get_strv (self->settings, "player-names");

  for (guint i = 0; i < MIN (g_strv_length (names), ROBO_MAX_ROBOTS); i++)
    if (*names[i] != '\0' && robo_seat_row_get_player (self->seats[i]) != ROBO_PLAYER_KILLBOT &&
        robo_seat_row_get_player (self->seats[i]) != ROBO_PLAYER_COMPUTER)
      robo_seat_row_set_own_name (self->seats[i], names[i]);
}

void
robo_new_game_page_restore_seats (RoboNewGamePage *self)
{
  g_autoptr (GVariant) seats = g_settings_get_value (self->settings, "new-game-seats");

  if (g_variant_n_children (seats) != ROBO_MAX_ROBOTS)
    set_default_seats (self);
  else
    for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
      {
        g_autoptr (GVariant) seat = g_variant_get_child_value (seats, i);

        restore_seat (self->seats[i], seat);
      }

  restore_killbots (self);
  robo_new_game_page_use_preferred_names (self);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    robo_new_game_page_keep_different (self, self->seats[i]);
}

void
robo_new_game_page_restore_rules (RoboNewGamePage *self)
{
  g_autofree char *mode_id = g_settings_get_string (self->settings, "new-game-mode");
  g_autofree char *rules_id = g_settings_get_string (self->settings, "new-game-rule-set");
  g_autoptr (GVariant) rules = g_settings_get_value (self->settings, "new-game-rules");
  RoboGameMode mode = ROBO_MODE_TRAINING;

  robo_game_mode_from_id (mode_id, &mode);
  robo_mode_group_set_rules_id (self->mode_group, rules_id);
  robo_mode_group_set_mode (self->mode_group, mode);
  robo_new_game_page_take_base (self);
  robo_rules_group_set_variant (self->rules_group, rules);
}

/* One that is not among the first is shown beside them. */
static guint
find_card (RoboNewGamePage *self,
           guint            position)
{
  g_autoptr (RoboArenaItem) item = NULL;

  if (position < ROBO_NEW_GAME_MAX_ARENAS)
    return position;

  item = g_list_model_get_item (G_LIST_MODEL (self->arenas), position);
  g_list_store_splice (self->other_arena, 0, g_list_model_get_n_items (G_LIST_MODEL (self->other_arena)), (gpointer *)&item, 1);

  return g_list_model_get_n_items (self->first_arenas);
}

void
robo_new_game_page_select_arena (RoboNewGamePage *self,
                                 guint            position)
{
  GtkFlowBoxChild *card = NULL;

  if (position < g_list_model_get_n_items (G_LIST_MODEL (self->arenas)))
    card = gtk_flow_box_get_child_at_index (self->arena_grid, (int)find_card (self, position));
  if (card != NULL)
    gtk_flow_box_select_child (self->arena_grid, card);
}

/* It may have been changed or removed, or have moved up among the first. */
static void
drop_other_arena (RoboNewGamePage *self)
{
  g_autoptr (RoboArenaItem) other = g_list_model_get_item (G_LIST_MODEL (self->other_arena), 0);
  guint position = other != NULL ? robo_arena_list_find (self->arenas, robo_arena_item_get_id (other)) : G_MAXUINT;
  g_autoptr (RoboArenaItem) listed = g_list_model_get_item (G_LIST_MODEL (self->arenas), position);

  if (other != NULL && (listed != other || position < ROBO_NEW_GAME_MAX_ARENAS))
    g_list_store_remove_all (self->other_arena);
}

/* Arenas come and go while the page is open, and the user's own ones come a moment after it was made: the one that was
 * chosen is chosen again as soon as it is there. */
void
robo_new_game_page_keep_arena (RoboNewGamePage *self)
{
  guint          position = self->arena_id != NULL ? robo_arena_list_find (self->arenas, self->arena_id) : G_MAXUINT;
  RoboArenaItem *chosen;

  drop_other_arena (self);
  chosen = robo_new_game_page_get_chosen_item (self);
  if (chosen != NULL && (position == G_MAXUINT || g_str_equal (robo_arena_item_get_id (chosen), self->arena_id)))
    return;

  self->is_selecting = TRUE;
  robo_new_game_page_select_arena (self, position != G_MAXUINT ? position : 0);
  self->is_selecting = FALSE;
}

void
robo_new_game_page_restore_arena (RoboNewGamePage *self)
{
  g_auto (GStrv) ids = g_settings_get_strv (self->settings, "new-game-arenas");

  g_free (self->arena_id);
  self->arena_id = g_settings_get_string (self->settings, "new-game-arena");
  robo_new_game_page_keep_arena (self);
  if (*ids != NULL)
    robo_arena_order_set_chosen (self->arena_order, (const char *const *)ids);
}
