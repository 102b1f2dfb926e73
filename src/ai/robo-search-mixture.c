// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the answers of the rivals and the mixture to draw from. In turn, each side answers the current mixture of the
// other side.
#include "robo-search-private.h"

#include <string.h>

#include "robo-random-program.h"

/* These numbers are the effort for a mixture: programs that all rivals together try as an answer, answers that are
 * added each time, passes that vary the best answer, best programs that are answered one by one, rounds of answers to
 * the whole mixture, and worlds of a search for better programs. */
#define N_TRIES         1500
#define N_FOUND         4
#define N_VARIATIONS    2
#define N_ANSWERED      24
#define N_SWEEPS        8
#define N_BETTER_WORLDS 32
/* Intermediate solutions take N_STEPS iterations, and the last solution takes N_LAST_STEPS iterations. */
#define N_STEPS      300
#define N_LAST_STEPS 1000
/* The game is played on with at most N_PLAYED_ON programs, and answers to the mixture of these programs are looked for
 * N_LAST_SWEEPS times. Each pair of a program and an answer is played in n_worlds / PAIRS_OF_WORLD worlds. All this
 * holds for one rival; with more rivals the numbers are smaller. */
#define N_PLAYED_ON    20
#define N_LAST_SWEEPS  2
#define PAIRS_OF_WORLD 12
/* If the share of a program is below HARDLY_DRAWN, the game is not played on with it. If it is below SELDOM_DRAWN,
 * the program is not drawn in the end. */
#define HARDLY_DRAWN (ROBO_MIXTURE_ALL / 128)
#define SELDOM_DRAWN (ROBO_MIXTURE_ALL / 36)

/* Holds the programs with which one opponent may answer the mixture. */
struct _RoboAnswers
{
  guint       seat; /* seat of the opponent */
  guint       n_tries;
  RoboProgram tries[N_TRIES];
  gboolean    is_tried[ROBO_MIXTURE_MAX_PROGRAMS];
  gint16      worth[ROBO_MIXTURE_MAX_PROGRAMS][N_TRIES]; /* value for the opponent, by program of the mixture */
  RoboProgram found[N_FOUND];
};

/* Plays one case in which one opponent gives an answer, and all other opponents do what is expected. */
static void
play_against_answer (const RoboSearch  *self,
                     RoboLookahead     *lookahead,
                     const RoboProgram *program,
                     guint              seat,
                     const RoboProgram *answer,
                     guint              index,
                     gint               chances[ROBO_MAX_ROBOTS])
{
  const RoboCase *one = &self->cases[index % self->n_cases];
  RoboWorld       world = one->world;

  world.seed += index / self->n_cases;
  world.programs[self->seat] = *program;
  world.programs[seat] = *answer;
  robo_lookahead_play_on (lookahead, &one->state, &world, self->seat, self->n_rounds);
  robo_lookahead_judge (lookahead, chances);
}

/* Plays a program against all answers for which its value is unknown. */
static void
play_against_answers (RoboSearch    *self,
                      RoboLookahead *lookahead,
                      guint          index)
{
  RoboMixture *mixture = self->mixture;

  for (guint i = 0; i < mixture->n_rivals; i++)
    {
      RoboRival *rival = &mixture->rivals[i];

      for (guint answer = 0; answer < rival->n_answers; answer++)
        {
          gint ours = 0, theirs = 0;

          if (rival->ours[index][answer] != ROBO_MIXTURE_UNKNOWN)
            continue;
          for (guint j = 0; j < self->n_wanted && !robo_lookahead_is_over (lookahead); j++)
            {
              gint chances[ROBO_MAX_ROBOTS];

              play_against_answer (self, lookahead, &mixture->programs[index], rival->seat, &rival->answers[answer],
                                   7 * j + answer, chances);
              ours += chances[self->seat];
              theirs += chances[rival->seat];
            }
          rival->ours[index][answer] = ours / (gint)self->n_wanted;
          rival->theirs[index][answer] = theirs / (gint)self->n_wanted;
        }
    }
}

