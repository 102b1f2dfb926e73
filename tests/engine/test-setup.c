// SPDX-License-Identifier: GPL-3.0-or-later
// Tests set-up and modes (R3), and a game from its very beginning.
#include "engine/robo-killbot.h"
#include "engine-fixture.h"

#include <string.h>

#define ARENA  ". 1 . 2 . .\n           \n. . . . . .\n           \n. . . 5 . ."
#define STARTS "1,3:s:n 2,3:s:n 1,1:n:s 3,1:n:s 6,2:e:w 1,2:w:e"

/* Sets the kinds of the seats, whose sides are the sides of the fixture. */
static void
set_seats (EngineTable *table,
           const char  *kinds)
{
  for (guint seat = 0; kinds[seat] != '\0'; seat++)
    {
      table->setup.seats[seat].kind = kinds[seat] == 'K' ? ROBO_SEAT_KILLBOT : ROBO_SEAT_OPERATOR;
      table->setup.seats[seat].side = (RoboDir[]){ ROBO_DIR_S, ROBO_DIR_N, ROBO_DIR_E, ROBO_DIR_W }[seat];
    }
}

static EngineTable *
new_table (const char *kinds)
{
  static const EngineCase what = { .path = "R3", .arena = ARENA, .starts = STARTS };
  EngineTable            *table = engine_table_new (&what);

  set_seats (table, kinds);
  for (guint card = 0; card < table->cards.n_cards; card++)
    table->setup.rules.copies[card] = table->cards.cards[card].colour == ROBO_CARD_CHAMPION ? 0 : 2;

  return table;
}

/* R3.1: All robots are out, the arena is empty, numbers are dealt. */
static void
test_beginning (void)
{
  g_autoptr (EngineTable) table = new_table ("OKO");
  const RoboState *state;

  table->game = robo_game_new (&table->setup, 5, ROBO_GAME_KEEP_EVENTS);
  state = robo_game_get_state (table->game);
  g_assert_cmpint (state->phase, ==, ROBO_PHASE_SETUP);
  g_assert_cmpuint (state->n_mines, ==, 0);
  for (guint seat = 0; seat < 3; seat++)
    {
      g_assert_cmpuint (state->robots[seat].space, ==, ROBO_NO_SPACE);
      g_assert_cmpuint (state->robots[seat].vp, ==, 0);
      g_assert_cmpuint (state->robots[seat].side, ==, table->setup.seats[seat].side);
    }
  g_assert_cmpint (state->robots[3].kind, ==, ROBO_SEAT_EMPTY);
  g_assert_cmpuint (robo_state_get_seat (state, 4), ==, ROBO_NO_SEAT);
  g_assert_null (engine_find_breach (&table->setup, state));
  g_assert_cmpuint (state->bag[1], ==, 4);
  g_assert_cmpuint (state->bag[2], ==, 4);
  g_assert_cmpuint (state->bag[5], ==, 4);
  g_assert_cmpuint (state->bag[3], ==, 0);
}

/* R3.1: Every order of starting numbers occurs, and one seed gives one order. */
static void
test_numbers (void)
{
  g_autoptr (EngineTable) table = new_table ("OOO");
  guint orders = 0;

  for (guint seed = 0; seed < 60; seed++)
    {
      g_autoptr (RoboGame) game = robo_game_new (&table->setup, seed, ROBO_GAME_KEEP_NOTHING);
      g_autoptr (RoboGame) same = robo_game_new (&table->setup, seed, ROBO_GAME_KEEP_NOTHING);
      const RoboRobot *robots = robo_game_get_state (game)->robots;

      g_assert_cmpmem (robo_game_get_state (game), sizeof (RoboState), robo_game_get_state (same), sizeof (RoboState));
      orders |= 1u << (robots[0].number * 4 + robots[1].number);
    }

  g_assert_cmpuint (orders, ==, 1u << 6 | 1u << 7 | 1u << 9 | 1u << 11 | 1u << 13 | 1u << 14);
}

