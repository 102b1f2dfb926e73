// SPDX-License-Identifier: GPL-3.0-or-later
// Finds a best reply to the possible plans of the other operators, and plays the game on with the best programs.
#include "robo-search-private.h"

#include <string.h>

#include "robo-random-program.h"

/* The work is counted in rounds, and all candidates play in the same worlds. Sums of integers depend neither on the
 * threads that add the integers up nor on the order. */

/* In the first test, all programs play in this many worlds. */
#define N_FIRST_WORLDS 4
/* In the second test, the better programs play in this many worlds before they are tried in all worlds. */
#define N_SOME_WORLDS 16
/* For at most this many of the best programs, variants that differ in one die are tried, too. */
#define N_VARIED 3
/* If the chance to win is below this part of ROBO_CHANCE_ALL, the position is lost unless the other operators do
 * something unexpected. */
#define LOST 100
/* Repliers assume that this percentage of operators does not plan. */
#define UNPLANNED 20

/* A doubt that comes from evidence, in percent, is at most MOST_DOUBT. If it is below LITTLE_DOUBT, it counts as 0. */
#define MOST_DOUBT   75
#define LITTLE_DOUBT 8
/* This much evidence doubles the likelihood that an operator knows the mixture; see robo_search_study_past(). */
#define DOUBLING 100

static gpointer
work_cb (gpointer data)
{
  gpointer   *args = data;
  RoboSearch *self = args[0];

  for (guint i = (guint)g_atomic_int_add (&self->n_taken, 1); i < self->n_to_do;
       i = (guint)g_atomic_int_add (&self->n_taken, 1))
    self->work (self, args[1], i);

  return NULL;
}

void
robo_search_share_work (RoboSearch    *self,
                        RoboSearchWork work,
                        guint          n)
{
  gpointer args[ROBO_SEARCH_MAX_THREADS][2];
  GThread *threads[ROBO_SEARCH_MAX_THREADS];

  self->work = work;
  self->n_to_do = n;
  g_atomic_int_set (&self->n_taken, 0);
  for (guint i = 0; i < self->n_threads; i++)
    {
      args[i][0] = self;
      args[i][1] = self->lookaheads[i];
      if (i > 0)
        threads[i] = g_thread_new ("think", work_cb, args[i]);
    }
  work_cb (args[0]);
  for (guint i = 1; i < self->n_threads; i++)
    g_thread_join (threads[i]);
}

/* Judges by the chance to win and not by VP, because near the end a chance to win is worth more than a lead of 1 VP. */
gint
robo_search_judge (const RoboLookahead *lookahead,
                   guint                seat)
{
  gint chances[ROBO_MAX_ROBOTS];

  robo_lookahead_judge (lookahead, chances);

  return chances[seat];
}

/* Worlds */

/* Returns the kind of an operator in a case. The first few cases have about the same shares of kinds as all cases
 * together. Each seat begins at another number, so that two operators are not always of the same kind. */
static RoboKind
get_kind_in_case (const RoboSearch *self,
                  guint             index,
                  guint             seat)
{
  return robo_search_get_kind (&self->minds[seat], (61 * index + 37 * seat) % 100);
}

static gboolean
is_planner (const RoboSearch *self,
            guint             index,
            guint             seat)
{
  return self->n_plans > 0 && get_kind_in_case (self, index, seat) == ROBO_KIND_PLANNER;
}

static void
draw_plan (RoboSearch    *self,
           RoboLookahead *lookahead,
           guint          index)
{
  RoboRng   rng;
  RoboState state;
  guint     seat = index / self->n_plans;

  if (self->sight->state.robots[seat].kind != ROBO_SEAT_OPERATOR)
    return;

  robo_rng_seed (&rng, self->plan_seeds[index]);
  robo_sight_sample (self->sight, &rng, &state);
  robo_plan_find (lookahead, &self->effort->model, self->sight->setup.cards, &state, seat, robo_rng_next (&rng),
                  &self->plans[index]);
}

static const RoboProgram *
get_plan (const RoboSearch *self,
          guint             seat,
          guint             index)
{
  return &self->plans[seat * self->n_plans + index % self->n_plans];
}

