// SPDX-License-Identifier: GPL-3.0-or-later
// Tests series: played to their end, left in the middle of a match, and with missing matches.
#include <string.h>

#include <glib/gstdio.h>

#include "match/robo-series-list.h"
#include "tests/files/match/series-test.h"
#include "model-test.h"
#include "saver-test.h"

typedef struct
{
  char           *folder;
  RoboMatchSaver *saver;
  RoboSeriesRun  *run;
  const char     *full_names[ROBO_MAX_ROBOTS]; /* full names of the players in the first match, interned */
  guint           n_changes;
} Fixture;

static void
changed_cb (RoboSeriesRun *run,
            gpointer       data)
{
  ((Fixture *)data)->n_changes++;
}

static void
use_run (Fixture       *fixture,
         RoboSeriesRun *run)
{
  g_assert_nonnull (run);
  fixture->run = run;
  g_signal_connect (run, "changed", G_CALLBACK (changed_cb), fixture);
}

static void
begin (Fixture       *fixture,
       RoboSeriesKind kind,
       const char    *players)
{
  g_autoptr (RoboMatchSetup) setup = test_series_setup_new (players, 21);
  g_autoptr (GPtrArray) arenas = test_arenas_new ();
  RoboSeriesFile *file = robo_series_file_new (kind, setup, (RoboArena *const *)arenas->pdata, arenas->len);

  use_run (fixture, robo_series_run_new (file, fixture->folder));
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autofree char *parent = g_dir_make_tmp ("robo-series-XXXXXX", NULL);

  fixture->folder = g_build_filename (parent, "games", NULL);
  fixture->saver = robo_match_saver_new (fixture->folder);
}

static void
empty_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_cmpint (g_unlink (path), ==, 0);
    }
  g_rmdir (folder);
}

static void
flush (Fixture *fixture)
{
  while (robo_match_saver_get_is_saving (fixture->saver))
    g_main_context_iteration (NULL, TRUE);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *parent = g_path_get_dirname (fixture->folder);

  flush (fixture);
  g_assert_finalize_object (fixture->run);
  g_clear_object (&fixture->saver);
  empty_folder (fixture->folder);
  g_rmdir (parent);
  g_free (fixture->folder);
}

/* R11.7: ends the program and loads the series in a new run. */
static void
leave_and_take_up (Fixture *fixture)
{
  g_autofree char *path = g_strdup (robo_series_run_get_path (fixture->run));
  g_autofree char *sentence = NULL;
  g_autofree char *again = NULL;
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  flush (fixture);
  sentence = robo_series_run_dup_sentence (fixture->run);
  robo_match_saver_set_match (fixture->saver, NULL);
  g_assert_finalize_object (fixture->run);
  use_run (fixture, robo_series_run_load (path, problems));
  g_assert_false (robo_problems_has_errors (problems));
  again = robo_series_run_dup_sentence (fixture->run);
  g_assert_cmpstr (again, ==, sentence);
}

/* A player keeps the robot, its name and its figure in all matches of a series. */
static void
assert_same_robots (Fixture   *fixture,
                    RoboMatch *match)
{
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      RoboSeat   *seat = robo_match_get_seat (match, i);
      const char *name = seat != NULL ? g_intern_string (robo_seat_get_full_name (seat)) : NULL;

      if (fixture->full_names[i] == NULL)
        fixture->full_names[i] = name;
      g_assert_cmpstr (name, ==, fixture->full_names[i]);
      if (seat != NULL)
        g_assert_cmpstr (robo_robot_name_get_title (robo_seat_get_colour (seat)), ==, robo_seat_get_robot_name (seat));
    }
}

static RoboMatch *
begin_match (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  RoboMatch       *match = robo_series_run_begin (fixture->run, fixture->saver, &path);

  if (match == NULL)
    {
      match = test_saver_load (fixture->saver, path, NULL, NULL, &error);
      g_assert_no_error (error);
      robo_series_run_resume (fixture->run, match);
    }
  robo_match_set_speed (match, 0);
  robo_match_saver_set_match (fixture->saver, match);
  robo_match_start (match);
  assert_same_robots (fixture, match);

  return match;
}

/* Gives up to n_answers answers, and plays the turns of computers. */
static void
play_match (Fixture *fixture,
            guint    n_answers)
{
  g_autoptr (RoboMatch) match = begin_match (fixture);

  for (guint i = 0; i < n_answers && robo_match_get_question (match); i++)
    test_match_answer (match);
}

static void
answer (Fixture *fixture)
{
  guint8 options[ROBO_MAX_ARENAS];

  robo_series_get_options (robo_series_run_get_series (fixture->run), options);
  g_assert_cmpint (robo_series_run_answer (fixture->run, options[0]), ==, ROBO_REFUSED_NOT);
}

