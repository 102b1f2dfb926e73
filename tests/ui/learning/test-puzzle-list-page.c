// SPDX-License-Identifier: GPL-3.0-or-later
// Solves a puzzle with real keys, from the start page to the line for sharing.
#include "config.h"

#include <glib/gstdio.h>

#include "match/learning/robo-puzzle-clock.h"
#include "match/learning/robo-puzzle-offer.h"
#include "match/learning/robo-puzzle-progress.h"
#include "match/learning/robo-puzzle-run.h"
#include "ui/learning/robo-puzzle-list-page.h"

#include "exercise-test.h"
#include "tests/remove-folder.h"

/* Uses a fixed file, because the puzzle of the day changes. */
static void
open_file (Fixture    *fixture,
           const char *text)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "test.puzzle.xml", NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  robo_window_open_file (ROBO_WINDOW (fixture->window), path);
  ui_drive_until (is_at (fixture, ROBO_EXERCISE_TASK));
}

/* The token at 2|1 is two spaces to the north. A robot that takes it in unit I is pushed away by the other robot, which
 * passes with a blue 4. */
#define PUZZLE                                                                                                   \
  "<puzzle xmlns='urn:x-robodrome:puzzle:1' id='p' solver='1'><title>Not at Once</title>"                        \
  "<goal kind='token' number='1'/><dice blue='2' red='1 3'/>"                                                    \
  "<scenario xmlns='urn:x-robodrome:scenario:1' id='s' vp-goal='3'>"                                             \
  "<arena xmlns='urn:x-robodrome:arena:1' id='a' columns='6' rows='5'><name>A</name><terrain>"                   \
  "<row>......</row><row>......</row><row>......</row><row>......</row><row>....o.</row></terrain><features>"    \
  "<vp at='2,1' number='1'/><start at='2,5' side='s' arrow='n'/><start at='3,1' side='n' arrow='s'/></features>" \
  "</arena><robots><robot seat='1' side='s' kind='operator' number='1' at='2,3'/>"                               \
  "<robot seat='2' side='n' kind='operator' number='2' damage='2' at='4,1'>"                                     \
  "<die unit='1' colour='blue' value='4' key='w'/><die unit='2' colour='red' value='6' key='n'/>"                \
  "<die unit='3' colour='red' value='6' key='n'/></robot></robots>"                                              \
  "<tokens><token number='1'/></tokens></scenario></puzzle>"

static gboolean
find_record (GVariant         *progress,
             RoboPuzzleRecord *record)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "test.puzzle.xml", NULL);
  g_autoptr (RoboPuzzleOffer) offer = robo_puzzle_offer_new_for_file (path);

  return robo_puzzle_progress_find (progress, offer->id, record);
}

static void
test_solve (Fixture      *fixture,
            gconstpointer data)
{
  RoboExerciseRun *run;
  RoboSeat        *other;
  RoboPuzzleRecord record = { 0 };
  g_autoptr (GVariant) progress = NULL;
  g_autofree char *line = NULL;

  open_file (fixture, PUZZLE);
  run = get_run (fixture);

  /* The other robot's program is visible before the user programs. */
  other = robo_match_get_seat (robo_exercise_run_get_match (run), 1);
  g_assert_cmpuint (robo_seat_get_n_dice (other), ==, 3);
  g_assert_cmpuint (robo_seat_get_die (other, 0)->value, ==, 4);
  g_assert_true (robo_seat_get_has_confirmed (other));

  /* A face that is not given is refused: the puzzle has no blue 3. Typing continues after it. */
  type (fixture, "KP_8 b 3");
  g_assert_cmpuint (robo_seat_get_n_dice (robo_match_get_seat (robo_exercise_run_get_match (run), 0)), ==, 0);

  /* The robot moves too early and is pushed away. Typing the same die again moves it. */
  type (fixture, "BackSpace KP_8 2 Tab KP_9 1 Tab KP_9 3 Return");
  ui_drive_until (is_at (fixture, ROBO_EXERCISE_FAILED));
  g_assert_true (has_focus (fixture, "again_button"));
  type (fixture, "Return");
  ui_drive_until (is_at (fixture, ROBO_EXERCISE_TASK));
  type (fixture, "KP_9 1 Tab KP_8 2 Tab KP_9 3 Return");
  ui_drive_until (is_at (fixture, ROBO_EXERCISE_DONE));
  g_assert_true (has_focus (fixture, "next_button"));
  g_assert_cmpuint (robo_puzzle_run_get_n_tries (ROBO_PUZZLE_RUN (run)), ==, 2);

  progress = g_settings_get_value (fixture->settings, "puzzles-done");
  g_assert_true (find_record (progress, &record));
  g_assert_cmpuint (record.n_tries, ==, 2);
  g_assert_false (record.was_daily);

  /* One of a few programs is a solution, so the puzzle has the first of five stars. */
  line = robo_puzzle_run_dup_result (ROBO_PUZZLE_RUN (run));
  g_assert_cmpstr (line, ==, "Robodrome p ★☆☆☆☆ 🟥🟩");

  /* Leaving needs no confirmation now. */
  type (fixture, "Return Escape");
  ui_drive_until (get_run (fixture) == NULL && gtk_widget_get_mapped (find (fixture, ROBO_TYPE_PUZZLE_LIST_PAGE)));
}