/* Plans a program for an operator who expects the other operators to follow the plans that were found. */
static void
draw_reply (RoboSearch      *self,
            RoboLookahead   *lookahead,
            const RoboState *state,
            guint            seat,
            RoboRng         *rng,
            RoboProgram     *program)
{
  const RoboPlanEffort *model = &self->effort->model;
  guint                 n = model->stages[model->n_stages - 1].n_worlds;
  g_autofree RoboWorld *worlds = g_new0 (RoboWorld, n);

  for (guint i = 0; i < n; i++)
    {
      worlds[i].seed = robo_rng_next (rng);
      for (guint other = 0; other < ROBO_MAX_ROBOTS; other++)
        {
          if (other == seat || state->robots[other].kind != ROBO_SEAT_OPERATOR)
            continue;
          if (robo_rng_below (rng, 100) < UNPLANNED)
            robo_lookahead_guess (lookahead, state, other, model->n_guesses, robo_rng_next (rng),
                                  &worlds[i].programs[other]);
          else
            worlds[i].programs[other] = *get_plan (self, other, robo_rng_below (rng, self->n_plans));
        }
    }
  robo_plan_reply (lookahead, model, self->sight->setup.cards, state, seat, worlds, n, robo_rng_next (rng), program);
}

static void
draw_case (RoboSearch    *self,
           RoboLookahead *lookahead,
           guint          index)
{
  RoboCase *one = &self->cases[index];
  RoboRng   rng;

  /* Seed a generator for each case, so that the number of threads makes no difference. */
  robo_rng_seed (&rng, one->world.seed);
  robo_sight_sample (self->sight, &rng, &one->state);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      RoboProgram *program = &one->world.programs[seat];
      guint        n_before = 0;

      if (seat == self->seat || one->state.robots[seat].kind != ROBO_SEAT_OPERATOR)
        continue;
      if (is_planner (self, index, seat))
        {
          for (guint i = 0; i < index; i++)
            n_before += is_planner (self, i, seat);
          *program = *get_plan (self, seat, n_before);
        }
      else if (self->n_plans > 0 && get_kind_in_case (self, index, seat) == ROBO_KIND_REPLIER)
        draw_reply (self, lookahead, &one->state, seat, &rng, program);
      else
        robo_search_guess_program (lookahead, &self->effort->model, self->sight->setup.cards, &one->state, seat,
                                   get_kind_in_case (self, index, seat), &rng, program);
    }
}

/* Candidates */

static gint
compare_candidates (gconstpointer a,
                    gconstpointer b)
{
  const RoboCandidate *one = a;
  const RoboCandidate *other = b;

  /* Compare means, because some candidates have been tried in more cases than other candidates. */
  gint64 one_sum = one->sum * MAX (other->n_cases, 1);
  gint64 other_sum = other->sum * MAX (one->n_cases, 1);

  if (one_sum != other_sum)
    return one_sum > other_sum ? -1 : 1;

  if (one->spare != other->spare)
    return one->spare > other->spare ? -1 : 1;

  return one->packed < other->packed ? -1 : one->packed > other->packed;
}

RoboCandidate *
robo_search_get_candidate (RoboSearch *self,
                           guint       index)
{
  return &g_array_index (self->candidates, RoboCandidate, index);
}

static void
try_candidate (RoboSearch    *self,
               RoboLookahead *lookahead,
               guint          index)
{
  RoboCandidate *candidate = robo_search_get_candidate (self, index);

  for (; candidate->n_cases < self->n_wanted && !robo_lookahead_is_over (lookahead); candidate->n_cases++)
    {
      const RoboCase *one = &self->cases[candidate->n_cases];
      RoboWorld       world = one->world;
      gint            chance;

      world.programs[self->seat] = candidate->program;
      robo_lookahead_play (lookahead, &one->state, &world, self->seat);
      chance = robo_search_judge (lookahead, self->seat);
      candidate->sum += chance;
      candidate->track = (candidate->track ^ (guint64)chance) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
    }
}

/* Tries a candidate in the unexpected cases, in which the other operators make any program or ignore the other
 * robots. */
static void
try_spare (RoboSearch    *self,
           RoboLookahead *lookahead,
           guint          index)
{
  RoboCandidate *candidate = robo_search_get_candidate (self, index);

  candidate->spare = 0;
  for (guint i = 0; i < self->n_wanted && !robo_lookahead_is_over (lookahead); i++)
    {
      RoboWorld world = self->surprises[i].world;

      world.programs[self->seat] = candidate->program;
      robo_lookahead_play (lookahead, &self->surprises[i].state, &world, self->seat);
      candidate->spare += robo_search_judge (lookahead, self->seat);
    }
}

/* Plays the game on with a candidate. A case may be played several times; then the programs of the other operators are
 * the same, but the dice of KillBots and the later rounds differ. */
