// SPDX-License-Identifier: GPL-3.0-or-later
// Counts odds and threats by playing rounds in many worlds.
#include "robo-odds.h"

#include <string.h>

#include "engine/robo-effect-ids.h"

#include "robo-danger.h"

/* With one other operator, N_PLANS plans are drawn for this operator. With several other operators, N_PLANS_OF_MANY
 * plans are drawn for each, because each plan takes longer then. All worlds share the plans, because planning takes
 * a thousand times as long as playing a round. */
#define N_PLANS         50
#define N_PLANS_OF_MANY 25
/* This is the number of combinations of plans. Every plan is in equally many combinations, and a plan of one robot
 * meets a plan of another robot at most once. */
#define N_COMBINATIONS (10 * N_PLANS_OF_MANY)

/* Describes unknown operators: half of them plan, with an effort that looks at all robots. */
static const RoboSearchEffort somebody = {
  .model = { .stages = { { 500, 3 }, { 60, 12 }, { 10, 24 } }, .n_stages = 3, .n_guesses = 12, .n_variants = 1 },
  .planners = 50,
  .guessers = 35,
};

/* Holds what happens to one robot in a world. Each result counts once, even if it happens more often; only of tokens,
 * every one counts. `hit_by`, `destroyed_by`, `hits` and `gains` are sets of other robots, with a bit for each seat. */
typedef struct
{
  guint8      is_taken;
  guint8      is_hit;
  guint8      is_destroyed;
  guint8      destroys;
  guint8      is_fallen;
  guint8      is_repaired;
  guint8      has_won;
  guint8      has_lost;
  guint8      hit_by;
  guint8      destroyed_by;
  guint8      hits;
  guint8      gains;
  guint8      n_taken;
  guint8      taken_at[ROBO_MAX_VP_NUMBER]; /* space of each token that is taken */
  RoboDangers dangers;
} Seen;

/* Holds the position in which a unit begins. A round continues from this position as long as the units before it are
 * unchanged. */
typedef struct
{
  gboolean  is_valid;
  guint     n_choices; /* number of random choices before the mark */
  RoboState state;
  Seen      seen;
} Mark;

#define N_MARKS (ROBO_N_UNITS - 1) /* A mark at the first unit would save no work. */

typedef struct
{
  RoboState   state; /* position of the world, with one possible deal of all secrets */
  RoboWorld   world;
  guint8      plans[ROBO_MAX_ROBOTS]; /* by seat: index of the other operator's plan */
  guint       next_alike;             /* next case in which the other operators have the same programs, or 0 */
  guint       n_alike;                /* length of the chain of alike cases in its first case; 0 in the other cases */
  RoboProgram played;                 /* the program for which the marks were made */
  Mark       *marks;                  /* array of N_MARKS marks, or NULL */
} Case;

struct _RoboOddsSampler
{
  const RoboSight        *sight;
  RoboLookahead          *lookahead;
  const RoboSearchEffort *model;
  guint                   seat;
  RoboRng                 rng;
  RoboProgram             plans[ROBO_MAX_ROBOTS][N_PLANS];
  guint                   n_plans;   /* plans of each other operator drawn so far */
  guint                   max_plans; /* plans to be drawn */
  Case                   *cases;
  guint                   n_cases;
  gboolean                has_cases;
  gboolean                marks_units;
};

RoboOddsSampler *
robo_odds_sampler_new (const RoboSight *sight,
                       guint            n_worlds,
                       guint64          seed)
{
  RoboOddsSampler *self;

  g_return_val_if_fail (sight->question.kind == ROBO_ASK_PROGRAM && n_worlds > 0, NULL);

  self = g_new0 (RoboOddsSampler, 1);
  self->sight = sight;
  self->lookahead = robo_lookahead_new (&sight->setup, &sight->goals);
  self->seat = sight->question.seat;
  self->model = &somebody;
  self->max_plans = robo_state_count_robots (&sight->state, ROBO_SEAT_OPERATOR) > 2 ? N_PLANS_OF_MANY : N_PLANS;
  self->n_cases = n_worlds;
  self->cases = g_new0 (Case, n_worlds);
  robo_rng_seed (&self->rng, seed);

  return self;
}

