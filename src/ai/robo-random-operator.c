// SPDX-License-Identifier: GPL-3.0-or-later
// Draws answers from the legal answers.
#include "robo-random-operator.h"

#include "robo-random-program.h"

void
robo_random_operator_init (RoboRandomOperator *self,
                           guint64             seed)
{
  self->seed = seed;
}

/* Mixes a word into a sum by a step of SplitMix64's finalizer. */
static guint64
mix (guint64 sum,
     guint64 word)
{
  sum = (sum ^ word) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);

  return sum ^ sum >> 29;
}

/* Seeds the generator for a question. The state of the game's generator tells rounds apart; the other fields of the
 * state tell the questions of a round apart. Fields are mixed one by one, because the bytes of a state differ
 * between machines. */
static void
seed_rng (const RoboRandomOperator *self,
          const RoboState          *state,
          const RoboQuestion       *question,
          RoboRng                  *rng)
{
  guint64 sum = mix (self->seed, state->rng.words[0]);

  sum = mix (sum, state->round | (guint64)state->phase << 16 | (guint64)state->unit << 24);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      const RoboRobot *robot = &state->robots[seat];
      guint64          dice = 0;

      for (guint i = 0; i < robot->n_dice; i++)
        dice = dice << 4 | robot->dice[i].status << 2 | (robot->dice[i].is_kept & 1);
      sum = mix (sum, robot->inventory.words[0]);
      /* Skip words without cards, because cards above the first 64 exist only in large sets. */
      for (guint i = 1; i < ROBO_CARD_MASK_WORDS; i++)
        {
          if (robot->inventory.words[i] != 0)
            sum = mix (sum, robot->inventory.words[i]);
        }
      sum = mix (sum, robot->space | robot->damage << 8 | robot->vp << 16 | (guint64)robot->number << 24 |
                        (guint64)robot->shield[0] << 32 | (guint64)robot->shield[1] << 36 | dice << 40);
    }
  sum = mix (sum, question->kind | question->seat << 8 | question->card << 16 | (guint64)question->die << 24 |
                    (guint64)question->space << 32 | (guint64)question->n_options << 40);

  robo_rng_seed (rng, sum);
}

RoboAnswer
robo_random_operator_answer (const RoboRandomOperator *self,
                             const RoboSetup          *setup,
                             const RoboState          *state,
                             const RoboQuestion       *question)
{
  RoboProgram program;
  RoboRng     rng;

  seed_rng (self, state, question, &rng);
  if (question->kind == ROBO_ASK_PROGRAM)
    {
      robo_random_program (&rng, &state->robots[question->seat], setup->cards, &program);
      return robo_program_pack (&program);
    }
  if (question->n_options == 0)
    return question->fallback;

  return question->options[robo_rng_below (&rng, question->n_options)];
}

RoboReply
robo_random_operator_reply (const RoboSetup    *setup,
                            const RoboState    *state,
                            const RoboQuestion *question,
                            RoboAnswer         *answer,
                            gpointer            data)
{
  *answer = robo_random_operator_answer (data, setup, state, question);

  return ROBO_REPLY_ANSWERED;
}
