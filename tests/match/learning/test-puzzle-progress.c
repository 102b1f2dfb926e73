// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the progress with puzzles, the texts of their tasks, and the list of puzzles.
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "match/learning/robo-puzzle-clock.h"
#include "match/learning/robo-puzzle-offer.h"
#include "match/learning/robo-puzzle-progress.h"
#include "match/learning/robo-puzzle-run.h"
#include "match/learning/robo-puzzle-shelf.h"
#include "match/learning/robo-puzzle-words.h"

static void
add (GVariant  **progress,
     const char *id,
     guint       n_tries,
     gboolean    was_daily)
{
  const RoboPuzzleRecord record = { n_tries, was_daily };
  GVariant              *after = g_variant_ref_sink (robo_puzzle_progress_add (*progress, id, &record));

  g_variant_unref (*progress);
  *progress = after;
}

static void
test_progress (void)
{
  GVariant        *progress = g_variant_ref_sink (g_variant_new ("a{su}", NULL));
  RoboPuzzleRecord record;

  g_assert_false (robo_puzzle_progress_find (progress, "a", &record));
  add (&progress, "a", 3, TRUE);
  add (&progress, "b", 0, FALSE);
  g_assert_true (robo_puzzle_progress_find (progress, "a", &record));
  g_assert_cmpuint (record.n_tries, ==, 3);
  g_assert_true (record.was_daily);
  g_assert_true (robo_puzzle_progress_find (progress, "b", &record));
  g_assert_cmpuint (record.n_tries, ==, 0);
  g_assert_false (record.was_daily);

  /* The first record is kept. */
  add (&progress, "b", 1, TRUE);
  g_assert_true (robo_puzzle_progress_find (progress, "b", &record));
  g_assert_cmpuint (record.n_tries, ==, 0);
  g_assert_cmpuint (g_variant_n_children (progress), ==, 2);
  g_variant_unref (progress);
}

static void
test_streak (void)
{
  GVariant *progress = g_variant_ref_sink (g_variant_new ("a{su}", NULL));
  GDate     day;

  g_assert_true (robo_puzzles_parse_day ("2026-03-02", &day));
  g_assert_cmpuint (robo_puzzle_progress_get_streak (progress, &day), ==, 0);
  add (&progress, "2026-02-27", 2, TRUE);
  add (&progress, "2026-02-28", 1, TRUE);
  g_assert_cmpuint (robo_puzzle_progress_get_streak (progress, &day), ==, 0);
  add (&progress, "2026-03-01", 1, TRUE);
  /* Today's puzzle need not be solved yet. */
  g_assert_cmpuint (robo_puzzle_progress_get_streak (progress, &day), ==, 3);
  add (&progress, "2026-03-02", 9, TRUE);
  g_assert_cmpuint (robo_puzzle_progress_get_streak (progress, &day), ==, 4);
  /* A puzzle that was solved on a later day does not count, and neither does a puzzle whose solution was shown. */
  add (&progress, "2026-02-26", 1, FALSE);
  add (&progress, "2026-03-03", 0, TRUE);
  g_assert_cmpuint (robo_puzzle_progress_get_streak (progress, &day), ==, 4);
  g_date_add_days (&day, 2);
  g_assert_cmpuint (robo_puzzle_progress_get_streak (progress, &day), ==, 0);
  g_variant_unref (progress);
}

static void
assert_streak (GVariant   *progress,
               const char *today,
               guint       n_days)
{
  GDate day;

  g_assert_true (robo_puzzles_parse_day (today, &day));
  g_assert_cmpuint (robo_puzzle_progress_get_streak (progress, &day), ==, n_days);
}

/* The puzzle of a day that was missed is solved with a clock that was set back. */
static void
test_clock_back (void)
{
  GVariant *progress = g_variant_ref_sink (g_variant_new ("a{su}", NULL));

  add (&progress, "2026-03-01", 1, TRUE);
  add (&progress, "2026-03-02", 1, TRUE);
  add (&progress, "2026-03-04", 1, TRUE);
  assert_streak (progress, "2026-03-04", 1);
  add (&progress, "2026-03-03", 1, TRUE);
  assert_streak (progress, "2026-03-03", 2);
  assert_streak (progress, "2026-03-04", 1);
  add (&progress, "2026-03-05", 1, TRUE);
  assert_streak (progress, "2026-03-05", 2);
  g_variant_unref (progress);
}

