// SPDX-License-Identifier: GPL-3.0-or-later
// Computers that play with sense: legal, honest, the same each time, and the better the higher their level.
#include <string.h>

#include "operator-test.h"

static void
answer (RoboGame        *game,
        const RoboLevel *levels,
        guint64          seed,
        gpointer         data)
{
  operator_test_answer (game, levels, seed);
}

static RoboModuleSet *
load_modules (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  return robo_module_set_load_bundled ("standard", problems);
}

/* All levels and a KillBot, with modules; whatever is not legal fails where it is given. */
static void
test_whole_games (void)
{
  const RoboLevel levels[ROBO_MAX_ROBOTS] = { ROBO_LEVEL_BEGINNER, ROBO_LEVEL_CLUB, ROBO_LEVEL_MASTER };
  g_autoptr (RoboModuleSet) modules = load_modules ();

  for (guint i = 0; i < G_N_ELEMENTS (operator_test_arenas); i += 2)
    {
      g_autoptr (RoboBoard) board = operator_test_board_new (i);
      RoboSetup setup;

      operator_test_set_up (&setup, board, modules);
      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        setup.seats[seat].kind = seat == 3 ? ROBO_SEAT_KILLBOT : ROBO_SEAT_OPERATOR;
      g_assert_cmpuint (operator_test_play (&setup, levels, i, answer, NULL), !=, ROBO_NO_WINNER);
    }
}

/* A game of two in which the second is asked for a program after the first has given one. */
typedef struct
{
  RoboModuleSet *modules;
  RoboBoard     *board;
  RoboSetup      setup;
  RoboState      state; /* before programs are asked for */
  guint          first;
  guint          second;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  const RoboLevel levels[ROBO_MAX_ROBOTS] = { ROBO_LEVEL_CHANCE };
  g_autoptr (RoboGame) game = NULL;

  fixture->modules = load_modules ();
  fixture->board = operator_test_board_new (0);
  operator_test_set_up (&fixture->setup, fixture->board, fixture->modules);
  fixture->setup.seats[0].kind = fixture->setup.seats[2].kind = ROBO_SEAT_OPERATOR;
  game = robo_game_new (&fixture->setup, 3, ROBO_GAME_KEEP_NOTHING);
  for (;;)
    {
      if (robo_game_advance (game) != ROBO_GAME_ASKS)
        continue;
      if (robo_game_get_question (game)->kind == ROBO_ASK_PROGRAM && robo_game_get_state (game)->round == 3)
        break;
      operator_test_answer (game, levels, 3);
    }
  fixture->state = *robo_game_get_state (game);
  fixture->first = robo_game_get_question (game)->seat;
  fixture->second = 2 - fixture->first;
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  robo_board_free (fixture->board);
  robo_module_set_unref (fixture->modules);
}

/* A die each on the units: blue 1 and red values north. */
static RoboAnswer
pack_program (guint value)
{
  RoboProgram program = { .n_dice = 3 };

  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    program.dice[unit] = (RoboDie){ .colour = unit == 0 ? ROBO_BLUE : ROBO_RED, .value = (guint8)value, .unit = (guint8)unit };

  return robo_program_pack (&program);
}

static RoboAnswer
ask_second (const Fixture   *fixture,
            const RoboState *state,
            guint            value,
            RoboLevel        level)
{
  g_autoptr (RoboGame) game = robo_game_new_at (&fixture->setup, state, ROBO_GAME_KEEP_NOTHING);
  g_autoptr (RoboSight) sight = NULL;
  RoboGameStatus status;

  do
    status = robo_game_advance (game);
  while (status == ROBO_GAME_GOES_ON);
  g_assert_cmpint (status, ==, ROBO_GAME_ASKS);
  g_assert_cmpuint (robo_game_get_question (game)->seat, ==, fixture->first);
  g_assert_cmpint (robo_game_answer (game, pack_program (value)), ==, ROBO_REFUSED_NOT);
  g_assert_cmpint (robo_game_advance (game), ==, ROBO_GAME_ASKS);
  g_assert_cmpuint (robo_game_get_question (game)->seat, ==, fixture->second);
  sight = robo_sight_new (game);

  return robo_operator_answer (&(RoboOperator){ level, 7 }, sight);
}

