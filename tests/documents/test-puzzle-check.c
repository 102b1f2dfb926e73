// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which tasks a position of the sandbox can have as a puzzle, and what the check of a puzzle says.
#include <string.h>

#include "documents/robo-puzzle-check.h"

/* The token at 2|1 is two spaces to the north of the first robot. */
#define SCENARIO                                                                                                 \
  "<scenario xmlns='urn:x-robodrome:scenario:1' id='s' vp-goal='3'>"                                             \
  "<arena xmlns='urn:x-robodrome:arena:1' id='a' columns='6' rows='5'><name>A</name><terrain>"                   \
  "<row>......</row><row>......</row><row>......</row><row>......</row><row>......</row></terrain><features>"    \
  "<vp at='2,1' number='1'/><start at='2,5' side='s' arrow='n'/><start at='3,1' side='n' arrow='s'/></features>" \
  "</arena><robots><robot seat='1' side='s' kind='operator' number='1' at='2,3'><module id='brake'/>"            \
  "<die unit='1' colour='blue' value='2' key='n'/><die unit='2' colour='red' value='1' key='w'/>"                \
  "<die unit='3' colour='red' value='1' key='w'/></robot>"                                                       \
  "<robot seat='2' side='n' kind='operator' number='2' at='6,5'>"                                                \
  "<die unit='1' colour='blue' value='6' key='s'/><die unit='2' colour='red' value='6' key='s'/>"                \
  "<die unit='3' colour='red' value='6' key='s'/></robot></robots>"                                              \
  "<tokens><token number='1'/></tokens></scenario>"

static RoboPosition *
load (void)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (SCENARIO, strlen (SCENARIO));
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  RoboPosition *position = robo_position_load (bytes, 0, problems);

  g_assert_nonnull (position);

  return position;
}

static void
test_tasks (void)
{
  g_autoptr (RoboPosition) position = load ();
  g_autoptr (GArray) tasks = robo_puzzle_list_tasks (position, 0);
  RoboTask task = { .seat = 0 };

  /* The tasks are: win, destroy one robot, gain one to three VP, take the token, survive. */
  g_assert_cmpuint (tasks->len, ==, 7);
  g_assert_cmpint (g_array_index (tasks, RoboTask, 5).goal, ==, ROBO_GOAL_TOKEN);
  g_assert_cmpuint (g_array_index (tasks, RoboTask, 5).amount, ==, 1);

  g_assert_true (robo_puzzle_task_take_dice (position, &task));
  g_assert_cmpuint (task.faces[ROBO_BLUE][0], ==, 2);
  g_assert_cmpuint (task.faces[ROBO_BLUE][1], ==, 0);
  g_assert_cmpuint (task.faces[ROBO_RED][1], ==, 1);
  position->state.robots[0].n_dice = 2;
  g_assert_false (robo_puzzle_task_take_dice (position, &task));
  g_assert_false (task.has_faces);
}

typedef struct
{
  GMainLoop       *loop;
  RoboPuzzleCheck *check;
  GError          *error;
} Answer;

static void
checked_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  Answer *answer = data;

  answer->check = robo_puzzle_check_finish (result, &answer->error);
  g_main_loop_quit (answer->loop);
}

static void
ask (Answer             *answer,
     const RoboPosition *position,
     RoboTask           *task,
     gboolean            is_cancelled)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  *answer = (Answer){ .loop = g_main_loop_new (NULL, FALSE) };
  robo_puzzle_task_take_dice (position, task);
  robo_puzzle_check_async (position, task, cancellable, checked_cb, answer);
  if (is_cancelled)
    g_cancellable_cancel (cancellable);
  g_main_loop_run (answer->loop);
  g_main_loop_unref (answer->loop);
}

static void
test_check (void)
{
  g_autoptr (RoboPosition) position = load ();
  RoboTask        token = { .goal = ROBO_GOAL_TOKEN, .amount = 1 };
  RoboTask        win = { .goal = ROBO_GOAL_WIN };
  RoboTask        wrong = { .goal = ROBO_GOAL_TOKEN, .amount = 3 };
  RoboPuzzleWords words = { .id = "mine", .title = " Mind the token ", .author = " " };
  Answer          answer;

  /* The blue die goes north on any of three units, and the two red dice lie anywhere. There are no modules. */
  ask (&answer, position, &token, FALSE);
  g_assert_no_error (answer.error);
  g_assert_true (answer.check->is_solvable);
  g_assert_cmpstr (answer.check->sentence, ==, "192 programs solve it. 3 ways. Very easy");
  g_assert_cmpuint (robo_puzzle_get_state (answer.check->puzzle)->robots[0].n_dice, ==, 0);

  /* Words can be set at the end. */
  g_assert_null (robo_puzzle_get_title (answer.check->puzzle));
  g_assert_true (robo_puzzle_check_set_words (answer.check, &words, &answer.error));
  g_assert_cmpstr (robo_puzzle_get_title (answer.check->puzzle), ==, "Mind the token");
  g_assert_null (robo_puzzle_get_author (answer.check->puzzle));
  words.author = "Ada";
  g_assert_true (robo_puzzle_check_set_words (answer.check, &words, &answer.error));
  g_assert_cmpstr (robo_puzzle_get_author (answer.check->puzzle), ==, "Ada");
  g_assert_cmpuint (robo_puzzle_get_state (answer.check->puzzle)->robots[0].cards[0], ==, ROBO_NO_CARD);
  robo_puzzle_check_free (answer.check);
  /* The position of the sandbox keeps its dice and modules. */
  g_assert_cmpuint (position->state.robots[0].n_dice, ==, 3);
  g_assert_cmpuint (position->state.robots[0].cards[0], !=, ROBO_NO_CARD);

  ask (&answer, position, &win, FALSE);
  g_assert_no_error (answer.error);
  g_assert_false (answer.check->is_solvable);
  g_assert_cmpstr (answer.check->sentence, ==, "No solution.");
  robo_puzzle_check_free (answer.check);

  ask (&answer, position, &wrong, FALSE);
  g_assert_null (answer.check);
  g_assert_nonnull (strstr (answer.error->message, "no VP token"));
  g_clear_error (&answer.error);

  ask (&answer, position, &token, TRUE);
  g_assert_null (answer.check);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&answer.error);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/documents/puzzle-check/offered-tasks/are-those-that-the-position-allows", test_tasks);
  g_test_add_func ("/documents/puzzle-check/solvable-task/number-of-solutions-is-told", test_check);

  return g_test_run ();
}
