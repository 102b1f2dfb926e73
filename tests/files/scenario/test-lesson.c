// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/scenario/robo-lesson.h"

#include "engine/robo-game.h"
#include "engine/robo-rng.h"

#include <gio/gio.h>
#include <glib/gstdio.h>

/* Loads the bundled lessons, which includes a check of their solutions. */

static void
test_order (void)
{
  static const char *const ids[] = { "moving", "firing", "pushing", "dangers", "modules", "round" };
  g_autoptr (GPtrArray) lessons = robo_lessons_load ();

  g_assert_cmpuint (lessons->len, ==, G_N_ELEMENTS (ids));
  for (guint i = 0; i < lessons->len; i++)
    {
      g_assert_cmpstr (robo_lesson_get_id (lessons->pdata[i]), ==, ids[i]);
      g_assert_nonnull (robo_lesson_get_title (lessons->pdata[i]));
      g_assert_nonnull (robo_lesson_get_summary (lessons->pdata[i]));
    }
}

typedef struct
{
  RoboMatchSetup   *match_setup;
  RoboBoard        *board;
  RoboLessonScript *script;
  RoboGame         *game;
  RoboSetup         setup;
} Fixture;

static void
begin (Fixture            *self,
       const RoboExercise *exercise,
       gboolean            plays_solution)
{
  RoboState     state;
  guint         n_rolls;
  const guint8 *rolls = robo_exercise_get_rolls (exercise, &n_rolls);

  self->match_setup = robo_exercise_dup_setup (exercise);
  self->board = robo_board_new (robo_arena_get_plan (self->match_setup->arena));
  robo_match_setup_fill (self->match_setup, self->board, &self->setup);
  robo_exercise_get_state (exercise, &state);
  self->script = robo_lesson_script_new (exercise, plays_solution);
  self->game = robo_game_new_at (&self->setup, &state, ROBO_GAME_KEEP_EVENTS);
  robo_game_set_rolls (self->game, rolls, n_rolls);
  robo_game_set_policy (self->game, robo_lesson_script_answer, self->script);
}

static void
end (Fixture *self)
{
  robo_game_free (self->game);
  robo_lesson_script_free (self->script);
  robo_board_free (self->board);
  robo_match_setup_free (self->match_setup);
}

static void
check_solution (const RoboExercise *exercise)
{
  Fixture        fixture;
  RoboGameStatus status;
  gboolean       is_done;

  begin (&fixture, exercise, TRUE);
  do
    status = robo_game_advance (fixture.game);
  while (status == ROBO_GAME_GOES_ON);

  g_assert_cmpuint (status, ==, ROBO_GAME_ROUND_OVER);
  g_assert_nonnull (robo_exercise_judge (exercise, fixture.game, &is_done));
  g_assert_true (is_done);
  end (&fixture);
}

static void
for_each_exercise (void (*check) (const RoboExercise *exercise))
{
  g_autoptr (GPtrArray) lessons = robo_lessons_load ();

  for (guint i = 0; i < lessons->len; i++)
    {
      for (guint j = 0; j < robo_lesson_get_n_exercises (lessons->pdata[i]); j++)
        check (robo_lesson_get_exercise (lessons->pdata[i], j));
    }
}

static void
test_solutions (void)
{
  for_each_exercise (check_solution);
}

/* Returns a random answer of a learner. */

static RoboAnswer
choose (RoboRng            *rng,
        const RoboQuestion *question)
{
  RoboProgram program = { .n_dice = ROBO_N_UNITS };

  if (question->kind != ROBO_ASK_PROGRAM)
    return question->options[robo_rng_below (rng, question->n_options)];

  for (guint i = 0; i < ROBO_N_UNITS; i++)
    program.dice[i] = (RoboDie){
      .colour = i == 1 ? ROBO_RED : ROBO_BLUE,
      .value = (guint8)(1 + robo_rng_below (rng, 6)),
      .key = (guint8)(2 * robo_rng_below (rng, 4)),
      .unit = (guint8)i,
    };

  return robo_program_pack (&program);
}

