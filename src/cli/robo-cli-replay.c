// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli.h"

#include <stdio.h>

#include <glib/gi18n.h>

#include "files/match/robo-match-file.h"
#include "files/scenario/robo-outcome.h"

/* The command `replay` replays a saved match and verifies its results. */

/* Prints how much of an invalid match can still be played. If `target` is not NULL, writes the playable part there as a
 * new match. Returns FALSE if there is nothing to write, or if writing fails. */
static gboolean
salvage_match (const char *path,
               const char *target)
{
  guint n_rounds;
  g_autoptr (RoboMatchFile) part = robo_match_file_load_part (path, NULL, &n_rounds);
  g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);
  g_autoptr (RoboMatchFile) whole = NULL;
  g_autoptr (RoboBoard) board = NULL;
  g_autoptr (RoboGame) game = NULL;
  g_autoptr (GError) error = NULL;
  RoboSetup setup;

  if (part != NULL && n_rounds > 0)
    /* Translators: %u is the number of a round. */
    robo_cli_message (_ ("Up to the end of round %u, the game matches the saved one."), n_rounds);
  if (target == NULL)
    return TRUE;
  if (part == NULL)
    {
      robo_cli_message ("%s", _ ("No part of the game can be recovered."));
      return FALSE;
    }

  /* Replay the match to restore the events, which the file may have lost. */
  board = robo_board_new (robo_arena_get_plan (part->setup->arena));
  robo_match_setup_fill (part->setup, board, &setup);
  game = robo_match_file_replay (part, &setup, ignored);
  whole = robo_match_file_new (part->setup, game);
  if (robo_match_file_save (whole, target, &error))
    return TRUE;

  robo_cli_message ("%s", error->message);
  return FALSE;
}

static RoboCliStatus
run_replay (int    argc,
            char **argv)
{
  g_autoptr (RoboProblems) problems = NULL;
  g_autoptr (RoboMatchFile) file = NULL;
  g_autofree char   *target = NULL;
  gboolean           with_events = FALSE;
  const GOptionEntry entries[] = {
    { "events", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &with_events, N_ ("Also print everything that happens"), NULL },
    { "salvage", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &target,
      N_ ("If the game is damaged, write the part that can still be played to a new file"),
      N_ ("FILE") },
    { NULL },
  };
  RoboCliParse  parse = robo_cli_parse (&robo_cli_replay, entries, &argc, &argv);
  RoboCliStatus status;

  if (parse != ROBO_CLI_GO_ON)
    return robo_cli_end (parse);
  if (argc != 2)
    return robo_cli_misused (&robo_cli_replay, "%s", _ ("Name one saved game."));

  problems = robo_cli_problems_new (argv[1]);
  file = robo_match_file_load (argv[1], problems);
  if (file != NULL)
    {
      /* Print the results of the valid answers, even if a later answer is not valid. */
      g_autoptr (RoboBoard) board = robo_board_new (robo_arena_get_plan (file->setup->arena));
      g_autoptr (RoboOutcomeWriter) writer = NULL;
      g_autoptr (RoboGame) game = NULL;
      RoboSetup setup;

      robo_match_setup_fill (file->setup, board, &setup);
      game = robo_match_file_replay (file, &setup, problems);

      writer = robo_outcome_writer_new (stdout, FALSE, with_events);
      robo_outcome_writer_add_game (writer, game);
    }
  status = robo_cli_report (problems);
  if (status != ROBO_CLI_FINE && salvage_match (argv[1], target) && target != NULL)
    return ROBO_CLI_FINE;

  return status;
}

const RoboCliCommand robo_cli_replay = {
  .name = "replay",
  .summary = N_ ("Replays a saved game and checks that every round ends as it did before."),
  .arguments = N_ ("MATCH"),
  .run = run_replay,
};