void
robo_odds_sampler_free (RoboOddsSampler *self)
{
  if (self == NULL)
    return;

  robo_lookahead_free (self->lookahead);
  for (guint i = 0; i < self->n_cases; i++)
    g_free (self->cases[i].marks);
  g_free (self->cases);
  g_free (self);
}

void
robo_odds_sampler_set_is_over (RoboOddsSampler *self,
                               gboolean (*is_over) (gpointer data),
                               gpointer data)
{
  robo_lookahead_set_is_over (self->lookahead, is_over, data);
}

void
robo_odds_sampler_set_model (RoboOddsSampler        *self,
                             const RoboSearchEffort *model)
{
  self->model = model;
}

/* Drawing of worlds */

static gboolean
is_other (const RoboOddsSampler *self,
          guint                  seat)
{
  return seat != self->seat && self->sight->state.robots[seat].kind == ROBO_SEAT_OPERATOR;
}

/* Draws the plans that are missing. Plans that were cut short are dropped and drawn anew the next time, with the same
 * state of the generator. */
static gboolean
draw_plans (RoboOddsSampler *self)
{
  for (; self->n_plans < self->max_plans; self->n_plans++)
    {
      RoboRng   rng = self->rng;
      RoboState state;

      robo_sight_sample (self->sight, &rng, &state);
      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        {
          if (is_other (self, seat))
            robo_search_guess_other (self->lookahead, self->model, self->sight->setup.cards, &state, seat, &rng,
                                     &self->plans[seat][self->n_plans]);
        }
      if (robo_lookahead_is_over (self->lookahead))
        return FALSE;
      self->rng = rng;
    }

  return TRUE;
}

/* Returns the index of the first plan that equals this plan. The first plan stands for all equal plans. */
static guint
find_plan (const RoboOddsSampler *self,
           guint                  seat,
           guint                  plan)
{
  const RoboProgram *one = &self->plans[seat][plan];
  guint              i = 0;

  while (i < plan && (self->plans[seat][i].n_dice != one->n_dice ||
                      memcmp (self->plans[seat][i].dice, one->dice, one->n_dice * sizeof one->dice[0]) != 0))
    i++;

  return i;
}

/* Links the cases in which the other operators have the same programs. Seeds make a difference only if there are
 * rolls or random choices. A drawn card makes no difference before the next round. */
static void
link_alike (RoboOddsSampler *self)
{
  g_autoptr (GHashTable) firsts = g_hash_table_new (NULL, NULL);

  /* Go backwards, so that each case is linked to the next equal case. */
  for (guint i = self->n_cases; i > 0; i--)
    {
      Case *one = &self->cases[i - 1];
      Case *next;
      guint code = 0;

      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        code = code << 8 | (is_other (self, seat) ? find_plan (self, seat, one->plans[seat]) : 0);
      next = g_hash_table_lookup (firsts, GUINT_TO_POINTER (code));
      one->n_alike = 1;
      if (next != NULL)
        {
          one->next_alike = (guint)(next - self->cases);
          one->n_alike += next->n_alike;
          next->n_alike = 0;
        }
      g_hash_table_insert (firsts, GUINT_TO_POINTER (code), one);
    }
}

/* Sets which plan each other operator uses in a case. */
static void
combine_plans (const RoboOddsSampler *self,
               guint                  index,
               guint8                *plans)
{
  static const guint steps[ROBO_MAX_ROBOTS] = { 0, 7, 18, 4 }; /* a step for each other operator; no two steps differ
                                                                * by a multiple of 5, the prime factor of
                                                                * N_PLANS_OF_MANY */
  guint              combination = index % N_COMBINATIONS;
  guint              n = 0;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (is_other (self, seat))
        plans[seat] = (guint8)((combination + combination / self->max_plans * steps[n++]) % self->max_plans);
    }
}

/* Returns whether a unit may depend on the units after it, because a card affects dice that have not come up yet. */
static gboolean
depends_on_later_units (const RoboSight *sight)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
      {
        guint           index = sight->state.robots[seat].cards[slot];
        const RoboCard *card;

        if (sight->state.robots[seat].kind == ROBO_SEAT_EMPTY || sight->setup.cards == NULL || index == ROBO_NO_CARD)
          continue;
        card = &sight->setup.cards->cards[index];
        for (guint i = 0; i < card->n_effects; i++)
          {
            if (robo_action_affects_later_dice (card->effects[i].action))
              return TRUE;
          }
      }

  return FALSE;
}

