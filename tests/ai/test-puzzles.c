// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the solutions of small puzzles, counted by hand, and puzzles made from numbers and dates.
#include <string.h>

#include "ai/robo-puzzles.h"
#include "task-dice.h"

/* Solving */

#define ARENA                                                                                                 \
  "<arena xmlns='urn:x-robodrome:arena:1' id='a' columns='6' rows='5'><name>A</name><terrain>"                \
  "<row>......</row><row>......</row><row>......</row><row>......</row><row>....o.</row></terrain><features>" \
  "<vp at='2,1' number='1'/><start at='2,5' side='s' arrow='n'/><start at='3,1' side='n' arrow='s'/></features></arena>"
#define SOLVER "<robot seat='1' side='s' kind='operator' number='1' at='2,3'/>"
/* These dice move the robot into the wall, after all other dice. */
#define IDLE "<die unit='2' colour='red' value='6' key='n'/><die unit='3' colour='red' value='6' key='n'/>"
#define PASSER                                                               \
  "<robot seat='2' side='n' kind='operator' number='2' damage='2' at='4,1'>" \
  "<die unit='1' colour='blue' value='4' key='w'/>" IDLE "</robot>"
#define FALLER                                                    \
  "<robot seat='2' side='n' kind='operator' number='2' at='6,5'>" \
  "<die unit='1' colour='blue' value='1' key='w'/>" IDLE "</robot>"
#define PUZZLE(goal, robots)                                                                             \
  "<puzzle xmlns='urn:x-robodrome:puzzle:1' id='p' solver='1'>" goal "<dice blue='2' red='1 1'/>"        \
  "<scenario xmlns='urn:x-robodrome:scenario:1' id='s' vp-goal='3'>" ARENA "<robots>" robots "</robots>" \
  "<tokens><token number='1'/></tokens></scenario></puzzle>"

static RoboPuzzle *
load (const char *text)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  RoboPuzzle *puzzle = robo_puzzle_load_memory (text, strlen (text), problems);
  g_autoptr (GError) error = NULL;

  robo_problems_check (problems, &error);
  g_assert_no_error (error);

  return puzzle;
}

static const struct
{
  const char *name;
  const char *file;
  guint       n_solutions;
  guint       n_ways;
  guint       n_tempting;
  guint       n_traps;
  guint       depth;
} cases[] = {
  /* The solution is the blue 2 to the north on any of three units, with the two red dice on any keys of the other two
   * units. */
  { "token-in-reach", PUZZLE ("<goal kind='token' number='1'/>", SOLVER), 3 * 64, 3, 3 * 64, 0, 1 },
  { "one-vp-to-gain", PUZZLE ("<goal kind='gain' number='1'/>", SOLVER), 3 * 64, 3, 3 * 64, 0, 1 },
  /* A robot that stands on the space of the token in unit I is pushed away. */
  { "robot-pushed-off-the-token", PUZZLE ("<goal kind='token' number='1'/>", SOLVER PASSER), 2 * 64, 2, 3 * 64, 64, 1 },
  /* The other robot falls by itself, before it can be shot. */
  { "robot-that-falls-by-itself", PUZZLE ("<goal kind='destroy' number='1'/>", SOLVER FALLER), 0, 0, 0, 0, 0 },
  /* One VP, with a goal of three, does not win. */
  { "one-vp-with-a-goal-of-three", PUZZLE ("<goal kind='win'/>", SOLVER), 0, 0, 0, 0, 0 },
  /* The pit is out of reach. */
  { "pit-out-of-reach", PUZZLE ("<goal kind='survive'/>", SOLVER), 3 * 4 * 64, 3, 3 * 4 * 64, 0, 0 },
};

static void
test_solve (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (RoboPuzzle) puzzle = load (cases[i].file);
  RoboSolution solution;

  g_assert_true (robo_puzzles_solve (puzzle, NULL, &solution));
  g_assert_cmpuint (solution.n_programs, ==, 3 * 4 * 64);
  g_assert_cmpuint (solution.n_solutions, ==, cases[i].n_solutions);
  g_assert_cmpuint (solution.n_ways, ==, cases[i].n_ways);
  g_assert_cmpuint (solution.n_tempting, ==, cases[i].n_tempting);
  g_assert_cmpuint (solution.n_traps, ==, cases[i].n_traps);
  g_assert_cmpuint (solution.depth, ==, cases[i].depth);
  g_assert_cmpint (solution.difficulty == 0, ==, cases[i].n_solutions == 0);
  if (solution.n_solutions > 0)
    g_assert_true (task_has_dice (robo_puzzle_get_task (puzzle), &solution.program));
}

static gboolean
is_over_cb (gpointer data)
{
  return TRUE;
}

