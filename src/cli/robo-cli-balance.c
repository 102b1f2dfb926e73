// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli-balance.h"

#include <string.h>

#include <glib/gi18n.h>

#include "files/arena/robo-library.h"
#include "files/match/robo-match-killbots.h"
#include "simulation/robo-balance-count.h"

#include "robo-cli-modules.h"
#include "robo-cli-table.h"

/* The command `balance` plays many games on several processors, and prints the winners and the causes. */

#define DEFAULT_GAMES 1000
/* If no arena is named, modules are tested in this arena, which is the simplest. */
#define DEFAULT_ARENA "twin-cities"

typedef struct
{
  char    *modules;
  char    *rules;
  char    *seats;
  char    *games_text;
  char    *seed_text;
  char    *threads_text;
  char    *format;
  gboolean is_rotated;
  guint64  games;
  guint64  seed;
  guint64  threads;
} Options;

static void
clear_options (Options *options)
{
  g_free (options->modules);
  g_free (options->rules);
  g_free (options->seats);
  g_free (options->games_text);
  g_free (options->seed_text);
  g_free (options->threads_text);
  g_free (options->format);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, clear_options)

/* Inputs of the games */

/* Adds the module set with this name to the modules of the games, and returns the set. Returns NULL if the set cannot
 * be read or added. */
static RoboModuleSet *
add_modules (RoboMatchSetup *table,
             const char     *name)
{
  g_autofree char *path = robo_cli_find_modules (name);
  g_autoptr (RoboProblems) problems = NULL;
  g_autoptr (RoboProblems) problems_of_adding = NULL;
  g_autoptr (RoboModuleSet) set = NULL;
  gboolean is_added;

  if (path == NULL)
    {
      robo_cli_say_no_such_modules (name);
      return NULL;
    }

  problems = robo_cli_problems_new (path);
  set = robo_module_set_load_file (path, problems);
  robo_cli_report (problems);
  if (set == NULL)
    return NULL;

  problems_of_adding = robo_cli_problems_new (name);
  is_added = robo_match_setup_add_modules (table, set, problems_of_adding);
  robo_cli_report (problems_of_adding);

  return is_added ? g_steal_pointer (&set) : NULL;
}

/* Returns equal players for all sides with starting spaces. Beginners play thousands of games in seconds. But only
 * players who plan the use of modules can measure the value of modules. */
static char *
dup_default_seats (RoboArena *arena,
                   gboolean   with_modules)
{
  RoboLevel       level = with_modules ? ROBO_LEVEL_CLUB : ROBO_LEVEL_BEGINNER;
  const RoboPlan *plan = robo_arena_get_plan (arena);
  g_autoptr (GString) seats = g_string_new (NULL);
  guint sides = 0;

  for (guint i = 0; i < plan->n_starts; i++)
    {
      if ((sides & 1u << plan->starts[i].side) == 0)
        g_string_append_printf (seats, "%s%s", seats->len > 0 ? "," : "",
                                robo_player_get_word (ROBO_PLAYER_COMPUTER, level));
      sides |= 1u << plan->starts[i].side;
    }

  return g_string_free (g_steal_pointer (&seats), FALSE);
}

/* Playing the games */

/* Returns a copy in which each player sits `turn` seats further on, counting only the taken seats. Each seat keeps
 * its side, robot and color. */
static RoboMatchSetup *
turn_players (const RoboMatchSetup *table,
              const guint          *taken,
              guint                 n_taken,
              guint                 turn)
{
  RoboMatchSetup *turned = robo_match_setup_copy (table);

  for (guint i = 0; i < n_taken; i++)
    {
      const RoboMatchSeat *player = &table->seats[taken[i]];
      RoboMatchSeat       *seat = &turned->seats[taken[(i + turn) % n_taken]];

      seat->player = player->player;
      seat->level = player->level;
      seat->wish = player->wish;
      for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
        seat->cards[slot] = player->cards[slot];
    }

  return turned;
}

