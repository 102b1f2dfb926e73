// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the results of programs and answers by playing them with the rules of the engine itself.
#include "robo-lookahead.h"

#include <string.h>

#include "robo-random-program.h"
#include "robo-rule-of-thumb.h"

/* In rounds after the first, each operator takes the best of this many random programs. */
#define N_PASSING 16

struct _RoboLookahead
{
  RoboSetup setup;
  RoboGoals goals;
  RoboGuide guide;
  RoboGame *rounds; /* plays from programs to the end of a round; never asks */
  RoboGame *alone;  /* does the same for operators who ignore the other robots; used while `rounds` waits */
  RoboGame *game;   /* plays from a question on */
  RoboGame *told;   /* plays a round with a watch; NULL before the first use */
  guint64   salt;   /* seed for random answers within a round */
  guint     n_choices;
  gboolean  plays_on;

  guint              fond_seat; /* the seat whose weights differ from those of all other seats */
  const RoboWeights *weights;
  gboolean (*is_over) (gpointer data);
  gpointer is_over_data;
};

/* Plays a round from phase 2 on, with the programs of the world. Sets the sums of the dice of these programs, too,
 * which decide the order of the next round (R4.6). */
static const RoboState *
play_round (RoboLookahead   *self,
            RoboGame        *game,
            const RoboState *state,
            const RoboWorld *world)
{
  RoboState start = *state;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      RoboRobot *robot = &start.robots[i];

      if (robot->kind == ROBO_SEAT_KILLBOT)
        continue;
      robot->n_dice = robot->space == ROBO_NO_SPACE ? 0 : world->programs[i].n_dice;
      memcpy (robot->dice, world->programs[i].dice, robot->n_dice * sizeof robot->dice[0]);
      robot->dice_sum = 0;
      for (guint die = 0; die < robot->n_dice; die++)
        robot->dice_sum += robot->dice[die].value;
    }
  robo_state_begin_phase (&start, ROBO_PHASE_ACTIVATION);
  robo_rng_seed (&start.rng, world->seed);
  self->salt = world->seed;
  robo_game_restart_at (game, &start);
  while (robo_game_advance (game) == ROBO_GAME_GOES_ON)
    ;

  return robo_game_get_state (game);
}

/* Answers by rules of thumb, which are good enough within a round. Programs are asked for only if more rounds are
 * played, because a rated round ends before the next programs. */
static RoboReply
answer_cb (const RoboSetup    *setup,
           const RoboState    *state,
           const RoboQuestion *question,
           RoboAnswer         *answer,
           gpointer            data)
{
  RoboLookahead *self = data;
  guint64        salt = self->salt;
  RoboProgram    program;

  if (question->kind != ROBO_ASK_PROGRAM)
    {
      gboolean is_choice;

      *answer = robo_rule_of_thumb_answer (&self->guide, self->salt, setup, state, question, &is_choice);
      self->n_choices += is_choice && question->kind != ROBO_ASK_DRAW;
      return ROBO_REPLY_ANSWERED;
    }
  if (!self->plays_on)
    return ROBO_REPLY_UNKNOWN;

  robo_lookahead_guess (self, state, question->seat, N_PASSING, salt + 64 * state->round + question->seat, &program);
  self->salt = salt;
  *answer = robo_program_pack (&program);

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
  self->alone = robo_game_new (setup, 0, ROBO_GAME_NEVER_ASKS);
  robo_game_set_policy (self->alone, answer_cb, self);
  self->game = robo_game_new (setup, 0, ROBO_GAME_KEEP_NOTHING);

  return self;
}

void
robo_lookahead_free (RoboLookahead *self)
{
  if (self == NULL)
    return;

  robo_game_free (self->rounds);
  robo_game_free (self->alone);
  robo_game_free (self->game);
  robo_game_free (self->told);
  g_free (self);
}

const RoboBoard *
robo_lookahead_get_board (const RoboLookahead *self)
{
  return self->setup.board;
}

const RoboGuide *
robo_lookahead_get_guide (const RoboLookahead *self)
{
  return &self->guide;
}

void
robo_lookahead_set_weights (RoboLookahead     *self,
                            guint              seat,
                            const RoboWeights *weights)
{
  self->fond_seat = seat;
  self->weights = weights;
}

void
robo_lookahead_set_is_over (RoboLookahead *self,
                            gboolean (*is_over) (gpointer data),
                            gpointer data)
{
  self->is_over = is_over;
  self->is_over_data = data;
}

gboolean
robo_lookahead_is_over (const RoboLookahead *self)
{
  return self->is_over != NULL && self->is_over (self->is_over_data);
}

gint
robo_lookahead_rate (const RoboLookahead *self,
                     const RoboState     *state,
                     guint                seat)
{
  const RoboWeights *weights = self->weights != NULL && seat == self->fond_seat ? self->weights : &robo_weights_plain;

  return robo_value_of (weights, &self->guide, &self->setup.rules, &self->goals, state, seat);
}

