// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a game that keeps no previous state (ROBO_GAME_NEVER_ASKS) plays the same rounds as any other game, and
// that its watcher gets the events that another game lists. With `-m slow` it compares a million rounds.
#include "ai/robo-random-operator.h"
#include "engine/robo-killbot.h"
#include "files/arena/robo-library.h"
#include "files/cards/robo-module-set.h"

#define N_ROUNDS      1500
#define N_ROUNDS_SLOW 250000
#define MAX_ROUNDS    60

/* Every game has other seats, cards and rules. */
static void
setup_init (RoboSetup       *setup,
            const RoboBoard *board,
            RoboModuleSet   *modules,
            guint            game)
{
  const RoboCards *cards = robo_module_set_get_cards (modules);
  guint            n_killbots = game % ROBO_MAX_ROBOTS;

  *setup = (RoboSetup){ .board = board };
  robo_rules_init_training (&setup->rules);
  if (game % 5 != 0)
    {
      robo_rules_init_standard (&setup->rules);
      setup->cards = cards;
      for (guint card = 0; card < cards->n_cards; card++)
        setup->rules.copies[card] = robo_module_set_get_copies (modules, card);
    }
  setup->rules.numbering = game % 3;
  setup->rules.damage_when_blocked = game >> 1 & 1;
  setup->rules.killbot_vp_from_supply = game >> 2 & 1;
  setup->rules.bump_every_step = game >> 3 & 1;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      RoboSeatSetup *robot = &setup->seats[seat];
      guint          card = (game + seat) % cards->n_cards;

      *robot = (RoboSeatSetup){
        .kind = seat < n_killbots ? ROBO_SEAT_KILLBOT : ROBO_SEAT_OPERATOR,
        .side = 2 * seat,
        .cards = { ROBO_NO_CARD, ROBO_NO_CARD },
      };
      if (seat < n_killbots && setup->cards != NULL && robo_card_suits_killbot (&cards->cards[card]))
        robot->cards[game & 1] = card;
    }
  if (game % 7 == 6)
    setup->seats[3].kind = ROBO_SEAT_EMPTY;
}

/* Plays to the end of a round. */
static RoboGameStatus
advance (RoboGame *game)
{
  RoboGameStatus status;

  do
    status = robo_game_advance (game);
  while (status == ROBO_GAME_GOES_ON);

  return status;
}

/* The watched game reports the events that the other game has listed, with the same causes and positions. */
typedef struct
{
  RoboGame *watched;
  RoboGame *step_by_step;
} Pair;

static void
compare_event (const RoboEvent *event,
               const RoboState *state,
               gpointer         data)
{
  const Pair          *pair = data;
  const RoboEventList *list = robo_game_get_events (pair->step_by_step);
  guint                index = robo_game_get_events (pair->watched)->n_events - 1;

  g_assert_cmpuint (index, <, list->n_events);
  g_assert_cmpmem (event, sizeof *event, &list->events[index], sizeof *event);
  g_assert_cmpmem (state, sizeof *state, &list->states[index], sizeof *state);
}

/* Returns the number of rounds that have been compared. */
static guint
compare_games (const RoboSetup *setup,
               guint64          seed)
{
  g_autoptr (RoboGame) step_by_step = robo_game_new (setup, seed, ROBO_GAME_KEEP_EVENTS | ROBO_GAME_KEEP_STATES);
  g_autoptr (RoboGame) in_place = robo_game_new (setup, seed, ROBO_GAME_NEVER_ASKS);
  g_autoptr (RoboGame) watched = robo_game_new (setup, seed, ROBO_GAME_NEVER_ASKS | ROBO_GAME_KEEP_EVENTS);
  RoboRandomOperator operator;
  RoboGameStatus     status;
  Pair               pair = { watched, step_by_step };
  guint              n_rounds = 0;

  robo_random_operator_init (&operator, seed);
  robo_game_set_policy (step_by_step, robo_random_operator_reply, &operator);
  robo_game_set_policy (in_place, robo_random_operator_reply, &operator);
  robo_game_set_policy (watched, robo_random_operator_reply, &operator);
  robo_game_watch (watched, compare_event, &pair);
  do
    {
      status = robo_game_advance (in_place);
      g_assert_true (status == ROBO_GAME_ROUND_OVER || status == ROBO_GAME_OVER);
      g_assert_cmpint (advance (step_by_step), ==, status);
      g_assert_cmpmem (robo_game_get_state (in_place), sizeof (RoboState), robo_game_get_state (step_by_step),
                       sizeof (RoboState));
      g_assert_cmpint (robo_game_advance (watched), ==, status);
      g_assert_cmpmem (robo_game_get_state (in_place), sizeof (RoboState), robo_game_get_state (watched),
                       sizeof (RoboState));
      g_assert_cmpuint (robo_game_get_events (watched)->n_events, ==, robo_game_get_events (step_by_step)->n_events);
    }
  while (++n_rounds < MAX_ROUNDS && status != ROBO_GAME_OVER);

  return n_rounds;
}

