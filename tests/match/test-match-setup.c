// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the set-up of a game: allowed players, names, and the set-up for the engine.
#include "model-test.h"

#include "tests/files/cards/many-cards.h"

typedef struct
{
  const char *name;
  const char *players; /* players as for test_setup_new() */
  gboolean    is_allowed;
} Case;

static const Case cases[] = {
  { "two-people-are-accepted", "hh", TRUE },
  { "person-and-killbot-are-accepted", "hk", TRUE },
  { "four-people-are-accepted", "hhhh", TRUE },
  { "person-and-three-killbots-are-accepted", "hkkk", TRUE },
  { "two-computers-are-accepted", "cc--", TRUE },
  { "seats-two-and-four-are-accepted", "-h-k", TRUE },
  { "one-person-is-refused", "h", FALSE },
  { "four-empty-seats-are-refused", "----", FALSE },
  { "two-killbots-are-refused", "kk", FALSE },
  { "four-killbots-are-refused", "kkkk", FALSE },
  { "one-computer-is-refused", "c", FALSE },
};

/* R3.5: Some combinations of players are allowed, other combinations are not. */
static void
test_players (gconstpointer data)
{
  const Case *c = data;
  g_autoptr (RoboMatchSetup) setup = test_setup_new (c->players, 1);

  g_assert_cmpint (robo_match_setup_check (setup) == NULL, ==, c->is_allowed);
}

/* R3.1: each seat has a side of its own with starting spaces. */
static void
test_sides (void)
{
  g_autoptr (RoboMatchSetup) setup = test_setup_new ("hh", 1);
  RoboPlan plan = *robo_arena_get_plan (setup->arena);
  g_autoptr (RoboArena) arena = NULL;

  setup->seats[1].side = setup->seats[0].side;
  g_assert_cmpstr (robo_match_setup_check (setup), ==, "Give every seat its own robot, color and side.");

  setup->seats[1].side = ROBO_DIR_E;
  g_assert_null (robo_match_setup_check (setup));
  for (guint i = 0; i < plan.n_starts; i++)
    plan.starts[i].side = ROBO_DIR_S;
  arena = robo_arena_new ("south", &plan);
  robo_match_setup_set_arena (setup, arena);
  g_assert_cmpstr (robo_match_setup_check (setup), ==, "The arena has no starting spaces on one seat’s side.");
}

static void
test_no_arena (void)
{
  g_autoptr (RoboMatchSetup) setup = robo_match_setup_new (NULL);

  robo_match_setup_set_seat (setup, 0, ROBO_PLAYER_HUMAN, "Anna");
  robo_match_setup_set_seat (setup, 1, ROBO_PLAYER_KILLBOT, NULL);
  g_assert_cmpstr (robo_match_setup_check (setup), ==, "Choose an arena.");
}

static void
assert_name (const RoboMatchSetup *setup,
             guint                 seat,
             const char           *name)
{
  g_autofree char *is = robo_match_setup_dup_name (setup, seat);

  g_assert_cmpstr (is, ==, name);
}

static void
test_names (void)
{
  g_autoptr (RoboMatchSetup) setup = test_setup_new ("hkck", 1);

  assert_name (setup, 0, "Anna");
  assert_name (setup, 1, "KillBot 1");
  assert_name (setup, 2, "Computer 1");
  assert_name (setup, 3, "KillBot 2");
  setup->seats[2].level = ROBO_LEVEL_ADA;
  assert_name (setup, 2, "Ada");
  robo_match_setup_set_seat (setup, 1, ROBO_PLAYER_COMPUTER, NULL);
  setup->seats[1].level = ROBO_LEVEL_ADA;
  assert_name (setup, 2, "Ada 2");
  setup->seats[1].level = ROBO_LEVEL_PIP;
  assert_name (setup, 2, "Ada");

  /* The names are the seat's own name, only spaces, a name that is far too long, and broken UTF-8. */
  robo_match_setup_set_seat (setup, 0, ROBO_PLAYER_HUMAN, setup->seats[0].name);
  assert_name (setup, 0, "Anna");
  robo_match_setup_set_seat (setup, 0, ROBO_PLAYER_HUMAN, " \t\n ");
  assert_name (setup, 0, "Player 1");
  robo_match_setup_set_seat (setup, 0, ROBO_PLAYER_HUMAN, "ÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄ");
  g_assert_cmpint (g_utf8_strlen (setup->seats[0].name, -1), ==, 40);
  robo_match_setup_set_seat (setup, 0, ROBO_PLAYER_HUMAN, "a\xff");
  g_assert_true (g_utf8_validate (setup->seats[0].name, -1, NULL));
}