/* R3.3: The decks have two copies of every card except champion cards, shuffled, by color. */
static void
test_decks (void)
{
  g_autoptr (EngineTable) table = new_table ("OO");
  g_autoptr (RoboGame) game = robo_game_new (&table->setup, 1, ROBO_GAME_KEEP_NOTHING);
  g_autoptr (RoboGame) other = robo_game_new (&table->setup, 2, ROBO_GAME_KEEP_NOTHING);
  const RoboState *state = robo_game_get_state (game);

  g_assert_cmpuint (state->deck_sizes[ROBO_CARD_BLUE], ==, 12);
  g_assert_cmpuint (state->deck_sizes[ROBO_CARD_RED], ==, 16);
  g_assert_cmpuint (state->deck_sizes[ROBO_CARD_YELLOW], ==, 8);
  for (guint deck = 0; deck < ROBO_N_DECKS; deck++)
    {
      for (guint i = 0; i < state->deck_sizes[deck]; i++)
        g_assert_cmpuint (table->cards.cards[state->decks[deck][i]].colour, ==, deck);
    }
  g_assert_true (memcmp (state->decks, robo_game_get_state (other)->decks, sizeof state->decks) != 0);
}

/* R3.3, R3.4: An operator who chooses blue and red has one card left, one right. */
static void
test_deal (void)
{
  static const RoboAnswer decks[] = { ROBO_CARD_BLUE | ROBO_CARD_RED << 2, ROBO_CARD_RED | ROBO_CARD_YELLOW << 2 };
  g_autoptr (EngineTable) table = new_table ("OOK");
  const RoboState *state;

  table->game = robo_game_new (&table->setup, 3, ROBO_GAME_KEEP_EVENTS);
  for (guint i = 0; i < G_N_ELEMENTS (decks); i++)
    {
      const RoboQuestion *question;

      g_assert_cmpint (robo_game_advance (table->game), ==, ROBO_GAME_ASKS);
      question = robo_game_get_question (table->game);
      g_assert_cmpint (question->kind, ==, ROBO_ASK_DEAL);
      g_assert_cmpuint (question->n_options, ==, 3);
      g_assert_cmpint (robo_game_answer (table->game, ROBO_CARD_BLUE | ROBO_CARD_BLUE << 2), ==, ROBO_REFUSED_OPTION);
      g_assert_cmpint (robo_game_answer (table->game, decks[i]), ==, ROBO_REFUSED_NOT);
    }

  g_assert_cmpint (robo_game_advance (table->game), ==, ROBO_GAME_GOES_ON);
  state = robo_game_get_state (table->game);
  g_assert_cmpuint (state->deck_sizes[ROBO_CARD_BLUE], ==, 11);
  g_assert_cmpuint (state->deck_sizes[ROBO_CARD_RED], ==, 14);
  g_assert_cmpuint (state->deck_sizes[ROBO_CARD_YELLOW], ==, 7);
  for (guint seat = 0; seat < 2; seat++)
    {
      const RoboRobot *robot = &state->robots[seat];

      g_assert_cmpuint (robot->cards[0], !=, ROBO_NO_CARD);
      g_assert_cmpuint (robot->cards[1], !=, ROBO_NO_CARD);
      g_assert_cmpuint (robo_card_mask_count (&robot->inventory), ==, 2);
      g_assert_true (robo_card_mask_has (&robot->inventory, robot->cards[0]));
      g_assert_true (robo_card_mask_has (&robot->inventory, robot->cards[1]));
      g_assert_cmpint (table->cards.cards[robot->cards[0]].colour, !=, ROBO_CARD_RED);
      g_assert_cmpint (table->cards.cards[robot->cards[1]].colour, !=, ROBO_CARD_BLUE);
    }
  g_assert_true (robo_card_mask_is_empty (&state->robots[2].inventory));
}

/* In a large set of modules, the cards above the first 64 are dealt and equipped like the others, and an
 * operator who owns all of them is asked for each pair that fits (R4.3). */
