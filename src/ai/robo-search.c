/* A best reply to what the others may have planned, and the game played on from there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-search.h"

#include <string.h>

#include "robo-random-program.h"

/* Everything is counted in rounds that are played, and the worlds are the same for every candidate: sums of whole numbers
 * come out the same, whoever adds them up and in whatever order. */

/* Programs are looked at in so few worlds at first. */
#define N_FIRST_WORLDS 4
/* Of how many of the best all that differ in one die are tried, too. */
#define N_VARIED 3
/* Of how many programs somebody takes the best who looks at itself alone. */
#define N_GUESSED 20

typedef struct
{
  RoboState state; /* with what nobody knows dealt in one way */
  RoboWorld world;
} Case;

typedef struct
{
  RoboProgram program;
  RoboAnswer  packed;
  gint64      sum;
  guint       n_cases;
} Candidate;

typedef struct _Search Search;

struct _Search
{
  RoboLookahead *const   *lookaheads;
  guint                   n_threads;
  const RoboSearchEffort *effort;
  const RoboSight        *sight;
  guint                   seat;
  RoboRng                 rng;
  Case                   *cases;
  guint                   n_cases;
  GArray                 *candidates; /* of Candidate, best first when they have been ranked */

  /* What is done by all threads at once. */
  void (*work) (Search        *self,
                RoboLookahead *lookahead,
                guint          index);
  guint n_to_do;
  gint  n_taken;  /* atomic */
  guint n_wanted; /* cases */
};

static gpointer
work_cb (gpointer data)
{
  gpointer *args = data;
  Search   *self = args[0];

  for (guint i = (guint)g_atomic_int_add (&self->n_taken, 1); i < self->n_to_do;
       i = (guint)g_atomic_int_add (&self->n_taken, 1))
    self->work (self, args[1], i);

  return NULL;
}

/* Each of @n things on its own, by whoever has time. */
static void
share_work (Search *self,
            void (*work) (Search        *self,
                          RoboLookahead *lookahead,
                          guint          index),
            guint n)
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

/* Worlds */

void
robo_search_guess_other (RoboLookahead          *lookahead,
                         const RoboSearchEffort *effort,
                         const RoboCards        *cards,
                         const RoboState        *state,
                         guint                   seat,
                         RoboRng                *rng,
                         RoboProgram            *program)
{
  guint kind = robo_rng_below (rng, 100);

  if (kind < effort->planners)
    robo_plan_find (lookahead, &effort->model, cards, state, seat, robo_rng_next (rng), program);
  else if (kind < effort->planners + effort->guessers)
    robo_lookahead_guess (lookahead, state, seat, N_GUESSED, robo_rng_next (rng), program);
  else
    robo_random_program (rng, &state->robots[seat], cards, program);
}

static void
draw_case (Search        *self,
           RoboLookahead *lookahead,
           guint          index)
{
  Case   *one = &self->cases[index];
  RoboRng rng;

  /* Each with a generator of its own, which is seeded before anybody works. */
  robo_rng_seed (&rng, one->world.seed);
  robo_sight_sample (self->sight, &rng, &one->state);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (seat != self->seat && one->state.robots[seat].kind == ROBO_SEAT_OPERATOR)
        robo_search_guess_other (lookahead, self->effort, self->sight->setup.cards, &one->state, seat, &rng,
                                 &one->world.programs[seat]);
    }
}

/* Candidates */

static gint
compare_candidates (gconstpointer a,
                    gconstpointer b)
{
  const Candidate *one = a;
  const Candidate *other = b;

  /* All have been in as many cases. */
  if (one->sum != other->sum)
    return one->sum > other->sum ? -1 : 1;

  return one->packed < other->packed ? -1 : one->packed > other->packed;
}

static Candidate *
get_candidate (Search *self,
               guint   index)
{
  return &g_array_index (self->candidates, Candidate, index);
}

static void
try_candidate (Search        *self,
               RoboLookahead *lookahead,
               guint          index)
{
  Candidate *candidate = get_candidate (self, index);

  for (; candidate->n_cases < self->n_wanted && !robo_lookahead_is_over (lookahead); candidate->n_cases++)
    {
      const Case *one = &self->cases[candidate->n_cases];
      RoboWorld   world = one->world;

      world.programs[self->seat] = candidate->program;
      candidate->sum += robo_lookahead_play (lookahead, &one->state, &world, self->seat);
    }
}

/* The same programs of the others come again and again, with other dice of KillBots and other rounds after. */
static void
play_candidate_on (Search        *self,
                   RoboLookahead *lookahead,
                   guint          index)
{
  Candidate *candidate = get_candidate (self, index);

  for (; candidate->n_cases < self->n_wanted && !robo_lookahead_is_over (lookahead); candidate->n_cases++)
    {
      const Case *one = &self->cases[candidate->n_cases % self->n_cases];
      RoboWorld   world = one->world;

      world.seed += candidate->n_cases;
      world.programs[self->seat] = candidate->program;
      candidate->sum += robo_value_judge (
        robo_lookahead_play_on (lookahead, &one->state, &world, self->seat, self->effort->n_rounds));
    }
}