/* R5.5: the other's program, what it has in its inventory, the decks and what will be rolled are nobody else's
 * business: with any other the answer is the same. */
static void
test_honest (Fixture      *fixture,
             gconstpointer data)
{
  RoboLevel  level = GPOINTER_TO_UINT (data);
  RoboAnswer answer = ask_second (fixture, &fixture->state, 1, level);
  RoboState  other = fixture->state;
  RoboRobot *robot = &other.robots[fixture->first];
  guint8     first = other.decks[0][0];
  guint8     second = other.decks[0][1];

  g_assert_cmpuint (first, !=, second);
  g_assert_cmpuint (ask_second (fixture, &other, 5, level), ==, answer);

  robo_rng_seed (&other.rng, 99);
  g_assert_cmpuint (ask_second (fixture, &other, 1, level), ==, answer);

  other.decks[0][0] = second;
  other.decks[0][1] = first;
  g_assert_cmpuint (ask_second (fixture, &other, 1, level), ==, answer);

  /* It has drawn the one, or the other. */
  robot->inventory |= G_GUINT64_CONSTANT (1) << first;
  other.decks[0][1] = other.decks[0][--other.deck_sizes[0]];
  answer = ask_second (fixture, &other, 1, level);
  robot->inventory ^= G_GUINT64_CONSTANT (1) << first | G_GUINT64_CONSTANT (1) << second;
  other.decks[0][0] = first;
  g_assert_cmpuint (ask_second (fixture, &other, 1, level), ==, answer);
}

/* The program is legal, and the same whenever it is asked for; another operator may find another one. */
static void
test_same_each_time (Fixture      *fixture,
                     gconstpointer data)
{
  RoboLevel   level = GPOINTER_TO_UINT (data);
  RoboAnswer  answer = ask_second (fixture, &fixture->state, 1, level);
  RoboProgram program;

  g_assert_cmpuint (ask_second (fixture, &fixture->state, 1, level), ==, answer);
  robo_program_unpack (&program, answer);
  g_assert_cmpint (robo_program_check (&program, &fixture->state.robots[fixture->second], fixture->setup.cards, FALSE), ==, ROBO_REFUSED_NOT);
}

/* Each level against the one below, in games that are always the same. */
static void
test_stronger (gconstpointer data)
{
  RoboLevel level = GPOINTER_TO_UINT (data);
  guint     n_games = level == ROBO_LEVEL_MASTER ? 6 : 16;
  g_autoptr (RoboModuleSet) modules = load_modules ();
  guint n_won, n_lost;

  operator_test_compare (NULL, level, level - 1, n_games, 11, answer, NULL, &n_won, &n_lost);
  g_assert_cmpuint (4 * n_won, >=, 3 * n_games);
  operator_test_compare (modules, level, level - 1, n_games, 11, answer, NULL, &n_won, &n_lost);
  g_assert_cmpuint (4 * n_won, >=, 3 * n_games);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ai/operator/whole-games", test_whole_games);
  for (guint level = ROBO_LEVEL_BEGINNER; level < ROBO_N_LEVELS; level++)
    {
      g_autofree char *honest = g_strdup_printf ("/ai/operator/R5.5/honest/%s", robo_level_get_id (level));
      g_autofree char *same = g_strdup_printf ("/ai/operator/same-each-time/%s", robo_level_get_id (level));
      g_autofree char *stronger = g_strdup_printf ("/ai/operator/stronger/%s", robo_level_get_id (level));

      g_test_add (honest, Fixture, GUINT_TO_POINTER (level), set_up, test_honest, tear_down);
      g_test_add (same, Fixture, GUINT_TO_POINTER (level), set_up, test_same_each_time, tear_down);
      g_test_add_data_func (stronger, GUINT_TO_POINTER (level), test_stronger);
    }

  return g_test_run ();
}
