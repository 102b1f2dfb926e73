// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <glib/gi18n.h>

#include "files/match/robo-championship.h"
#include "files/match/robo-match-killbots.h"
#include "draw/robo-arena-drawing.h"

#include "robo-arena-card.h"
#include "robo-new-game-page-private.h"

/* What is chosen */

RoboGameMode
robo_new_game_page_get_mode (RoboNewGamePage *self)
{
  return robo_mode_group_get_mode (self->mode_group);
}

static RoboSeriesKind
get_series_kind (RoboNewGamePage *self)
{
  return robo_new_game_page_get_mode (self) == ROBO_MODE_CHAMPIONSHIP ? ROBO_SERIES_CHAMPIONSHIP : ROBO_SERIES_ALL_ARENAS;
}

RoboArenaItem *
robo_new_game_page_get_chosen_item (RoboNewGamePage *self)
{
  g_autoptr (GList) chosen = gtk_flow_box_get_selected_children (self->arena_grid);

  return chosen != NULL ? robo_arena_card_get_item (chosen->data) : NULL;
}

guint
robo_new_game_page_count_players (RoboNewGamePage *self,
                                  RoboPlayer       player)
{
  guint n = 0;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    n += robo_seat_row_get_player (self->seats[i]) == player;

  return n;
}

/* R11.1: the homes of the champions, as far as they are there. */
GPtrArray *
robo_new_game_page_dup_homes (RoboNewGamePage *self)
{
  GPtrArray *homes = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_arena_unref);

  for (guint i = 0; self->arenas != NULL && i < ROBO_N_CHAMPIONS; i++)
    {
      guint position = robo_arena_list_find (self->arenas, robo_championship_get_arena (i));
      g_autoptr (RoboArenaItem) item = g_list_model_get_item (G_LIST_MODEL (self->arenas), position);

      if (item != NULL)
        g_ptr_array_add (homes, robo_arena_ref (robo_arena_item_get_arena (item)));
    }

  return homes;
}

static GPtrArray *
dup_series_arenas (RoboNewGamePage *self)
{
  return robo_new_game_page_get_mode (self) == ROBO_MODE_CHAMPIONSHIP ? robo_new_game_page_dup_homes (self) : robo_arena_order_dup_chosen (self->arena_order);
}

static guint64
get_random_seed (void)
{
  return (guint64)g_random_int () << 32 | g_random_int ();
}

/* An empty entry means any number. */
static gboolean
get_seed (RoboNewGamePage *self,
          guint64         *seed)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->seed_row));

  *seed = get_random_seed ();

  return *text == '\0' || g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL);
}

static void
set_rules (RoboNewGamePage *self,
           RoboMatchSetup  *setup)
{
  RoboRuleSet *rule_set = robo_mode_group_get_rule_set (self->mode_group);
  RoboRules    rules;

  robo_rules_group_get_rules (self->rules_group, &rules);
  robo_match_setup_set_rules (setup, &rules, rules.modules && rule_set != NULL ? robo_rule_set_get_modules (rule_set) : NULL);
}

/* R9.7: where modules are chosen by hand. */
static void
give_killbots (RoboNewGamePage *self,
               RoboMatchSetup  *setup)
{
  for (guint i = 0; setup->modules != NULL && i < ROBO_MAX_ROBOTS; i++)
    {
      guint cards[ROBO_MAX_SLOTS];

      robo_seat_row_get_cards (self->seats[i], cards);
      if (setup->seats[i].player == ROBO_PLAYER_KILLBOT)
        robo_match_setup_give_killbot (setup, i, cards[0], cards[1]);
    }
}

RoboMatchSetup *
robo_new_game_page_dup_setup (RoboNewGamePage *self)
{
  RoboArenaItem  *item = robo_new_game_page_get_chosen_item (self);
  RoboMatchSetup *setup = robo_match_setup_new (item != NULL ? robo_arena_item_get_arena (item) : NULL);

  set_rules (self, setup);
  get_seed (self, &setup->seed);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      g_autofree char *name = robo_seat_row_dup_name (self->seats[i]);

      robo_match_setup_set_seat (setup, i, robo_seat_row_get_player (self->seats[i]), name);
      setup->seats[i].level = robo_seat_row_get_level (self->seats[i]);
      setup->seats[i].robot = robo_seat_row_get_robot (self->seats[i]);
      setup->seats[i].side = robo_seat_row_get_side (self->seats[i]);
      setup->seats[i].colour = robo_draw_get_side_colour (setup->seats[i].side);
    }
  give_killbots (self, setup);

  return setup;
}