static void
play_candidate_on (RoboSearch    *self,
                   RoboLookahead *lookahead,
                   guint          index)
{
  RoboCandidate *candidate = robo_search_get_candidate (self, index);

  for (; candidate->n_cases < self->n_wanted && !robo_lookahead_is_over (lookahead); candidate->n_cases++)
    {
      const RoboCase *one = &self->cases[candidate->n_cases % self->n_cases];
      RoboWorld       world = one->world;

      world.seed += candidate->n_cases;
      world.programs[self->seat] = candidate->program;
      robo_lookahead_play_on (lookahead, &one->state, &world, self->seat, self->effort->n_rounds);
      candidate->sum += robo_search_judge (lookahead, self->seat);
    }
}

static void
rank_candidates (RoboSearch *self,
                 void (*work) (RoboSearch    *self,
                               RoboLookahead *lookahead,
                               guint          index),
                 guint n_cases,
                 guint n_kept)
{
  self->n_wanted = n_cases;
  robo_search_share_work (self, work, self->candidates->len);
  g_array_sort (self->candidates, compare_candidates);
  if (self->candidates->len > n_kept)
    g_array_set_size (self->candidates, n_kept);
}

static void
add_candidate (RoboSearch        *self,
               const RoboProgram *program)
{
  const RoboCandidate candidate = { .program = *program, .packed = robo_program_pack (program) };

  for (guint i = 0; i < self->candidates->len; i++)
    {
      if (robo_search_get_candidate (self, i)->packed == candidate.packed)
        return;
    }
  g_array_append_val (self->candidates, candidate);
}

/* Adds all legal programs that differ from one of the best programs only in the value, key and color of one die. */
static void
vary_best (RoboSearch *self,
           guint       n_varied)
{
  const RoboRobot *robot = &self->sight->state.robots[self->seat];
  guint            n = MIN (n_varied, self->candidates->len);

  for (guint i = 0; i < n; i++)
    {
      const RoboProgram program = robo_search_get_candidate (self, i)->program;

      for (guint way = 0; way < program.n_dice * 12 * ROBO_N_DIRS; way++)
        {
          RoboProgram variant = program;
          guint       die = way / (12 * ROBO_N_DIRS);

          variant.dice[die].value = (guint8)(1 + way / ROBO_N_DIRS % 6);
          variant.dice[die].key = way % ROBO_N_DIRS;
          variant.dice[die].colour = way / (6 * ROBO_N_DIRS) % 2;
          if (robo_program_check (&variant, robot, self->sight->setup.cards, FALSE) == ROBO_REFUSED_NOT)
            add_candidate (self, &variant);
        }
    }
}

/* Drops programs that have the same results in all cases as a kept program, mostly because only dice without effect
 * differ. Keeps the program that is best when the other operators do something unexpected. So equal programs do not
 * take up all ranks among the best programs. */
static void
keep_different (RoboSearch *self,
                guint       n_kept)
{
  guint n = 0;

  self->n_wanted = ROBO_SEARCH_N_SURPRISES;
  robo_search_share_work (self, try_spare, self->candidates->len);
  g_array_sort (self->candidates, compare_candidates);
  for (guint i = 0; i < self->candidates->len && n < n_kept; i++)
    {
      const RoboCandidate candidate = *robo_search_get_candidate (self, i);
      gboolean            is_known = FALSE;

      for (guint j = 0; j < n && !is_known; j++)
        is_known = robo_search_get_candidate (self, j)->track == candidate.track;
      if (!is_known)
        *robo_search_get_candidate (self, n++) = candidate;
    }
  g_array_set_size (self->candidates, n);
}

static void
find_candidates (RoboSearch *self)
{
  const RoboSearchEffort *effort = self->effort;
  guint                   n_first = MIN (N_FIRST_WORLDS, self->n_cases);
  guint                   n_some = MIN (N_SOME_WORLDS, self->n_cases);

  for (guint i = 0; i < effort->n_programs; i++)
    {
      RoboCandidate candidate = { 0 };

      robo_random_program (&self->rng, &self->sight->state.robots[self->seat], self->sight->setup.cards,
                           &candidate.program);
      candidate.packed = robo_program_pack (&candidate.program);
      g_array_append_val (self->candidates, candidate);
    }
  rank_candidates (self, try_candidate, n_first, effort->n_better);
  rank_candidates (self, try_candidate, n_some, MAX (effort->n_better / 4, 4 * effort->n_finalists));
  rank_candidates (self, try_candidate, self->n_cases, 4 * effort->n_finalists);
  keep_different (self, 4 * effort->n_finalists);
  for (guint n_varied = N_VARIED; n_varied > 0; n_varied /= 2)
    {
      vary_best (self, n_varied);
      rank_candidates (self, try_candidate, n_some, 6 * effort->n_finalists);
      rank_candidates (self, try_candidate, self->n_cases, 6 * effort->n_finalists);
      keep_different (self, 4 * effort->n_finalists);
    }
}

