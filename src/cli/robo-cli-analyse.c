// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli-analyse.h"

#include <stdio.h>
#include <unistd.h>

#include <glib/gi18n.h>

#include "files/match/robo-match-problems.h"

/* The command `analyse` reviews a saved match, and prints the quality of each program and the luck. */

static const char *const formats[] = { "text", "xml", "json", NULL };

static const char *const effort_ids[ROBO_N_REVIEW_EFFORTS] = { "quick", "normal", "thorough" };

typedef struct
{
  char            *seats_text;
  char            *effort_text;
  char            *threads_text;
  char            *format;
  guint            seats;
  RoboReviewEffort effort;
  guint64          threads;
} Options;

static void
clear_options (Options *options)
{
  g_free (options->seats_text);
  g_free (options->effort_text);
  g_free (options->threads_text);
  g_free (options->format);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, clear_options)

/* Prints the progress, but only on a terminal. */
static void
print_progress (guint per_cent,
                char  end)
{
  if (!isatty (STDERR_FILENO))
    return;

  /* Translators: %u is how much of the review is done, in percent. */
  g_printerr (_ ("Reviewing the game: %u%%"), per_cent);
  /* Don't use robo_cli_message(), which would quote the last character, a control character. */
  fputc (end, stderr);
}

static gboolean
progress_cb (guint    n_done,
             guint    n_parts,
             gpointer data)
{
  print_progress (100 * n_done / n_parts, '\r');

  return TRUE;
}

static RoboCliStatus
analyse_file (const char *path,
              Options    *options)
{
  g_autoptr (RoboProblems) problems = robo_cli_problems_new (path);
  g_autoptr (RoboMatchFile) file = robo_match_file_load (path, problems);
  g_autoptr (RoboBoard) board = NULL;
  g_autoptr (RoboReview) review = NULL;
  RoboReviewJob   job;
  RoboCliAnalysis analysis;
  RoboSetup       setup;
  guint           operators = 0;

  if (file == NULL)
    return robo_cli_report (problems);

  board = robo_board_new (robo_arena_get_plan (file->setup->arena));
  robo_match_setup_fill (file->setup, board, &setup);
  robo_game_free (robo_match_file_replay (file, &setup, problems));
  if (robo_cli_report (problems) != ROBO_CLI_FINE)
    return ROBO_CLI_REFUSED;
  if (robo_problems_has (problems, ROBO_PROBLEM_RULINGS))
    {
      robo_cli_message ("%s", _ ("This game was played under a different interpretation of the rules, so it can’t be analyzed."));
      return ROBO_CLI_REFUSED;
    }

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    operators |= setup.seats[seat].kind == ROBO_SEAT_OPERATOR ? 1u << seat : 0;
  if (options->seats == 0)
    options->seats = operators;
  if ((options->seats & ~operators) != 0)
    return robo_cli_misused (&robo_cli_analyse, "%s", _ ("Choose only the seats of people and computers. KillBots and empty seats don’t have programs to review."));

  job = (RoboReviewJob){
    .setup = setup,
    .seed = file->setup->seed,
    .records = (const RoboRecord *)(gconstpointer)file->records->data,
    .n_records = file->records->len,
    .seats = options->seats,
    .effort = options->effort,
    .n_threads = (guint)options->threads,
    .progress = progress_cb,
  };
  review = robo_review_new (&job);
  if (review->n_rounds == 0)
    {
      robo_cli_message ("%s", _ ("No round was finished, so there’s nothing to review."));
      return ROBO_CLI_REFUSED;
    }
  /* Another thread may have done the last part, so report the end here. */
  print_progress (100, '\n');
  analysis = (RoboCliAnalysis){ file->setup, review, options->seats, effort_ids[options->effort] };
  if (g_strcmp0 (options->format, "xml") == 0)
    robo_cli_analyse_print_xml (&analysis);
  else if (g_strcmp0 (options->format, "json") == 0)
    robo_cli_analyse_print_json (&analysis);
  else
    robo_cli_analyse_print_text (&analysis);

  return ROBO_CLI_FINE;
}

static gboolean
parse_seats (Options *options)
{
  g_auto (GStrv) words = g_strsplit (options->seats_text, ",", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      guint64 number;

      if (!robo_cli_parse_number (words[i], 1, ROBO_MAX_ROBOTS, &number))
        return FALSE;
      options->seats |= 1u << (number - 1);
    }

  return TRUE;
}

static RoboCliStatus
check_options (Options *options,
               int      argc)
{
  guint effort = options->effort;

  if (options->effort_text != NULL)
    for (effort = 0; effort < ROBO_N_REVIEW_EFFORTS; effort++)
      if (g_str_equal (options->effort_text, effort_ids[effort]))
        break;
  if (argc != 2)
    return robo_cli_misused (&robo_cli_analyse, "%s", _ ("Name one saved game."));
  if (options->seats_text != NULL && !parse_seats (options))
    return robo_cli_misused (&robo_cli_analyse, "%s", _ ("Seats are numbers from 1 to 4, such as --seat 1 or --seat 1,3."));
  if (effort == ROBO_N_REVIEW_EFFORTS)
    return robo_cli_misused (&robo_cli_analyse,
                             /* Translators: %s is what the user wrote; leave the words after “Use” as they are. */
                             _ ("Unknown effort “%s”. Use quick, normal or thorough."), options->effort_text);
  if (options->format != NULL && !g_strv_contains (formats, options->format))
    return robo_cli_misused (&robo_cli_analyse,
                             /* Translators: %s is what the user wrote; leave the words after “Use” as they are. */
                             _ ("Unknown format “%s”. Use text, xml or json."), options->format);
  if (options->threads_text != NULL &&
      !robo_cli_parse_number (options->threads_text, 1, ROBO_SEARCH_MAX_THREADS, &options->threads))
    return robo_cli_misused (&robo_cli_analyse, "%s", _ ("Choose 1 to 8 threads, such as --threads 2."));
  options->effort = (RoboReviewEffort)effort;

  return ROBO_CLI_FINE;
}

static RoboCliStatus
run_analyse (int    argc,
             char **argv)
{
  g_auto (Options) options = { .effort = ROBO_REVIEW_NORMAL };
  const GOptionEntry entries[] = {
    { "seat", 's', G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.seats_text,
      N_ ("Seats to review, such as 1 or 1,3 (those of people and computers)"), N_ ("N,N…") },
    { "effort", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.effort_text,
      N_ ("Effort: quick, normal or thorough (normal)"), N_ ("EFFORT") },
    { "format", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.format, N_ ("text, xml or json (text)"), N_ ("FORMAT") },
    { "threads", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.threads_text,
      N_ ("How many processors to use (all); this doesn’t affect the result"), N_ ("N") },
    { NULL },
  };
  RoboCliParse  parse = robo_cli_parse (&robo_cli_analyse, entries, &argc, &argv);
  RoboCliStatus status;

  if (parse != ROBO_CLI_GO_ON)
    return robo_cli_end (parse);

  status = check_options (&options, argc);

  return status != ROBO_CLI_FINE ? status : analyse_file (argv[1], &options);
}

const RoboCliCommand robo_cli_analyse = {
  .name = "analyse",
  .summary = N_ ("Rates each program of a saved game and separates skill from luck."),
  .arguments = N_ ("MATCH"),
  .run = run_analyse,
};
