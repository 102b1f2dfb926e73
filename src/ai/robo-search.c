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
/* And those that looked better then in so many, before they are looked at in all. */
#define N_SOME_WORLDS 16
/* Of how many of the best all that differ in one die are tried, too. */
#define N_VARIED 3
/* Of how many programs somebody takes the best who looks at itself alone. */
#define N_GUESSED 20
/* In so many the others do anything. */
#define N_SURPRISES 48
/* Where one is less likely to win than this, of ROBO_CHANCE_ALL, whatever one does, it is lost unless the others do
 * something else than is expected. */
#define LOST 100
/* What is worth it to destroy oneself, of ROBO_CHANCE_ALL. */
#define MUCH_BETTER 200
/* Whoever replies to plans expects so many of a hundred to have none. */
#define UNPLANNED 20

/* In how many worlds the program of a past round is tried, with one other, and in how many at least. */
#define N_CLUE_WORLDS     12
#define N_MIN_CLUE_WORLDS 6
/* Who takes a program that is worse by so much, of ROBO_CHANCE_ALL, is half as likely to be one that would look for the
 * best. */
#define HALF_AS_LIKELY 200
/* Who looks at itself alone takes a good one of very many: that it was this one says so much less. */
#define ONE_OF_MANY 300
/* Programs of those who do anything are worse by about so much; and a single one that is worse by more says no more. One
 * who plans seems to have done very badly in a round now and then, as it had other worlds before its eyes. */
#define ANYTHING 400

/* How somebody comes to a program. */
typedef enum
{
  KIND_REPLIER,
  KIND_PLANNER,
  KIND_GUESSER,
  KIND_OTHER,
  N_KINDS,
} Kind;

/* How likely somebody is of each kind, of a hundred. */
typedef struct
{
  guint shares[N_KINDS];
} Mind;

/* By how much a program is worse than what each kind would have taken. */
typedef struct
{
  gint worse[N_KINDS];
} Clue;

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
  gint64      spare; /* of what comes of it where nobody does what is expected */
  guint64     track; /* of what came of it in each case */
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
  Case                    surprises[N_SURPRISES];
  RoboProgram            *plans; /* @n_plans of each seat, one after the other by seat */
  guint64                *plan_seeds;
  guint                   n_plans;
  Mind                    minds[ROBO_MAX_ROBOTS];
  RoboProgram            *past_plans; /* @n_clue_worlds of each seat and past round */
  Clue                   *clues;      /* of each seat, one past round after the other */
  guint                   n_past;
  guint                   first_past; /* of the sight's */
  guint                   n_clue_worlds;
  guint64                 past_seed;
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

/* Kinds */

static Mind
get_usual_mind (const RoboSearchEffort *effort)
{
  Mind mind = { .shares = { [KIND_REPLIER] = effort->repliers,
                            [KIND_PLANNER] = effort->planners,
                            [KIND_GUESSER] = effort->guessers } };

  mind.shares[KIND_OTHER] = 100 - effort->repliers - effort->planners - effort->guessers;

  return mind;
}

/* @n, below 100, says who it is. */
static Kind
get_kind (const Mind *mind,
          guint       n)
{
  guint kind = KIND_REPLIER;

  while (kind < KIND_OTHER && n >= mind->shares[kind])
    n -= mind->shares[kind++];

  return kind;
}

static void
guess_program (RoboLookahead        *lookahead,
               const RoboPlanEffort *model,
               const RoboCards      *cards,
               const RoboState      *state,
               guint                 seat,
               Kind                  kind,
               RoboRng              *rng,
               RoboProgram          *program)
{
  if (kind == KIND_REPLIER || kind == KIND_PLANNER)
    robo_plan_find (lookahead, model, cards, state, seat, robo_rng_next (rng), program);
  else if (kind == KIND_GUESSER)
    robo_lookahead_guess (lookahead, state, seat, N_GUESSED, robo_rng_next (rng), program);
  else
    robo_random_program (rng, &state->robots[seat], cards, program);
}