static gboolean
draw_cases (RoboOddsSampler *self)
{
  if (self->has_cases)
    return TRUE;
  if (!draw_plans (self))
    return FALSE;

  for (guint i = 0; i < self->n_cases; i++)
    {
      Case *one = &self->cases[i];

      robo_sight_sample (self->sight, &self->rng, &one->state);
      combine_plans (self, i, one->plans);
      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        {
          if (is_other (self, seat))
            one->world.programs[seat] = self->plans[seat][one->plans[seat]];
        }
      one->world.seed = robo_rng_next (&self->rng);
    }
  link_alike (self);
  self->marks_units = !depends_on_later_units (self->sight);
  self->has_cases = TRUE;

  return TRUE;
}

gboolean
robo_odds_sampler_draw_world (RoboOddsSampler *self,
                              guint            index,
                              RoboState       *state,
                              RoboWorld       *world)
{
  g_return_val_if_fail (index < self->n_cases, FALSE);

  if (!draw_cases (self))
    return FALSE;

  *state = self->cases[index].state;
  *world = self->cases[index].world;
  world->programs[self->seat] = (RoboProgram){ 0 };

  return TRUE;
}

/* Counting of results */

static void
count_event (guint            seat,
             const RoboEvent *event,
             Seen            *seen)
{
  gboolean is_own = event->seat == seat;
  gboolean is_hurt = robo_event_type_hurts (event->type) || event->type == ROBO_EVENT_HIT;

  if (is_hurt && event->type != ROBO_EVENT_ABSORB && event->by == seat && !is_own && event->seat < ROBO_MAX_ROBOTS)
    seen->hits |= 1 << event->seat;
  if (event->type == ROBO_EVENT_CREDIT && is_own && event->of < ROBO_MAX_ROBOTS)
    seen->hits |= 1 << event->of;
  if (event->type == ROBO_EVENT_CREDIT && event->of == seat && event->seat < ROBO_MAX_ROBOTS)
    seen->destroyed_by |= 1 << event->seat;
  if (!is_own && (event->type == ROBO_EVENT_TAKE_VP || event->type == ROBO_EVENT_CREDIT) &&
      event->seat < ROBO_MAX_ROBOTS)
    seen->gains |= 1 << event->seat;
  if (event->type == ROBO_EVENT_STEAL && event->by != seat && event->by < ROBO_MAX_ROBOTS)
    seen->gains |= 1 << event->by;
  seen->destroys |= event->type == ROBO_EVENT_DESTROYED && event->by == seat && !is_own;
  seen->has_lost |= event->type == ROBO_EVENT_WIN && !is_own;
  if (!is_own)
    return;

  seen->is_hit |= robo_event_type_hurts (event->type) && event->amount > 0;
  seen->is_destroyed |= event->type == ROBO_EVENT_DESTROYED;
  seen->is_fallen |= event->type == ROBO_EVENT_FALL;
  seen->is_repaired |= event->type == ROBO_EVENT_REPAIR && event->amount > 0;
  seen->has_won |= event->type == ROBO_EVENT_WIN;
  if (is_hurt && event->type != ROBO_EVENT_ABSORB && event->by < ROBO_MAX_ROBOTS && event->by != seat)
    seen->hit_by |= 1 << event->by;
  if (event->type == ROBO_EVENT_TAKE_VP)
    {
      seen->is_taken = TRUE;
      if (seen->n_taken < G_N_ELEMENTS (seen->taken_at))
        seen->taken_at[seen->n_taken++] = event->at;
    }
}