static void
test_threads (void)
{
  g_autoptr (RoboPuzzle) puzzle = load (cases[2].file);
  RoboTaskPosition position;
  RoboSolution     one, many;

  robo_puzzle_fill (puzzle, &position);
  /* Try all programs with any faces. */
  position.task.has_faces = FALSE;
  memset (&one, 0, sizeof one);
  memset (&many, 0, sizeof many);
  g_assert_true (robo_solver_solve (&position, 1, NULL, NULL, &one));
  g_assert_true (robo_solver_solve (&position, 3, NULL, NULL, &many));
  g_assert_cmpuint (one.n_programs, ==, 248832);
  g_assert_cmpuint (one.n_solutions, >, 128);
  g_assert_cmpmem (&one, sizeof one, &many, sizeof many);
  g_assert_false (robo_solver_solve (&position, 2, is_over_cb, NULL, &many));
}

static void
test_programs (void)
{
  RoboTask task = { .has_faces = TRUE, .faces = { { 2, 5 }, { 1, 4 } } };
  g_autoptr (GArray) programs = robo_solver_list_programs (&task);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_int64_hash, g_int64_equal);

  g_assert_cmpuint (programs->len, ==, 4608);
  for (guint i = 0; i < programs->len; i++)
    {
      RoboProgram program;

      robo_program_unpack (&program, g_array_index (programs, RoboAnswer, i));
      g_assert_cmpint (robo_program_check_dice (&program, FALSE, 0, FALSE), ==, ROBO_REFUSED_NOT);
      g_assert_true (task_has_dice (&task, &program));
      g_assert_true (g_hash_table_add (seen, &g_array_index (programs, RoboAnswer, i)));
    }

  /* The list does not tell two equal dice apart. */
  g_array_unref (g_steal_pointer (&programs));
  task.faces[ROBO_BLUE][1] = 2;
  programs = robo_solver_list_programs (&task);
  g_assert_cmpuint (programs->len, ==, 3 * 4 * 4 * 2 * 8 + 3 * 4 * 2 * 64);
}

/* Making */

static void
test_days (void)
{
  static const char *const wrong[] = { "", "2025-12-31", "2026-02-29", "2026-13-01", "2026-1-01", "2026-11-231",
                                       "2026/11/23", "+026-01-01", " 026-01-01" };
  GDate                    day;

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (robo_puzzles_parse_day (wrong[i], &day));
  g_assert_true (robo_puzzles_parse_day ("2026-01-01", &day));
  g_assert_cmpuint (robo_puzzles_get_number (&day), ==, 1);
  g_assert_true (robo_puzzles_parse_day ("2028-02-29", &day));
  g_assert_cmpuint (robo_puzzles_get_number (&day), ==, 365 + 365 + 31 + 29);
  /* This day is a Monday. */
  g_assert_true (robo_puzzles_parse_day ("2026-11-23", &day));
  g_assert_cmpuint (robo_puzzles_get_difficulty (&day), ==, 1);
  g_date_add_days (&day, 6);
  g_assert_cmpuint (robo_puzzles_get_difficulty (&day), ==, 5);
}

/* If one of these results changes, players with different versions get different puzzles of the day. */
static const struct
{
  const char *day;
  const char *puzzle;
} days[] = {
  { "2026-01-01", "rome, seat 3: win 0 with 1 6 1 2, 22 of 4608, b1e r1w b6w" },
  { "2026-11-23", "rome, seat 2: destroy 2 with 3 4 2 5, 78 of 4608, r2se b3s r5ne" },
  { "2026-11-25", "ruhrgebiet, seat 2: survive 0 with 4 6 1 6, 10 of 4608, b6e r1nw b4e" },
  { "2026-11-29", "twin-cities, seat 4: destroy 2 with 1 4 3 4, 2 of 4608, b1e r3s r4s" },
  { "2028-02-29", "twin-cities, seat 1: win 0 with 4 6 1 6, 32 of 4608, b4n b6s r1n" },
};

static char *
dup_words (const RoboPuzzle   *puzzle,
           const RoboSolution *solution)
{
  const RoboTask  *task = robo_puzzle_get_task (puzzle);
  g_autofree char *program = robo_program_to_text (&solution->program);

  return g_strdup_printf ("%s, seat %u: %s %u with %u %u %u %u, %u of %u, %s",
                          robo_arena_get_id (robo_puzzle_get_arena (puzzle)), task->seat + 1,
                          robo_goal_get_id (task->goal), task->amount, task->faces[0][0], task->faces[0][1],
                          task->faces[1][0], task->faces[1][1], solution->n_solutions, solution->n_programs, program);
}

