// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how many rounds the engine plays in a second of one processor, with four operators who give random
// legal answers and without a list of events: not a test. Prints a line for each arena, for training games and
// for matches with all standard modules, with the number of instructions for a round if valgrind is installed to
// count them.
#include <string.h>

#include "ai/robo-random-program.h"
#include "engine/robo-game.h"
#include "files/arena/robo-library.h"
#include "files/cards/robo-module-set.h"
#include "tests/bench-times.h"

/* Measure processor time instead of wall time, and print the best of several short windows, so that other processes
 * have little influence. */
#define N_WINDOWS      8
#define WINDOW_SECONDS 0.5
#define MANY_GAMES     60
#define FEW_GAMES      20

/* Answers at random for four operators. Unlike in a match, repeated questions may get different answers, so
 * one generator is enough. */
static RoboReply
answer_at_random (const RoboSetup    *setup,
                  const RoboState    *state,
                  const RoboQuestion *question,
                  RoboAnswer         *answer,
                  gpointer            data)
{
  RoboRng    *rng = data;
  RoboProgram program;

  if (question->kind != ROBO_ASK_PROGRAM)
    {
      *answer = question->options[robo_rng_below (rng, question->n_options)];
      return ROBO_REPLY_ANSWERED;
    }

  robo_random_program (rng, &state->robots[question->seat], setup->cards, &program);
  *answer = robo_program_pack (&program);

  return ROBO_REPLY_ANSWERED;
}

static void
set_up (RoboSetup       *setup,
        const RoboBoard *board,
        RoboModuleSet   *modules)
{
  *setup = (RoboSetup){ .board = board };
  robo_rules_init_training (&setup->rules);
  if (modules != NULL)
    {
      setup->cards = robo_module_set_get_cards (modules);
      robo_rules_init_standard (&setup->rules);
      for (guint card = 0; card < setup->cards->n_cards; card++)
        setup->rules.copies[card] = robo_module_set_get_copies (modules, card);
    }

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    setup->seats[seat] = (RoboSeatSetup){
      .kind = ROBO_SEAT_OPERATOR,
      .side = 2 * seat,
      .cards = { ROBO_NO_CARD, ROBO_NO_CARD },
    };
}

/* Returns the number of rounds of the game. */
static guint
play_game (const RoboSetup *setup,
           guint64          seed,
           RoboRng         *rng)
{
  g_autoptr (RoboGame) game = robo_game_new (setup, seed, ROBO_GAME_NEVER_ASKS);
  RoboGameStatus status;

  robo_game_set_policy (game, answer_at_random, rng);
  do
    status = robo_game_advance (game);
  while (status == ROBO_GAME_GOES_ON || status == ROBO_GAME_ROUND_OVER);

  g_assert (status == ROBO_GAME_OVER);

  return robo_game_get_state (game)->round;
}

/* Returns the number of rounds of the games. */
static guint64
play_games (RoboArena     *arena,
            RoboModuleSet *modules,
            guint          n_games)
{
  g_autoptr (RoboBoard) board = robo_board_new (robo_arena_get_plan (arena));
  guint64   n_rounds = 0;
  RoboSetup setup;
  RoboRng   rng;

  set_up (&setup, board, modules);
  robo_rng_seed (&rng, 1);
  for (guint game = 1; game <= n_games; game++)
    n_rounds += play_game (&setup, game, &rng);

  return n_rounds;
}

/* Returns the rounds per second of the best window. Each window has other games. */
static gdouble
get_best_pace (RoboArena     *arena,
               RoboModuleSet *modules)
{
  g_autoptr (RoboBoard) board = robo_board_new (robo_arena_get_plan (arena));
  gdouble   best = 0;
  guint     game = 0;
  RoboSetup setup;
  RoboRng   rng;

  set_up (&setup, board, modules);
  robo_rng_seed (&rng, 1);
  for (guint window = 0; window < N_WINDOWS; window++)
    {
      gdouble begin_ms = bench_get_process_ms ();
      gdouble seconds;
      guint64 n_rounds = 0;

      do
        {
          n_rounds += play_game (&setup, ++game, &rng);
          seconds = (bench_get_process_ms () - begin_ms) / 1000;
        }
      while (seconds < WINDOW_SECONDS);
      best = MAX (best, n_rounds / seconds);
    }

  return best;
}

/* Runs this program in valgrind. Returns the number of instructions for that many games. */
static guint64
count_instructions (const char    *valgrind,
                    RoboArena     *arena,
                    RoboModuleSet *modules,
                    guint          n_games)
{
  g_autofree char *self = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *games = g_strdup_printf ("%u", n_games);
  const char      *command[] = {
         valgrind,
         "--tool=callgrind",
         "--callgrind-out-file=/dev/null",
         self,
         robo_arena_get_id (arena),
         games,
    modules != NULL ? robo_module_set_get_id (modules) : NULL,
         NULL,
  };
  g_autofree char *said = NULL;
  const char      *collected;

  if (!g_spawn_sync (NULL, (char **)command, NULL, G_SPAWN_STDOUT_TO_DEV_NULL, NULL, NULL, NULL, &said, NULL, NULL))
    return 0;

  collected = strstr (said, "Collected : ");

  return collected == NULL ? 0 : g_ascii_strtoull (collected + strlen ("Collected : "), NULL, 10);
}

/* Instructions besides playing are the same for many games as for a few, so they cancel out. */
static void
print_instructions (RoboArena     *arena,
                    RoboModuleSet *modules)
{
  g_autofree char *valgrind = g_find_program_in_path ("valgrind");
  guint64          n_rounds = play_games (arena, modules, MANY_GAMES) - play_games (arena, modules, FEW_GAMES);
  guint64          many;
  guint64          few;

  if (valgrind == NULL)
    return;

  many = count_instructions (valgrind, arena, modules, MANY_GAMES);
  few = count_instructions (valgrind, arena, modules, FEW_GAMES);
  if (few > 0 && many > few)
    g_print ("%.0f instructions a round, ", (many - few) / (gdouble)n_rounds);
}

static void
measure (RoboArena     *arena,
         RoboModuleSet *modules)
{
  g_print ("%s%s: ", robo_arena_get_id (arena), modules != NULL ? " with modules" : "");
  print_instructions (arena, modules);
  g_print ("%.0f rounds a processor second\n", get_best_pace (arena, modules));
}

/* Without arguments measures all bundled arenas; with an arena, a number of games and optional modules, plays
 * them to be counted in valgrind. */
int
main (int    argc,
      char **argv)
{
  g_autoptr (RoboLibrary) library = robo_library_new ();
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) modules = robo_module_set_load_bundled ("standard", problems);
  GListModel *arenas = robo_library_get_arenas (library);

  if (modules == NULL || g_list_model_get_n_items (arenas) == 0)
    {
      g_printerr ("The arenas or modules that come with the game are not there; build everything first.\n");
      return 1;
    }

  for (guint i = 0; i < g_list_model_get_n_items (arenas); i++)
    {
      g_autoptr (RoboLibraryArena) entry = g_list_model_get_item (arenas, i);
      RoboArena *arena = robo_library_arena_get_arena (entry);

      if (!robo_library_arena_is_bundled (entry) || arena == NULL)
        continue;
      if (argc < 3)
        {
          measure (arena, NULL);
          measure (arena, modules);
        }
      else if (g_str_equal (argv[1], robo_arena_get_id (arena)))
        g_print ("%" G_GUINT64_FORMAT " rounds\n",
                 play_games (arena, argc > 3 ? modules : NULL, (guint)g_ascii_strtoull (argv[2], NULL, 10)));
    }

  return 0;
}