/* The log calls players by their names alone. */
static char *
dup_shared_name (const RoboMatchSetup *setup)
{
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    for (guint j = i + 1; j < ROBO_MAX_ROBOTS; j++)
      if (setup->seats[i].player != ROBO_PLAYER_NONE && setup->seats[j].player != ROBO_PLAYER_NONE &&
          g_utf8_collate (setup->seats[i].name, setup->seats[j].name) == 0)
        return g_strdup (setup->seats[i].name);

  return NULL;
}

/* R3.5 */
static const char *
check_solo (RoboNewGamePage *self)
{
  if (robo_new_game_page_count_players (self, ROBO_PLAYER_HUMAN) != 1 || robo_new_game_page_count_players (self, ROBO_PLAYER_KILLBOT) == 0 ||
      robo_new_game_page_count_players (self, ROBO_PLAYER_COMPUTER) > 0)
    return _ ("A solo game is one person against KillBots. Leave one seat to a person and one at least to a KillBot.");

  return NULL;
}

/* R9.7 */
static const char *
check_killbots (const RoboMatchSetup *setup)
{
  for (guint i = 0; setup->modules != NULL && i < ROBO_MAX_ROBOTS; i++)
    {
      const RoboCard *cards = robo_modules_get_cards (setup->modules)->cards;
      const guint8   *chosen = setup->seats[i].cards;

      if (chosen[0] != ROBO_NO_CARD && chosen[1] != ROBO_NO_CARD && cards[chosen[0]].colour == cards[chosen[1]].colour)
        return _ ("The two modules of a KillBot have different colours. Choose another one, or leave it to chance.");
    }

  return NULL;
}

static const char *
check_mode (RoboNewGamePage      *self,
            const RoboMatchSetup *setup)
{
  g_autoptr (GPtrArray) arenas = NULL;
  const char *reason = check_killbots (setup);

  if (reason != NULL)
    return reason;

  if (robo_game_mode_is_series (robo_new_game_page_get_mode (self)))
    {
      arenas = dup_series_arenas (self);
      return robo_series_check (get_series_kind (self), setup, (RoboArena *const *)arenas->pdata, arenas->len);
    }
  if (robo_new_game_page_get_mode (self) == ROBO_MODE_SOLO)
    reason = check_solo (self);

  return reason != NULL ? reason : robo_match_setup_check (setup);
}

char *
robo_new_game_page_dup_reason (RoboNewGamePage      *self,
                               const RoboMatchSetup *setup)
{
  const char      *reason = check_mode (self, setup);
  g_autofree char *name = NULL;
  guint64          seed;

  if (reason != NULL)
    return g_strdup (reason);

  name = dup_shared_name (setup);
  if (name != NULL)
    /* Translators: %s is a player's name. */
    return g_strdup_printf (_ ("Two operators are called %s. Give one of them another name."), name);
  if (!get_seed (self, &seed))
    return g_strdup (_ ("The number of the game is written with digits and has at most nineteen of them."));

  return NULL;
}

/* The rules by which KillBots have modules that can be chosen; %NULL where they have none, or fixed ones (R11.3). */
RoboRuleSet *
robo_new_game_page_get_killbot_rules (RoboNewGamePage *self)
{
  if (robo_new_game_page_get_mode (self) == ROBO_MODE_TRAINING || robo_new_game_page_get_mode (self) == ROBO_MODE_CHAMPIONSHIP)
    return NULL;

  return robo_mode_group_get_rule_set (self->mode_group);
}

void
robo_new_game_page_deal_killbots (RoboNewGamePage *self,
                                  RoboMatchSetup  *setup)
{
  if (setup->rules.modules)
    robo_match_setup_deal_killbots (setup, robo_mode_group_get_rule_set (self->mode_group), setup->seed);
}

RoboSeriesFile *
robo_new_game_page_create_series (RoboNewGamePage *self)
{
  g_autoptr (RoboMatchSetup) setup = NULL;
  g_autoptr (GPtrArray) arenas = NULL;

  g_return_val_if_fail (ROBO_IS_NEW_GAME_PAGE (self), NULL);

  setup = robo_new_game_page_dup_setup (self);
  arenas = dup_series_arenas (self);
  if (robo_new_game_page_get_mode (self) == ROBO_MODE_ALL_ARENAS)
    robo_new_game_page_deal_killbots (self, setup);

  return robo_series_file_new (get_series_kind (self), setup, (RoboArena *const *)arenas->pdata, arenas->len);
}
