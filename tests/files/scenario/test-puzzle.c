// SPDX-License-Identifier: GPL-3.0-or-later
// Tests puzzles as files: refusals, and writing and reading.
#include <string.h>

#include "files/scenario/robo-puzzle.h"
#include "files/scenario/robo-scenario-formats.h"
#include "tests/files/plain-sentences.h"

#define ARENA                                                                                                 \
  "<arena xmlns='urn:x-robodrome:arena:1' id='a' columns='6' rows='5'><name>A</name><terrain>"                \
  "<row>......</row><row>......</row><row>......</row><row>......</row><row>......</row></terrain><features>" \
  "<vp at='2,1' number='1'/><start at='2,5' side='s' arrow='n'/><start at='3,1' side='n' arrow='s'/></features></arena>"
#define POSITION               "<scenario xmlns='urn:x-robodrome:scenario:1' id='s' vp-goal='3'>" ARENA
#define SCENARIO(robots, rest) POSITION "<robots>" robots "</robots>" rest "</scenario>"

#define ROBOT(rest)    "<robot seat='1' side='s' kind='operator' number='1' at='2,3'" rest "</robot>"
#define OTHER(rest)    "<robot seat='2' side='n' kind='operator' number='2' at='5,2'" rest "</robot>"
#define KILLBOT        "<robot seat='2' side='n' kind='killbot' number='2' at='6,1' facing='w'/>"
#define DIE            "<die unit='1' colour='blue' value='2' key='n'/>"
#define RED_DICE       "<die unit='2' colour='red' value='6' key='n'/><die unit='3' colour='red' value='6' key='n'/>"
#define PROGRAM        DIE RED_DICE
#define TOKENS         "<tokens><token number='1'/></tokens>"
#define PUZZLE(inside) "<puzzle xmlns='urn:x-robodrome:puzzle:1' id='x' solver='1'>" inside "</puzzle>"
#define WIN            "<goal kind='win'/>"
#define GOAL(rest)     "<goal " rest "/>"
#define GOOD           SCENARIO (ROBOT (">") OTHER (">" PROGRAM), TOKENS)
#define DICE           "<dice blue='2 5' red='1 4'/>"

static const struct
{
  const char *name;
  const char *file;
  const char *sentence; /* part of the sentence of the first error; NULL without errors */
} files[] = {
  { "good-file/is-read",
    PUZZLE ("<title>T</title><title xml:lang='de'>D</title><text>W</text><author>A</author>" WIN DICE GOOD),
    NULL },
  { "elements-in-any-order/is-read", PUZZLE (GOOD DICE WIN "<title>T</title>"), NULL },
  { "puzzle-without-given-dice/is-read", PUZZLE (WIN GOOD), NULL },
  { "token-goal/is-read", PUZZLE (GOAL ("kind='token' number='1'") GOOD), NULL },
  { "position-with-a-killbot/is-read", PUZZLE (WIN SCENARIO (ROBOT (">") KILLBOT, TOKENS "<rolls>1 1 1</rolls>")),
    NULL },
  { "no-goal/is-refused", PUZZLE (GOOD), "puzzle" },
  { "unknown-goal/is-refused", PUZZLE (GOAL ("kind='dance'") GOOD), "goal" },
  { "goal-without-its-number/is-refused", PUZZLE (GOAL ("kind='gain'") GOOD), "number" },
  { "goal-with-a-needless-number/is-refused", PUZZLE (GOAL ("kind='win' number='2'") GOOD), "goal takes no number" },
  { "goal-with-number-zero/is-refused", PUZZLE (GOAL ("kind='gain' number='0'") GOOD), "number" },
  { "goal-to-destroy-too-many-robots/is-refused", PUZZLE (GOAL ("kind='destroy' number='2'") GOOD),
    "doesn’t have that many robots to destroy" },
  { "goal-to-take-a-missing-token/is-refused", PUZZLE (GOAL ("kind='token' number='2'") GOOD), "no VP token" },
  { "only-two-given-dice/is-refused", PUZZLE (WIN "<dice blue='2' red='4'/>" GOOD), "needs three dice" },
  { "given-die-with-face-7/is-refused", PUZZLE (WIN "<dice blue='7 1' red='4'/>" GOOD), "puzzle" },
  { "arena-instead-of-a-scenario/is-refused", PUZZLE (WIN ARENA), "A puzzle needs a position" },
  { "position-without-robots/is-refused", PUZZLE (WIN SCENARIO ("", TOKENS)), "<robot>" },
  { "solver-of-an-empty-seat/is-refused",
    "<puzzle xmlns='urn:x-robodrome:puzzle:1' id='x' solver='3'>" WIN GOOD "</puzzle>",
    "no player in the arena" },
  { "solver-out-of-the-arena/is-refused",
    PUZZLE (WIN SCENARIO ("<robot seat='1' side='s' kind='operator' number='1' out='true'/>", TOKENS)),
    "no player in the arena" },
  { "killbot-as-solver/is-refused",
    "<puzzle xmlns='urn:x-robodrome:puzzle:1' id='x' solver='2'>" WIN
      SCENARIO (ROBOT (">") KILLBOT, "<rolls>1 1 1</rolls>") "</puzzle>",
    "no player in the arena" },
  { "program-of-the-solver/is-refused", PUZZLE (WIN SCENARIO (ROBOT (">" DIE), TOKENS)), "what players have to find" },
  { "other-robot-with-half-a-program/is-refused", PUZZLE (WIN SCENARIO (ROBOT (">") OTHER (">" DIE), TOKENS)),
    "needs a complete program" },
  { "too-few-rolls/is-refused", PUZZLE (WIN SCENARIO (ROBOT (">") KILLBOT, "<rolls>1 1</rolls>")), "roll three times" },
  { "robot-with-a-module/is-refused", PUZZLE (WIN SCENARIO (ROBOT (">") OTHER ("><module id='brake'/>"), TOKENS)),
    "without modules" },
  { "scenario-with-a-module-set/is-refused",
    PUZZLE (WIN SCENARIO (ROBOT (">"), "<modules xmlns='urn:x-robodrome:modules:1' id='m'/>")),
    "without modules" },
  { "game-that-is-won-already/is-refused", PUZZLE (WIN SCENARIO (ROBOT (" vp='3'>"), TOKENS)), "enough VP to win" },
};