/* The clock was ahead once. Neither the days before nor those after are lost, and the puzzle that was solved too early
 * can be solved again when its day comes. */
static void
test_clock_forward (void)
{
  GVariant        *progress = g_variant_ref_sink (g_variant_new ("a{su}", NULL));
  RoboPuzzleRecord record;

  add (&progress, "2026-03-01", 1, TRUE);
  add (&progress, "2026-03-02", 1, TRUE);
  add (&progress, "2026-03-06", 4, TRUE);
  assert_streak (progress, "2026-03-06", 1);
  assert_streak (progress, "2026-03-02", 2);
  add (&progress, "2026-03-03", 1, TRUE);
  add (&progress, "2026-03-04", 1, TRUE);
  assert_streak (progress, "2026-03-04", 4);
  add (&progress, "2026-03-05", 1, TRUE);
  assert_streak (progress, "2026-03-06", 5);
  add (&progress, "2026-03-06", 1, TRUE);
  assert_streak (progress, "2026-03-06", 6);
  g_assert_true (robo_puzzle_progress_find (progress, "2026-03-06", &record));
  g_assert_cmpuint (record.n_tries, ==, 4);
  g_variant_unref (progress);
}

/* With a clock that is ahead, today's puzzle is in the list of earlier ones. */
static void
test_early_as_earlier (void)
{
  GVariant *progress = g_variant_ref_sink (g_variant_new ("a{su}", NULL));

  add (&progress, "2026-03-01", 1, TRUE);
  add (&progress, "2026-03-02", 2, FALSE);
  assert_streak (progress, "2026-03-02", 1);
  add (&progress, "2026-03-02", 1, TRUE);
  assert_streak (progress, "2026-03-02", 2);
  g_variant_unref (progress);
}

#define DAY_SECONDS G_GINT64_CONSTANT (86400)
#define NOON        (G_GINT64_CONSTANT (20515) * DAY_SECONDS + DAY_SECONDS / 2) /* 2026-03-03 */

/* Each row has times in seconds: the clock when the puzzle is begun and when it is solved, and the time that passes
 * between. */
static const struct
{
  const char *day;
  gint64      begun;
  gint64      solved;
  gint64      passed;
  gboolean    was_daily;
} solvings[] = {
  { "2026-03-03", NOON, NOON + 60, 60, TRUE },
  { "2026-03-03", NOON + DAY_SECONDS / 2 - 60, NOON + DAY_SECONDS / 2 + 60, 120, TRUE }, /* over midnight */
  { "2026-03-03", NOON, NOON + 3 * DAY_SECONDS, 3 * DAY_SECONDS, FALSE },                /* after suspension */
  { "2026-03-03", NOON, NOON + 3 * DAY_SECONDS, 60, TRUE },                              /* clock set forward */
  { "2026-03-03", NOON, NOON, 3 * DAY_SECONDS, FALSE },                                  /* clock set back */
  { "2026-03-02", NOON, NOON + 60, 60, FALSE },                                          /* from an old list */
  { "2026-03-02", NOON, NOON - DAY_SECONDS, 60, FALSE },
};

static void
test_daily (void)
{
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  RoboSolution solution = { 0 };
  g_autoptr (RoboPuzzle) puzzle = robo_puzzles_make (1, 1, NULL, NULL, &solution, problems);

  g_assert_nonnull (puzzle);
  for (guint i = 0; i < G_N_ELEMENTS (solvings); i++)
    {
      g_autoptr (RoboExerciseRun) run = NULL;
      g_autoptr (GVariant) progress = NULL;
      g_autoptr (GPtrArray) offers = NULL;
      RoboPuzzleRecord record;
      GDate            day;

      g_settings_reset (settings, "puzzles-done");
      g_assert_true (robo_puzzles_parse_day (solvings[i].day, &day));
      offers = robo_puzzle_offers_list (&day);
      robo_puzzle_clock_stop_at (solvings[i].begun, G_USEC_PER_SEC);
      run = robo_puzzle_run_new (puzzle, offers->pdata[0], "test", NULL, &solution);
      robo_puzzle_clock_stop_at (solvings[i].solved, (1 + solvings[i].passed) * G_USEC_PER_SEC);
      ROBO_EXERCISE_RUN_GET_CLASS (run)->record (run, settings);
      progress = g_settings_get_value (settings, "puzzles-done");
      g_assert_true (robo_puzzle_progress_find (progress, solvings[i].day, &record));
      g_assert_true (record.was_daily == solvings[i].was_daily);
    }
  robo_puzzle_clock_stop_at (0, 0);
}

