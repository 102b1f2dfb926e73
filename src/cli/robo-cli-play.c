// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli-table.h"

#include <glib/gi18n.h>

#include "content/robo-library.h"
#include "content/robo-match-killbots.h"

/* play: games without a display, in which automatic operators do anything legal. */

#define MAX_GAMES 1000000

typedef struct
{
  char   *arena;
  char   *rules;
  char   *seats;
  char   *seed;
  char   *games;
  char   *save;
  guint64 first_seed;
  guint64 n_games;
} Options;

static void
clear_options (Options *options)
{
  g_free (options->arena);
  g_free (options->rules);
  g_free (options->seats);
  g_free (options->seed);
  g_free (options->games);
  g_free (options->save);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, clear_options)

/* Each game has the seed after that of the one before it, so that any of them can be played alone. */
static RoboCliStatus
play_game (const RoboMatchSetup *table,
           const RoboRuleSet    *rule_set,
           const RoboBoard      *board,
           const Options        *options,
           guint64               index)
{
  g_autoptr (RoboMatchSetup) setup = robo_match_setup_copy (table);
  g_autoptr (RoboGame) game = NULL;
  g_autofree char *result = NULL;

  setup->seed = options->first_seed + index;
  robo_match_setup_deal_killbots (setup, rule_set, setup->seed);
  game = robo_cli_play_match (setup, board, options->save != NULL);
  result = robo_cli_dup_result (game);
  g_print ("game %" G_GUINT64_FORMAT ": seed %" G_GUINT64_FORMAT ", %s\n", index + 1, setup->seed, result);

  return options->save != NULL ? robo_cli_save (setup, game, options->save) : ROBO_CLI_FINE;
}

static RoboCliStatus
play_in (RoboArena         *arena,
         const RoboRuleSet *rule_set,
         const Options     *options)
{
  g_autoptr (RoboMatchSetup) table = robo_match_setup_new (arena);
  g_autoptr (RoboBoard) board = robo_board_new (robo_arena_get_plan (arena));
  RoboCliStatus status;

  robo_cli_set_rules (table, rule_set);
  status = robo_cli_set_seats (table, options->seats);
  if (status == ROBO_CLI_FINE)
    status = robo_cli_check_setup (table);
  for (guint64 i = 0; i < options->n_games && status == ROBO_CLI_FINE; i++)
    status = play_game (table, rule_set, board, options, i);

  return status;
}

static RoboCliStatus
play (const Options *options)
{
  g_autoptr (RoboRuleSet) rule_set = robo_cli_load_rules (options->rules != NULL ? options->rules : "training");
  g_autoptr (RoboLibrary) library = robo_library_new ();
  g_autoptr (RoboProblems) problems = robo_cli_problems_new (options->arena);
  g_autoptr (RoboArena) arena = robo_library_load_arena (library, options->arena, problems);

  robo_cli_report (problems);
  if (rule_set == NULL || arena == NULL)
    return ROBO_CLI_REFUSED;

  return play_in (arena, rule_set, options);
}

/* Options */

static RoboCliStatus
check_options (Options *options,
               int      argc)
{
  if (argc != 1)
    return robo_cli_misused (&robo_cli_play, "%s", _ ("Only options can be given. An arena is named by --arena."));
  if (options->arena == NULL)
    return robo_cli_misused (&robo_cli_play, "%s", _ ("Name an arena, by its id or its file: --arena twin-cities."));
  if (options->seats == NULL)
    return robo_cli_misused (&robo_cli_play, "%s", _ ("Say who plays: --seats human,killbot."));
  if (options->seed != NULL && !robo_cli_parse_number (options->seed, 0, G_MAXUINT64, &options->first_seed))
    return robo_cli_misused (&robo_cli_play, "%s", _ ("The seed has to be a number from 0 on, such as --seed 1."));
  if (options->games != NULL && !robo_cli_parse_number (options->games, 1, MAX_GAMES, &options->n_games))
    return robo_cli_misused (&robo_cli_play, "%s",
                             _ ("The number of games has to be from 1 to 1000000, such as --games 20."));
  if (options->save != NULL && options->n_games != 1)
    return robo_cli_misused (&robo_cli_play, "%s", _ ("A file holds one game. Save games one by one, each with its seed."));

  return ROBO_CLI_FINE;
}

static RoboCliStatus
run (int    argc,
     char **argv)
{
  g_auto (Options) options = { .first_seed = 1, .n_games = 1 };
  const GOptionEntry entries[] = {
    { "arena", 'a', G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &options.arena, N_ ("Where to play"), N_ ("ID|FILE") },
    { "rules", 'r', G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &options.rules,
      N_ ("By which rules: training, standard, printed, online, or a file (training)"), N_ ("ID|FILE") },
    { "seats", 's', G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.seats,
      N_ ("Who plays: human, computer, killbot or none for each seat; human ones too are played by chance. "
          "killbot:shield+mines begins with these modules"),
      N_ ("WHO,WHO…") },
    { "seed", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.seed,
      N_ ("Of the first game; the same seed gives the same game (1)"), N_ ("N") },
    { "games", 'n', G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.games, N_ ("How many games to play (1)"), N_ ("N") },
    { "save", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &options.save, N_ ("Save the game as a match"), N_ ("FILE") },
    { NULL },
  };
  RoboCliParse  parse = robo_cli_parse (&robo_cli_play, entries, &argc, &argv);
  RoboCliStatus status;

  if (parse != ROBO_CLI_GO_ON)
    return robo_cli_end (parse);

  status = check_options (&options, argc);

  return status != ROBO_CLI_FINE ? status : play (&options);
}

const RoboCliCommand robo_cli_play = {
  .name = "play",
  .summary = N_ ("Plays games by chance, and prints a line for each."),
  .run = run,
};