static gboolean
can_give_up (Fixture *fixture)
{
  return robo_exercise_run_get_can_show (get_run (fixture));
}

static void
test_give_up (Fixture      *fixture,
              gconstpointer data)
{
  RoboPuzzleRecord record = { .n_tries = 7 };
  g_autoptr (GVariant) progress = NULL;
  g_autofree char *line = NULL;
  RoboExerciseRun *run;

  open_file (fixture, PUZZLE);
  run = get_run (fixture);
  ui_drive_until (can_give_up (fixture));

  /* The first hint says that one die is enough, the second hint names the die. */
  ui_drive_click (get_button (fixture, "hint_button"));
  ui_drive_until (strstr (robo_exercise_run_get_text (run), "One die is enough.") != NULL);
  g_assert_null (strstr (robo_exercise_run_get_text (run), "blue 2, north"));
  ui_drive_until (ui_drive_is_said (fixture->window, "One die is enough. Just don’t let the others spoil it."));
  ui_drive_click (get_button (fixture, "hint_button"));
  ui_drive_until (strstr (robo_exercise_run_get_text (run), ": blue 2, north") != NULL);
  ui_drive_until (!gtk_widget_get_visible (get_button (fixture, "hint_button")));
  ui_drive_click (get_button (fixture, "show_button"));
  ui_drive_until (is_at (fixture, ROBO_EXERCISE_SHOWN));
  line = robo_puzzle_run_dup_result (ROBO_PUZZLE_RUN (run));
  g_assert_cmpstr (line, ==, "Robodrome p ★☆☆☆☆ 🏳💡💡");

  /* Solving the puzzle afterwards does not change the record. */
  type (fixture, "Return");
  ui_drive_until (is_at (fixture, ROBO_EXERCISE_TASK));
  type (fixture, "KP_9 1 Tab KP_8 2 Tab KP_9 3 Return");
  ui_drive_until (is_at (fixture, ROBO_EXERCISE_DONE));
  g_assert_cmpuint (robo_puzzle_run_get_n_tries (ROBO_PUZZLE_RUN (run)), ==, 0);
  progress = g_settings_get_value (fixture->settings, "puzzles-done");
  g_assert_true (find_record (progress, &record));
  g_assert_cmpuint (record.n_tries, ==, 0);
}

/* Stores the puzzles of the listed days, as if the user had viewed them before, since making each takes one to
 * five seconds. The puzzle of the day is made when it is opened in any case. */
static void
keep_days (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "robodrome", "days", NULL);
  g_autoptr (GPtrArray) offers = NULL;
  GDate today;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  robo_puzzles_set_today (&today);
  offers = robo_puzzle_offers_list (&today);
  for (guint i = 0; i < offers->len; i++)
    {
      const RoboPuzzleOffer *offer = offers->pdata[i];
      g_autofree char       *name = NULL;
      g_autofree char       *path = NULL;
      g_autoptr (GError) error = NULL;

      if (offer->section != ROBO_PUZZLE_TODAY && offer->section != ROBO_PUZZLE_EARLIER)
        continue;
      name = g_strconcat (offer->id, "-" ROBO_VERSION ROBO_PUZZLE_SUFFIX, NULL);
      path = g_build_filename (folder, name, NULL);
      g_file_set_contents (path, PUZZLE, -1, &error);
      g_assert_no_error (error);
    }
}

static GdkPaintable *
find_picture (Fixture *fixture,
              guint    index)
{
  GtkWidget *picture = ui_drive_find (find (fixture, ROBO_TYPE_PUZZLE_LIST_PAGE), GTK_TYPE_PICTURE, index);

  return picture != NULL ? gtk_picture_get_paintable (GTK_PICTURE (picture)) : NULL;
}

/* The boards of the puzzles are shown in the list, one after the other. */
static void
test_pictures (Fixture      *fixture,
               gconstpointer data)
{
  type (fixture, "alt+z");
  ui_drive_until (find (fixture, ROBO_TYPE_PUZZLE_LIST_PAGE) != NULL && find_picture (fixture, 0) != NULL);
  ui_drive_until (gdk_paintable_get_intrinsic_width (find_picture (fixture, 0)) > 0);
  /* The placeholder die is hidden. */
  g_assert_false (gtk_widget_get_visible (gtk_widget_get_last_child (
    ui_drive_find (find (fixture, ROBO_TYPE_PUZZLE_LIST_PAGE), GTK_TYPE_OVERLAY, 0))));
  ui_drive_until (gdk_paintable_get_intrinsic_width (find_picture (fixture, 1)) > 0);
  ui_drive_shoot ("puzzle-list");
  type (fixture, "Escape");
  ui_drive_until (!gtk_widget_get_mapped (find (fixture, ROBO_TYPE_PUZZLE_LIST_PAGE)));
}