static void
play_randomly (const RoboExercise *exercise,
               guint64             seed)
{
  g_autofree RoboQuestion *question = g_new0 (RoboQuestion, 1);
  Fixture                  fixture;
  RoboRng                  rng;
  RoboGameStatus           status;
  guint                    learner = ROBO_NO_SEAT;
  gboolean                 is_done;

  robo_rng_seed (&rng, seed);
  begin (&fixture, exercise, FALSE);
  while ((status = robo_game_advance (fixture.game)) == ROBO_GAME_GOES_ON || status == ROBO_GAME_ASKS)
    {
      if (status != ROBO_GAME_ASKS)
        continue;
      *question = *robo_game_get_question (fixture.game);
      /* Only the learner is asked. */
      g_assert_true (learner == ROBO_NO_SEAT || question->seat == learner);
      learner = question->seat;
      g_assert_cmpuint (robo_game_answer (fixture.game, choose (&rng, question)), ==, ROBO_REFUSED_NOT);
    }

  g_assert_true (status == ROBO_GAME_ROUND_OVER || status == ROBO_GAME_OVER);
  g_assert_nonnull (robo_exercise_judge (exercise, fixture.game, &is_done));
  end (&fixture);
}

static void
check_anything (const RoboExercise *exercise)
{
  for (guint seed = 1; seed <= 100; seed++)
    play_randomly (exercise, seed);
}

static void
test_anything (void)
{
  for_each_exercise (check_anything);
}

/* Files of the user */

#define ARENA                                                                                                 \
  "<arena xmlns='urn:x-robodrome:arena:1' id='a' columns='6' rows='5'><name>A</name><terrain>"                \
  "<row>......</row><row>......</row><row>......</row><row>......</row><row>......</row></terrain><features>" \
  "<vp at='2,1' number='1'/><start at='2,5' side='s' arrow='n'/><start at='3,1' side='n' arrow='s'/></features></arena>"
#define DICE                                                                                      \
  "<die unit='1' colour='blue' value='2' key='n'/><die unit='2' colour='red' value='1' key='n'/>" \
  "<die unit='3' colour='red' value='1' key='n'/>"
#define POSITION               "<scenario xmlns='urn:x-robodrome:scenario:1' id='s' vp-goal='3'>" ARENA
#define SCENARIO(robots, rest) POSITION "<robots>" robots "</robots>" rest "</scenario>"

#define LEARNER(dice) "<robot seat='1' side='s' kind='operator' number='1' at='2,3'>" dice "</robot>"
#define KILLBOT       "<robot seat='2' side='n' kind='killbot' number='2' at='6,1' facing='w'/>"
#define GOAL          "<tokens><token number='1'/></tokens><expect><robot seat='1' vp='1'/></expect>"
#define TEXTS         "<task>T</task><done>D</done>"
#define LESSON(inside) \
  "<lesson xmlns='urn:x-robodrome:lesson:1' id='x' number='1'><title>X</title><summary>S</summary>" inside "</lesson>"
#define EXERCISE(inside) "<exercise learner='1'>" TEXTS inside "</exercise>"