static void
test_file (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (RoboProblems) problems = robo_problems_new ("x.puzzle.xml");
  g_autoptr (RoboPuzzle) puzzle = robo_puzzle_load_memory (files[i].file, strlen (files[i].file), problems);
  g_autoptr (GError) error = NULL;

  robo_problems_check (problems, &error);
  assert_plain_sentences (problems);
  if (files[i].sentence == NULL)
    g_assert_no_error (error);
  g_assert_cmpint (error == NULL, ==, files[i].sentence == NULL);
  g_assert_cmpint (puzzle != NULL, ==, files[i].sentence == NULL);
  if (error != NULL && strstr (error->message, files[i].sentence) == NULL)
    g_error ("%s: %s", files[i].name, error->message);
}

static RoboPosition *
load_position (void)
{
  const char *text = SCENARIO (ROBOT (">" DIE) OTHER (" damage='1' vp='2'>" PROGRAM), TOKENS);
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  RoboPosition *position = robo_position_load (bytes, 0, problems);

  g_assert_nonnull (position);

  return position;
}

/* The solver's program is left out, so that the file does not reveal the solution. */
static void
test_write (void)
{
  g_autoptr (RoboPosition) position = load_position ();
  const RoboTask task = {
    .goal = ROBO_GOAL_DESTROY, .amount = 1, .seat = 0, .has_faces = TRUE, .faces = { { 2, 5 }, { 4, 0 } }
  };
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboPuzzle) puzzle =
    robo_puzzle_new (position, &task,
                     &(RoboPuzzleWords){ .id = "mine", .title = "Mine", .text = "Look!", .author = "Ada" }, problems);
  GBytes *bytes;
  g_autoptr (RoboPuzzle) again = NULL;
  RoboTaskPosition read;

  g_assert_nonnull (puzzle);
  bytes = robo_puzzle_get_bytes (puzzle);
  again = robo_puzzle_load_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), problems);
  g_assert_nonnull (again);
  g_assert_cmpstr (robo_puzzle_get_id (again), ==, "mine");
  g_assert_cmpstr (robo_puzzle_get_title (again), ==, "Mine");
  g_assert_cmpstr (robo_puzzle_get_text (again), ==, "Look!");
  g_assert_cmpstr (robo_puzzle_get_author (again), ==, "Ada");
  robo_puzzle_fill (again, &read);
  g_assert_cmpmem (&read.task, sizeof read.task, &task, sizeof task);
  g_assert_cmpuint (read.setup.rules.modules, ==, FALSE);
  g_assert_cmpuint (read.setup.rules.vp_goal, ==, 3);
  g_assert_cmpuint (read.state.robots[0].n_dice, ==, 0);
  g_assert_cmpuint (read.state.robots[1].n_dice, ==, 3);
  g_assert_cmpuint (read.state.robots[1].damage, ==, 1);
  g_assert_cmpuint (read.state.robots[1].vp, ==, 2);
  g_assert_cmpuint (read.state.tokens[1], ==, 1);
  /* The position itself is unchanged. */
  g_assert_cmpuint (position->state.robots[0].n_dice, ==, 1);
}

static void
test_write_refused (void)
{
  g_autoptr (RoboPosition) position = load_position ();
  const RoboTask task = { .goal = ROBO_GOAL_TOKEN, .amount = 4 };
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  g_assert_null (robo_puzzle_new (position, &task, &(RoboPuzzleWords){ .id = "mine" }, problems));
  g_assert_true (robo_problems_has_errors (problems));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path =
        g_strconcat ("/files/scenario/puzzle/", files[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_file);
    }
  g_test_add_func ("/files/scenario/puzzle/written-file/does-not-reveal-the-solution", test_write);
  g_test_add_func ("/files/scenario/puzzle/task-to-take-a-missing-token/is-refused", test_write_refused);

  return g_test_run ();
}