/* Plays the series a few answers at a time. */
static void
play (Fixture *fixture)
{
  guint n_before = 0;

  for (guint i = 0; !robo_series_run_get_is_over (fixture->run); i++)
    {
      if (robo_series_get_status (robo_series_run_get_series (fixture->run)) == ROBO_SERIES_PLAYS)
        play_match (fixture, 25);
      else
        answer (fixture);
      leave_and_take_up (fixture);
      g_assert_cmpuint (i, <, 5000);
      g_assert_cmpuint (fixture->n_changes, >=, n_before);
      n_before = fixture->n_changes;
    }
}

/* Every match can be loaded again and agrees with the result in the series. */
static void
check_games (Fixture *fixture)
{
  guint           n_bouts;
  const RoboBout *bouts = robo_series_get_bouts (robo_series_run_get_series (fixture->run), &n_bouts);

  for (guint i = 0; i < n_bouts; i++)
    {
      g_autofree char *path = robo_series_run_dup_game_path (fixture->run, i);
      g_autoptr (GError) error = NULL;
      g_autoptr (RoboMatch) match = test_saver_load (fixture->saver, path, NULL, NULL, &error);
      RoboMatchStats stats;
      guint          bout;

      g_assert_no_error (error);
      g_assert_true (robo_match_get_is_over (match));
      g_assert_cmpstr (
        robo_arena_get_id (robo_match_get_arena (match)), ==,
        robo_arena_get_id (robo_series_file_get_arena (robo_series_run_get_file (fixture->run), bouts[i].arena)));
      robo_match_count_stats (match, &stats);
      g_assert_cmpuint (stats.winner, ==, bouts[i].winner);
      g_assert_true (robo_series_run_find_game (fixture->run, path, &bout));
      g_assert_cmpuint (bout, ==, i);
    }
}

static void
test_championship (Fixture      *fixture,
                   gconstpointer data)
{
  g_autofree char *sentence = NULL;

  begin (fixture, ROBO_SERIES_CHAMPIONSHIP, data);
  play (fixture);
  check_games (fixture);
  sentence = robo_series_run_dup_sentence (fixture->run);
  g_test_message ("%s", sentence);
  g_assert_true (g_str_has_suffix (sentence, "champion.") || g_str_has_suffix (sentence, "champions."));
}

static void
test_all_arenas (Fixture      *fixture,
                 gconstpointer data)
{
  begin (fixture, ROBO_SERIES_ALL_ARENAS, "h-ck");
  g_assert_cmpstr (robo_series_run_get_title (fixture->run), ==, "All-Arenas Match");
  play (fixture);
  check_games (fixture);
}

/* The program was killed after the last answer of a match, before the series was saved. */
static void
test_missed_result (Fixture      *fixture,
                    gconstpointer data)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  gsize            length;
  guint            n_bouts;

  begin (fixture, ROBO_SERIES_ALL_ARENAS, "hk--");
  path = g_strdup (robo_series_run_get_path (fixture->run));
  play_match (fixture, 3);
  flush (fixture);
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  play_match (fixture, G_MAXUINT);
  flush (fixture);
  g_assert_true (g_file_set_contents (path, text, length, NULL));

  g_assert_finalize_object (fixture->run);
  use_run (fixture, robo_series_run_load (path, problems));
  robo_series_get_bouts (robo_series_run_get_series (fixture->run), &n_bouts);
  g_assert_cmpuint (n_bouts, ==, 1);
}

/* A match whose file is missing starts anew. A match with a damaged file does so only on request. */
static void
test_lost_match (Fixture      *fixture,
                 gconstpointer data)
{
  g_autofree char *path = NULL;
  g_autoptr (RoboMatch) match = NULL;
  g_autofree char *begun = NULL;

  begin (fixture, ROBO_SERIES_ALL_ARENAS, "hk--");
  play_match (fixture, 9);
  leave_and_take_up (fixture);
  path = robo_series_run_dup_game_path (fixture->run, 0);
  g_assert_cmpint (g_unlink (path), ==, 0);
  play_match (fixture, 5);
  leave_and_take_up (fixture);

  g_free (path);
  path = robo_series_run_dup_game_path (fixture->run, 0);
  g_assert_true (g_file_set_contents (path, "<match/>", -1, NULL));
  g_assert_null (robo_series_run_begin (fixture->run, fixture->saver, &begun));
  g_assert_cmpstr (begun, ==, path);
  match = robo_series_run_begin_again (fixture->run, fixture->saver);
  g_assert_nonnull (match);
  g_assert_false (robo_series_run_find_game (fixture->run, path, NULL));
}

static void
flushed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      is_done)
{
  g_assert_true (robo_match_saver_flush_finish (ROBO_MATCH_SAVER (source), result, NULL));
  *(gboolean *)is_done = TRUE;
}