static void
test_daily (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboPuzzle) puzzle = NULL;
  g_autofree char *words = NULL;
  RoboSolution     made, found;
  GDate            day;

  g_assert_true (robo_puzzles_parse_day (days[i].day, &day));
  puzzle = robo_puzzles_make_daily (&day, NULL, &made, problems);
  g_assert_nonnull (puzzle);
  g_assert_cmpstr (robo_puzzle_get_id (puzzle), ==, days[i].day);

  /* The file has the puzzle that was made. */
  g_assert_true (robo_puzzles_solve (puzzle, NULL, &found));
  words = dup_words (puzzle, &found);
  g_assert_cmpstr (words, ==, days[i].puzzle);
  g_assert_cmpuint (made.n_solutions, ==, found.n_solutions);
  g_assert_cmpuint (made.n_traps, ==, found.n_traps);
  g_assert_cmpuint (made.difficulty, ==, found.difficulty);
  g_assert_cmpuint (found.n_ways, <=, 3);
}

/* The difficulty is that of the day of the week, on every day of a week, or of a year with `-m slow`. */
static void
test_weekdays (void)
{
  guint n_days = g_test_slow () ? 364 : 7;
  guint n_nearby = 0;
  GDate day;

  g_assert_true (robo_puzzles_parse_day ("2026-11-02", &day));
  for (guint i = 0; i < n_days; i++, g_date_add_days (&day, 1))
    {
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
      RoboSolution solution;
      g_autoptr (RoboPuzzle) puzzle = robo_puzzles_make_daily (&day, NULL, &solution, problems);
      guint wanted = robo_puzzles_get_difficulty (&day);

      g_assert_nonnull (puzzle);
      g_assert_cmpuint (solution.difficulty + 1, >=, wanted);
      g_assert_cmpuint (solution.difficulty, <=, wanted + 1);
      n_nearby += solution.difficulty != wanted;
    }
  g_test_message ("on %u of %u days it is a nearby one", n_nearby, n_days);
  g_assert_cmpuint (30 * n_nearby, <=, n_days);
}

/* Consecutive days have different goals, which few programs reach. The first three puzzles are made quickly. */
static void
test_turns (void)
{
  static const RoboGoal goals[] = { ROBO_GOAL_WIN, ROBO_GOAL_SURVIVE, ROBO_GOAL_DESTROY };
  guint                 n_puzzles = g_test_slow () ? 30 : 3;

  for (guint i = 0; i < n_puzzles; i++)
    {
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
      guint        difficulty = 1 + i % ROBO_MAX_DIFFICULTY;
      RoboSolution solution;
      g_autoptr (RoboPuzzle) puzzle = robo_puzzles_make (870 + i, difficulty, NULL, NULL, &solution, problems);
      const RoboTask *task;

      g_assert_nonnull (puzzle);
      task = robo_puzzle_get_task (puzzle);
      g_assert_cmpint (task->goal, ==, goals[i % G_N_ELEMENTS (goals)]);
      g_assert_cmpuint (solution.n_solutions, >=, 1);
      g_assert_cmpuint (solution.n_ways, <=, 3);
      if (task->goal == ROBO_GOAL_SURVIVE)
        {
          RoboTaskPosition position;

          robo_puzzle_fill (puzzle, &position);
          g_assert_cmpuint (position.state.robots[task->seat].damage + 1, ==, position.setup.rules.damage_limit);
          g_assert_cmpuint (20 * solution.n_solutions, <=, solution.n_programs);
        }
      else
        {
          g_assert_cmpuint (solution.n_solutions, <=, 128);
          g_assert_cmpuint (task->amount, >=, task->goal == ROBO_GOAL_DESTROY ? 2 : 0);
        }
    }
}

static void
test_cancelled (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  g_cancellable_cancel (cancellable);
  g_assert_null (robo_puzzles_make (1, 3, NULL, cancellable, NULL, problems));
  g_assert_false (robo_problems_has_errors (problems));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/ai/puzzles/solutions/agree-with-a-count-by-hand/", cases[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_solve);
    }
  g_test_add_func ("/ai/puzzles/threads/do-not-change-the-solution", test_threads);
  g_test_add_func ("/ai/puzzles/list-of-programs/is-complete-without-duplicates", test_programs);
  g_test_add_func ("/ai/puzzles/days/are-parsed-and-numbered", test_days);
  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    {
      g_autofree char *path =
        g_strconcat ("/ai/puzzles/puzzle-of-a-day/agrees-with-its-known-puzzle/", days[i].day, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_daily);
    }
  g_test_add_func ("/ai/puzzles/weekdays/set-the-difficulty", test_weekdays);
  g_test_add_func ("/ai/puzzles/consecutive-puzzles/have-different-goals", test_turns);
  g_test_add_func ("/ai/puzzles/canceled-search/gives-no-puzzle", test_cancelled);

  return g_test_run ();
}