void
robo_search_guess_other (RoboLookahead          *lookahead,
                         const RoboSearchEffort *effort,
                         const RoboCards        *cards,
                         const RoboState        *state,
                         guint                   seat,
                         RoboRng                *rng,
                         RoboProgram            *program)
{
  const Mind mind = get_usual_mind (effort);
  const Kind kind = get_kind (&mind, robo_rng_below (rng, 100));

  guess_program (lookahead, &effort->model, cards, state, seat, kind, rng, program);
}

/* Past rounds */

/* As a first, quick, thought: what somebody who plans might have programmed then. */
static void
draw_past_plan (Search        *self,
                RoboLookahead *lookahead,
                guint          index)
{
  static const RoboPlanEffort quick = { .stages = { { 200, 2 }, { 20, 8 } }, .n_stages = 2, .n_guesses = 8 };
  guint                       seat = index / self->n_clue_worlds % ROBO_MAX_ROBOTS;
  const RoboState            *state = &self->sight->past[self->first_past + index / self->n_clue_worlds / ROBO_MAX_ROBOTS];

  if (state->robots[seat].kind == ROBO_SEAT_OPERATOR && state->robots[seat].space != ROBO_NO_SPACE)
    robo_plan_find (lookahead, &quick, self->sight->setup.cards, state, seat, self->past_seed + index,
                    &self->past_plans[index]);
}

/* What counts is whether one wins: a lead of 1 VP at match point is worth less to somebody than a chance to be first. */
static gint
judge (const RoboLookahead *lookahead,
       guint                seat)
{
  gint chances[ROBO_MAX_ROBOTS];

  robo_lookahead_judge (lookahead, chances);

  return chances[seat];
}

static gint
judge_program (RoboLookahead     *lookahead,
               const RoboState   *state,
               guint              seat,
               const RoboProgram *program,
               const RoboWorld   *worlds,
               guint              n_worlds)
{
  gint sum = 0;

  for (guint i = 0; i < n_worlds; i++)
    {
      RoboWorld world = worlds[i];

      world.programs[seat] = *program;
      robo_lookahead_play (lookahead, state, &world, seat);
      sum += judge (lookahead, seat);
    }

  return sum / (gint)n_worlds;
}

/* Looks for what each kind would have programmed, and compares what somebody has. */
static void
study_program (Search        *self,
               RoboLookahead *lookahead,
               guint          index)
{
  static const RoboPlanEffort quick = { .stages = { { 300, 3 }, { 24, 6 } }, .n_stages = 2, .n_variants = 1 };
  guint                       past = index / ROBO_MAX_ROBOTS, seat = index % ROBO_MAX_ROBOTS;
  const RoboState            *state = &self->sight->past[self->first_past + past];
  const RoboRobot            *robot = &state->robots[seat];
  RoboWorld                   worlds[N_KINDS][N_CLUE_WORLDS] = { 0 };
  RoboProgram                 program = { .n_dice = robot->n_dice };
  Clue                       *clue = &self->clues[index];
  RoboRng                     rng;

  if (seat == self->seat || robot->kind != ROBO_SEAT_OPERATOR || robot->n_dice == 0)
    return;

  memcpy (program.dice, robot->dice, robot->n_dice * sizeof program.dice[0]);
  robo_rng_seed (&rng, self->past_seed - index);
  for (guint i = 0; i < self->n_clue_worlds; i++)
    {
      worlds[KIND_REPLIER][i].seed = worlds[KIND_PLANNER][i].seed = worlds[KIND_GUESSER][i].seed = robo_rng_next (&rng);
      for (guint other = 0; other < ROBO_MAX_ROBOTS; other++)
        {
          if (other == seat || state->robots[other].kind != ROBO_SEAT_OPERATOR)
            continue;
          worlds[KIND_REPLIER][i].programs[other] =
            self->past_plans[(past * ROBO_MAX_ROBOTS + other) * self->n_clue_worlds + i];
          robo_lookahead_guess (lookahead, state, other, N_GUESSED, robo_rng_next (&rng),
                                &worlds[KIND_PLANNER][i].programs[other]);
        }
    }
  for (Kind kind = KIND_REPLIER; kind <= KIND_GUESSER; kind++)
    {
      RoboProgram best;

      if (kind == KIND_GUESSER)
        robo_lookahead_guess (lookahead, state, seat, N_GUESSED, robo_rng_next (&rng), &best);
      else
        robo_plan_reply (lookahead, &quick, self->sight->setup.cards, state, seat, worlds[kind], self->n_clue_worlds,
                         robo_rng_next (&rng), &best);
      clue->worse[kind] = judge_program (lookahead, state, seat, &best, worlds[kind], self->n_clue_worlds) -
                          judge_program (lookahead, state, seat, &program, worlds[kind], self->n_clue_worlds);
      clue->worse[kind] = CLAMP (clue->worse[kind] + (kind == KIND_GUESSER ? ONE_OF_MANY : 0), 0, ANYTHING);
    }
  clue->worse[KIND_OTHER] = ANYTHING;
}