static const struct
{
  const char *name;
  const char *file;
  const char *sentence; /* part of the sentence of the first error; NULL without errors */
} files[] = {
  { "good-file/is-read", LESSON (EXERCISE (SCENARIO (LEARNER (DICE), GOAL))), NULL },
  { "elements-in-any-order/is-read",
    LESSON ("<exercise learner='1'>" SCENARIO (LEARNER (DICE), GOAL) "<done>D</done><task>T</task></exercise>"), NULL },
  { "no-exercise/is-refused", LESSON (""), "lesson" },
  { "no-number/is-refused",
    "<lesson xmlns='urn:x-robodrome:lesson:1' id='x'><title>X</title><summary>S</summary></lesson>",
    "number" },
  { "no-task/is-refused", LESSON ("<exercise learner='1'><done>D</done>" SCENARIO (LEARNER (DICE), GOAL) "</exercise>"),
    "exercise" },
  { "no-scenario/is-refused", LESSON (EXERCISE ("")), "Something is missing in <exercise>" },
  { "arena-instead-of-a-scenario/is-refused", LESSON (EXERCISE (ARENA)), "An exercise needs a position" },
  { "position-without-robots/is-refused", LESSON (EXERCISE (SCENARIO ("", GOAL))), "<robot>" },
  { "learner-of-an-empty-seat/is-refused",
    LESSON ("<exercise learner='3'>" TEXTS SCENARIO (LEARNER (DICE), GOAL) "</exercise>"),
    "has no player" },
  { "killbot-as-learner/is-refused",
    LESSON ("<exercise learner='2'>" TEXTS
              SCENARIO (LEARNER (DICE) KILLBOT, GOAL "<rolls>1 1 1</rolls>") "</exercise>"),
    "has no player" },
  { "too-few-rolls/is-refused", LESSON (EXERCISE (SCENARIO (LEARNER (DICE) KILLBOT, GOAL "<rolls>1 1</rolls>"))),
    "may roll 3 times" },
  { "no-program/is-refused", LESSON (EXERCISE (SCENARIO (LEARNER (""), GOAL))), "can’t be played" },
  { "program-that-misses-the-goal/is-refused",
    LESSON (EXERCISE (SCENARIO (LEARNER (DICE), "<expect><robot seat='1' at='5,5'/></expect>"))),
    "seat 1: at is 2,1" },
  { "scenario-with-own-modules/is-refused",
    LESSON (EXERCISE (SCENARIO (LEARNER (DICE), GOAL "<modules xmlns='urn:x-robodrome:modules:1' id='m'/>"))),
    "only the standard modules" },
  { "unknown-event/is-refused",
    LESSON (EXERCISE ("<case><text>C</text><event type='party'/></case>" SCENARIO (LEARNER (DICE), GOAL))), "party" },
  { "case-without-text/is-refused",
    LESSON (EXERCISE ("<case><robot seat='1' out='true'/></case>" SCENARIO (LEARNER (DICE), GOAL))), "case" },
};

static void
test_file (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (RoboProblems) problems = robo_problems_new ("x.lesson.xml");
  g_autoptr (RoboLesson) lesson = robo_lesson_load_memory (files[i].file, strlen (files[i].file), problems);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (robo_problems_check (problems, &error), ==, files[i].sentence == NULL);
  g_assert_cmpint (lesson != NULL, ==, files[i].sentence == NULL);
  if (error != NULL && strstr (error->message, files[i].sentence) == NULL)
    g_error ("%s: %s", files[i].name, error->message);
}

static char *
dup_own_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "robodrome", "lessons", NULL);
}

static void
remove_own (const char *name)
{
  g_autofree char *folder = dup_own_folder ();
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_cmpint (g_unlink (path), ==, 0);
}

static void
write_own (const char *name,
           const char *text)
{
  g_autofree char *folder = dup_own_folder ();
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_mkdir_with_parents (folder, 0700);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

/* A user's lesson comes after the bundled lesson with the same number. A broken lesson is left out. */
static void
test_own_folder (void)
{
  g_autoptr (GPtrArray) lessons = NULL;

  write_own ("x.lesson.xml", files[0].file);
  write_own ("y.lesson.xml", "<lesson/>");
  lessons = robo_lessons_load ();
  remove_own ("x.lesson.xml");
  remove_own ("y.lesson.xml");

  g_assert_cmpuint (lessons->len, ==, 7);
  g_assert_cmpstr (robo_lesson_get_id (lessons->pdata[1]), ==, "x");
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *home = g_dir_make_tmp ("robodrome-XXXXXX", NULL);

  /* Other tests would find these lessons in the user's folder, and GLib's own isolation leaks. */
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/files/scenario/lesson/bundled-lessons/are-listed-from-moving-to-a-round", test_order);
  g_test_add_func ("/files/scenario/lesson/bundled-solutions/solve-their-exercises", test_solutions);
  g_test_add_func ("/files/scenario/lesson/random-programs/get-a-verdict", test_anything);
  g_test_add_func ("/files/scenario/lesson/own-lessons/are-in-the-order-of-numbers-unless-broken", test_own_folder);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path =
        g_strconcat ("/files/scenario/lesson/", files[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_file);
    }

  return g_test_run ();
}