/* Draws a case in which the other operators make any program or ignore each other. */
static void
draw_surprise (RoboSearch    *self,
               RoboLookahead *lookahead,
               guint          index)
{
  RoboCase *one = &self->surprises[index];
  RoboRng   rng;

  robo_rng_seed (&rng, one->world.seed);
  robo_sight_sample (self->sight, &rng, &one->state);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      const RoboKind kind = index % 2 == 0 ? ROBO_KIND_OTHER : ROBO_KIND_GUESSER;

      if (seat != self->seat && one->state.robots[seat].kind == ROBO_SEAT_OPERATOR)
        robo_search_guess_program (lookahead, &self->effort->model, self->sight->setup.cards, &one->state, seat,
                                   kind, &rng, &one->world.programs[seat]);
    }
}

/* Searches once more, now with unexpected programs of the other operators, because the position is lost against all
 * expected programs. */
static void
search_with_surprises (RoboSearch *self)
{
  self->n_cases = MIN (self->n_cases, ROBO_SEARCH_N_SURPRISES);
  memcpy (self->cases, self->surprises, self->n_cases * sizeof *self->cases);
  g_array_set_size (self->candidates, 0);
  find_candidates (self);
}

gboolean
robo_search_harms_itself (RoboSearch        *self,
                          const RoboProgram *program)
{
  RoboWorld world = { .seed = 1 };

  world.programs[self->seat] = *program;

  return !robo_lookahead_survives (self->lookaheads[0], &self->sight->state, &world, self->seat);
}

/* Chooses one of the programs that are about as good as the best program. A program that destroys its own robot may
 * be right if it denies another seat a VP, but it must be much better than all other programs. */
static void
choose_candidate (RoboSearch  *self,
                  RoboProgram *program)
{
  const RoboCandidate *first = robo_search_get_candidate (self, 0), *best = first;
  gboolean             is_harmless = FALSE;
  guint                n_good = 0;

  for (guint i = 0; i < self->candidates->len && !is_harmless; i++)
    {
      const RoboCandidate *candidate = robo_search_get_candidate (self, i);

      if (first->sum - candidate->sum > (gint64)ROBO_SEARCH_MUCH_BETTER * candidate->n_cases)
        break;
      is_harmless = !robo_search_harms_itself (self, &candidate->program);
      best = is_harmless ? candidate : best;
    }

  *program = best->program;
  for (guint i = 0; i < self->candidates->len; i++)
    {
      const RoboCandidate *candidate = robo_search_get_candidate (self, i);

      if (best->sum - candidate->sum > (gint64)self->effort->tolerance * candidate->n_cases ||
          (is_harmless && robo_search_harms_itself (self, &candidate->program)))
        continue;
      if (robo_rng_below (&self->rng, ++n_good) == 0)
        *program = candidate->program;
    }
}

static void
begin_search (RoboSearch *self,
              guint64     seed)
{
  const RoboSearchEffort *effort = self->effort;
  guint                   n_others = MAX (robo_state_count_robots (&self->sight->state, ROBO_SEAT_OPERATOR), 2) - 1;

  self->seat = self->sight->question.seat;
  robo_rng_seed (&self->rng, seed);
  self->n_cases = MAX (effort->n_models * 2 / (n_others + 1), N_FIRST_WORLDS);
  self->cases = g_new0 (RoboCase, self->n_cases);
  self->candidates = g_array_new (FALSE, FALSE, sizeof (RoboCandidate));
  for (guint i = 0; i < self->n_cases; i++)
    self->cases[i].world.seed = robo_rng_next (&self->rng);
  robo_search_study_past (self, n_others);
  if (effort->n_plans > 0)
    {
      self->n_plans = MAX (effort->n_plans * 2 / (n_others + 1), N_FIRST_WORLDS);
      self->plans = g_new0 (RoboProgram, self->n_plans * ROBO_MAX_ROBOTS);
      self->plan_seeds = g_new (guint64, self->n_plans * ROBO_MAX_ROBOTS);
      for (guint i = 0; i < self->n_plans * ROBO_MAX_ROBOTS; i++)
        self->plan_seeds[i] = robo_rng_next (&self->rng);
      robo_search_share_work (self, draw_plan, self->n_plans * ROBO_MAX_ROBOTS);
    }

  for (guint i = 0; i < ROBO_SEARCH_N_SURPRISES; i++)
    self->surprises[i].world.seed = robo_rng_next (&self->rng);
  robo_search_share_work (self, draw_case, self->n_cases);
  robo_search_share_work (self, draw_surprise, ROBO_SEARCH_N_SURPRISES);
  find_candidates (self);
  if (robo_search_get_candidate (self, 0)->sum < (gint64)LOST * robo_search_get_candidate (self, 0)->n_cases)
    search_with_surprises (self);
}

