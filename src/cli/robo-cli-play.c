// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli-series.h"
#include "robo-cli-table.h"

#include <string.h>

#include <glib/gi18n.h>

#include "files/arena/robo-library.h"
#include "files/match/robo-championship.h"
#include "files/match/robo-match-killbots.h"

/* The command `play` plays games without a display, with automatic operators. */

#define MAX_GAMES 1000000

typedef enum
{
  MODE_MATCH,
  MODE_ALL_ARENAS,
  MODE_CHAMPIONSHIP,
} Mode;

static const char *const mode_ids[] = {
  [MODE_MATCH] = "match",
  [MODE_ALL_ARENAS] = "all-arenas",
  [MODE_CHAMPIONSHIP] = "championship",
};

typedef struct
{
  char  **arenas;
  char   *mode_id;
  char   *rules;
  char   *seats;
  char   *seed;
  char   *games;
  char   *save;
  Mode    mode;
  guint64 first_seed;
  guint64 n_games;
} Options;

static void
clear_options (Options *options)
{
  g_strfreev (options->arenas);
  g_free (options->mode_id);
  g_free (options->rules);
  g_free (options->seats);
  g_free (options->seed);
  g_free (options->games);
  g_free (options->save);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, clear_options)

static RoboCliStatus
play_games (const RoboMatchSetup *table,
            const RoboRuleSet    *rule_set,
            const Options        *options)
{
  g_autoptr (RoboBoard) board = robo_board_new (robo_arena_get_plan (table->arena));
  RoboCliStatus status = robo_cli_check_setup (&robo_cli_play, table);

  for (guint64 i = 0; i < options->n_games && status == ROBO_CLI_FINE; i++)
    {
      g_autoptr (RoboMatchSetup) setup = robo_match_setup_copy (table);
      g_autoptr (RoboGame) game = NULL;
      g_autofree char *result = NULL;

      /* Increase the seed by one with each game, so that each game can also be played alone. */
      setup->seed = options->first_seed + i;
      robo_match_setup_deal_killbots (setup, rule_set, setup->seed);
      game = robo_cli_play_match (setup, board, options->save != NULL);
      result = robo_cli_dup_result (game);
      g_print ("game %" G_GUINT64_FORMAT ": seed %" G_GUINT64_FORMAT ", %s\n", i + 1, setup->seed, result);

      status = options->save != NULL ? robo_cli_save (setup, game, options->save) : ROBO_CLI_FINE;
    }

  return status;
}

/* Playing a series */

static RoboCliStatus
play_series (const RoboMatchSetup *table,
             GPtrArray            *arenas,
             const RoboRuleSet    *rule_set,
             const Options        *options,
             guint64               index)
{
  g_autoptr (RoboMatchSetup) setup = robo_match_setup_copy (table);
  g_autoptr (RoboSeriesFile) series = NULL;
  RoboSeriesKind kind = options->mode == MODE_CHAMPIONSHIP ? ROBO_SERIES_CHAMPIONSHIP : ROBO_SERIES_ALL_ARENAS;
  const char    *objection;

  setup->seed = options->first_seed + index;
  /* Don't deal modules to KillBots in a championship, where the arena determines them (R11.3). */
  if (kind == ROBO_SERIES_ALL_ARENAS)
    robo_match_setup_deal_killbots (setup, rule_set, setup->seed);

  objection = robo_series_check (kind, ROBO_RULINGS_VERSION, setup, (RoboArena *const *)arenas->pdata, arenas->len);
  if (objection != NULL)
    return robo_cli_misused (&robo_cli_play, "%s", objection);

  series = robo_series_file_new (kind, setup, (RoboArena *const *)arenas->pdata, arenas->len);

  return robo_cli_play_series (series, index + 1, setup->seed, options->save);
}

/* Fills empty seats with KillBots (R11.1). */
static void
fill_up (RoboMatchSetup *table)
{
  guint sides = 0;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      if (table->seats[i].player != ROBO_PLAYER_NONE)
        sides |= 1u << table->seats[i].side;
    }

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      guint side = ROBO_DIR_N;

      if (table->seats[i].player != ROBO_PLAYER_NONE)
        continue;
      while ((sides & 1u << side) != 0)
        side += 2;
      robo_match_setup_set_seat (table, i, ROBO_PLAYER_KILLBOT, NULL);
      table->seats[i].side = side;
      sides |= 1u << side;
    }
}

/* Arenas of a series */

static gboolean
add_arena (GPtrArray   *arenas,
           RoboLibrary *library,
           const char  *id_or_path)
{
  g_autoptr (RoboProblems) problems = robo_cli_problems_new (id_or_path);
  RoboArena *arena = robo_library_load_arena (library, id_or_path, problems);

  robo_cli_report (problems);
  if (arena != NULL)
    g_ptr_array_add (arenas, arena);

  return arena != NULL;
}