static void
test_large_set (void)
{
  g_autoptr (EngineTable) table = new_table ("OK");
  const guint         n_own = table->cards.n_cards;
  const RoboQuestion *question;
  guint               n_of_colour[ROBO_N_CARD_COLOURS] = { 0 };
  guint               n_lefts, n_rights;
  g_autofree char    *few = NULL;
  g_autofree char    *all = NULL;
  RoboState           state;

  for (guint card = n_own; card < ROBO_MAX_CARDS; card++)
    {
      table->cards.cards[card] = table->cards.cards[card % n_own];
      table->setup.rules.copies[card] = table->cards.cards[card].colour == ROBO_CARD_CHAMPION ? 0 : 1;
    }
  table->cards.n_cards = ROBO_MAX_CARDS;
  memset (table->setup.rules.copies, 0, 150);

  table->game = robo_game_new (&table->setup, 3, ROBO_GAME_KEEP_EVENTS);
  g_assert_cmpint (robo_game_advance (table->game), ==, ROBO_GAME_ASKS);
  g_assert_cmpint (robo_game_answer (table->game, ROBO_CARD_BLUE | ROBO_CARD_RED << 2), ==, ROBO_REFUSED_NOT);
  g_assert_cmpint (robo_game_advance (table->game), ==, ROBO_GAME_GOES_ON);
  state = *robo_game_get_state (table->game);
  g_assert_null (engine_find_breach (&table->setup, &state));
  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      g_assert_cmpuint (state.robots[0].cards[slot], >=, 150);
      g_assert_cmpuint (state.robots[0].cards[slot], <, ROBO_MAX_CARDS);
      g_assert_true (robo_card_mask_has (&state.robots[0].inventory, state.robots[0].cards[slot]));
    }

  few = robo_state_dup_checksum (&state);
  for (guint card = 0; card < ROBO_MAX_CARDS; card++)
    {
      if (table->cards.cards[card].colour == ROBO_CARD_CHAMPION)
        continue;
      robo_card_mask_add (&state.robots[0].inventory, card);
      n_of_colour[table->cards.cards[card].colour]++;
    }
  all = robo_state_dup_checksum (&state);
  g_assert_cmpstr (few, !=, all);

  robo_game_free (table->game);
  table->game = robo_game_new_at (&table->setup, &state, ROBO_GAME_KEEP_NOTHING);
  while (robo_game_advance (table->game) == ROBO_GAME_GOES_ON)
    ;
  question = robo_game_get_question (table->game);
  g_assert_cmpint (question->kind, ==, ROBO_ASK_EQUIP);
  n_lefts = n_of_colour[ROBO_CARD_BLUE] + n_of_colour[ROBO_CARD_YELLOW];
  n_rights = n_of_colour[ROBO_CARD_RED] + n_of_colour[ROBO_CARD_YELLOW];
  g_assert_cmpuint (question->n_options, ==, (n_lefts + 1) * (n_rights + 1) - n_of_colour[ROBO_CARD_YELLOW]);
  g_assert_cmpint (robo_game_answer (table->game, question->options[question->n_options - 1]), ==, ROBO_REFUSED_NOT);
}

/* R3.2: In training no modules are dealt, and three VP win. */
static void
test_training (void)
{
  g_autoptr (EngineTable) table = new_table ("OK");
  const RoboState *state;

  robo_rules_init_training (&table->setup.rules);
  memset (table->setup.rules.copies, 2, table->cards.n_cards);
  table->setup.seats[1].cards[0] = robo_cards_find (&table->cards, "shield");
  table->game = robo_game_new (&table->setup, 3, ROBO_GAME_KEEP_EVENTS);
  g_assert_cmpuint (robo_game_get_vp_goal (table->game, 0), ==, 3);
  g_assert_cmpuint (robo_game_get_vp_goal (table->game, 1), ==, 3);

  while (robo_game_advance (table->game) == ROBO_GAME_GOES_ON)
    ;
  g_assert_cmpint (robo_game_get_question (table->game)->kind, ==, ROBO_ASK_REBOOT);
  state = robo_game_get_shown_state (table->game);
  g_assert_true (robo_card_mask_is_empty (&state->robots[0].inventory));
  g_assert_true (robo_card_mask_is_empty (&state->robots[1].inventory));
  g_assert_cmpuint (state->robots[1].cards[0], ==, ROBO_NO_CARD);
  g_assert_cmpuint (state->deck_sizes[0] + state->deck_sizes[1] + state->deck_sizes[2], ==, 0);
}

