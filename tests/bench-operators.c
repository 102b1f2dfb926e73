// SPDX-License-Identifier: GPL-3.0-or-later
/* Measures how strong the levels are, and how long they think: not a test. Plays games of each level against the level
 * below, in all bundled arenas, with the sides taken in turn; prints a line for each pair with the share of games won,
 * and its 95 % confidence interval (Wilson).
 *
 * Usage: bench-operators [GAMES [SEED]] */
#include <math.h>

#include "tests/ai/operator-test.h"

/* This is the standard normal quantile for 95 %. */
#define Z 1.959964

typedef struct
{
  gint64 sum_us;
  gint64 longest_us;
  guint  n;
} Clock;

static void
answer_timed (RoboGame        *game,
              const RoboLevel *levels,
              guint64          seed,
              gpointer         data)
{
  Clock *clock = (Clock *)data + levels[robo_game_get_question (game)->seat];
  gint64 start = g_get_monotonic_time ();
  gint64 took;

  operator_test_answer (game, levels, seed);
  took = g_get_monotonic_time () - start;
  clock->sum_us += took;
  clock->longest_us = MAX (clock->longest_us, took);
  clock->n++;
}

static void
compare (RoboModuleSet *modules,
         RoboLevel      better,
         guint          n_games,
         guint64        seed)
{
  Clock        clocks[ROBO_N_LEVELS] = { { 0 } };
  const Clock *clock = &clocks[better];
  guint        n_won, n_lost;
  double       share, centre, spread;

  operator_test_compare (modules, better, better - 1, n_games, seed, answer_timed, clocks, &n_won, &n_lost);
  share = (double)n_won / n_games;
  centre = (share + Z * Z / (2 * n_games)) / (1 + Z * Z / n_games);
  spread = Z / (1 + Z * Z / n_games) * sqrt (share * (1 - share) / n_games + Z * Z / (4.0 * n_games * n_games));

  g_print ("%s against %s, %s: %u of %u won, %u lost: %.1f %% (%.1f to %.1f); it thinks %.1f ms, at most %.0f ms\n",
           robo_level_get_word (better), robo_level_get_word (better - 1), modules != NULL ? "match" : "training",
           n_won, n_games, n_lost, 100 * share, 100 * (centre - spread), 100 * (centre + spread),
           clock->sum_us / 1000.0 / MAX (clock->n, 1), clock->longest_us / 1000.0);
}

int
main (int    argc,
      char **argv)
{
  guint   n_games = argc > 1 ? (guint)g_ascii_strtoull (argv[1], NULL, 10) : 40;
  guint64 seed = argc > 2 ? g_ascii_strtoull (argv[2], NULL, 10) : 1;
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) modules = robo_module_set_load_bundled ("standard", problems);

  for (RoboLevel level = ROBO_LEVEL_BEGINNER; level < ROBO_N_LEVELS; level++)
    {
      compare (NULL, level, n_games, seed);
      compare (modules, level, n_games, seed);
    }

  return 0;
}
