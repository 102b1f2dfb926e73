// SPDX-License-Identifier: GPL-3.0-or-later
// Solves mixtures by regret matching: a choice that would have been better up to now is taken more often from now on.
#include "robo-mixture.h"

#include <string.h>

#define MAX_CHOICES MAX (ROBO_MIXTURE_MAX_PROGRAMS, ROBO_MIXTURE_MAX_ANSWERS)

/* Holds the results of one player's choices in the iterations up to now. */
typedef struct
{
  gint64 values[MAX_CHOICES];
  gint64 regrets[MAX_CHOICES];
  gint64 sums[MAX_CHOICES]; /* how often each choice was taken; later iterations count more */
  guint  shares[MAX_CHOICES];
} Learner;

static gboolean
find_program (const RoboProgram *programs,
              guint              n_programs,
              const RoboProgram *program)
{
  const RoboAnswer packed = robo_program_pack (program);
  guint            i = 0;

  while (i < n_programs && robo_program_pack (&programs[i]) != packed)
    i++;

  return i < n_programs;
}

void
robo_mixture_add_program (RoboMixture       *self,
                          const RoboProgram *program,
                          gint               expected)
{
  if (self->n_programs == ROBO_MIXTURE_MAX_PROGRAMS || find_program (self->programs, self->n_programs, program))
    return;

  for (guint i = 0; i < self->n_rivals; i++)
    {
      for (guint answer = 0; answer < ROBO_MIXTURE_MAX_ANSWERS; answer++)
        self->rivals[i].ours[self->n_programs][answer] = ROBO_MIXTURE_UNKNOWN;
    }
  self->programs[self->n_programs] = *program;
  self->shares[self->n_programs] = 0;
  self->expected[self->n_programs++] = expected;
}

void
robo_mixture_add_answer (RoboMixture       *self,
                         guint              rival,
                         const RoboProgram *answer)
{
  RoboRival *other = &self->rivals[rival];

  if (other->n_answers == ROBO_MIXTURE_MAX_ANSWERS || find_program (other->answers, other->n_answers, answer))
    return;

  for (guint program = 0; program < ROBO_MIXTURE_MAX_PROGRAMS; program++)
    other->ours[program][other->n_answers] = ROBO_MIXTURE_UNKNOWN;
  other->answers[other->n_answers] = *answer;
  other->shares[other->n_answers++] = 0;
}

/* Sets shares in proportion to weights, which are 0 or more. If all weights are 0, the shares are equal. */
static void
set_shares (const gint64 *weights,
            guint         n,
            guint        *shares)
{
  gint64 sum = 0;

  for (guint i = 0; i < n; i++)
    sum += weights[i];
  for (guint i = 0; i < n; i++)
    shares[i] = sum == 0 ? ROBO_MIXTURE_ALL / n : (guint)(weights[i] * ROBO_MIXTURE_ALL / sum);
}

/* Updates the regrets after an iteration. A negative regret is set to 0 at once, so that its choice is taken as soon
 * as the choice is good. */
static void
update_regrets (Learner *self,
                guint    n,
                guint    step)
{
  gint64 mean = 0;

  for (guint i = 0; i < n; i++)
    mean += self->shares[i] * self->values[i];
  mean /= ROBO_MIXTURE_ALL;
  for (guint i = 0; i < n; i++)
    {
      self->regrets[i] = MAX (self->regrets[i] + self->values[i] - mean, 0);
      self->sums[i] += (gint64)step * self->shares[i];
    }
}

/* Adds to the value of each program the program's results against the current shares of the answers, weighted with
 * the rival's doubt. Also sets the value of each answer. Skips shares of 0, because most shares are 0. */