/* Returns the value of a program if all opponents do what is expected. */
static gint
rate_against_expected (const RoboSearch  *self,
                       RoboLookahead     *lookahead,
                       const RoboProgram *program,
                       guint              n_worlds)
{
  gint64 sum = 0;

  for (guint i = 0; i < n_worlds && !robo_lookahead_is_over (lookahead); i++)
    {
      gint chances[ROBO_MAX_ROBOTS];

      play_against_answer (self, lookahead, program, self->seat, program, i, chances);
      sum += chances[self->seat];
    }

  return (gint)(sum / n_worlds);
}

static void
expect_again (RoboSearch    *self,
              RoboLookahead *lookahead,
              guint          index)
{
  self->mixture->expected[index] =
    rate_against_expected (self, lookahead, &self->mixture->programs[index], self->n_wanted);
}

/* Rates the answers that an opponent tries against one program that is drawn often enough. The values are the values
 * for the opponent. */
static void
try_answers (RoboSearch    *self,
             RoboLookahead *lookahead,
             guint          index)
{
  const RoboMixture *mixture = self->mixture;
  const guint        program = index / mixture->n_rivals;
  RoboAnswers       *answers = &self->answers[index % mixture->n_rivals];

  if (mixture->shares[program] < SELDOM_DRAWN || answers->is_tried[program])
    return;

  answers->is_tried[program] = TRUE;
  for (guint i = 0; i < answers->n_tries && !robo_lookahead_is_over (lookahead); i++)
    {
      gint chances[ROBO_MAX_ROBOTS];

      play_against_answer (self, lookahead, &mixture->programs[program], answers->seat, &answers->tries[i], i, chances);
      answers->worth[program][i] = (gint16)chances[answers->seat];
    }
}

/* Returns the value of an opponent's program against all programs that are drawn often enough. The result is the
 * value for the opponent. */
static gint64
rate_answer (const RoboSearch  *self,
             RoboLookahead     *lookahead,
             guint              seat,
             const RoboProgram *answer)
{
  const RoboMixture *mixture = self->mixture;
  gint64             sum = 0;

  for (guint program = 0; program < mixture->n_programs && !robo_lookahead_is_over (lookahead); program++)
    {
      gint chances[ROBO_MAX_ROBOTS];

      if (mixture->shares[program] < SELDOM_DRAWN)
        continue;
      play_against_answer (self, lookahead, &mixture->programs[program], seat, answer, program, chances);
      sum += (gint64)mixture->shares[program] * chances[seat];
    }

  return sum;
}

/* Improves the best answer that was tried, in N_VARIATIONS passes, each of which changes one die at most. Finds the
 * best answer and the best one before it. */
static void
vary_answer (RoboSearch    *self,
             RoboLookahead *lookahead,
             RoboAnswers   *answers)
{
  const RoboRobot *robot = &self->sight->state.robots[answers->seat];
  RoboProgram     *best = &answers->found[N_FOUND - 2], *second = &answers->found[N_FOUND - 1];
  gint64           most = rate_answer (self, lookahead, answers->seat, &answers->found[0]);

  *best = *second = answers->found[0];
  for (guint i = 0; i < N_VARIATIONS; i++)
    {
      const RoboProgram program = *best;

      for (guint way = 0; way < program.n_dice * 12 * ROBO_N_DIRS; way++)
        {
          RoboProgram variant = program;
          guint       die = way / (12 * ROBO_N_DIRS);
          gint64      sum;

          variant.dice[die].value = (guint8)(1 + way / ROBO_N_DIRS % 6);
          variant.dice[die].key = way % ROBO_N_DIRS;
          variant.dice[die].colour = way / (6 * ROBO_N_DIRS) % 2;
          if (robo_program_check (&variant, robot, self->sight->setup.cards, FALSE) != ROBO_REFUSED_NOT)
            continue;
          sum = rate_answer (self, lookahead, answers->seat, &variant);
          if (sum <= most)
            continue;
          most = sum;
          *second = *best;
          *best = variant;
        }
    }
}