/* Nobody is so sure of it that nothing else is thought possible: a quarter stays as it is with everybody. */
static void
make_up_mind (Search *self,
              guint   seat)
{
  const Mind usual = get_usual_mind (self->effort);
  guint      weights[N_KINDS], sum = 0, rest = 100;

  for (Kind kind = 0; kind < N_KINDS; kind++)
    {
      gint worse = 0;

      for (guint past = 0; past < self->n_past; past++)
        worse += self->clues[past * ROBO_MAX_ROBOTS + seat].worse[kind];
      weights[kind] = usual.shares[kind] * robo_value_halve (worse, HALF_AS_LIKELY);
      sum += weights[kind];
    }
  for (Kind kind = 0; kind < KIND_OTHER; kind++)
    {
      self->minds[seat].shares[kind] = sum == 0 ? usual.shares[kind]
                                                : (usual.shares[kind] + 3 * (100 * (guint64)weights[kind] / sum)) / 4;
      rest -= self->minds[seat].shares[kind];
    }
  self->minds[seat].shares[KIND_OTHER] = rest;
}

static void
study_past (Search *self,
            guint   n_others)
{
  guint n_items;

  self->n_past = MIN (self->effort->n_past, self->sight->n_past);
  self->first_past = self->sight->n_past - self->n_past;
  n_items = self->n_past * ROBO_MAX_ROBOTS;
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    self->minds[seat] = get_usual_mind (self->effort);
  if (n_items == 0)
    return;

  self->n_clue_worlds = MAX (N_CLUE_WORLDS * 2 / (n_others + 1), N_MIN_CLUE_WORLDS);
  self->past_plans = g_new0 (RoboProgram, n_items * self->n_clue_worlds);
  self->clues = g_new0 (Clue, n_items);
  self->past_seed = robo_rng_next (&self->rng);
  share_work (self, draw_past_plan, n_items * self->n_clue_worlds);
  share_work (self, study_program, n_items);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    make_up_mind (self, seat);
  g_free (self->past_plans);
  g_free (self->clues);
}

/* Worlds */

/* Who somebody is in a case: of the first few as many are of each kind as of all, and who plans in one does so whoever
 * else does. */
static Kind
get_kind_in_case (const Search *self,
                  guint         index,
                  guint         seat)
{
  return get_kind (&self->minds[seat], (61 * index + 37 * seat) % 100);
}

static gboolean
is_planner (const Search *self,
            guint         index,
            guint         seat)
{
  return self->n_plans > 0 && get_kind_in_case (self, index, seat) == KIND_PLANNER;
}

static void
draw_plan (Search        *self,
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
get_plan (const Search *self,
          guint         seat,
          guint         index)
{
  return &self->plans[seat * self->n_plans + index % self->n_plans];
}

/* What somebody plans who expects the plans that were found. */
static void
draw_reply (Search          *self,
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
      else if (self->n_plans > 0 && get_kind_in_case (self, index, seat) == KIND_REPLIER)
        draw_reply (self, lookahead, &one->state, seat, &rng, program);
      else
        guess_program (lookahead, &self->effort->model, self->sight->setup.cards, &one->state, seat,
                       get_kind_in_case (self, index, seat), &rng, program);
    }
}