static void
test_fill (void)
{
  g_autoptr (RoboMatchSetup) setup = test_setup_new ("hk-c", 1);
  g_autoptr (RoboMatchSetup) copy = robo_match_setup_copy (setup);
  g_autoptr (RoboBoard) board = robo_board_new (robo_arena_get_plan (setup->arena));
  RoboSetup game_setup;

  g_clear_pointer (&setup, robo_match_setup_free);
  robo_match_setup_fill (copy, board, &game_setup);
  g_assert_true (game_setup.board == board);
  g_assert_cmpint (game_setup.seats[0].kind, ==, ROBO_SEAT_OPERATOR);
  g_assert_cmpint (game_setup.seats[1].kind, ==, ROBO_SEAT_KILLBOT);
  g_assert_cmpint (game_setup.seats[2].kind, ==, ROBO_SEAT_EMPTY);
  g_assert_cmpint (game_setup.seats[3].kind, ==, ROBO_SEAT_OPERATOR);
  g_assert_cmpint (game_setup.seats[1].side, ==, ROBO_DIR_N);
  g_assert_cmpuint (game_setup.seats[1].cards[0], ==, ROBO_NO_CARD);
  g_assert_cmpuint (game_setup.rules.vp_goal, ==, 3);
}

static void
test_ids (void)
{
  RoboPlayer    player = ROBO_PLAYER_NONE;
  RoboRobotName robot = ROBO_ROBOT_HOUND;

  g_assert_true (robo_player_from_id ("killbot", &player));
  g_assert_cmpint (player, ==, ROBO_PLAYER_KILLBOT);
  g_assert_false (robo_player_from_id ("Killbot", &player));
  g_assert_true (robo_robot_name_from_id ("volt", &robot));
  g_assert_cmpint (robot, ==, ROBO_ROBOT_VOLT);
  g_assert_false (robo_robot_name_from_id ("Volt", &robot));
  g_assert_cmpstr (robo_robot_name_get_title (ROBO_ROBOT_HOUND), ==, "The Hound");
}

/* R9.7: KillBots get only listed cards, also in a game with more than 64 cards. */
static void
test_many_cards (void)
{
  g_autoptr (RoboMatchSetup) setup = test_setup_new ("hk--", 1);
  g_autoptr (RoboModules) modules = many_cards_new (150);
  RoboRules rules;

  robo_rules_init_standard (&rules);
  robo_modules_fill_decks (modules, &rules);
  robo_match_setup_set_rules (setup, &rules, modules);
  setup->seats[1].wish = ROBO_WISH_CHANCE;
  setup->seats[1].cards[0] = 6;
  g_assert_null (robo_match_setup_check (setup));

  setup->killbot_cards = (RoboCardMask){ 0 };
  robo_card_mask_add (&setup->killbot_cards, 70);
  g_assert_nonnull (robo_match_setup_check (setup));
  setup->seats[1].cards[0] = 70;
  g_assert_null (robo_match_setup_check (setup));
  setup->seats[1].cards[0] = 134;
  g_assert_nonnull (robo_match_setup_check (setup));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/match/match-setup/R3.5/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_players);
    }
  g_test_add_func ("/match/match-setup/R3.1/sides-must-differ-and-have-starts", test_sides);
  g_test_add_func ("/match/match-setup/R9.7/only-listed-cards-of-a-large-set-are-allowed", test_many_cards);
  g_test_add_func ("/match/match-setup/no-arena/is-refused", test_no_arena);
  g_test_add_func ("/match/match-setup/names/are-numbered-if-equal", test_names);
  g_test_add_func ("/match/match-setup/setup-for-the-engine/has-the-same-seats-and-rules", test_fill);
  g_test_add_func ("/match/match-setup/ids-of-players-and-robots/are-case-sensitive", test_ids);

  return g_test_run ();
}
