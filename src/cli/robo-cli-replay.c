// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli.h"

#include <stdio.h>

#include <glib/gi18n.h>

#include "files/match/robo-match-file.h"
#include "files/scenario/robo-outcome.h"

/* replay: plays a saved match again and sees that it is still the same. */

/* What came of the answers that fit is printed even if a later one does not. */
static void
replay_file (const RoboMatchFile *file,
             gboolean             with_events,
             RoboProblems        *problems)
{
  g_autoptr (RoboBoard) board = robo_board_new (robo_arena_get_plan (file->setup->arena));
  g_autoptr (RoboOutcomeWriter) writer = NULL;
  g_autoptr (RoboGame) game = NULL;
  RoboSetup setup;

  robo_match_setup_fill (file->setup, board, &setup);
  game = robo_match_file_replay (file, &setup, problems);

  writer = robo_outcome_writer_new (stdout, FALSE, with_events);
  robo_outcome_writer_add_game (writer, game);
}

static RoboCliStatus
run_replay (int    argc,
            char **argv)
{
  g_autoptr (RoboProblems) problems = NULL;
  g_autoptr (RoboMatchFile) file = NULL;
  gboolean           with_events = FALSE;
  const GOptionEntry entries[] = {
    { "events", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &with_events, N_ ("Print everything that happens, too"), NULL },
    { NULL },
  };
  RoboCliParse  parse = robo_cli_parse (&robo_cli_replay, entries, &argc, &argv);
  RoboCliStatus status;

  if (parse != ROBO_CLI_GO_ON)
    return robo_cli_end (parse);
  if (argc != 2)
    return robo_cli_misused (&robo_cli_replay, "%s", _ ("Give one saved match."));

  problems = robo_cli_problems_new (argv[1]);
  file = robo_match_file_load (argv[1], problems);
  if (file != NULL)
    replay_file (file, with_events, problems);
  status = robo_cli_report (problems);
  if (status != ROBO_CLI_FINE)
    {
      guint n_rounds;
      g_autoptr (RoboMatchFile) part = robo_match_file_load_part (argv[1], &n_rounds);

      /* How much of a match that is not right can still be played. */
      if (part != NULL && n_rounds > 0)
        /* Translators: %u counts rounds */
        robo_cli_message (_ ("Up to the end of round %u the game is as it was saved."), n_rounds);
    }

  return status;
}

const RoboCliCommand robo_cli_replay = {
  .name = "replay",
  .summary = N_ ("Plays a saved match again and checks that every round ends as it did."),
  .arguments = N_ ("MATCH"),
  .run = run_replay,
};