/* R11.3: The cards that KillBots begin with are not in the decks; a third copy is added. */
static void
test_killbots_cards (void)
{
  g_autoptr (EngineTable) table = new_table ("OKKK");
  guint            shield = robo_cards_find (&table->cards, "shield");
  guint            mines = robo_cards_find (&table->cards, "mines");
  const RoboState *state;
  guint            n_shields = 0;
  guint            n_mines = 0;

  for (guint seat = 1; seat < 4; seat++)
    {
      table->setup.seats[seat].cards[0] = shield;
      table->setup.seats[seat].cards[1] = seat == 1 ? mines : ROBO_NO_CARD;
    }
  table->game = robo_game_new (&table->setup, 3, ROBO_GAME_KEEP_NOTHING);
  state = robo_game_get_state (table->game);
  for (guint i = 0; i < state->deck_sizes[ROBO_CARD_YELLOW]; i++)
    n_shields += state->decks[ROBO_CARD_YELLOW][i] == shield;
  for (guint i = 0; i < state->deck_sizes[ROBO_CARD_RED]; i++)
    n_mines += state->decks[ROBO_CARD_RED][i] == mines;

  g_assert_cmpuint (n_shields, ==, 0);
  g_assert_cmpuint (n_mines, ==, 1);
  for (guint seat = 1; seat < 4; seat++)
    g_assert_cmpuint (state->robots[seat].cards[0], ==, shield);
}

/* R9.7: These cards suit no KillBot, and all other cards do. */
static void
test_killbots_choice (void)
{
  static const char *const unsuited[] = { "brake", "mobility", "steering-nozzle", "ram-expansion", "rotary-head",
                                          "remote-control" };
  g_autoptr (EngineTable) table = new_table ("OK");

  for (guint card = 0; card < table->cards.n_cards; card++)
    {
      gboolean is_unsuited = FALSE;

      for (guint i = 0; i < G_N_ELEMENTS (unsuited); i++)
        is_unsuited |= strcmp (table->cards.cards[card].id, unsuited[i]) == 0;
      g_assert_cmpint (robo_card_suits_killbot (&table->cards.cards[card]), ==, !is_unsuited);
    }
}

/* R11.2: a titleholder has the champion card equipped throughout and keeps the surplus card. */
static void
test_titleholder (void)
{
  g_autoptr (EngineTable) table = new_table ("OK");
  guint               jetpack = robo_cards_find (&table->cards, "jetpack");
  const RoboQuestion *question;
  const RoboRobot    *robot;

  table->setup.seats[0].cards[0] = jetpack;
  table->game = robo_game_new (&table->setup, 3, ROBO_GAME_KEEP_NOTHING);
  g_assert_cmpint (robo_game_advance (table->game), ==, ROBO_GAME_ASKS);
  g_assert_cmpint (robo_game_answer (table->game, ROBO_CARD_BLUE | ROBO_CARD_RED << 2), ==, ROBO_REFUSED_NOT);
  g_assert_cmpint (robo_game_advance (table->game), ==, ROBO_GAME_GOES_ON);
  robot = &robo_game_get_state (table->game)->robots[0];
  g_assert_true (robo_card_mask_has (&robot->inventory, jetpack));
  g_assert_cmpuint (robot->cards[0] == jetpack || robot->cards[1] == jetpack, ==, TRUE);

  while (robo_game_advance (table->game) == ROBO_GAME_GOES_ON)
    ;
  question = robo_game_get_question (table->game);
  g_assert_cmpint (question->kind, ==, ROBO_ASK_EQUIP);
  for (guint i = 0; i < question->n_options; i++)
    g_assert_true ((question->options[i] & 0xff) == jetpack || question->options[i] >> 8 == jetpack);
  /* The jetpack can be alone on either side, on the right beside the blue card, or on the left beside the red card. */
  g_assert_cmpuint (question->n_options, ==, 4);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/setup/R3.1/all-robots-begin-out-of-the-arena", test_beginning);
  g_test_add_func ("/engine/setup/R3.1/starting-numbers-occur-in-every-order", test_numbers);
  g_test_add_func ("/engine/setup/R3.3/deck-of-each-color-has-two-copies-of-its-cards", test_decks);
  g_test_add_func ("/engine/setup/R3.3/deal-gives-one-card-left-and-one-right", test_deal);
  g_test_add_func ("/engine/setup/R4.3/large-set-deals-its-last-cards-and-offers-every-pair", test_large_set);
  g_test_add_func ("/engine/setup/R3.2/training-has-no-modules-and-a-goal-of-three-vp", test_training);
  g_test_add_func ("/engine/setup/R9.7/six-of-the-standard-cards-suit-no-killbot", test_killbots_choice);
  g_test_add_func ("/engine/setup/R11.3/cards-of-killbots-are-not-in-decks", test_killbots_cards);
  g_test_add_func ("/engine/setup/R11.2/titleholder-has-the-champion-card-equipped", test_titleholder);

  return g_test_run ();
}
