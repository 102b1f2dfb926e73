// SPDX-License-Identifier: GPL-3.0-or-later
// Goes through the tutorial with real keys and clicks.
#include "config.h"

#include <glib/gstdio.h>

#include "match/learning/robo-lesson-run.h"
#include "ui/learning/robo-tutorial-page.h"

#include "exercise-test.h"

static void
begin_tutorial (Fixture *fixture)
{
  type (fixture, "alt+l");
  ui_drive_until (find (fixture, ROBO_TYPE_TUTORIAL_PAGE) != NULL);
  type (fixture, "Return");
  ui_drive_until (is_at (fixture, ROBO_EXERCISE_TASK));
}

/* Gives a wrong answer first, then the right ones to the end of the lesson, with the keyboard alone. */
static void
test_keys (Fixture      *fixture,
           gconstpointer data)
{
  g_auto (GStrv) done = NULL;
  RoboExerciseRun *run;

  begin_tutorial (fixture);
  run = get_run (fixture);
  g_assert_cmpstr (robo_lesson_get_id (robo_lesson_run_get_lesson (ROBO_LESSON_RUN (run))), ==, "moving");

  type (fixture, "KP_6 1 Tab KP_8 2 Tab KP_7 r 1 Return");
  ui_drive_until (is_at (fixture, ROBO_EXERCISE_FAILED));
  g_assert_true (has_focus (fixture, "again_button"));

  type (fixture, "Return");
  ui_drive_until (is_at (fixture, ROBO_EXERCISE_TASK));
  type (fixture, "KP_6 3 Tab KP_8 2 Tab KP_7 r 1 Return");
  ui_drive_until (is_at (fixture, ROBO_EXERCISE_DONE));
  g_assert_true (has_focus (fixture, "next_button"));

  type (fixture, "Return");
  ui_drive_until (is_at (fixture, ROBO_EXERCISE_TASK));
  type (fixture, "KP_2 2 Tab KP_6 4 Tab KP_7 r 1 Return");
  ui_drive_until (is_at (fixture, ROBO_EXERCISE_DONE));
  done = g_settings_get_strv (fixture->settings, "lessons-done");
  g_assert_cmpuint (g_strv_length (done), ==, 1);
  g_assert_cmpstr (done[0], ==, "moving");

  type (fixture, "Return");
  ui_drive_until (g_str_equal (robo_lesson_get_id (robo_lesson_run_get_lesson (ROBO_LESSON_RUN (run))), "firing"));
}

static void
test_pointer (Fixture      *fixture,
              gconstpointer data)
{
  begin_tutorial (fixture);
  ui_drive_click (ui_drive_find_button (find (fixture, ROBO_TYPE_EXERCISE_GUIDE), "Show Me"));
  ui_drive_until (is_at (fixture, ROBO_EXERCISE_SHOWN));
  ui_drive_click (get_button (fixture, "again_button"));
  ui_drive_until (is_at (fixture, ROBO_EXERCISE_TASK));

  leave_game (fixture);
  type (fixture, "Escape");
  ui_drive_until (!gtk_widget_get_mapped (find (fixture, ROBO_TYPE_TUTORIAL_PAGE)));
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
  int              status;

  init (&argc, &argv, folder);
  g_test_add ("/ui/learning/tutorial/lesson/is-done-with-keys-alone", Fixture, NULL, set_up, test_keys, tear_down);
  g_test_add ("/ui/learning/tutorial/solution/is-shown-by-a-click", Fixture, NULL, set_up, test_pointer, tear_down);

  status = g_test_run ();
  g_rmdir (folder);

  return status;
}