static void
play_games (const RoboMatchSetup *table,
            RoboRuleSet          *rule_set,
            const Options        *options,
            guint                 n_games,
            RoboBalanceJob       *job,
            RoboBalanceResult    *result)
{
  g_autoptr (RoboBoard) board = robo_board_new (robo_arena_get_plan (table->arena));
  RoboKillbotDeal deal = { table, rule_set };

  *job = (RoboBalanceJob){
    .seed = options->seed,
    .n_games = n_games,
    .n_threads = (guint)options->threads,
    .prepare = robo_match_setup_deal_game,
    .prepare_data = &deal,
  };
  robo_match_setup_fill (table, board, &job->setup);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    job->levels[i] = table->seats[i].level;
  robo_balance_find_twins (job, robo_arena_get_plan (table->arena));
  robo_balance_play (job, NULL, NULL, result);
  job->setup.board = NULL;
  job->prepare_data = NULL;
}

/* Plays each rotation with the same seeds. The results of a seat are counted for the player who sat there. */
static void
play_rotated (const RoboMatchSetup *table,
              RoboRuleSet          *rule_set,
              const Options        *options,
              RoboBalanceJob       *job,
              RoboBalanceResult    *result)
{
  guint             taken[ROBO_MAX_ROBOTS];
  guint             n_taken = 0;
  RoboBalanceResult sum = { 0 };

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    if (table->seats[i].player != ROBO_PLAYER_NONE)
      taken[n_taken++] = i;
  /* Play the original order of players last, so that the job has the original seats. */
  for (guint turn = n_taken; turn > 0; turn--)
    {
      g_autoptr (RoboMatchSetup) turned = turn_players (table, taken, n_taken, turn % n_taken);
      RoboBalanceResult part, own;

      play_games (turned, rule_set, options, ((guint)options->games + n_taken - 1) / n_taken, job, &part);
      own = part;
      for (guint i = 0; i < n_taken; i++)
        {
          own.wins[taken[i]] = part.wins[taken[(i + turn) % n_taken]];
          own.vp[taken[i]] = part.vp[taken[(i + turn) % n_taken]];
        }
      robo_balance_add (&sum, &own);
    }
  *result = sum;
  /* Results are by player now, so no two seats share their results. */
  memset (job->twins, 0, sizeof job->twins);
}

static void
play_job (const RoboMatchSetup *table,
          RoboRuleSet          *rule_set,
          RoboModuleSet        *set,
          const Options        *options)
{
  RoboBalanceJob    job;
  RoboBalanceResult result;
  RoboCliBalance    balance = { table, rule_set, set, &job, &result, options->is_rotated };
  gint64            start = g_get_monotonic_time ();
  double            seconds;

  if (options->is_rotated)
    play_rotated (table, rule_set, options, &job, &result);
  else
    play_games (table, rule_set, options, (guint)options->games, &job, &result);
  seconds = MAX (g_get_monotonic_time () - start, 1) / (double)G_USEC_PER_SEC;
  if (g_strcmp0 (options->format, "xml") == 0)
    {
      robo_cli_balance_print_xml (&balance);
      return;
    }
  if (g_strcmp0 (options->format, "json") == 0)
    {
      robo_cli_balance_print_json (&balance);
      return;
    }

  robo_cli_balance_print_text (&balance);
  /* Print the time separately, because the results are reproducible and the time is not reproducible. */
  /* Translators: This says how fast the computer played. %1$.1f is the number of seconds, %2$.0f of games, %3$.0f of
   * rounds. */
  g_printerr (_ ("Played in %1$.1f s: %2$.0f games and %3$.0f rounds per second"), seconds, result.n_games / seconds,
              (double)result.rounds / seconds);
  g_printerr ("\n");
}

static RoboCliStatus
balance_arena (const char    *arena_name,
               const Options *options)
{
  g_autoptr (RoboRuleSet) rule_set = robo_cli_load_rules (options->rules != NULL ? options->rules : "standard");
  g_autoptr (RoboLibrary) library = robo_library_new ();
  g_autoptr (RoboProblems) problems = robo_cli_problems_new (arena_name);
  g_autoptr (RoboArena) arena = NULL;
  g_autoptr (RoboModuleSet) set = NULL;
  g_autoptr (RoboMatchSetup) table = NULL;
  g_autofree char *seats = NULL;
  RoboCliStatus    status;

  if (rule_set == NULL)
    return ROBO_CLI_REFUSED;

  arena = robo_library_load_arena (library, arena_name, problems);
  robo_cli_report (problems);
  if (arena == NULL)
    return ROBO_CLI_REFUSED;

  table = robo_match_setup_new (arena);
  robo_cli_set_rules (table, rule_set);
  if (options->modules != NULL && table->modules == NULL)
    return robo_cli_misused (&robo_cli_balance, "%s", _ ("These rules have no modules. Choose other rules, such as --rules standard."));
  if (options->modules != NULL && (set = add_modules (table, options->modules)) == NULL)
    return ROBO_CLI_REFUSED;

  seats = options->seats != NULL ? g_strdup (options->seats) : dup_default_seats (arena, options->modules != NULL);
  status = robo_cli_set_seats (&robo_cli_balance, table, seats);
  if (status == ROBO_CLI_FINE)
    status = robo_cli_check_setup (&robo_cli_balance, table);
  if (status == ROBO_CLI_FINE)
    play_job (table, rule_set, set, options);

  return status;
}

