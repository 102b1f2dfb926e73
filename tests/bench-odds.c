// SPDX-License-Identifier: GPL-3.0-or-later
/* Measures the cost of the odds while a program is being made: not a test. In positions of games, with two
 * operators and with more, a program is made die by die and then changed, and after each key the odds and
 * threats are computed in a thousand worlds, as in the window. Prints a line for each kind of game with the
 * average and maximum processor time of a key.
 *
 * Usage: bench-odds [POSITIONS [SEED]] */

#include "ai/robo-odds.h"
#include "ai/robo-random-program.h"
#include "tests/ai/operator-test.h"
#include "tests/bench-times.h"

/* A finished program is changed this many times, each time in one die. */
#define N_CHANGES 6

static const OperatorTestTable tables[] = {
  { "two operators, training", 2, 0, FALSE },
  { "four operators, training", 4, 0, FALSE },
  { "an operator and three KillBots, training", 1, 3, FALSE },
  { "two operators, modules", 2, 0, TRUE },
  { "four operators, modules", 4, 0, TRUE },
};

typedef struct
{
  double sum_ms;
  double longest_ms;
  guint  n;
  guint  sum; /* sum of all results, to compare versions of the code */
} Clock;

static void
add_up (Clock      *clock,
        const void *what,
        gsize       size)
{
  for (gsize i = 0; i < size; i++)
    clock->sum = (clock->sum ^ ((const guint8 *)what)[i]) * 16777619;
}

static void
count (RoboOddsSampler   *sampler,
       const RoboProgram *program,
       Clock             *clock)
{
  RoboOdds   odds;
  RoboThreat threat;
  double     start_ms = bench_get_thread_ms ();
  double     took_ms;

  g_assert_true (robo_odds_sampler_count (sampler, program, &odds, &threat));
  took_ms = bench_get_thread_ms () - start_ms;
  clock->sum_ms += took_ms;
  clock->longest_ms = MAX (clock->longest_ms, took_ms);
  clock->n++;
  add_up (clock, &odds, sizeof odds);
  add_up (clock, &threat, sizeof threat);
}

/* Makes a program die by die from the first unit on, and then changes it like a player who looks for better
 * odds. */
static void
make_program (RoboGame *game,
              RoboRng  *rng,
              Clock    *clock,
              double   *worlds_ms)
{
  g_autoptr (RoboSight) sight = robo_sight_new (game);
  g_autoptr (RoboOddsSampler) sampler = robo_odds_sampler_new (sight, ROBO_ODDS_WORLDS, robo_rng_next (rng));
  const RoboRobot *robot = &sight->state.robots[sight->question.seat];
  RoboProgram      whole, program = { 0 };
  RoboOdds         odds;
  double           start_ms = bench_get_thread_ms ();

  g_assert_true (robo_odds_sampler_count (sampler, &program, &odds, NULL));
  *worlds_ms += bench_get_thread_ms () - start_ms;
  robo_random_program (rng, robot, sight->setup.cards, &whole);
  for (guint i = 0; i < whole.n_dice; i++)
    {
      program.dice[program.n_dice++] = whole.dice[i];
      count (sampler, &program, clock);
    }
  for (guint i = 0; i < N_CHANGES; i++)
    {
      RoboProgram other;

      robo_random_program (rng, robot, sight->setup.cards, &other);
      program.dice[i % program.n_dice] = other.dice[i % other.n_dice];
      count (sampler, &program, clock);
    }
}

static void
measure (const OperatorTestTable *table,
         RoboModuleSet           *modules,
         guint                    n_positions,
         guint64                  seed)
{
  Clock   clock = { 0 };
  double  worlds_ms = 0;
  guint   n = 0;
  RoboRng rng;

  robo_rng_seed (&rng, ~seed);
  for (guint i = 0; n < n_positions; i++)
    {
      g_autoptr (RoboBoard) board = operator_test_board_new (i % G_N_ELEMENTS (operator_test_arenas));
      g_autoptr (RoboGame) game = NULL;
      RoboLevel levels[ROBO_MAX_ROBOTS] = { ROBO_LEVEL_DASH, ROBO_LEVEL_DASH, ROBO_LEVEL_DASH, ROBO_LEVEL_DASH };
      RoboSetup setup;
      guint     round = 0;

      operator_test_set_up_table (&setup, board, table, modules);
      game = robo_game_new (&setup, seed + i, ROBO_GAME_KEEP_NOTHING);
      while (n < n_positions && robo_game_get_state (game)->round <= 8)
        {
          const RoboQuestion *question = robo_game_get_question (game);
          RoboGameStatus      status = robo_game_advance (game);

          if (status == ROBO_GAME_OVER)
            break;
          if (status != ROBO_GAME_ASKS)
            continue;
          if (question->kind == ROBO_ASK_PROGRAM && question->seat == 0 && robo_game_get_state (game)->round != round)
            {
              round = robo_game_get_state (game)->round;
              make_program (game, &rng, &clock, &worlds_ms);
              n++;
            }
          operator_test_answer (game, levels, seed);
        }
    }

  g_print ("%s: a key %.2f ms of the processor, %.2f ms at most (%u keys in %u positions, sum %08x); the worlds of a "
           "round %.0f ms\n",
           table->name, clock.sum_ms / clock.n, clock.longest_ms, clock.n, n, clock.sum,
           worlds_ms / n);
}

int
main (int    argc,
      char **argv)
{
  guint   n_positions = argc > 1 ? (guint)g_ascii_strtoull (argv[1], NULL, 10) : 40;
  guint64 seed = argc > 2 ? g_ascii_strtoull (argv[2], NULL, 10) : 1;
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) modules = robo_module_set_load_bundled ("standard", problems);

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    measure (&tables[i], modules, n_positions, seed);

  return 0;
}
