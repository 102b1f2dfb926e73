// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli.h"

#include <string.h>

#include <glib/gi18n.h>

#include "ai/robo-random-operator.h"
#include "content/robo-library.h"
#include "content/robo-match-file.h"

/* play: games without a display, in which automatic operators do anything legal. */

/* Nobody plays as long; it only keeps a game that cannot end from going on for ever. */
#define MAX_ROUNDS 10000
#define MAX_GAMES  1000000

typedef struct
{
  char   *arena;
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
  g_free (options->seats);
  g_free (options->seed);
  g_free (options->games);
  g_free (options->save);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, clear_options)

/* Who plays */

/* Each takes the next side that has starting spaces, in the order of the set-up. */
static gboolean
take_side (RoboMatchSetup *setup,
           guint           seat,
           guint          *n_tried)
{
  static const RoboDir order[] = { ROBO_DIR_S, ROBO_DIR_N, ROBO_DIR_E, ROBO_DIR_W };
  const RoboPlan      *plan = robo_arena_get_plan (setup->arena);

  while (*n_tried < G_N_ELEMENTS (order))
    {
      RoboDir side = order[(*n_tried)++];

      for (guint i = 0; i < plan->n_starts; i++)
        {
          if (plan->starts[i].side == side)
            {
              setup->seats[seat].side = side;
              return TRUE;
            }
        }
    }

  return FALSE;
}

static RoboCliStatus
fill_seat (RoboMatchSetup *setup,
           guint           seat,
           const char     *word,
           guint          *n_tried)
{
  RoboPlayer player;

  if (seat == ROBO_MAX_ROBOTS)
    return robo_cli_misused (&robo_cli_play, "%s", _ ("There are more than four seats. Name four at most."));
  if (!robo_player_from_id (word, &player))
    return robo_cli_misused (&robo_cli_play,
                             /* Translators: %s is what somebody wrote; leave the other words as they are. */
                             _ ("Nobody called “%s” can play. A seat is human, computer, killbot or none."), word);

  robo_match_setup_set_seat (setup, seat, player, NULL);
  if (player != ROBO_PLAYER_NONE && !take_side (setup, seat, n_tried))
    return robo_cli_misused (&robo_cli_play, "%s",
                             _ ("The arena has starting spaces on fewer sides than there are robots. Name fewer."));

  return ROBO_CLI_FINE;
}

static RoboCliStatus
fill_seats (RoboMatchSetup *setup,
            const char     *seats)
{
  g_auto (GStrv) words = g_strsplit (seats, ",", -1);
  guint n_tried = 0;

  for (guint seat = 0; words[seat] != NULL; seat++)
    {
      RoboCliStatus status = fill_seat (setup, seat, g_strstrip (words[seat]), &n_tried);

      if (status != ROBO_CLI_FINE)
        return status;
    }

  return ROBO_CLI_FINE;
}

/* A game */

static char *
dup_winner (guint winner)
{
  if (winner == ROBO_NO_WINNER)
    return g_strdup ("nobody wins");
  if (winner == ROBO_WINNER_SQUAD)
    return g_strdup ("the squad wins");

  return g_strdup_printf ("seat %u wins", winner + 1);
}

static char *
dup_points (const RoboState *state)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (state->robots[seat].kind != ROBO_SEAT_EMPTY)
        g_string_append_printf (text, "%s%u:%u", text->len > 0 ? " " : "", seat + 1, state->robots[seat].vp);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* A result, and so never translated. */
static void
print_game (guint64         index,
            guint64         seed,
            const RoboGame *game)
{
  const RoboState *state = robo_game_get_state (game);
  g_autofree char *winner = dup_winner (state->winner);
  g_autofree char *points = dup_points (state);

  g_print ("game %" G_GUINT64_FORMAT ": seed %" G_GUINT64_FORMAT ", %u rounds, %s, VP %s\n", index, seed, state->round,
           winner, points);
}

static void
play_to_end (RoboGame *game)
{
  RoboGameStatus status;

  do
    status = robo_game_advance (game);
  while (status != ROBO_GAME_OVER && robo_game_get_state (game)->round <= MAX_ROUNDS);
}

static RoboCliStatus
save (RoboMatchSetup *match,
      const RoboGame *game,
      guint64         seed,
      const char     *path)
{
  g_autoptr (RoboMatchFile) file = NULL;
  g_autoptr (GError) error = NULL;

  match->seed = seed;
  file = robo_match_file_new (match, game);
  if (robo_match_file_save (file, path, &error))
    return ROBO_CLI_FINE;

  robo_cli_message ("robodrome-cli play: %s", error->message);
  return ROBO_CLI_REFUSED;
}

/* Each game has the seed after that of the one before it, so that any of them can be played alone. Only what is
 * saved keeps a list of all that happens. */
static RoboCliStatus
play_game (RoboMatchSetup  *match,
           const RoboSetup *setup,
           const Options   *options,
           guint64          index)
{
  guint64       seed = options->first_seed + index;
  RoboGameFlags flags = ROBO_GAME_KEEP_EVENTS | ROBO_GAME_KEEP_STATES | ROBO_GAME_KEEP_ANSWERS;
  g_autoptr (RoboGame) game = robo_game_new (setup, seed, options->save != NULL ? flags : ROBO_GAME_KEEP_NOTHING);
  RoboRandomOperator operator;

  robo_random_operator_init (&operator, seed);
  robo_game_set_policy (game, robo_random_operator_reply, &operator);
  play_to_end (game);
  print_game (index + 1, seed, game);

  return options->save != NULL ? save (match, game, seed, options->save) : ROBO_CLI_FINE;
}

static RoboCliStatus
play_in (RoboArena     *arena,
         const Options *options)
{
  g_autoptr (RoboMatchSetup) match = robo_match_setup_new (arena);
  g_autoptr (RoboBoard) board = robo_board_new (robo_arena_get_plan (arena));
  RoboCliStatus status = fill_seats (match, options->seats);
  const char   *objection;
  RoboSetup     setup;

  if (status != ROBO_CLI_FINE)
    return status;

  objection = robo_match_setup_check (match);
  if (objection != NULL)
    return robo_cli_misused (&robo_cli_play, "%s", objection);

  robo_match_setup_fill (match, board, &setup);
  for (guint64 i = 0; i < options->n_games && status == ROBO_CLI_FINE; i++)
    status = play_game (match, &setup, options, i);

  return status;
}

static RoboCliStatus
play (const Options *options)
{
  g_autoptr (RoboLibrary) library = robo_library_new ();
  g_autoptr (RoboProblems) problems = robo_cli_problems_new (options->arena);
  g_autoptr (RoboArena) arena = robo_library_load_arena (library, options->arena, problems);

  robo_cli_report (problems);
  if (arena == NULL)
    return ROBO_CLI_REFUSED;

  return play_in (arena, options);
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
    { "seats", 's', G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.seats,
      N_ ("Who plays: human, computer, killbot or none for each seat; human ones too are played by chance"),
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
  .summary = N_ ("Plays training games by chance, and prints a line for each."),
  .run = run,
};
