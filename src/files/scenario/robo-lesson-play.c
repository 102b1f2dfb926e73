// SPDX-License-Identifier: GPL-3.0-or-later
// Plays an exercise: answers for the operators, and checks whether the learner has succeeded.
#include "config.h"

#include "robo-lesson-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* Script of an exercise */

struct _RoboLessonScript
{
  const RoboExercise *exercise;
  gboolean            plays_solution;
  RoboProblems       *problems;
  RoboScript          script; /* answers in phases 2 and 3 */
};

RoboLessonScript *
robo_lesson_script_new (const RoboExercise *exercise,
                        gboolean            plays_solution)
{
  RoboLessonScript *self = g_new0 (RoboLessonScript, 1);

  self->exercise = exercise;
  self->plays_solution = plays_solution;
  self->problems = robo_problems_new (NULL);
  self->script = (RoboScript){
    .answers = exercise->scenario->answers,
    .problems = self->problems,
    .used = g_new0 (guint8, exercise->scenario->answers->len),
  };

  return self;
}

void
robo_lesson_script_free (RoboLessonScript *self)
{
  if (self == NULL)
    return;

  robo_problems_free (self->problems);
  g_free (self->script.used);
  g_free (self);
}

RoboReply
robo_lesson_script_answer (const RoboSetup    *setup,
                           const RoboState    *state,
                           const RoboQuestion *question,
                           RoboAnswer         *answer,
                           gpointer            data)
{
  RoboLessonScript *self = data;

  if (question->seat == self->exercise->learner && !self->plays_solution)
    return ROBO_REPLY_UNKNOWN;

  /* Answer with the program of the exercise here, because the script begins with phase 2 and has no answers to
   * earlier questions. */
  if (question->kind == ROBO_ASK_PROGRAM)
    {
      const RoboRobot *robot = &self->exercise->scenario->state.robots[question->seat];
      RoboProgram      program = { .n_dice = robot->n_dice };

      memcpy (program.dice, robot->dice, sizeof program.dice);

      *answer = robo_program_pack (&program);
    }
  else if (!(question->kind > ROBO_ASK_PROGRAM && question->kind != ROBO_ASK_ROUND_START))
    *answer = question->fallback;
  else
    return robo_script_answer (setup, state, question, answer, &self->script);

  return ROBO_REPLY_ANSWERED;
}

/* Position of an exercise */

void
robo_exercise_get_state (const RoboExercise *self,
                         RoboState          *state)
{
  *state = self->scenario->state;
  robo_rng_seed (&state->rng, 1);
  robo_state_begin_phase (state, self->begin);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      state->robots[seat].n_dice = 0;
      memset (state->robots[seat].dice, 0, sizeof state->robots[seat].dice);
    }

  /* Begin with round 0, because the number of the round increases when the preparation begins. */
  if (self->begin == ROBO_PHASE_PREPARATION)
    state->round = 0;
}

const guint8 *
robo_exercise_get_rolls (const RoboExercise *self,
                         guint              *n_rolls)
{
  *n_rolls = self->scenario->rolls->len;

  return self->scenario->rolls->data;
}

RoboMatchSetup *
robo_exercise_dup_setup (const RoboExercise *self)
{
  RoboMatchSetup *setup = robo_match_setup_new (self->scenario->arena);
  RoboRules       rules = self->scenario->setup.rules;

  rules.modules = FALSE;
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    rules.modules |= !robo_card_mask_is_empty (&self->scenario->state.robots[seat].inventory);
  robo_match_setup_set_rules (setup, &rules, rules.modules ? self->modules : NULL);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      RoboPlayer player = robo_scenario_get_player (&self->scenario->state.robots[seat], seat == self->learner);
      /* Give people and computers the names of their robots, because the texts of lessons use these names. */
      gboolean has_name = player == ROBO_PLAYER_HUMAN || player == ROBO_PLAYER_COMPUTER;

      robo_match_setup_set_seat (setup, seat, player,
                                 has_name ? robo_robot_name_get_title (setup->seats[seat].robot) : NULL);
      if (player != ROBO_PLAYER_NONE)
        setup->seats[seat].side = self->scenario->state.robots[seat].side;
    }

  return setup;
}

/* Texts */

const char *
robo_exercise_get_task (const RoboExercise *self)
{
  return robo_texts_get (self->task);
}

const char *
robo_exercise_get_question (const RoboExercise *self)
{
  return robo_texts_get (self->question);
}

static gboolean
is_as_expected (const RoboExpectation *expectation,
                const RoboGame        *game)
{
  g_autoptr (GPtrArray) differences = g_ptr_array_new_with_free_func (g_free);

  return robo_expectation_compare (expectation, game, differences);
}

const char *
robo_exercise_judge (const RoboExercise *self,
                     const RoboGame     *game,
                     gboolean           *is_done)
{
  *is_done = is_as_expected (&self->scenario->expectation, game);
  if (*is_done)
    return robo_texts_get (self->done);

  for (guint i = 0; i < self->cases->len; i++)
    {
      const RoboLessonCase *one = &g_array_index (self->cases, RoboLessonCase, i);

      if (is_as_expected (&one->expectation, game))
        return robo_texts_get (one->text);
    }

  return robo_texts_get (self->again);
}

/* Checks */

static RoboGame *
play_solution (const RoboExercise   *self,
               const RoboMatchSetup *match_setup,
               RoboSetup            *setup,
               RoboGameStatus       *status)
{
  g_autoptr (RoboLessonScript) script = robo_lesson_script_new (self, TRUE);
  RoboGame     *game;
  RoboState     state;
  guint         n_rolls;
  const guint8 *rolls = robo_exercise_get_rolls (self, &n_rolls);

  robo_match_setup_fill (match_setup, self->scenario->board, setup);
  robo_exercise_get_state (self, &state);
  game = robo_game_new_at (setup, &state, ROBO_GAME_KEEP_EVENTS);
  robo_game_set_rolls (game, rolls, n_rolls);
  robo_game_set_policy (game, robo_lesson_script_answer, script);
  do
    *status = robo_game_advance (game);
  while (*status == ROBO_GAME_GOES_ON);

  /* Drop the script, which is freed at the end of this function. */
  robo_game_set_policy (game, NULL, NULL);

  return game;
}

gboolean
robo_exercise_check (const RoboExercise *self,
                     guint               line,
                     RoboProblems       *problems)
{
  g_autoptr (RoboMatchSetup) match_setup = robo_exercise_dup_setup (self);
  g_autoptr (GPtrArray) differences = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (RoboGame) game = NULL;
  RoboGameStatus status;
  RoboSetup      setup;

  game = play_solution (self, match_setup, &setup, &status);
  if (status != ROBO_GAME_ROUND_OVER && status != ROBO_GAME_OVER)
    {
      robo_problems_add (problems, ROBO_PROBLEM_MEANING, line,
                         _ ("This exercise’s solution can’t be played. Give the learner a die on each control unit."));
      return FALSE;
    }
  if (robo_expectation_compare (&self->scenario->expectation, game, differences))
    return TRUE;

  robo_problems_add (problems, ROBO_PROBLEM_MEANING, line,
                     /* Translators: %s is what differs, not translated, such as "seat 1: vp is 0, expected 1". */
                     _ ("The solution doesn’t solve this exercise: %s. Change the solution or what’s expected."),
                     (const char *)g_ptr_array_index (differences, 0));
  return FALSE;
}
