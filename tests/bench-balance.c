// SPDX-License-Identifier: GPL-3.0-or-later
// Measures games of computers by the thousand, on one processor and on more: not a test.
//
// Usage: _build/tests/bench-balance [GAMES [LEVEL]]
//
// Prints a line for each number of threads: the time on the clock, the time of all processors, and whether all counted
// the same.
#include <stdlib.h>
#include <string.h>

#include "files/arena/robo-library.h"
#include "files/cards/robo-module-set.h"
#include "simulation/robo-balance.h"
#include "tests/bench-times.h"

#define DEFAULT_GAMES 1000
#define ARENA         "twin-cities"

static RoboArena *
find_arena (GListModel *arenas)
{
  for (guint i = 0; i < g_list_model_get_n_items (arenas); i++)
    {
      g_autoptr (RoboLibraryArena) entry = g_list_model_get_item (arenas, i);
      RoboArena *arena = robo_library_arena_get_arena (entry);

      if (robo_library_arena_is_bundled (entry) && arena != NULL && g_str_equal (robo_arena_get_id (arena), ARENA))
        return arena;
    }

  return NULL;
}

/* Sets up four computers, by the standard rules with all standard modules. */
static void
set_up (RoboBalanceJob  *job,
        const RoboBoard *board,
        RoboModuleSet   *modules,
        RoboLevel        level)
{
  *job = (RoboBalanceJob){ .seed = 1 };
  job->setup.board = board;
  job->setup.cards = robo_module_set_get_cards (modules);
  robo_rules_init_standard (&job->setup.rules);
  for (guint card = 0; card < job->setup.cards->n_cards; card++)
    job->setup.rules.copies[card] = robo_module_set_get_copies (modules, card);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      job->setup.seats[seat] = (RoboSeatSetup){
        .kind = ROBO_SEAT_OPERATOR,
        .side = 2 * seat,
        .cards = { ROBO_NO_CARD, ROBO_NO_CARD },
      };
      job->levels[seat] = level;
    }
}

/* The first measurement has one thread, to which the others are compared. */
static void
measure (RoboBalanceJob    *job,
         guint              n_threads,
         gdouble           *alone_seconds,
         RoboBalanceResult *alone)
{
  RoboBalanceResult result;
  gdouble           processor = bench_get_process_ms () / 1000;
  gint64            begin_us = g_get_monotonic_time ();
  gdouble           seconds;

  job->n_threads = n_threads;
  g_assert_true (robo_balance_play (job, NULL, NULL, &result));
  processor = bench_get_process_ms () / 1000 - processor;
  seconds = (g_get_monotonic_time () - begin_us) / (gdouble)G_USEC_PER_SEC;
  if (n_threads == 1)
    {
      *alone_seconds = seconds;
      *alone = result;
    }

  g_print ("%u threads: %.2f s on the clock, %.0f games and %.0f rounds per second, %.2f times as fast as one; "
           "%.2f processor seconds for 1,000 games; %s\n",
           n_threads, seconds, result.n_games / seconds, result.rounds / seconds, *alone_seconds / seconds,
           processor * 1000 / result.n_games,
           memcmp (&result, alone, sizeof result) == 0 ? "the same" : "NOT THE SAME");
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (RoboLibrary) library = robo_library_new ();
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) modules = robo_module_set_load_bundled ("standard", problems);
  RoboArena        *arena = find_arena (robo_library_get_arenas (library));
  RoboLevel         level = ROBO_LEVEL_CLUB;
  RoboBalanceJob    job;
  RoboBalanceResult alone = { 0 };
  gdouble           alone_seconds = 0;
  guint             word = 0;
  g_autoptr (RoboBoard) board = NULL;

  if (modules == NULL || arena == NULL)
    {
      g_printerr ("The arenas or modules that come with the game are not there; build everything first.\n");
      return 1;
    }
  while (argc > 2 && word < ROBO_N_LEVEL_WORDS && !g_str_equal (robo_level_get_word (word), argv[2]))
    word++;
  if (word == ROBO_N_LEVEL_WORDS)
    {
      g_printerr ("There is no such level; robodrome-cli play --help names them.\n");
      return 1;
    }

  if (argc > 2)
    level = robo_level_of_word (word);
  board = robo_board_new (robo_arena_get_plan (arena));
  set_up (&job, board, modules, level);
  job.n_games = argc > 1 ? CLAMP (atoi (argv[1]), 1, ROBO_BALANCE_MAX_GAMES) : DEFAULT_GAMES;
  g_print ("%u games of four players of level %s with modules, %s\n", job.n_games, robo_level_get_word (level), ARENA);
  for (guint n_threads = 1; n_threads <= MAX (g_get_num_processors (), 2); n_threads *= 2)
    measure (&job, n_threads, &alone_seconds, &alone);

  return 0;
}