/* Adds n worlds that all have these results. */
static void
add_seen (RoboOdds        *self,
          guint            seat,
          const RoboState *before,
          const Seen      *seen,
          const RoboState *after,
          guint            n)
{
  const RoboRobot *robot = &after->robots[seat];

  self->n_worlds += n;
  self->n_taken += n * seen->is_taken;
  self->n_hit += n * seen->is_hit;
  self->n_destroyed += n * seen->is_destroyed;
  self->n_destroys += n * seen->destroys;
  self->n_fallen += n * seen->is_fallen;
  self->n_repaired += n * seen->is_repaired;
  self->n_won += n * seen->has_won;
  self->n_lost += n * seen->has_lost;
  for (guint other = 0; other < ROBO_MAX_ROBOTS; other++)
    {
      self->n_hit_by[other] += n * (seen->hit_by >> other & 1);
      self->n_destroyed_by[other] += n * (seen->destroyed_by >> other & 1);
      self->n_hits[other] += n * (seen->hits >> other & 1);
      self->n_gains[other] += n * (seen->gains >> other & 1);
    }
  for (guint i = 0; i < seen->n_taken; i++)
    self->n_taken_at[seen->taken_at[i]] += n;
  if (robot->space != ROBO_NO_SPACE)
    self->n_ends_at[robot->space] += n;
  self->vp += n * (robot->vp - MIN (robot->vp, before->robots[seat].vp));
}

void
robo_odds_add (RoboOdds            *self,
               guint                seat,
               const RoboState     *before,
               const RoboEventList *list,
               guint                first,
               guint                end)
{
  Seen seen = { 0 };

  for (guint i = first; i < end; i++)
    count_event (seat, &list->events[i], &seen);
  add_seen (self, seat, before, &seen, end > first ? &list->states[end - 1] : before, 1);
}

/* Rounds that are watched */

typedef struct
{
  RoboOddsSampler *sampler;
  Case            *one;
  guint            n_choices; /* number of random choices before this part of the round */
  Seen             seen;
  RoboDangerWatch  watch;
} Telling;

/* Marks the beginning of a unit, when the unit before it has no dice left. */
static void
mark_unit (Telling         *telling,
           const RoboState *state)
{
  Case *one = telling->one;
  Mark *mark;

  if (!telling->sampler->marks_units || state->unit == 0)
    return;

  if (one->marks == NULL)
    one->marks = g_new0 (Mark, N_MARKS);
  mark = &one->marks[state->unit - 1];
  mark->state = *state;
  mark->state.unit--;
  mark->seen = telling->seen;
  mark->n_choices = telling->n_choices + robo_lookahead_count_choices (telling->sampler->lookahead);
  mark->is_valid = TRUE;
}

static void
watch_cb (const RoboEvent *event,
          const RoboState *state,
          gpointer         data)
{
  Telling *telling = data;

  count_event (telling->sampler->seat, event, &telling->seen);
  robo_danger_watch_event (&telling->watch, event, state, &telling->seen.dangers);
  if (event->type == ROBO_EVENT_UNIT)
    mark_unit (telling, state);
}

/* Returns how many units need not be played: the units before the first changed unit. Dice that have not come up yet
 * make no difference to the units that are spared. Sets n_dice to the number of dice on the spared units. */
static guint
count_spared (const Case        *one,
              const RoboProgram *program,
              guint             *n_dice)
{
  guint n_same = 0, n_spared = 0;

  *n_dice = 0;
  if (one->marks == NULL)
    return 0;

  while (n_same < MIN (program->n_dice, one->played.n_dice) &&
         memcmp (&program->dice[n_same], &one->played.dice[n_same], sizeof program->dice[0]) == 0)
    n_same++;
  for (guint unit = 1; unit < ROBO_N_UNITS && one->marks[unit - 1].is_valid; unit++)
    {
      guint n_before = 0;

      while (n_before < n_same && program->dice[n_before].unit < unit)
        n_before++;
      for (guint i = n_before; i < program->n_dice; i++)
        {
          if (program->dice[i].unit < unit)
            return n_spared;
        }
      for (guint i = n_before; i < one->played.n_dice; i++)
        {
          if (one->played.dice[i].unit < unit)
            return n_spared;
        }
      n_spared = unit;
      *n_dice = n_before;
    }

  return n_spared;
}