static void
rate_against_answers (const RoboRival *rival,
                      guint            n_programs,
                      Learner         *us,
                      Learner         *them)
{
  memset (them->values, 0, sizeof them->values);
  for (guint answer = 0; answer < rival->n_answers; answer++)
    {
      for (guint program = 0; program < n_programs && them->shares[answer] > 0; program++)
        us->values[program] += (gint64)them->shares[answer] * rival->doubt * rival->ours[program][answer];
    }
  for (guint program = 0; program < n_programs; program++)
    {
      for (guint answer = 0; answer < rival->n_answers && us->shares[program] > 0; answer++)
        them->values[answer] += (gint64)us->shares[program] * rival->theirs[program][answer];
    }
  for (guint answer = 0; answer < rival->n_answers; answer++)
    them->values[answer] /= ROBO_MIXTURE_ALL;
}

void
robo_mixture_solve (RoboMixture *self,
                    guint        n_steps)
{
  g_autofree Learner *us = g_new0 (Learner, 1);
  g_autofree Learner *them = g_new0 (Learner, ROBO_MAX_ROBOTS - 1);
  guint               sure = 100 * self->n_rivals;

  for (guint i = 0; i < self->n_rivals; i++)
    sure -= self->rivals[i].doubt;
  for (guint step = 1; step <= n_steps; step++)
    {
      set_shares (us->regrets, self->n_programs, us->shares);
      memset (us->values, 0, sizeof us->values);
      for (guint i = 0; i < self->n_rivals; i++)
        {
          set_shares (them[i].regrets, self->rivals[i].n_answers, them[i].shares);
          rate_against_answers (&self->rivals[i], self->n_programs, us, &them[i]);
          update_regrets (&them[i], self->rivals[i].n_answers, step);
        }
      for (guint program = 0; program < self->n_programs; program++)
        us->values[program] =
          (us->values[program] / ROBO_MIXTURE_ALL + (gint64)sure * self->expected[program]) / (100 * self->n_rivals);
      update_regrets (us, self->n_programs, step);
    }

  set_shares (us->sums, self->n_programs, self->shares);
  for (guint i = 0; i < self->n_rivals; i++)
    set_shares (them[i].sums, self->rivals[i].n_answers, self->rivals[i].shares);
}

static void
swap_programs (RoboMixture *self,
               guint        one,
               guint        other)
{
  const RoboProgram program = self->programs[one];
  const gint        expected = self->expected[one];
  const guint       share = self->shares[one];

  self->programs[one] = self->programs[other];
  self->expected[one] = self->expected[other];
  self->shares[one] = self->shares[other];
  self->programs[other] = program;
  self->expected[other] = expected;
  self->shares[other] = share;
}

void
robo_mixture_keep_best (RoboMixture *self,
                        guint        n_programs,
                        guint        least)
{
  guint n = 0;

  /* Put the programs with the largest shares first. */
  for (; n < MIN (n_programs, self->n_programs); n++)
    {
      guint most = n;

      for (guint i = n + 1; i < self->n_programs; i++)
        most = self->shares[i] > self->shares[most] ? i : most;
      if (n > 0 && self->shares[most] < least)
        break;
      swap_programs (self, n, most);
    }
  self->n_programs = n;

  for (guint i = 0; i < self->n_rivals; i++)
    {
      RoboRival *rival = &self->rivals[i];
      guint      n_answers = 0;

      for (guint answer = 0; answer < rival->n_answers; answer++)
        {
          if (rival->shares[answer] < least)
            continue;
          rival->answers[n_answers] = rival->answers[answer];
          rival->shares[n_answers++] = rival->shares[answer];
        }
      rival->n_answers = n_answers;
      for (guint program = 0; program < n; program++)
        {
          for (guint answer = 0; answer < n_answers; answer++)
            rival->ours[program][answer] = ROBO_MIXTURE_UNKNOWN;
        }
    }
}

guint
robo_mixture_draw (const guint *shares,
                   guint        n,
                   RoboRng     *rng)
{
  guint sum = 0, left;

  for (guint i = 0; i < n; i++)
    sum += shares[i];
  if (sum == 0)
    return 0;

  left = robo_rng_below (rng, sum);
  for (guint i = 0; i < n; i++)
    {
      if (left < shares[i])
        return i;
      left -= shares[i];
    }

  g_return_val_if_reached (0);
}