static void
test_arena (gconstpointer data)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) modules = robo_module_set_load_bundled ("standard", problems);
  g_autoptr (RoboBoard) board = robo_board_new (robo_arena_get_plan ((RoboArena *)data));
  guint n_rounds = 0;

  g_assert_nonnull (modules);
  for (guint game = 0; n_rounds < (g_test_slow () ? N_ROUNDS_SLOW : N_ROUNDS); game++)
    {
      RoboSetup setup;

      setup_init (&setup, board, modules, game);
      n_rounds += compare_games (&setup, game);
    }
  g_test_message ("%u rounds", n_rounds);
}

static RoboReply
refuse (const RoboSetup    *setup,
        const RoboState    *state,
        const RoboQuestion *question,
        RoboAnswer         *answer,
        gpointer            data)
{
  return *(RoboReply *)data;
}

/* A policy that promises to answer every question, and does not, ends the game without a question or a replay. */
static void
test_broken_promise (gconstpointer data)
{
  g_autoptr (RoboBoard) board = robo_board_new (robo_arena_get_plan ((RoboArena *)data));
  RoboSetup setup = { .board = board };
  RoboReply replies[] = { ROBO_REPLY_UNKNOWN, ROBO_REPLY_REFUSED };

  robo_rules_init_training (&setup.rules);
  setup.seats[0] = (RoboSeatSetup){ .kind = ROBO_SEAT_OPERATOR, .cards = { ROBO_NO_CARD, ROBO_NO_CARD } };
  for (guint i = 0; i < G_N_ELEMENTS (replies); i++)
    {
      g_autoptr (RoboGame) game = robo_game_new (&setup, 1, ROBO_GAME_NEVER_ASKS);

      robo_game_set_policy (game, refuse, &replies[i]);
      g_assert_cmpint (robo_game_advance (game), ==, ROBO_GAME_REFUSED);
      g_assert_cmpint (robo_game_answer (game, 0), ==, ROBO_REFUSED_OPTION);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (RoboLibrary) library = NULL;
  GListModel *arenas;

  g_test_init (&argc, &argv, NULL);

  library = robo_library_new ();
  arenas = robo_library_get_arenas (library);
  for (guint i = 0; i < g_list_model_get_n_items (arenas); i++)
    {
      g_autoptr (RoboLibraryArena) entry = g_list_model_get_item (arenas, i);
      RoboArena       *arena = robo_library_arena_get_arena (entry);
      g_autofree char *path = NULL;
      g_autofree char *broken = NULL;

      if (!robo_library_arena_is_bundled (entry))
        continue;
      path = g_strconcat ("/ai/in-place/game-that-never-asks/plays-the-same-rounds-as-other-games/",
                          robo_arena_get_id (arena), NULL);
      broken = g_strconcat ("/ai/in-place/policy-that-must-answer-but-does-not/ends-the-game/",
                            robo_arena_get_id (arena), NULL);
      g_test_add_data_func (path, arena, test_arena);
      g_test_add_data_func (broken, arena, test_broken_promise);
    }

  return g_test_run ();
}