/* Plays a case. Returns whether its result does not depend on the deal, the rolls and random choices. */
static gboolean
play_case (RoboOddsSampler   *self,
           Case              *one,
           const RoboProgram *program,
           Telling           *telling,
           const RoboState  **end)
{
  const RoboBoard *board = self->sight->setup.board;
  RoboRng          rng;
  guint            n_dice;
  guint            n_spared = count_spared (one, program, &n_dice);

  telling->sampler = self;
  telling->one = one;
  for (guint unit = n_spared; one->marks != NULL && unit < N_MARKS; unit++)
    one->marks[unit].is_valid = FALSE;
  one->played = *program;
  if (n_spared > 0)
    {
      const Mark *mark = &one->marks[n_spared - 1];
      RoboState   state = mark->state;
      RoboRobot  *robot = &state.robots[self->seat];

      if (one->state.robots[self->seat].space != ROBO_NO_SPACE)
        {
          robot->n_dice = program->n_dice;
          memcpy (&robot->dice[n_dice], &program->dice[n_dice], (program->n_dice - n_dice) * sizeof robot->dice[0]);
        }
      telling->seen = mark->seen;
      telling->n_choices = mark->n_choices;
      robo_danger_watch_init (&telling->watch, board, self->seat, &state);
      *end = robo_lookahead_tell_rest (self->lookahead, &state, one->world.seed, watch_cb, telling);
    }
  else
    {
      one->world.programs[self->seat] = *program;
      telling->seen = (Seen){ 0 };
      telling->n_choices = 0;
      robo_danger_watch_init (&telling->watch, board, self->seat, &one->state);
      *end = robo_lookahead_tell (self->lookahead, &one->state, &one->world, watch_cb, telling);
    }

  robo_rng_seed (&rng, one->world.seed);

  return telling->n_choices + robo_lookahead_count_choices (self->lookahead) == 0 &&
         memcmp (&rng, &(*end)->rng, sizeof rng) == 0;
}

/* Plays one of the cases in which the other operators have the same programs. If the results of these cases may
 * differ, plays all of them. */
static gboolean
count_alike (RoboOddsSampler   *self,
             guint              first,
             const RoboProgram *program,
             RoboOdds          *odds,
             RoboThreat        *threat)
{
  guint   n_left = self->cases[first].n_alike;
  Telling telling;

  for (guint i = first; n_left > 0; i = self->cases[i].next_alike)
    {
      Case              *one = &self->cases[i];
      const RoboDangers *dangers = &telling.seen.dangers;
      const RoboState   *end;
      guint              n;

      if (robo_lookahead_is_over (self->lookahead))
        return FALSE;

      n = play_case (self, one, program, &telling, &end) ? n_left : 1;
      n_left -= n;
      add_seen (odds, self->seat, &one->state, &telling.seen, end, n);
      if (threat == NULL)
        continue;
      threat->n_worlds += n;
      robo_spaces_count (&dangers->shot, &dangers->shot, threat->n_hit, n);
      robo_spaces_count (&dangers->pushed, &dangers->pushed, threat->n_fall, n);
      robo_spaces_count (&dangers->shot, &dangers->pushed, threat->n_any, n);
    }

  return TRUE;
}

gboolean
robo_odds_sampler_count (RoboOddsSampler   *self,
                         const RoboProgram *program,
                         RoboOdds          *odds,
                         RoboThreat        *threat)
{
  memset (odds, 0, sizeof *odds);
  if (threat != NULL)
    memset (threat, 0, sizeof *threat);
  if (!draw_cases (self))
    return FALSE;

  for (guint i = 0; i < self->n_cases; i++)
    {
      if (!count_alike (self, i, program, odds, threat))
        return FALSE;
    }

  return TRUE;
}

gboolean
robo_odds_sampler_play_on (RoboOddsSampler   *self,
                           const RoboProgram *program,
                           guint              n_rounds,
                           gint              *chances)
{
  if (!draw_cases (self))
    return FALSE;

  for (guint i = 0; i < self->n_cases; i++)
    {
      Case *one = &self->cases[i];
      gint  by_seat[ROBO_MAX_ROBOTS];

      if (robo_lookahead_is_over (self->lookahead))
        return FALSE;

      one->world.programs[self->seat] = *program;
      robo_lookahead_play_on (self->lookahead, &one->state, &one->world, self->seat, n_rounds);
      robo_lookahead_judge (self->lookahead, by_seat);
      chances[i] = by_seat[self->seat];
    }

  return TRUE;
}