static RoboCliStatus
play_table (const Options *options)
{
  g_autoptr (RoboRuleSet) rule_set = NULL;
  g_autoptr (GPtrArray) arenas = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_arena_unref);
  g_autoptr (RoboLibrary) library = robo_library_new ();
  g_autoptr (RoboMatchSetup) table = NULL;
  RoboCliStatus status;
  /* By default a single match is a training game. A series needs modules, so its default is standard. */
  const char *fallback = options->mode == MODE_MATCH ? "training" : "standard";
  gboolean    is_good = TRUE;

  /* Load the named arenas, or by default the homes of the champions. */
  for (guint i = 0; is_good && options->arenas != NULL && options->arenas[i] != NULL; i++)
    is_good = add_arena (arenas, library, options->arenas[i]);
  for (guint i = 0; is_good && options->arenas == NULL && i < ROBO_N_CHAMPIONS; i++)
    is_good = add_arena (arenas, library, robo_championship_get_arena (i));

  rule_set = robo_cli_load_rules (options->rules != NULL ? options->rules : fallback);
  if (rule_set == NULL || !is_good)
    return ROBO_CLI_REFUSED;

  table = robo_match_setup_new (arenas->pdata[0]);
  robo_cli_set_rules (table, rule_set);
  status = robo_cli_set_seats (&robo_cli_play, table, options->seats);
  if (status != ROBO_CLI_FINE)
    return status;

  if (options->mode == MODE_MATCH)
    return play_games (table, rule_set, options);

  if (options->mode == MODE_CHAMPIONSHIP)
    fill_up (table);
  for (guint64 i = 0; i < options->n_games && status == ROBO_CLI_FINE; i++)
    status = play_series (table, arenas, rule_set, options, i);

  return status;
}

/* Options of the command */

static RoboCliStatus
check_options (Options *options,
               int      argc)
{
  guint n_arenas = options->arenas != NULL ? g_strv_length (options->arenas) : 0;

  if (argc != 1)
    return robo_cli_misused (&robo_cli_play, "%s", _ ("Only options are allowed here. Name an arena with --arena."));

  while (options->mode_id != NULL && strcmp (mode_ids[options->mode], options->mode_id) != 0)
    {
      if (++options->mode == G_N_ELEMENTS (mode_ids))
        return robo_cli_misused (&robo_cli_play,
                                 /* Translators: %s is what the user wrote; leave the words after “Use” as they are. */
                                 _ ("Unknown mode “%s”. Use match, all-arenas or championship."),
                                 options->mode_id);
    }

  if (options->mode == MODE_MATCH && n_arenas == 0)
    return robo_cli_misused (&robo_cli_play, "%s", _ ("Name an arena by its id or file, such as --arena twin-cities."));
  if (options->mode == MODE_MATCH && n_arenas > 1)
    return robo_cli_misused (&robo_cli_play, "%s",
                             _ ("A match is played in one arena. For several, use --mode all-arenas."));
  if (options->mode == MODE_CHAMPIONSHIP && n_arenas > 0)
    return robo_cli_misused (&robo_cli_play, "%s", _ ("A championship has its own arenas. Leave out --arena."));
  if (options->seats == NULL)
    return robo_cli_misused (&robo_cli_play, "%s", _ ("Say who plays, such as --seats human,killbot."));
  if (options->seed != NULL && !robo_cli_parse_number (options->seed, 0, G_MAXUINT64, &options->first_seed))
    return robo_cli_misused (&robo_cli_play, "%s", _ ("The seed must be a number, 0 or more, such as --seed 1."));
  if (options->games != NULL && !robo_cli_parse_number (options->games, 1, MAX_GAMES, &options->n_games))
    return robo_cli_misused (&robo_cli_play, "%s",
                             _ ("Choose 1 to 1000000 games, such as --games 20."));
  if (options->save != NULL && options->n_games != 1)
    return robo_cli_misused (&robo_cli_play, "%s", _ ("A file holds only one game or series. Save them one at a time, each with its own seed."));

  return ROBO_CLI_FINE;
}

static RoboCliStatus
run_play (int    argc,
          char **argv)
{
  g_auto (Options) options = { .first_seed = 1, .n_games = 1 };
  const GOptionEntry entries[] = {
    { "arena", 'a', G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME_ARRAY, &options.arenas,
      N_ ("Arena to play in; for all-arenas, repeat the option for each arena"), N_ ("ID|FILE") },
    { "mode", 'm', G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.mode_id,
      N_ ("What to play: match, all-arenas or championship (match)"), N_ ("MODE") },
    { "rules", 'r', G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &options.rules,
      N_ ("Rules: training, standard, printed, or a file (training; standard in a series)"), N_ ("ID|FILE") },
    { "seats", 's', G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.seats,
      N_ ("Who plays in each seat: human, computer, killbot, none or a player from the ladder (pip, rusty, dash, gizmo, bruno, ada, quill, sable, vega, oracle). computer-pip is the same as pip; human and plain computer play at random. killbot:shield+mines starts with those modules, killbot:none with none, and killbot:chance with two random ones"),
      N_ ("WHO,WHO…") },
    { "seed", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.seed,
      N_ ("Seed of the first game; the same seed gives the same game (1)"), N_ ("N") },
    { "games", 'n', G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.games, N_ ("Number of games or series to play (1)"), N_ ("N") },
    { "save", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &options.save, N_ ("Save the game to this file, or save the series to it with the games beside it"), N_ ("FILE") },
    { NULL },
  };
  RoboCliParse  parse = robo_cli_parse (&robo_cli_play, entries, &argc, &argv);
  RoboCliStatus status;

  if (parse != ROBO_CLI_GO_ON)
    return robo_cli_end (parse);

  status = check_options (&options, argc);

  return status != ROBO_CLI_FINE ? status : play_table (&options);
}

const RoboCliCommand robo_cli_play = {
  .name = "play",
  .summary = N_ ("Plays games automatically and prints a line for each."),
  .run = run_play,
};
