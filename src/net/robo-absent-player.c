// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-absent-player.h"

#include <string.h>

/* robo_absent_player_answer() tries this many random programs and takes the best. */
#define N_PROGRAMS 48

static RoboReply
keep_to_fallback_cb (const RoboSetup    *setup,
                     const RoboState    *state,
                     const RoboQuestion *question,
                     RoboAnswer         *answer,
                     gpointer            data)
{
  *answer = question->fallback;
  if (question->n_options > 0 && !robo_question_has_option (question, *answer))
    *answer = question->options[0];

  return ROBO_REPLY_ANSWERED;
}

/* Draws a die for each control unit, of a color of which the robot has a die left. */
static void
draw_program (RoboRng         *rng,
              const RoboRobot *robot,
              const RoboCards *cards,
              RoboProgram     *program)
{
  guint left[] = { ROBO_DICE_A_COLOUR, ROBO_DICE_A_COLOUR };

  *program = (RoboProgram){ .n_dice = ROBO_N_UNITS };
  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    {
      RoboDie *die = &program->dice[unit];

      do
        die->colour = robo_rng_below (rng, 2);
      while (left[die->colour] == 0);
      left[die->colour]--;
      die->unit = unit;
      die->controller = ROBO_NO_SEAT;
      do
        {
          die->value = 1 + robo_rng_below (rng, 6);
          die->key = robo_rng_below (rng, ROBO_N_DIRS);
        }
      while (!robo_program_key_is_legal (robot, cards, die->colour, die->value, die->key));
    }
}

/* Returns the number of horizontal and vertical steps from a space to the nearest VP token, regardless of obstacles.
 * Returns ROBO_MAX_SIDE if no token is nearer. */
static guint
count_steps (const RoboBoard *board,
             const RoboState *state,
             guint            space)
{
  guint nearest = ROBO_MAX_SIDE;

  for (guint number = 1; number <= ROBO_MAX_VP_NUMBER; number++)
    {
      guint goal = board->vp_space[number];
      guint columns, rows;

      if (state->tokens[number] == 0)
        continue;
      columns = ABS ((gint)(goal % board->columns) - (gint)(space % board->columns));
      rows = ABS ((gint)(goal / board->columns) - (gint)(space / board->columns));
      nearest = MIN (nearest, columns + rows);
    }

  return nearest;
}

static RoboAnswer
choose_program (const RoboGame *game,
                guint64         seed)
{
  RoboSetup        setup = *robo_game_get_setup (game);
  const RoboState *asking = robo_game_get_shown_state (game);
  guint            seat = robo_game_get_question (game)->seat;
  RoboState        state = *asking;
  RoboGame        *trial;
  RoboProgram      best = { 0 };
  gint             most = G_MININT;
  RoboRng          rng;

  /* Remove the dice of all robots, so that the answer cannot reveal the programs of the other players. */
  robo_rng_seed (&rng, seed);
  robo_rng_seed (&state.rng, seed);
  robo_state_begin_phase (&state, ROBO_PHASE_ACTIVATION);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      state.robots[i].n_dice = 0;
      memset (state.robots[i].dice, 0, sizeof state.robots[i].dice);
    }
  setup.rules.entropy_every_round = FALSE;
  trial = robo_game_new_at (&setup, &state, ROBO_GAME_NEVER_ASKS);
  robo_game_set_policy (trial, keep_to_fallback_cb, NULL);
  for (guint i = 0; i < N_PROGRAMS; i++)
    {
      RoboState        with = state;
      const RoboRobot *before = &state.robots[seat];
      const RoboRobot *after;
      RoboProgram      program;
      gint             worth;

      draw_program (&rng, before, setup.cards, &program);
      memcpy (with.robots[seat].dice, program.dice, sizeof program.dice);
      with.robots[seat].n_dice = program.n_dice;
      robo_game_restart_at (trial, &with);
      robo_game_advance (trial);
      after = &robo_game_get_state (trial)->robots[seat];
      worth = 100 * ((gint)after->vp - before->vp);
      if (after->space == ROBO_NO_SPACE)
        worth -= 150;
      else
        worth -= 20 * ((gint)after->damage - before->damage) +
                 (gint)count_steps (setup.board, robo_game_get_state (trial), after->space);
      if (worth > most)
        {
          most = worth;
          best = program;
        }
    }
  robo_game_free (trial);

  return robo_program_pack (&best);
}

RoboAnswer
robo_absent_player_answer (const RoboGame *game,
                           guint64         seed)
{
  const RoboQuestion *question = robo_game_get_question (game);
  RoboAnswer          answer;

  if (question->kind == ROBO_ASK_PROGRAM)
    return choose_program (game, seed ^ (question->seat + 1) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));

  keep_to_fallback_cb (NULL, NULL, question, &answer, NULL);

  return answer;
}