static void
rank (Search *self,
      void (*work) (Search        *self,
                    RoboLookahead *lookahead,
                    guint          index),
      guint n_cases,
      guint n_kept)
{
  self->n_wanted = n_cases;
  share_work (self, work, self->candidates->len);
  g_array_sort (self->candidates, compare_candidates);
  if (self->candidates->len > n_kept)
    g_array_set_size (self->candidates, n_kept);
}

static void
add_candidate (Search            *self,
               const RoboProgram *program)
{
  const Candidate candidate = { .program = *program, .packed = robo_program_pack (program) };

  for (guint i = 0; i < self->candidates->len; i++)
    {
      if (get_candidate (self, i)->packed == candidate.packed)
        return;
    }
  g_array_append_val (self->candidates, candidate);
}

/* All legal ones that differ from one of the best in one die, be it the colour. Only those that were tried stay. */
static void
vary_best (Search *self,
           guint   n_varied)
{
  const RoboRobot *robot = &self->sight->state.robots[self->seat];
  guint            n = MIN (n_varied, self->candidates->len);

  for (guint i = 0; i < n; i++)
    {
      const RoboProgram program = get_candidate (self, i)->program;

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

static void
find_candidates (Search *self)
{
  const RoboSearchEffort *effort = self->effort;
  guint                   n_first = MIN (N_FIRST_WORLDS, self->n_cases);

  for (guint i = 0; i < effort->n_programs; i++)
    {
      Candidate candidate = { 0 };

      robo_random_program (&self->rng, &self->sight->state.robots[self->seat], self->sight->setup.cards,
                           &candidate.program);
      candidate.packed = robo_program_pack (&candidate.program);
      g_array_append_val (self->candidates, candidate);
    }
  rank (self, try_candidate, n_first, effort->n_better);
  rank (self, try_candidate, self->n_cases, 4 * effort->n_finalists);
  for (guint n_varied = N_VARIED; n_varied > 0; n_varied /= 2)
    {
      vary_best (self, n_varied);
      rank (self, try_candidate, self->n_cases, 4 * effort->n_finalists);
    }
  if (self->candidates->len > effort->n_finalists)
    g_array_set_size (self->candidates, effort->n_finalists);
}

/* A die that does nothing as long as the others do what is expected should do no harm when they do not. */
static gboolean
harms_itself (Search          *self,
              const Candidate *candidate)
{
  RoboWorld world = { .seed = 1 };

  world.programs[self->seat] = candidate->program;

  return !robo_lookahead_survives (self->lookaheads[0], &self->sight->state, &world, self->seat);
}

static void
choose (Search      *self,
        RoboProgram *program)
{
  guint  n_good = 0;
  gint64 least = get_candidate (self, 0)->sum - (gint64)self->effort->tolerance * get_candidate (self, 0)->n_cases;

  *program = get_candidate (self, 0)->program;
  for (guint pass = 0; pass < 2 && n_good == 0; pass++)
    for (guint i = 0; i < self->candidates->len; i++)
      {
        const Candidate *candidate = get_candidate (self, i);

        if (candidate->sum < least || (pass == 0 && harms_itself (self, candidate)))
          continue;
        if (robo_rng_below (&self->rng, ++n_good) == 0)
          *program = candidate->program;
      }
}

void
robo_search_find (RoboLookahead *const   *lookaheads,
                  guint                   n_threads,
                  const RoboSearchEffort *effort,
                  const RoboSight        *sight,
                  guint64                 seed,
                  RoboProgram            *program)
{
  Search search = { .lookaheads = lookaheads, .n_threads = n_threads, .effort = effort, .sight = sight };
  guint  n_others;

  g_return_if_fail (n_threads >= 1 && n_threads <= ROBO_SEARCH_MAX_THREADS);

  search.seat = sight->question.seat;
  robo_rng_seed (&search.rng, seed);
  n_others = MAX (robo_state_count_robots (&sight->state, ROBO_SEAT_OPERATOR), 2) - 1;
  search.n_cases = MAX (effort->n_models * 2 / (n_others + 1), N_FIRST_WORLDS);
  search.cases = g_new0 (Case, search.n_cases);
  search.candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));
  for (guint i = 0; i < search.n_cases; i++)
    search.cases[i].world.seed = robo_rng_next (&search.rng);

  share_work (&search, draw_case, search.n_cases);
  find_candidates (&search);
  if (effort->n_rounds > 0)
    {
      for (guint i = 0; i < search.candidates->len; i++)
        {
          get_candidate (&search, i)->sum = 0;
          get_candidate (&search, i)->n_cases = 0;
        }
      rank (&search, play_candidate_on, effort->n_worlds / 4, effort->n_finalists / 2);
      rank (&search, play_candidate_on, effort->n_worlds / 2, effort->n_finalists / 2);
    }
  choose (&search, program);

  g_free (search.cases);
  g_array_unref (search.candidates);
}
