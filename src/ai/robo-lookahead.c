/* What would come of a program, or of an answer, by the rules of the engine itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-lookahead.h"

#include <string.h>

#include "robo-quick.h"

struct _RoboLookahead
{
  RoboSetup setup;
  RoboGoals goals;
  RoboGuide guide;
  RoboGame *rounds; /* never asks: from programs to the end of a round */
  RoboGame *game;   /* from a question on */
  guint64   salt;   /* of the answers that are given by the way */
};

/* By the way rules of thumb are good enough. Nobody programs: a round that is looked at ends before. */
static RoboReply
answer_cb (const RoboSetup    *setup,
           const RoboState    *state,
           const RoboQuestion *question,
           RoboAnswer         *answer,
           gpointer            data)
{
  const RoboLookahead *self = data;

  if (question->kind == ROBO_ASK_PROGRAM)
    return ROBO_REPLY_UNKNOWN;

  *answer = robo_quick_answer (&self->guide, self->salt, setup, state, question);

  return ROBO_REPLY_ANSWERED;
}

RoboLookahead *
robo_lookahead_new (const RoboSetup *setup,
                    const RoboGoals *goals)
{
  RoboLookahead *self = g_new0 (RoboLookahead, 1);

  self->setup = *setup;
  self->goals = *goals;
  robo_guide_init (&self->guide, setup->board);
  self->rounds = robo_game_new (setup, 0, ROBO_GAME_NEVER_ASKS);
  robo_game_set_policy (self->rounds, answer_cb, self);
  self->game = robo_game_new (setup, 0, ROBO_GAME_KEEP_NOTHING);

  return self;
}

void
robo_lookahead_free (RoboLookahead *self)
{
  if (self == NULL)
    return;

  robo_game_free (self->rounds);
  robo_game_free (self->game);
  g_free (self);
}

const RoboGuide *
robo_lookahead_get_guide (const RoboLookahead *self)
{
  return &self->guide;
}

gint
robo_lookahead_rate (const RoboLookahead *self,
                     const RoboState     *state,
                     guint                seat)
{
  return robo_value_of (&self->guide, &self->setup.rules, &self->goals, state, seat);
}

gint
robo_lookahead_play (RoboLookahead   *self,
                     const RoboState *state,
                     const RoboWorld *world,
                     guint            seat)
{
  RoboState start = *state;

  /* Programs are put on the controllers as if everybody had confirmed. */
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      RoboRobot *robot = &start.robots[i];

      if (robot->kind == ROBO_SEAT_KILLBOT)
        continue;
      robot->n_dice = robot->space == ROBO_NO_SPACE ? 0 : world->programs[i].n_dice;
      memcpy (robot->dice, world->programs[i].dice, robot->n_dice * sizeof robot->dice[0]);
    }
  robo_state_begin_phase (&start, ROBO_PHASE_ACTIVATION);
  robo_rng_seed (&start.rng, world->seed);
  self->salt = world->seed;
  robo_game_restart_at (self->rounds, &start);
  robo_game_advance (self->rounds);

  return robo_lookahead_rate (self, robo_game_get_state (self->rounds), seat);
}

gboolean
robo_lookahead_play_answer (RoboLookahead   *self,
                            const RoboSight *sight,
                            RoboAnswer       answer,
                            guint64          seed,
                            RoboState       *state)
{
  RoboGameStatus status;

  /* Comes to the question in the same way as the game did. */
  robo_game_set_policy (self->game, NULL, NULL);
  robo_game_restart_at (self->game, &sight->state);
  for (guint i = 0; i < sight->n_records; i++)
    {
      if (robo_game_advance (self->game) != ROBO_GAME_ASKS ||
          robo_game_answer (self->game, sight->records[i].answer) != ROBO_REFUSED_NOT)
        return FALSE;
    }
  if (robo_game_advance (self->game) != ROBO_GAME_ASKS ||
      robo_game_get_question (self->game)->kind != sight->question.kind ||
      robo_game_answer (self->game, answer) != ROBO_REFUSED_NOT)
    return FALSE;

  self->salt = seed;
  robo_game_set_policy (self->game, answer_cb, self);
  status = robo_game_advance (self->game);
  if (status == ROBO_GAME_GOES_ON)
    {
      /* What the game will roll in its next transaction is nobody's knowledge. */
      RoboState start = *robo_game_get_state (self->game);

      robo_rng_seed (&start.rng, seed);
      robo_game_restart_at (self->game, &start);
      do
        status = robo_game_advance (self->game);
      while (status == ROBO_GAME_GOES_ON);
    }
  *state = *robo_game_get_shown_state (self->game);

  return status == ROBO_GAME_ASKS || status == ROBO_GAME_ROUND_OVER || status == ROBO_GAME_OVER;
}