static const char *
get_first_title (Fixture *fixture)
{
  GtkWidget *row = ui_drive_find (find (fixture, ROBO_TYPE_PUZZLE_LIST_PAGE), ADW_TYPE_ACTION_ROW, 0);

  return row != NULL ? adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)) : NULL;
}

/* The page goes to the next day at midnight while it is open, by its own timer, and back if the clock is set back. */
static void
test_midnight (Fixture      *fixture,
               gconstpointer data)
{
  const gint64 midnight = G_GINT64_CONSTANT (20516) * 86400;

  robo_puzzle_clock_stop_at (midnight - 1, 1);
  type (fixture, "alt+z");
  ui_drive_until (find (fixture, ROBO_TYPE_PUZZLE_LIST_PAGE) != NULL && get_first_title (fixture) != NULL);
  g_assert_cmpstr (get_first_title (fixture), ==, "Tuesday, March 3");
  robo_puzzle_clock_stop_at (midnight, 1);
  ui_drive_until (g_strcmp0 (get_first_title (fixture), "Wednesday, March 4") == 0);

  robo_puzzle_clock_stop_at (midnight - 86400, 1);
  robo_puzzle_list_page_look_at_clock (ROBO_PUZZLE_LIST_PAGE (find (fixture, ROBO_TYPE_PUZZLE_LIST_PAGE)));
  g_assert_cmpstr (get_first_title (fixture), ==, "Tuesday, March 3");
  robo_puzzle_clock_stop_at (0, 0);
  type (fixture, "Escape");
  ui_drive_until (!gtk_widget_get_mapped (find (fixture, ROBO_TYPE_PUZZLE_LIST_PAGE)));
}

/* The puzzle of the day is two key presses away, and Escape leads back. */
static void
test_daily (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char *id = NULL;
  GDate            today;

  type (fixture, "alt+z");
  ui_drive_until (find (fixture, ROBO_TYPE_PUZZLE_LIST_PAGE) != NULL);
  type (fixture, "Return");
  robo_puzzles_set_today (&today);
  id = robo_puzzles_dup_day_id (&today);
  ui_drive_until (is_at (fixture, ROBO_EXERCISE_TASK));
  g_assert_cmpstr (robo_puzzle_get_id (robo_puzzle_run_get_puzzle (ROBO_PUZZLE_RUN (get_run (fixture)))), ==, id);
  g_assert_true (can_give_up (fixture));

  leave_game (fixture);
  ui_drive_until (gtk_widget_get_mapped (find (fixture, ROBO_TYPE_PUZZLE_LIST_PAGE)));
  type (fixture, "Escape");
  ui_drive_until (!gtk_widget_get_mapped (find (fixture, ROBO_TYPE_PUZZLE_LIST_PAGE)));
}

/* Removes the stored puzzles of days. */
static void
remove_kept (const char *folder)
{
  g_autofree char *robodrome = g_build_filename (folder, "robodrome", NULL);
  g_autofree char *days = g_build_filename (robodrome, "days", NULL);
  test_remove_folder (days);
  g_rmdir (robodrome);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
  g_autofree char *file = NULL;
  int              status;

  init (&argc, &argv, folder);
  if (!long_tests_wanted ())
    keep_days ();

  g_test_add ("/ui/learning/puzzle-list-page/puzzle/is-solved-by-keys", Fixture, NULL, set_up, test_solve, tear_down);
  g_test_add ("/ui/learning/puzzle-list-page/give-up-after-hints/solution-is-shown",
              Fixture, NULL, set_up, test_give_up, tear_down);
  g_test_add ("/ui/learning/puzzle-list-page/pictures-of-puzzles/appear-in-the-list",
              Fixture, NULL, set_up, test_pictures, tear_down);
  g_test_add ("/ui/learning/puzzle-list-page/midnight/puzzle-of-the-next-day-is-shown",
              Fixture, NULL, set_up, test_midnight, tear_down);
  g_test_add ("/ui/learning/puzzle-list-page/daily-puzzle/two-key-presses-open-the-puzzle",
              Fixture, NULL, set_up, test_daily, tear_down);

  status = g_test_run ();
  file = g_build_filename (folder, "test.puzzle.xml", NULL);
  g_unlink (file);
  remove_kept (folder);
  g_rmdir (folder);

  return status;
}