/* Options of the command */

static RoboCliStatus
check_options (Options *options,
               int      argc)
{
  if (argc > 2 || (argc == 1 && options->modules == NULL))
    return robo_cli_misused (&robo_cli_balance, "%s", _ ("Name one arena by its id or file, or modules with --modules."));
  if (options->format != NULL && !g_str_equal (options->format, "text") && !g_str_equal (options->format, "xml") &&
      !g_str_equal (options->format, "json"))
    return robo_cli_misused (&robo_cli_balance,
                             /* Translators: %s is what the user wrote; leave the words after “Use” as they are. */
                             _ ("Unknown format “%s”. Use text, xml or json."), options->format);

  if (options->games_text != NULL &&
      !robo_cli_parse_number (options->games_text, 1, ROBO_BALANCE_MAX_GAMES, &options->games))
    return robo_cli_misused (&robo_cli_balance, "%s",
                             _ ("Choose 1 to 1000000 games, such as --games 20."));
  if (options->seed_text != NULL && !robo_cli_parse_number (options->seed_text, 0, G_MAXUINT64, &options->seed))
    return robo_cli_misused (&robo_cli_balance, "%s", _ ("The seed must be a number, 0 or more, such as --seed 1."));
  if (options->threads_text != NULL &&
      !robo_cli_parse_number (options->threads_text, 1, ROBO_BALANCE_MAX_THREADS, &options->threads))
    return robo_cli_misused (&robo_cli_balance, "%s",
                             _ ("Choose 1 to 64 threads, such as --threads 4."));

  return ROBO_CLI_FINE;
}

static RoboCliStatus
run_balance (int    argc,
             char **argv)
{
  g_auto (Options) options = { .games = DEFAULT_GAMES, .seed = 1 };
  const GOptionEntry entries[] = {
    { "games", 'n', G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.games_text, N_ ("Number of games to play (1000)"), N_ ("N") },
    { "seats", 's', G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.seats,
      N_ ("Who plays, written as for “play” (computer-pip on each side with starting spaces, or computer-dash with --modules)"), N_ ("WHO,WHO…") },
    { "rotate", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &options.is_rotated,
      N_ ("Have everyone play each seat equally often with the same dice, so that only strength counts; the number of games is rounded up if necessary"),
      NULL },
    { "seed", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.seed_text,
      N_ ("Seed of the first game; the same seed gives the same result (1)"), N_ ("N") },
    { "modules", 'm', G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &options.modules,
      N_ ("A module set to add to the rules and rate card by card; with it, ARENA is optional (twin-cities)"),
      N_ ("FILE") },
    { "rules", 'r', G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &options.rules,
      N_ ("Rules: training, standard, printed, or a file (standard)"), N_ ("ID|FILE") },
    { "format", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.format, N_ ("text, xml or json (text)"), N_ ("FORMAT") },
    { "threads", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.threads_text,
      N_ ("How many processors to use (all); this doesn’t affect the result"), N_ ("N") },
    { NULL },
  };
  RoboCliParse  parse = robo_cli_parse (&robo_cli_balance, entries, &argc, &argv);
  RoboCliStatus status;

  if (parse != ROBO_CLI_GO_ON)
    return robo_cli_end (parse);

  status = check_options (&options, argc);

  return status != ROBO_CLI_FINE ? status : balance_arena (argc == 2 ? argv[1] : DEFAULT_ARENA, &options);
}

const RoboCliCommand robo_cli_balance = {
  .name = "balance",
  .summary = N_ ("Has computers play many games to show how fair an arena is and how much modules are worth."),
  .arguments = N_ ("[ARENA]"),
  .run = run_balance,
};
