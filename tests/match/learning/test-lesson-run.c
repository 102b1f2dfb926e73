// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/learning/robo-lesson-run.h"

#include "engine/robo-program.h"
#include "tests/properties.h"

static void
count_cb (guint *count)
{
  (*count)++;
}

static RoboExerciseRun *
begin_run (guint lesson)
{
  g_autoptr (GPtrArray) lessons = robo_lessons_load ();

  return robo_lesson_run_new (lessons, lesson);
}

/* Starts a match that shows everything at once. */
static RoboMatch *
start (RoboExerciseRun *run)
{
  RoboMatch *match = robo_exercise_run_get_match (run);

  robo_match_set_speed (match, 0);
  robo_match_start (match);

  return match;
}

static void
answer_program (RoboMatch  *match,
                const char *text)
{
  RoboProgram program;

  g_assert_nonnull (robo_match_get_question (match));
  g_assert_cmpuint (robo_match_get_question (match)->kind, ==, ROBO_ASK_PROGRAM);
  g_assert_true (robo_program_from_text (&program, text));
  g_assert_cmpuint (robo_match_answer (match, robo_program_pack (&program)), ==, ROBO_REFUSED_NOT);
}

static void
test_done (void)
{
  g_autoptr (RoboExerciseRun) run = begin_run (0);
  RoboMatch *match;
  guint      n_done = 0;

  g_signal_connect_swapped (run, "ended", G_CALLBACK (count_cb), &n_done);
  match = start (run);
  g_assert_cmpuint (robo_exercise_run_get_state (run), ==, ROBO_EXERCISE_TASK);
  answer_program (match, "b3e b2n r1w");
  g_assert_cmpuint (robo_exercise_run_get_state (run), ==, ROBO_EXERCISE_DONE);
  g_assert_true (g_str_has_prefix (property_string (run, "text"), "Well done!"));
  g_assert_cmpuint (n_done, ==, 0);
  g_assert_cmpuint (robo_exercise_run_get_next (run), ==, ROBO_EXERCISE_NEXT_EXERCISE);

  /* The last exercise completes the lesson, and only once. */
  robo_lesson_run_next (ROBO_LESSON_RUN (run));
  g_assert_cmpuint (robo_exercise_run_get_next (run), ==, ROBO_EXERCISE_NEXT_NONE);
  answer_program (start (run), "b2s b4e r1n");
  g_assert_cmpuint (n_done, ==, 1);
  robo_exercise_run_restart (run);
  g_assert_cmpuint (robo_exercise_run_get_next (run), ==, ROBO_EXERCISE_NEXT_LESSON);
  answer_program (start (run), "b2s b4e r1n");
  g_assert_cmpuint (n_done, ==, 1);

  robo_lesson_run_next (ROBO_LESSON_RUN (run));
  g_assert_cmpstr (robo_lesson_get_id (robo_lesson_run_get_lesson (ROBO_LESSON_RUN (run))), ==, "firing");
}

static void
test_failed (void)
{
  g_autoptr (RoboExerciseRun) run = begin_run (2);
  RoboMatch *match = start (run);

  answer_program (match, "b4e r1n r1n");
  g_assert_cmpuint (robo_exercise_run_get_state (run), ==, ROBO_EXERCISE_FAILED);
  g_assert_true (g_str_has_prefix (property_string (run, "text"), "Your robot drove into the pit"));

  /* Seeking back and forth changes the state. */
  robo_match_seek (match, 1);
  g_assert_cmpuint (robo_exercise_run_get_state (run), ==, ROBO_EXERCISE_PLAYS);
  robo_match_seek (match, G_MAXUINT);
  g_assert_cmpuint (robo_exercise_run_get_state (run), ==, ROBO_EXERCISE_FAILED);

  robo_exercise_run_restart (run);
  answer_program (start (run), "r1n r1n b1n");
  g_assert_true (g_str_has_prefix (property_string (run, "text"), "Mercury isn’t in the pit."));
}

static void
test_question (void)
{
  g_autoptr (RoboExerciseRun) run = begin_run (4);
  RoboMatch *match = start (run);

  answer_program (match, "b2e r1w r1w");
  g_assert_cmpuint (robo_exercise_run_get_state (run), ==, ROBO_EXERCISE_TASK);
  g_assert_true (g_str_has_prefix (property_string (run, "text"), "When your die acts"));
  g_assert_cmpuint (robo_match_answer (match, 1), ==, ROBO_REFUSED_NOT);
  g_assert_cmpuint (robo_exercise_run_get_state (run), ==, ROBO_EXERCISE_DONE);
}

/* Showing a solution needs no answers and does not count as success; solutions lead through all six lessons. */
static void
test_solution (void)
{
  g_autoptr (RoboExerciseRun) run = begin_run (0);
  guint n_exercises = 1;
  guint n_done = 0;

  g_signal_connect_swapped (run, "ended", G_CALLBACK (count_cb), &n_done);
  for (;; n_exercises++)
    {
      robo_exercise_run_show_solution (run);
      start (run);
      g_assert_cmpuint (robo_exercise_run_get_state (run), ==, ROBO_EXERCISE_SHOWN);
      if (!robo_lesson_run_has_next (ROBO_LESSON_RUN (run)))
        break;
      robo_lesson_run_next (ROBO_LESSON_RUN (run));
    }

  g_assert_cmpuint (n_exercises, ==, 11);
  g_assert_cmpuint (n_done, ==, 0);
}

static void
test_one_round (void)
{
  g_autoptr (RoboExerciseRun) run = begin_run (5);
  g_autofree char *title = NULL;
  g_autofree char *short_title = NULL;
  g_autofree char *subtitle = NULL;
  g_autofree char *moment = NULL;
  RoboMatch       *match = start (run);

  g_assert_cmpuint (robo_match_get_question (match)->kind, ==, ROBO_ASK_REBOOT);
  g_object_get (match, "title", &title, "short-title", &short_title, "subtitle", &subtitle, "moment", &moment, NULL);
  g_assert_cmpstr (title, ==, "Lesson 6: A whole round");
  g_assert_cmpstr (short_title, ==, "A whole round");
  g_assert_cmpstr (moment, ==, "Preparation");
  g_assert_cmpstr (subtitle, ==, "");
  robo_match_answer (match, robo_match_get_question (match)->fallback);
  answer_program (match, "b3n b1w r1e");
  g_assert_cmpuint (robo_match_get_shown_state (match)->round, ==, 1);
  g_assert_null (robo_match_get_question (match));
  g_assert_false (robo_lesson_run_has_next (ROBO_LESSON_RUN (run)));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/match/learning/lesson-run/right-programs/complete-every-exercise-and-end-the-lesson-only-once",
                   test_done);
  g_test_add_func ("/match/learning/lesson-run/wrong-program/fails-the-exercise-and-the-text-says-why", test_failed);
  g_test_add_func ("/match/learning/lesson-run/question-in-a-lesson/has-its-own-text", test_question);
  g_test_add_func ("/match/learning/lesson-run/shown-solutions/lead-through-all-lessons-but-do-not-count",
                   test_solution);
  g_test_add_func ("/match/learning/lesson-run/lesson-about-a-whole-round/ends-after-one-round", test_one_round);

  return g_test_run ();
}