gint
robo_lookahead_play (RoboLookahead   *self,
                     const RoboState *state,
                     const RoboWorld *world,
                     guint            seat)
{
  return robo_lookahead_rate (self, play_round (self, self->rounds, state, world), seat);
}

static void
begin_to_tell (RoboLookahead *self,
               RoboWatch      watch,
               gpointer       data)
{
  if (self->told == NULL)
    {
      self->told = robo_game_new (&self->setup, 0, ROBO_GAME_NEVER_ASKS | ROBO_GAME_KEEP_EVENTS);
      robo_game_set_policy (self->told, answer_cb, self);
    }
  robo_game_watch (self->told, watch, data);
  self->n_choices = 0;
}

const RoboState *
robo_lookahead_tell (RoboLookahead   *self,
                     const RoboState *state,
                     const RoboWorld *world,
                     RoboWatch        watch,
                     gpointer         data)
{
  begin_to_tell (self, watch, data);

  return play_round (self, self->told, state, world);
}

const RoboState *
robo_lookahead_tell_rest (RoboLookahead   *self,
                          const RoboState *state,
                          guint64          seed,
                          RoboWatch        watch,
                          gpointer         data)
{
  begin_to_tell (self, watch, data);
  self->salt = seed;
  robo_game_restart_at (self->told, state);
  robo_game_advance (self->told);

  return robo_game_get_state (self->told);
}

guint
robo_lookahead_count_choices (const RoboLookahead *self)
{
  return self->n_choices;
}

/* Plays on from the current state of self->rounds. */
static gint
play_later_rounds (RoboLookahead *self,
                   guint          seat,
                   guint          n_rounds)
{
  self->plays_on = TRUE;
  for (guint i = 0; i < n_rounds && robo_game_get_state (self->rounds)->winner == ROBO_NO_WINNER; i++)
    robo_game_advance (self->rounds);
  self->plays_on = FALSE;

  return robo_lookahead_rate (self, robo_game_get_state (self->rounds), seat);
}

gint
robo_lookahead_play_on (RoboLookahead   *self,
                        const RoboState *state,
                        const RoboWorld *world,
                        guint            seat,
                        guint            n_rounds)
{
  play_round (self, self->rounds, state, world);

  return play_later_rounds (self, seat, n_rounds);
}

gint
robo_lookahead_play_from (RoboLookahead   *self,
                          const RoboState *state,
                          guint64          seed,
                          guint            seat,
                          guint            n_rounds)
{
  RoboState start = *state;

  robo_rng_seed (&start.rng, seed);
  self->salt = seed;
  robo_game_restart_at (self->rounds, &start);

  return play_later_rounds (self, seat, n_rounds);
}

void
robo_lookahead_judge (const RoboLookahead *self,
                      gint                 chances[ROBO_MAX_ROBOTS])
{
  robo_value_judge_all (&self->guide, &self->setup.rules, &self->goals, robo_game_get_state (self->rounds), chances);
}

gboolean
robo_lookahead_survives (RoboLookahead   *self,
                         const RoboState *state,
                         const RoboWorld *world,
                         guint            seat)
{
  return state->robots[seat].space == ROBO_NO_SPACE ||
         play_round (self, self->rounds, state, world)->robots[seat].space != ROBO_NO_SPACE;
}

void
robo_lookahead_guess (RoboLookahead   *self,
                      const RoboState *state,
                      guint            seat,
                      guint            n,
                      guint64          seed,
                      RoboProgram     *program)
{
  RoboWorld world = { .seed = seed };
  gint      best = G_MININT;
  RoboRng   rng;

  robo_rng_seed (&rng, seed);
  for (guint i = 0; i < n; i++)
    {
      gint value = 0;

      robo_random_program (&rng, &state->robots[seat], self->setup.cards, &world.programs[seat]);
      if (n > 1)
        value = robo_value_of (&robo_weights_plain, &self->guide, &self->setup.rules, &self->goals,
                               play_round (self, self->alone, state, &world), seat);
      if (value > best)
        {
          best = value;
          *program = world.programs[seat];
        }
    }
}

gboolean
robo_lookahead_play_answer (RoboLookahead   *self,
                            const RoboSight *sight,
                            const RoboState *start,
                            RoboAnswer       answer,
                            guint64          seed,
                            RoboState       *state)
{
  RoboGameStatus status;

  /* Repeat the answers that led from this position to the question. */
  robo_game_set_policy (self->game, NULL, NULL);
  robo_game_restart_at (self->game, start);
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
      /* Seed the generator anew, because the rolls of the game's next transaction are secret. */
      RoboState rest = *robo_game_get_state (self->game);

      robo_rng_seed (&rest.rng, seed);
      robo_game_restart_at (self->game, &rest);
      do
        status = robo_game_advance (self->game);
      while (status == ROBO_GAME_GOES_ON);
    }
  *state = *robo_game_get_shown_state (self->game);

  return status == ROBO_GAME_ASKS || status == ROBO_GAME_ROUND_OVER || status == ROBO_GAME_OVER;
}