static void
find_answers (RoboSearch    *self,
              RoboLookahead *lookahead,
              guint          index)
{
  const RoboMixture *mixture = self->mixture;
  RoboAnswers       *answers = &self->answers[index];
  gint64             sums[N_TRIES] = { 0 };

  for (guint program = 0; program < mixture->n_programs; program++)
    {
      for (guint i = 0; i < answers->n_tries && mixture->shares[program] >= SELDOM_DRAWN; i++)
        sums[i] += (gint64)mixture->shares[program] * answers->worth[program][i];
    }
  for (guint n = 0; n < N_FOUND - 2; n++)
    {
      guint best = 0;

      for (guint i = 1; i < answers->n_tries; i++)
        best = sums[i] > sums[best] ? i : best;
      answers->found[n] = answers->tries[best];
      sums[best] = -1;
    }
  vary_answer (self, lookahead, answers);
}

/* Finds a better program of the seat against the expected programs. In each world one rival, chosen at random, may play
 * one of its answers instead of its expected program. A rival that was chosen does so with the probability of its
 * doubt. */
static void
find_better (RoboSearch    *self,
             RoboLookahead *lookahead)
{
  const RoboMixture *mixture = self->mixture;
  RoboWorld          worlds[N_BETTER_WORLDS];
  RoboRng            rng;

  robo_rng_seed (&rng, self->better_seed);
  for (guint i = 0; i < N_BETTER_WORLDS; i++)
    {
      const RoboRival *rival = &mixture->rivals[robo_rng_below (&rng, mixture->n_rivals)];

      worlds[i] = self->cases[robo_rng_below (&rng, self->n_cases)].world;
      worlds[i].seed = robo_rng_next (&rng);
      if (robo_rng_below (&rng, 100) < rival->doubt)
        worlds[i].programs[rival->seat] = rival->answers[robo_mixture_draw (rival->shares, rival->n_answers, &rng)];
    }
  robo_plan_reply (lookahead, &self->effort->model, self->sight->setup.cards, &self->sight->state, self->seat, worlds,
                   N_BETTER_WORLDS, robo_rng_next (&rng), &self->better);
  self->better_expected = rate_against_expected (self, lookahead, &self->better, self->n_cases);
}

static void
find_more (RoboSearch    *self,
           RoboLookahead *lookahead,
           guint          index)
{
  if (index < self->mixture->n_rivals)
    find_answers (self, lookahead, index);
  else
    find_better (self, lookahead);
}

/* Adds answers to the current mixture. With is_wide, also adds a program of the seat that is better against the answers
 * found up to now, unless it destroys its own robot. */
static void
improve_mixture (RoboSearch *self,
                 gboolean    is_wide)
{
  RoboMixture *mixture = self->mixture;

  robo_search_share_work (self, try_answers, mixture->n_programs * mixture->n_rivals);
  self->better_seed = robo_rng_next (&self->rng);
  robo_search_share_work (self, find_more, mixture->n_rivals + (is_wide ? 1 : 0));
  for (guint i = 0; i < mixture->n_rivals; i++)
    {
      for (guint n = 0; n < N_FOUND; n++)
        robo_mixture_add_answer (mixture, i, &self->answers[i].found[n]);
    }
  if (is_wide && !robo_search_harms_itself (self, &self->better))
    robo_mixture_add_program (mixture, &self->better, self->better_expected);
}

static void
solve_mixture (RoboSearch *self,
               guint       n_worlds,
               guint       n_steps)
{
  self->n_wanted = n_worlds;
  robo_search_share_work (self, play_against_answers, self->mixture->n_programs);
  robo_mixture_solve (self->mixture, n_steps);
}

/* Puts the candidates into the mixture, and the expected programs of the rivals as their first answers. Draws the
 * answers to try. As in choose_candidate(), a program that destroys its own robot is taken only if it is much better
 * than the best of the other programs. */