static void
end_search (RoboSearch *self)
{
  g_free (self->plans);
  g_free (self->plan_seeds);
  g_free (self->cases);
  g_array_unref (self->candidates);
}

static void
find_best (RoboSearch  *self,
           RoboProgram *program)
{
  const RoboSearchEffort *effort = self->effort;

  if (self->candidates->len > effort->n_finalists)
    g_array_set_size (self->candidates, effort->n_finalists);
  if (effort->n_rounds > 0)
    {
      for (guint i = 0; i < self->candidates->len; i++)
        {
          robo_search_get_candidate (self, i)->sum = 0;
          robo_search_get_candidate (self, i)->n_cases = 0;
        }
      rank_candidates (self, play_candidate_on, effort->n_worlds / 4, effort->n_finalists / 2);
      rank_candidates (self, play_candidate_on, effort->n_worlds / 2, effort->n_finalists / 4);
      rank_candidates (self, play_candidate_on, effort->n_worlds, effort->n_finalists / 4);
    }
  choose_candidate (self, program);
}

void
robo_search_find (RoboLookahead *const   *lookaheads,
                  guint                   n_threads,
                  const RoboSearchEffort *effort,
                  const RoboSight        *sight,
                  guint64                 seed,
                  RoboProgram            *program)
{
  RoboSearch search = { .lookaheads = lookaheads, .n_threads = n_threads, .effort = effort, .sight = sight };

  g_return_if_fail (n_threads >= 1 && n_threads <= ROBO_SEARCH_MAX_THREADS);

  begin_search (&search, seed);
  find_best (&search, program);
  end_search (&search);
}

/* Returns how likely it is, in percent, that another operator knows the mixture (robo_search_draw()). Without past
 * rounds there is no evidence, and the result is `first_doubt`. */
static guint
get_doubt (const RoboSearch *self,
           guint             seat)
{
  const gint evidence = self->evidence[seat];
  guint64    knows, knows_not;
  guint      doubt;

  if (self->n_past == 0)
    return self->effort->first_doubt;

  knows = (guint64)self->effort->doubt * robo_value_halve (MAX (-evidence, 0), DOUBLING);
  knows_not = (100 - (guint64)self->effort->doubt) * robo_value_halve (MAX (evidence, 0), DOUBLING);
  doubt = (guint)(100 * knows / MAX (knows + knows_not, 1));

  return doubt < LITTLE_DOUBT ? 0 : MIN (doubt, MOST_DOUBT);
}

void
robo_search_draw (RoboLookahead *const   *lookaheads,
                  guint                   n_threads,
                  const RoboSearchEffort *effort,
                  const RoboSight        *sight,
                  guint64                 seed,
                  RoboProgram            *program)
{
  RoboSearch search = {
    .lookaheads = lookaheads,
    .n_threads = n_threads,
    .effort = effort,
    .sight = sight,
  };
  g_autofree RoboMixture *mixture = g_new0 (RoboMixture, 1);
  guint                   doubt = 0;

  g_return_if_fail (n_threads >= 1 && n_threads <= ROBO_SEARCH_MAX_THREADS);

  begin_search (&search, seed);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      const RoboRobot *robot = &sight->state.robots[seat];

      if (seat == search.seat || robot->kind != ROBO_SEAT_OPERATOR || robot->space == ROBO_NO_SPACE)
        continue;
      mixture->rivals[mixture->n_rivals].seat = seat;
      mixture->rivals[mixture->n_rivals].doubt = get_doubt (&search, seat);
      doubt += mixture->rivals[mixture->n_rivals++].doubt;
    }
  if (doubt == 0)
    find_best (&search, program);
  else
    robo_search_draw_from (&search, mixture, program);
  end_search (&search);
}