/* A failed write is repeated as soon as it is possible, even if the series does not go on. */
static void
test_room_again (Fixture      *fixture,
                 gconstpointer data)
{
  g_autofree char *trouble = NULL;
  g_autofree char *path = NULL;
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  gboolean is_done = FALSE;

  begin (fixture, ROBO_SERIES_CHAMPIONSHIP, "hhkk");
  path = g_strdup (robo_series_run_get_path (fixture->run));
  robo_series_run_set_saver (fixture->run, fixture->saver);
  /* A file in the place of the folder makes every write fail, even for root. */
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_assert_true (g_file_set_contents (fixture->folder, "", 0, NULL));
  answer (fixture);
  flush (fixture);
  g_object_get (fixture->saver, "trouble", &trouble, NULL);
  g_assert_cmpstr (trouble, ==,
                   "The game couldn’t be saved because there’s a file where the games folder should be. Rename the "
                   "file, then try again.");

  g_assert_cmpint (g_unlink (fixture->folder), ==, 0);
  robo_match_saver_flush_async (fixture->saver, NULL, flushed_cb, &is_done);
  while (!is_done)
    g_main_context_iteration (NULL, TRUE);
  g_assert_finalize_object (fixture->run);
  use_run (fixture, robo_series_run_load (path, problems));
  g_assert_false (robo_problems_has_errors (problems));
  g_clear_pointer (&trouble, g_free);
  g_object_get (fixture->saver, "trouble", &trouble, NULL);
  g_assert_null (trouble);
}

static void
wait_for_items (GListModel *model)
{
  while (g_list_model_get_n_items (model) == 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_list (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (RoboSeriesList) list = NULL;
  g_autofree char *game = NULL;
  RoboSeriesRun   *found;
  g_autoptr (RoboSeriesRun) kept = NULL;

  begin (fixture, ROBO_SERIES_ALL_ARENAS, "hk--");
  play_match (fixture, 1);
  flush (fixture);
  game = robo_series_run_dup_game_path (fixture->run, 0);

  list = robo_series_list_new (fixture->folder);
  wait_for_items (G_LIST_MODEL (list));
  found = robo_series_list_find_game (list, game);
  g_assert_nonnull (found);
  g_assert_cmpstr (robo_series_run_get_path (found), ==, robo_series_run_get_path (fixture->run));
  g_assert_true (robo_series_list_find (list, robo_series_run_get_path (found)) == found);
  robo_series_list_add (list, fixture->run);
  robo_series_list_add (list, found);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 2);

  kept = g_object_ref (found);
  robo_series_list_discard (list, found);
  robo_series_list_discard (list, fixture->run);
  flush (fixture);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 0);
  g_assert_false (g_file_test (robo_series_run_get_path (fixture->run), G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (game, G_FILE_TEST_EXISTS));
}

/* The list leaves no series out, however many newer series there are. */
static void
test_many_listed (Fixture      *fixture,
                  gconstpointer data)
{
  g_autoptr (RoboSeriesList) list = NULL;
  g_autofree char *contents = NULL;
  gsize            length;

  begin (fixture, ROBO_SERIES_CHAMPIONSHIP, "hhkk");
  answer (fixture);
  g_assert_true (g_file_get_contents (robo_series_run_get_path (fixture->run), &contents, &length, NULL));
  for (guint i = 1; i < 30; i++)
    {
      g_autofree char *name = g_strdup_printf ("cup-%u" ROBO_SERIES_SUFFIX, i);
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      g_assert_true (g_file_set_contents (path, contents, (gssize)length, NULL));
    }
  list = robo_series_list_new (fixture->folder);
  while (g_list_model_get_n_items (G_LIST_MODEL (list)) < 30)
    g_main_context_iteration (NULL, TRUE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/match/series-run/R11.5/championship-of-computers-and-killbots-ends-with-a-champion",
              Fixture, "cckk", set_up, test_championship, tear_down);
  g_test_add ("/match/series-run/R11.5/championship-of-people-and-killbots-ends-with-a-champion",
              Fixture, "hhkk", set_up, test_championship, tear_down);
  g_test_add ("/match/series-run/R11.6/all-arenas-match-keeps-every-finished-game",
              Fixture, NULL, set_up, test_all_arenas, tear_down);
  g_test_add ("/match/series-run/R11.7/result-lost-when-the-program-was-killed-is-added",
              Fixture, NULL, set_up, test_missed_result, tear_down);
  g_test_add ("/match/series-run/R11.7/match-without-its-file-starts-again",
              Fixture, NULL, set_up, test_lost_match, tear_down);
  g_test_add ("/match/series-run/R11.7/failed-write-is-repeated", Fixture, NULL, set_up, test_room_again, tear_down);
  g_test_add ("/match/series-run/list/finds-the-series-of-a-game", Fixture, NULL, set_up, test_list, tear_down);
  g_test_add ("/match/series-run/list/has-all-of-thirty-series", Fixture, NULL, set_up, test_many_listed, tear_down);

  return g_test_run ();
}
