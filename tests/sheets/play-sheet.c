// SPDX-License-Identifier: GPL-3.0-or-later
// Prints the texts of files that are played, in the language of the environment, for people to read: not a
// test. For a match or a scenario it prints every line of the log with its notes and reasons; for a puzzle the
// task and hints; for a series the standings. Without files it plays random games. It prints each text once.
#include "config.h"

#include "ai/robo-puzzles.h"
#include "documents/robo-puzzle-check.h"
#include "files/match/robo-series-file.h"
#include "files/robo-validate.h"
#include "files/scenario/robo-position.h"
#include "files/xml/robo-xml.h"
#include "match/learning/robo-diagram.h"
#include "match/learning/robo-puzzle-run.h"
#include "match/robo-match-load.h"
#include "match/robo-series-words.h"

#include "tests/match/model-test.h"
#include "tests/properties.h"

#include "sheet-words.h"

static GHashTable *printed;

static void
print_new (const char *indent,
           const char *text)
{
  if (text != NULL && text[0] != '\0' && g_hash_table_add (printed, g_strdup (text)))
    g_print ("%s%s\n", indent, text);
}

static void
take (const char *indent,
      char       *text)
{
  g_autofree char *owned = text;

  print_new (indent, owned);
}

static void
print_match (RoboMatch *match)
{
  GListModel      *log = robo_match_get_log (match);
  g_autofree char *notice = NULL;

  g_object_get (match, "notice", &notice, NULL);
  print_new ("  ", notice);
  print_new ("  ", robo_match_get_branch_refusal (match));
  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (RoboLogItem) item = g_list_model_get_item (log, i);

      take ("  ", robo_log_item_dup_lead (item));
      print_new ("  ", robo_log_item_get_text (item));
      take ("    spoken: ", robo_log_item_dup_spoken (item));
      print_new ("    note: ", robo_log_item_get_note (item));
    }
  for (guint i = 0; i < robo_match_get_n_events (match); i++)
    {
      g_autoptr (RoboLogReason) reason = robo_match_explain (match, i);

      print_new ("    why: ", reason->summary);
      print_new ("    rule: ", reason->rule);
    }
}

static void
start_at_once (RoboMatch *match)
{
  robo_match_set_speed (match, 0);
  robo_match_start (match);
}

static void
print_match_file (const char *path)
{
  g_autofree char *folder = g_dir_make_tmp ("robodrome-play-sheet-XXXXXX", NULL);
  g_autoptr (RoboMatchSaver) saver = robo_match_saver_new (folder);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (RoboMatch) match = NULL;
  g_autoptr (GError) error = NULL;

  robo_match_load_async (path, NULL, sheet_keep_cb, &result);
  match = robo_match_load_finish (sheet_await (&result), saver, NULL, NULL, &error);
  if (match != NULL)
    print_match (match);
  else
    print_new ("  ", error->message);
}

static void
print_scenarios (GBytes *bytes)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GPtrArray) positions = robo_position_load_each (bytes, problems);

  for (guint i = 0; i < positions->len; i++)
    {
      g_autoptr (RoboDiagram) diagram = robo_diagram_new (positions->pdata[i], NULL);
      g_autoptr (RoboMatch) match = NULL;

      take ("  ", robo_position_check (positions->pdata[i]));
      if (!robo_diagram_get_can_play (diagram))
        continue;
      match = robo_diagram_create_match (diagram);
      start_at_once (match);
      print_match (match);
    }
}

static void
print_puzzle (const char *path)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (path);
  g_autoptr (RoboPuzzle) puzzle = robo_puzzle_load_file (path, problems);
  g_autoptr (RoboExerciseRun) run = NULL;
  RoboSolution solution;

  if (puzzle == NULL)
    return;

  robo_puzzles_solve (puzzle, NULL, &solution);
  run = robo_puzzle_run_new (puzzle, NULL, path, NULL, &solution);
  print_new ("  ", robo_exercise_run_get_text (run));
  while (property_boolean (run, "can-hint"))
    {
      robo_puzzle_run_hint (ROBO_PUZZLE_RUN (run));
      print_new ("  ", robo_exercise_run_get_text (run));
    }
  if (solution.n_solutions == 0)
    return;

  robo_exercise_run_show_solution (run);
  start_at_once (robo_exercise_run_get_match (run));
  print_new ("  ", robo_exercise_run_get_text (run));
  robo_exercise_run_restart (run);
  start_at_once (robo_exercise_run_get_match (run));
  robo_match_answer (robo_exercise_run_get_match (run), robo_program_pack (&solution.program));
  print_new ("  ", robo_exercise_run_get_text (run));
}