static RoboPuzzleOffer *
write_puzzle (const char *folder,
              const char *text)
{
  g_autofree char *path = g_build_filename (folder, "mine.puzzle.xml", NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));

  return robo_puzzle_offer_new_for_file (path);
}

/* Another puzzle of the same name is a puzzle of its own. The same puzzle in another folder is not. */
static void
test_own_puzzles (void)
{
  g_autofree char *folder = g_dir_make_tmp ("robo-puzzles-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "mine.puzzle.xml", NULL);
  g_autoptr (RoboPuzzleOffer) one = write_puzzle (folder, "one");
  g_autoptr (RoboPuzzleOffer) other = write_puzzle (folder, "other");
  g_autoptr (RoboPuzzleOffer) again = write_puzzle (folder, "one");
  g_autoptr (GVariant) progress = g_variant_ref_sink (g_variant_new ("a{su}", NULL));
  RoboPuzzleRecord record;

  g_assert_cmpstr (one->id, !=, other->id);
  g_assert_cmpstr (one->id, ==, again->id);
  g_assert_false (robo_puzzle_offer_find_record (one, progress, &record));
  add (&progress, one->id, 1, FALSE);
  g_assert_true (robo_puzzle_offer_find_record (again, progress, &record));
  g_assert_false (robo_puzzle_offer_find_record (other, progress, &record));
  add (&progress, other->id, 3, FALSE);
  g_assert_true (robo_puzzle_offer_find_record (other, progress, &record));
  g_assert_cmpuint (record.n_tries, ==, 3);

  g_unlink (path);
  g_rmdir (folder);
}

/* An earlier version has recorded a puzzle under the name of its file. A new record replaces that record. */
static void
test_old_record (void)
{
  g_autofree char *folder = g_dir_make_tmp ("robo-puzzles-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "mine.puzzle.xml", NULL);
  g_autoptr (RoboPuzzleOffer) offer = write_puzzle (folder, "one");
  g_autoptr (GVariant) progress = g_variant_ref_sink (g_variant_new ("a{su}", NULL));
  RoboPuzzleRecord record;

  add (&progress, "file:mine", 2, FALSE);
  g_assert_true (robo_puzzle_offer_find_record (offer, progress, &record));
  g_assert_cmpuint (record.n_tries, ==, 2);
  add (&progress, offer->id, 4, FALSE);
  g_assert_true (robo_puzzle_offer_find_record (offer, progress, &record));
  g_assert_cmpuint (record.n_tries, ==, 4);

  g_unlink (path);
  g_rmdir (folder);
}

static void
test_offers (void)
{
  GDate day;
  g_autoptr (GPtrArray) offers = NULL;
  g_autoptr (GPtrArray) first = NULL;
  g_autoptr (RoboPuzzleOffer) file = robo_puzzle_offer_new_for_file ("/somewhere/mine.puzzle.xml");
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboPuzzle) puzzle = NULL;
  const RoboPuzzleOffer *offer;
  RoboSolution           solution;

  g_assert_true (robo_puzzles_parse_day ("2026-11-23", &day));
  offers = robo_puzzle_offers_list (&day);
  g_assert_cmpuint (offers->len, ==, 14 + ROBO_MAX_DIFFICULTY);
  offer = offers->pdata[0];
  g_assert_cmpint (offer->section, ==, ROBO_PUZZLE_TODAY);
  g_assert_cmpstr (offer->id, ==, "2026-11-23");
  g_assert_cmpstr (offer->title, ==, "Monday, November 23");
  offer = offers->pdata[13];
  g_assert_cmpint (offer->section, ==, ROBO_PUZZLE_EARLIER);
  g_assert_cmpstr (offer->id, ==, "2026-11-10");
  offer = offers->pdata[14];
  g_assert_cmpint (offer->section, ==, ROBO_PUZZLE_PRACTICE);
  g_assert_null (offer->id);

  /* The first day has no earlier puzzles. */
  g_assert_true (robo_puzzles_parse_day ("2026-01-02", &day));
  first = robo_puzzle_offers_list (&day);
  g_assert_cmpuint (first->len, ==, 2 + ROBO_MAX_DIFFICULTY);

  g_assert_cmpstr (file->title, ==, "mine");
  g_assert_null (robo_puzzle_offer_make (file, NULL, &solution, problems));
  g_assert_true (robo_problems_has_errors (problems));

  g_ptr_array_unref (g_steal_pointer (&first));
  robo_problems_free (g_steal_pointer (&problems));
  problems = robo_problems_new (NULL);
  puzzle = robo_puzzle_offer_make (offers->pdata[0], NULL, &solution, problems);
  g_assert_nonnull (puzzle);
  g_assert_cmpstr (robo_puzzle_get_id (puzzle), ==, "2026-11-23");
  g_assert_cmpuint (solution.n_solutions, >, 0);
  {
    g_autofree char *task = robo_puzzle_dup_task (puzzle);

    g_assert_cmpstr (task, ==, "Destroy 2 robots this round.");
  }
}

/* A puzzle made for a preview is stored, and deleted when its day is not offered any more. */
static void
test_shelf (void)
{
  GDate day;
  g_autoptr (GPtrArray) offers = NULL;
  g_autoptr (GPtrArray) later = NULL;
  g_autoptr (RoboPuzzle) made = NULL;
  g_autoptr (RoboPuzzle) kept = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "robodrome", "days",
                                            "2026-11-23-" ROBO_VERSION ROBO_PUZZLE_SUFFIX, NULL);
  g_autofree char *text = NULL;
  const char      *id;

  g_assert_true (robo_puzzles_parse_day ("2026-11-23", &day));
  offers = robo_puzzle_offers_list (&day);
  g_unlink (path);
  made = robo_puzzle_shelf_get (offers->pdata[0], NULL);
  g_assert_nonnull (made);
  g_assert_true (g_file_get_contents (path, &text, NULL, &error));
  g_assert_no_error (error);

  /* The puzzle is read from the folder, not made again. */
  id = strstr (text, "id=\"2026-11-23\"");
  g_assert_nonnull (id);
  text[id - text + strlen ("id=\"")] = 'x';
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  kept = robo_puzzle_shelf_get (offers->pdata[0], NULL);
  g_assert_cmpstr (robo_puzzle_get_id (kept), ==, "x026-11-23");

  robo_puzzle_shelf_delete_old (offers);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_date_add_days (&day, 14);
  later = robo_puzzle_offers_list (&day);
  robo_puzzle_shelf_delete_old (later);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/match/learning/puzzle-progress/puzzle-solved-again/first-record-stays", test_progress);
  g_test_add_func ("/match/learning/puzzle-progress/streak/counts-days-in-a-row", test_streak);
  g_test_add_func ("/match/learning/puzzle-progress/missed-day-solved-later/does-not-join-the-streak",
                   test_clock_back);
  g_test_add_func ("/match/learning/puzzle-progress/clock-set-forward/does-not-break-the-streak", test_clock_forward);
  g_test_add_func ("/match/learning/puzzle-progress/clock-set-forward/early-solution-counts-when-repeated-on-its-day",
                   test_early_as_earlier);
  g_test_add_func ("/match/learning/puzzle-progress/daily-puzzle/counts-if-begun-on-its-day-and-solved-in-time",
                   test_daily);
  g_test_add_func ("/match/learning/puzzle-progress/offered-puzzles/begin-with-the-puzzle-of-today", test_offers);
  g_test_add_func ("/match/learning/puzzle-progress/puzzle-of-the-user/is-known-by-its-content-not-its-name",
                   test_own_puzzles);
  g_test_add_func ("/match/learning/puzzle-progress/puzzle-of-the-user/record-written-by-an-earlier-version-is-found",
                   test_old_record);
  g_test_add_func ("/match/learning/puzzle-progress/stored-puzzle/is-read-again-until-it-is-not-offered-any-more",
                   test_shelf);

  return g_test_run ();
}