/* Candidates */

static gint
compare_candidates (gconstpointer a,
                    gconstpointer b)
{
  const Candidate *one = a;
  const Candidate *other = b;

  /* By what comes of each on the average; some have been in more cases. */
  gint64 one_sum = one->sum * MAX (other->n_cases, 1);
  gint64 other_sum = other->sum * MAX (one->n_cases, 1);

  if (one_sum != other_sum)
    return one_sum > other_sum ? -1 : 1;

  if (one->spare != other->spare)
    return one->spare > other->spare ? -1 : 1;

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
      gint        chance;

      world.programs[self->seat] = candidate->program;
      robo_lookahead_play (lookahead, &one->state, &world, self->seat);
      chance = judge (lookahead, self->seat);
      candidate->sum += chance;
      candidate->track = (candidate->track ^ (guint64)chance) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
    }
}

/* Nobody does what is expected: the others do anything. */
static void
try_spare (Search        *self,
           RoboLookahead *lookahead,
           guint          index)
{
  Candidate *candidate = get_candidate (self, index);

  candidate->spare = 0;
  for (guint i = 0; i < self->n_wanted && !robo_lookahead_is_over (lookahead); i++)
    {
      RoboWorld world = self->surprises[i].world;

      world.programs[self->seat] = candidate->program;
      robo_lookahead_play (lookahead, &self->surprises[i].state, &world, self->seat);
      candidate->spare += judge (lookahead, self->seat);
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
      robo_lookahead_play_on (lookahead, &one->state, &world, self->seat, self->effort->n_rounds);
      candidate->sum += judge (lookahead, self->seat);
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

/* Programs that come to the same whatever happens differ in dice that do nothing. Of those only the one is kept that does
 * most where the others surprise: there would be no place for anything else among the best. */
static void
keep_different (Search *self,
                guint   n_kept)
{
  guint n = 0;

  self->n_wanted = N_SURPRISES;
  share_work (self, try_spare, self->candidates->len);
  g_array_sort (self->candidates, compare_candidates);
  for (guint i = 0; i < self->candidates->len && n < n_kept; i++)
    {
      const Candidate candidate = *get_candidate (self, i);
      gboolean        is_known = FALSE;

      for (guint j = 0; j < n && !is_known; j++)
        is_known = get_candidate (self, j)->track == candidate.track;
      if (!is_known)
        *get_candidate (self, n++) = candidate;
    }
  g_array_set_size (self->candidates, n);
}

static void
find_candidates (Search *self)
{
  const RoboSearchEffort *effort = self->effort;
  guint                   n_first = MIN (N_FIRST_WORLDS, self->n_cases);
  guint                   n_some = MIN (N_SOME_WORLDS, self->n_cases);

  for (guint i = 0; i < effort->n_programs; i++)
    {
      Candidate candidate = { 0 };

      robo_random_program (&self->rng, &self->sight->state.robots[self->seat], self->sight->setup.cards,
                           &candidate.program);
      candidate.packed = robo_program_pack (&candidate.program);
      g_array_append_val (self->candidates, candidate);
    }
  rank (self, try_candidate, n_first, effort->n_better);
  rank (self, try_candidate, n_some, MAX (effort->n_better / 4, 4 * effort->n_finalists));
  rank (self, try_candidate, self->n_cases, 4 * effort->n_finalists);
  keep_different (self, 4 * effort->n_finalists);
  for (guint n_varied = N_VARIED; n_varied > 0; n_varied /= 2)
    {
      vary_best (self, n_varied);
      rank (self, try_candidate, n_some, 6 * effort->n_finalists);
      rank (self, try_candidate, self->n_cases, 6 * effort->n_finalists);
      keep_different (self, 4 * effort->n_finalists);
    }
  if (self->candidates->len > effort->n_finalists)
    g_array_set_size (self->candidates, effort->n_finalists);
}

/* Others who do anything, or are alone on the board. */
static void
draw_surprise (Search        *self,
               RoboLookahead *lookahead,
               guint          index)
{
  Case   *one = &self->surprises[index];
  RoboRng rng;

  robo_rng_seed (&rng, one->world.seed);
  robo_sight_sample (self->sight, &rng, &one->state);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (seat != self->seat && one->state.robots[seat].kind == ROBO_SEAT_OPERATOR)
        guess_program (lookahead, &self->effort->model, self->sight->setup.cards, &one->state, seat,
                       index % 2 == 0 ? KIND_OTHER : KIND_GUESSER, &rng, &one->world.programs[seat]);
    }
}

/* Whoever loses against everything that is expected hopes for something else. */
static void
hope (Search *self)
{
  self->n_cases = MIN (self->n_cases, N_SURPRISES);
  memcpy (self->cases, self->surprises, self->n_cases * sizeof *self->cases);
  g_array_set_size (self->candidates, 0);
  find_candidates (self);
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

/* One of those that are about as good as the best. To destroy oneself may be right, where that spares somebody else a VP,
 * but it has to be much better than everything else. */
static void
choose (Search      *self,
        RoboProgram *program)
{
  const Candidate *best = get_candidate (self, 0);
  gboolean         is_harmless = FALSE;
  guint            n_good = 0;

  for (guint i = 0; i < self->candidates->len && !is_harmless; i++)
    {
      const Candidate *candidate = get_candidate (self, i);

      if (get_candidate (self, 0)->sum - candidate->sum > (gint64)MUCH_BETTER * candidate->n_cases)
        break;
      is_harmless = !harms_itself (self, candidate);
      best = is_harmless ? candidate : best;
    }

  *program = best->program;
  for (guint i = 0; i < self->candidates->len; i++)
    {
      const Candidate *candidate = get_candidate (self, i);

      if (best->sum - candidate->sum > (gint64)self->effort->tolerance * candidate->n_cases ||
          (is_harmless && harms_itself (self, candidate)))
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
  study_past (&search, n_others);
  if (effort->n_plans > 0)
    {
      search.n_plans = MAX (effort->n_plans * 2 / (n_others + 1), N_FIRST_WORLDS);
      search.plans = g_new0 (RoboProgram, search.n_plans * ROBO_MAX_ROBOTS);
      search.plan_seeds = g_new (guint64, search.n_plans * ROBO_MAX_ROBOTS);
      for (guint i = 0; i < search.n_plans * ROBO_MAX_ROBOTS; i++)
        search.plan_seeds[i] = robo_rng_next (&search.rng);
      share_work (&search, draw_plan, search.n_plans * ROBO_MAX_ROBOTS);
    }

  for (guint i = 0; i < N_SURPRISES; i++)
    search.surprises[i].world.seed = robo_rng_next (&search.rng);
  share_work (&search, draw_case, search.n_cases);
  share_work (&search, draw_surprise, N_SURPRISES);
  find_candidates (&search);
  if (get_candidate (&search, 0)->sum < (gint64)LOST * get_candidate (&search, 0)->n_cases)
    hope (&search);
  if (effort->n_rounds > 0)
    {
      for (guint i = 0; i < search.candidates->len; i++)
        {
          get_candidate (&search, i)->sum = 0;
          get_candidate (&search, i)->n_cases = 0;
        }
      rank (&search, play_candidate_on, effort->n_worlds / 4, effort->n_finalists / 2);
      rank (&search, play_candidate_on, effort->n_worlds / 2, effort->n_finalists / 4);
      rank (&search, play_candidate_on, effort->n_worlds, effort->n_finalists / 4);
    }
  choose (&search, program);

  g_free (search.plans);
  g_free (search.plan_seeds);
  g_free (search.cases);
  g_array_unref (search.candidates);
}