/* The check takes long, so it runs only for files with one position. */
static void
print_checks (GBytes *bytes)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GPtrArray) positions = robo_position_load_each (bytes, problems);
  g_autoptr (GArray) tasks = NULL;

  if (positions->len != 1)
    return;

  tasks = robo_puzzle_list_tasks (positions->pdata[0], 0);
  for (guint i = 0; i < tasks->len; i++)
    {
      g_autoptr (GAsyncResult) result = NULL;
      g_autoptr (RoboPuzzleCheck) check = NULL;
      g_autoptr (GError) error = NULL;

      robo_puzzle_check_async (positions->pdata[0], &g_array_index (tasks, RoboTask, i), NULL, sheet_keep_cb, &result);
      check = robo_puzzle_check_finish (sheet_await (&result), &error);
      print_new ("  ", check != NULL ? check->sentence : error->message);
    }
}

static void
print_series (const char *path)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (path);
  g_autoptr (RoboSeriesFile) file = robo_series_file_load (path, problems);
  guint n_bouts;

  if (file == NULL)
    return;

  take ("  ", robo_series_file_dup_sentence (file));
  robo_series_get_bouts (robo_series_file_get_series (file), &n_bouts);
  for (guint i = 0; i < n_bouts; i++)
    take ("  ", robo_series_file_dup_bout_sentence (file, i));
}

static void
print_file (const char *path)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (path);
  g_autoptr (GBytes) bytes = robo_xml_load_file (path, ROBO_XML_MAX_CONTAINER_SIZE, problems);
  g_autofree char *name = g_path_get_basename (path);

  sheet_head (name);
  switch (robo_file_find_kind (path, problems))
    {
    case ROBO_FILE_MATCH:
      print_match_file (path);
      break;
    case ROBO_FILE_SCENARIO:
      print_scenarios (bytes);
      print_checks (bytes);
      break;
    case ROBO_FILE_PUZZLE:
      print_puzzle (path);
      break;
    case ROBO_FILE_SERIES:
      print_series (path);
      break;
    case ROBO_FILE_UNKNOWN:
    case ROBO_FILE_ARENA:
    case ROBO_FILE_MODULES:
    case ROBO_FILE_RULES:
    case ROBO_FILE_LESSON:
    case ROBO_FILE_HELP:
      break;
    }
}

/* Anna has standing answers for as many questions as possible. */
static void
print_random_game (const char *players,
                   guint64     seed)
{
  g_autoptr (RoboMatch) match = test_match_new_with_modules (players, seed);
  const RoboCards         *cards = robo_match_get_game_setup (match)->cards;
  const RoboStandingAnswer no = { ROBO_STANDING_ALWAYS, 0 };

  g_print ("\n[%s, %u]\n", players, (guint)seed);
  for (guint kind = 0; kind < ROBO_N_QUESTION_KINDS; kind++)
    for (guint card = 0; robo_standing_answers_can_have (kind) && card < cards->n_cards; card++)
      robo_standing_answers_set (robo_match_get_standing_answers (match), 0, kind, card, &no);
  robo_match_start (match);
  print_new ("  ", robo_match_get_branch_refusal (match));
  test_match_play (match, 12);
  print_match (match);
}

int
main (int   argc,
      char *argv[])
{
  sheet_speak ();
  printed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int i = 1; i < argc; i++)
    print_file (argv[i]);
  if (argc < 2)
    for (guint seed = 1; seed <= 6; seed++)
      print_random_game (seed % 2 == 0 ? "hhkk" : "hkc-", seed);
  g_hash_table_unref (printed);

  return 0;
}
