// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-puzzle-check.h"

#include <string.h>

#include <glib/gi18n.h>

#include "ai/robo-puzzles.h"
#include "base/robo-low-priority.h"
#include "match/learning/robo-puzzle-words.h"

/* A task asks for a gain of at most this many VP, because more VP are hardly possible in one round. */
#define MAX_GAIN 3

static void
add_task (GArray  *tasks,
          RoboGoal goal,
          guint    amount,
          guint    seat)
{
  const RoboTask task = { .goal = goal, .amount = amount, .seat = seat };

  g_array_append_val (tasks, task);
}

GArray *
robo_puzzle_list_tasks (const RoboPosition *position,
                        guint               seat)
{
  GArray *tasks = g_array_new (FALSE, FALSE, sizeof (RoboTask));
  guint   n_others = 0;

  for (guint other = 0; other < ROBO_MAX_ROBOTS; other++)
    n_others += other != seat && robo_robot_is_in_arena (&position->state.robots[other]);

  add_task (tasks, ROBO_GOAL_WIN, 0, seat);
  for (guint n = 1; n <= n_others; n++)
    add_task (tasks, ROBO_GOAL_DESTROY, n, seat);
  for (guint n = 1; n <= MAX_GAIN; n++)
    add_task (tasks, ROBO_GOAL_GAIN, n, seat);
  for (guint number = 1; number <= ROBO_MAX_VP_NUMBER; number++)
    {
      if (position->state.tokens[number] > 0)
        add_task (tasks, ROBO_GOAL_TOKEN, number, seat);
    }
  add_task (tasks, ROBO_GOAL_SURVIVE, 0, seat);

  return tasks;
}

gboolean
robo_puzzle_task_take_dice (const RoboPosition *position,
                            RoboTask           *task)
{
  const RoboRobot *robot = &position->state.robots[task->seat];
  RoboProgram      program = { .n_dice = robot->n_dice };
  guint            n_faces[ROBO_N_DIE_COLOURS] = { 0 };

  memset (task->faces, 0, sizeof task->faces);
  memcpy (program.dice, robot->dice, sizeof program.dice);
  task->has_faces = robo_program_check_dice (&program, FALSE, 0, FALSE) == ROBO_REFUSED_NOT;
  for (guint i = 0; i < program.n_dice && task->has_faces; i++)
    task->faces[program.dice[i].colour][n_faces[program.dice[i].colour]++] = program.dice[i].value;

  return task->has_faces;
}

void
robo_puzzle_check_free (RoboPuzzleCheck *self)
{
  if (self == NULL)
    return;

  robo_puzzle_unref (self->puzzle);
  robo_position_free (self->position);
  g_free (self->sentence);
  g_free (self);
}

typedef struct
{
  RoboPosition *position;
  RoboTask      task;
} Order;

static void
order_free (gpointer data)
{
  Order *self = data;

  robo_position_free (self->position);
  g_free (self);
}

static char *
dup_sentence (const RoboSolution *solution)
{
  g_autofree char *solutions = NULL;
  g_autofree char *ways = NULL;

  if (solution->n_solutions == 0)
    return g_strdup (_ ("No solution."));

  solutions = g_strdup_printf (ngettext ("One program solves it.", "%u programs solve it.", solution->n_solutions),
                               solution->n_solutions);
  ways = g_strdup_printf (ngettext ("One way.", "%u ways.", solution->n_ways), solution->n_ways);

  /* Translators: %1$s says how many programs solve a puzzle, %2$s how many kinds of solutions there are, and %3$s how
   * hard the puzzle is: “4 programs solve it. One way. Hard”. */
  return g_strdup_printf (_ ("%1$s %2$s %3$s"), solutions, ways, robo_puzzle_difficulty_get_label (solution->difficulty));
}

static void
check_thread (GTask        *task,
              gpointer      source,
              gpointer      task_data,
              GCancellable *cancellable)
{
  const Order *order = task_data;
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboPuzzleCheck) check = g_new0 (RoboPuzzleCheck, 1);
  RoboSolution solution;
  GError      *error = NULL;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      RoboRobot *robot = &order->position->state.robots[seat];

      memset (robot->cards, ROBO_NO_CARD, sizeof robot->cards);
      memset (robot->shield, 0, sizeof robot->shield);
      memset (&robot->inventory, 0, sizeof robot->inventory);
    }
  check->puzzle = robo_puzzle_new (order->position, &order->task, &(RoboPuzzleWords){ .id = "puzzle" }, problems);
  if (check->puzzle == NULL)
    {
      robo_problems_check_plain (problems, &error);
      g_task_return_error (task, error);
      return;
    }
  if (!robo_puzzles_solve (check->puzzle, cancellable, &solution))
    {
      g_task_return_error_if_cancelled (task);
      return;
    }

  check->position = robo_position_copy (order->position);
  check->task = order->task;
  check->is_solvable = solution.n_solutions > 0;
  check->sentence = dup_sentence (&solution);
  g_task_return_pointer (task, g_steal_pointer (&check), (GDestroyNotify)robo_puzzle_check_free);
}

void
robo_puzzle_check_async (const RoboPosition *position,
                         const RoboTask     *what,
                         GCancellable       *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer            data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Order *order = g_new0 (Order, 1);

  order->position = robo_position_copy (position);
  order->task = *what;
  g_task_set_task_data (task, order, order_free);
  robo_run_task_low_priority (task, check_thread);
}

RoboPuzzleCheck *
robo_puzzle_check_finish (GAsyncResult *result,
                          GError      **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

gboolean
robo_puzzle_check_set_words (RoboPuzzleCheck       *self,
                             const RoboPuzzleWords *words,
                             GError               **error)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autofree char *title = g_strstrip (g_strdup (words->title != NULL ? words->title : ""));
  g_autofree char *text = g_strstrip (g_strdup (words->text != NULL ? words->text : ""));
  g_autofree char *author = g_strstrip (g_strdup (words->author != NULL ? words->author : ""));
  RoboPuzzle      *named;

  g_return_val_if_fail (self != NULL, FALSE);

  named = robo_puzzle_new (self->position, &self->task, &(RoboPuzzleWords){ words->id, title, text, author }, problems);
  if (named == NULL)
    return robo_problems_check_plain (problems, error);

  robo_puzzle_unref (self->puzzle);
  self->puzzle = named;

  return TRUE;
}