static void
begin_mixture (RoboSearch *self)
{
  RoboMixture *mixture = self->mixture;
  gint64       bar = 0;

  for (guint i = 0; i < self->candidates->len && bar == 0; i++)
    {
      const RoboCandidate *candidate = robo_search_get_candidate (self, i);

      bar = robo_search_harms_itself (self, &candidate->program) ? 0 : candidate->sum;
    }
  for (guint i = 0; i < self->candidates->len; i++)
    {
      const RoboCandidate *candidate = robo_search_get_candidate (self, i);

      if (candidate->sum > bar + (gint64)ROBO_SEARCH_MUCH_BETTER * candidate->n_cases ||
          !robo_search_harms_itself (self, &candidate->program))
        robo_mixture_add_program (mixture, &candidate->program, (gint)(candidate->sum / MAX (candidate->n_cases, 1)));
    }
  if (mixture->n_programs == 0)
    robo_mixture_add_program (mixture, &robo_search_get_candidate (self, 0)->program, 0);

  for (guint i = 0; i < mixture->n_rivals; i++)
    {
      RoboAnswers *answers = &self->answers[i];

      answers->seat = mixture->rivals[i].seat;
      answers->n_tries = N_TRIES / mixture->n_rivals;
      for (guint j = 0; j < answers->n_tries; j++)
        robo_random_program (&self->rng, &self->sight->state.robots[answers->seat], self->sight->setup.cards,
                             &answers->tries[j]);
      for (guint j = 0; j < self->n_cases; j++)
        robo_mixture_add_answer (mixture, i, &self->cases[j].world.programs[answers->seat]);
    }
}

/* For each of the best programs, adds the tried answer that is best against this program alone. */
static void
answer_each (RoboSearch *self)
{
  RoboMixture *mixture = self->mixture;
  const guint  n = MIN (mixture->n_programs, N_ANSWERED / mixture->n_rivals);

  for (guint program = 0; program < n; program++)
    mixture->shares[program] = ROBO_MIXTURE_ALL / n;
  robo_search_share_work (self, try_answers, mixture->n_programs * mixture->n_rivals);
  for (guint i = 0; i < mixture->n_rivals * n; i++)
    {
      const RoboAnswers *answers = &self->answers[i % mixture->n_rivals];
      const gint16      *worth = answers->worth[i / mixture->n_rivals];
      guint              best = 0;

      for (guint j = 1; j < answers->n_tries; j++)
        best = worth[j] > worth[best] ? j : best;
      robo_mixture_add_answer (mixture, i % mixture->n_rivals, &answers->tries[best]);
    }
}

static void
find_mixture (RoboSearch *self)
{
  RoboMixture *mixture = self->mixture;
  const guint  n_worlds = self->effort->n_worlds;

  self->n_rounds = 0;
  begin_mixture (self);
  answer_each (self);
  solve_mixture (self, 1, N_STEPS);
  for (guint i = 0; i < N_SWEEPS / mixture->n_rivals; i++)
    {
      improve_mixture (self, TRUE);
      solve_mixture (self, 1, N_STEPS);
    }
  if (self->effort->n_rounds == 0)
    return;

  /* Rate the best programs once more, now with the following rounds, and find new answers to their mixture. */
  robo_mixture_keep_best (mixture, N_PLAYED_ON / mixture->n_rivals, HARDLY_DRAWN);
  for (guint i = 0; i < mixture->n_rivals; i++)
    memset (self->answers[i].is_tried, 0, sizeof self->answers[i].is_tried);
  self->n_rounds = self->effort->n_rounds;
  self->n_wanted = n_worlds;
  robo_search_share_work (self, expect_again, mixture->n_programs);
  for (guint i = 0; i < MAX (N_LAST_SWEEPS / mixture->n_rivals, 1); i++)
    {
      solve_mixture (self, MAX (n_worlds / PAIRS_OF_WORLD / mixture->n_rivals, 1), N_LAST_STEPS);
      self->n_rounds = 0;
      improve_mixture (self, FALSE);
      self->n_rounds = self->effort->n_rounds;
    }
  solve_mixture (self, MAX (n_worlds / PAIRS_OF_WORLD / mixture->n_rivals, 1), N_LAST_STEPS);
}

void
robo_search_draw_from (RoboSearch  *self,
                       RoboMixture *mixture,
                       RoboProgram *program)
{
  g_autofree RoboAnswers *answers = g_new0 (RoboAnswers, mixture->n_rivals);

  self->mixture = mixture;
  self->answers = answers;
  find_mixture (self);
  for (guint i = 0; i < mixture->n_programs; i++)
    mixture->shares[i] = mixture->shares[i] < SELDOM_DRAWN ? 0 : mixture->shares[i];
  *program = mixture->programs[robo_mixture_draw (mixture->shares, mixture->n_programs, &self->rng)];
}
