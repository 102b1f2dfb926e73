/* Odds and threats: rounds played in many worlds, and what happened in them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-outlook.h"

#include <string.h>

/* Planning takes a thousand times as long as playing a round: so many plans of each of the others are shared by all
 * worlds, in any combination. With more others each plan takes longer, there are more of them, and fewer will do. */
#define N_PLANS 48

/* What is expected of others of whom nothing is known: half of them plan, as somebody does who looks at all robots. */
static const RoboSearchEffort somebody = {
  .model = { .stages = { { 500, 3 }, { 60, 12 }, { 10, 24 } }, .n_stages = 3, .n_guesses = 12, .n_variants = 1 },
  .planners = 50,
  .guessers = 35,
};

typedef struct
{
  RoboState state; /* with what nobody knows dealt in one way */
  RoboWorld world;
} Case;

struct _RoboOutlook
{
  const RoboSight        *sight;
  RoboLookahead          *lookahead;
  const RoboSearchEffort *model;
  guint                   seat;
  RoboRng                 rng;
  RoboProgram             plans[ROBO_MAX_ROBOTS][N_PLANS];
  guint                   n_plans;   /* of each of the others, drawn so far */
  guint                   max_plans; /* how many there are to be */
  Case                   *cases;
  guint                   n_cases;
  gboolean                has_cases;
};

/* What is to be counted once a world, whatever happens how often in it. */
typedef struct
{
  gboolean is_taken;
  gboolean is_hit;
  gboolean is_destroyed;
  gboolean is_fallen;
  gboolean is_repaired;
  gboolean has_won;
  gboolean has_lost;
  gboolean hit_by[ROBO_MAX_ROBOTS];
  gboolean destroyed_by[ROBO_MAX_ROBOTS];
  gboolean hits[ROBO_MAX_ROBOTS];
  gboolean gains[ROBO_MAX_ROBOTS];
} Seen;

typedef enum
{
  DANGER_HIT = 1 << 0,
  DANGER_FALL = 1 << 1,
} Danger;

RoboOutlook *
robo_outlook_new (const RoboSight *sight,
                  guint            n_worlds,
                  guint64          seed)
{
  RoboOutlook *self;

  g_return_val_if_fail (sight->question.kind == ROBO_ASK_PROGRAM && n_worlds > 0, NULL);

  self = g_new0 (RoboOutlook, 1);
  self->sight = sight;
  self->lookahead = robo_lookahead_new (&sight->setup, &sight->goals);
  self->seat = sight->question.seat;
  self->model = &somebody;
  self->max_plans = N_PLANS * 2 / MAX (robo_state_count_robots (&sight->state, ROBO_SEAT_OPERATOR), 2);
  self->n_cases = n_worlds;
  self->cases = g_new0 (Case, n_worlds);
  robo_rng_seed (&self->rng, seed);

  return self;
}

void
robo_outlook_free (RoboOutlook *self)
{
  if (self == NULL)
    return;

  robo_lookahead_free (self->lookahead);
  g_free (self->cases);
  g_free (self);
}

void
robo_outlook_set_is_over (RoboOutlook *self,
                          gboolean (*is_over) (gpointer data),
                          gpointer data)
{
  robo_lookahead_set_is_over (self->lookahead, is_over, data);
}

void
robo_outlook_set_model (RoboOutlook            *self,
                        const RoboSearchEffort *model)
{
  self->model = model;
}

/* Worlds */

static gboolean
is_other (const RoboOutlook *self,
          guint              seat)
{
  return seat != self->seat && self->sight->state.robots[seat].kind == ROBO_SEAT_OPERATOR;
}

/* Plans that were cut short are none: they are drawn again the next time, with the chance they had. */
static gboolean
draw_plans (RoboOutlook *self)
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

static gboolean
draw_cases (RoboOutlook *self)
{
  if (self->has_cases)
    return TRUE;
  if (!draw_plans (self))
    return FALSE;

  for (guint i = 0; i < self->n_cases; i++)
    {
      Case *one = &self->cases[i];

      robo_sight_sample (self->sight, &self->rng, &one->state);
      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        {
          if (is_other (self, seat))
            one->world.programs[seat] = self->plans[seat][robo_rng_below (&self->rng, self->max_plans)];
        }
      one->world.seed = robo_rng_next (&self->rng);
    }
  self->has_cases = TRUE;

  return TRUE;
}

/* Odds */

static void
see_event (guint            seat,
           const RoboEvent *event,
           Seen            *seen,
           RoboOdds        *odds)
{
  gboolean is_own = event->seat == seat;
  gboolean is_hurt = robo_event_type_hurts (event->type) || event->type == ROBO_EVENT_HIT;

  if (is_hurt && event->type != ROBO_EVENT_ABSORB && event->by == seat && !is_own && event->seat < ROBO_MAX_ROBOTS)
    seen->hits[event->seat] = TRUE;
  if (event->type == ROBO_EVENT_CREDIT && is_own && event->of < ROBO_MAX_ROBOTS)
    seen->hits[event->of] = TRUE;
  if (event->type == ROBO_EVENT_CREDIT && event->of == seat && event->seat < ROBO_MAX_ROBOTS)
    seen->destroyed_by[event->seat] = TRUE;
  if (!is_own && (event->type == ROBO_EVENT_TAKE_VP || event->type == ROBO_EVENT_CREDIT) &&
      event->seat < ROBO_MAX_ROBOTS)
    seen->gains[event->seat] = TRUE;
  seen->has_lost |= event->type == ROBO_EVENT_WIN && !is_own;
  if (!is_own)
    return;

  seen->is_hit |= robo_event_type_hurts (event->type) && event->amount > 0;
  seen->is_destroyed |= event->type == ROBO_EVENT_DESTROYED;
  seen->is_fallen |= event->type == ROBO_EVENT_FALL;
  seen->is_repaired |= event->type == ROBO_EVENT_REPAIR && event->amount > 0;
  seen->has_won |= event->type == ROBO_EVENT_WIN;
  if (is_hurt && event->type != ROBO_EVENT_ABSORB && event->by < ROBO_MAX_ROBOTS && event->by != seat)
    seen->hit_by[event->by] = TRUE;
  if (event->type == ROBO_EVENT_TAKE_VP)
    {
      seen->is_taken = TRUE;
      odds->n_taken_at[event->at]++;
    }
}

void
robo_odds_add (RoboOdds            *self,
               guint                seat,
               const RoboState     *before,
               const RoboEventList *list,
               guint                first,
               guint                end)
{
  const RoboState *after = end > first ? &list->states[end - 1] : before;
  const RoboRobot *robot = &after->robots[seat];
  Seen             seen = { 0 };

  for (guint i = first; i < end; i++)
    see_event (seat, &list->events[i], &seen, self);

  self->n_worlds++;
  self->n_taken += seen.is_taken;
  self->n_hit += seen.is_hit;
  self->n_destroyed += seen.is_destroyed;
  self->n_fallen += seen.is_fallen;
  self->n_repaired += seen.is_repaired;
  self->n_won += seen.has_won;
  self->n_lost += seen.has_lost;
  for (guint other = 0; other < ROBO_MAX_ROBOTS; other++)
    {
      self->n_hit_by[other] += seen.hit_by[other];
      self->n_destroyed_by[other] += seen.destroyed_by[other];
      self->n_hits[other] += seen.hits[other];
      self->n_gains[other] += seen.gains[other];
    }
  if (robot->space != ROBO_NO_SPACE)
    self->n_ends_at[robot->space]++;
  self->vp += robot->vp - MIN (robot->vp, before->robots[seat].vp);
}

/* Threats */

/* A way that is driven, as far as whoever stands on it would be pushed along. */
typedef struct
{
  guint8  spaces[ROBO_MAX_SPACES];
  guint   n_spaces;
  guint   seat;
  RoboDir dir;
} Run;

/* What a shot may do to whoever comes in its way: up to where it ended, and on from there if it was the own robot that
 * stopped it, which need not stay there. */
static void
mark_shot (const RoboOutlook *self,
           const RoboState   *before,
           const RoboEvent   *event,
           guint8            *dangers)
{
  const RoboBoard *board = self->sight->setup.board;
  guint            space = event->at;
  gboolean         is_past = FALSE;

  while ((robo_board_step (board, space, event->key)->way & ROBO_WAY_WALLED) == 0)
    {
      guint seat;

      space = robo_board_step (board, space, event->key)->to;
      seat = robo_state_get_robot_at (before, space);
      dangers[space] |= DANGER_HIT;
      if (space == event->to && seat != self->seat)
        return;
      if (is_past && seat != ROBO_NO_SEAT)
        return;
      is_past |= space == event->to;
    }
  if (!is_past && event->to != ROBO_NO_SPACE && event->to != event->at)
    dangers[event->to] |= DANGER_HIT;
}

static void
mark_move (const RoboOutlook *self,
           const RoboEvent   *event,
           Run               *run,
           guint8            *dangers)
{
  const RoboBoard *board = self->sight->setup.board;
  guint            dir = 0;
  const RoboStep  *next;

  while (dir < ROBO_N_DIRS && robo_board_step (board, event->at, dir)->to != event->to)
    dir++;
  if (dir == ROBO_N_DIRS || robo_board_is_hole (board, event->to))
    {
      run->n_spaces = 0;
      return;
    }
  if (run->n_spaces == 0 || run->seat != event->seat || run->dir != dir ||
      run->spaces[run->n_spaces - 1] != event->at || run->n_spaces == G_N_ELEMENTS (run->spaces))
    *run = (Run){ .seat = event->seat, .dir = dir };
  run->spaces[run->n_spaces++] = event->to;

  next = robo_board_step (board, event->to, dir);
  for (guint i = 0; (next->way & ROBO_WAY_WALLED) == 0 && robo_board_is_hole (board, next->to) && i < run->n_spaces;
       i++)
    dangers[run->spaces[i]] |= DANGER_FALL;
}

static void
mark_round (const RoboOutlook   *self,
            const RoboState     *before,
            const RoboEventList *list,
            RoboThreat          *threat)
{
  const RoboBoard *board = self->sight->setup.board;
  guint8           dangers[G_MAXUINT8 + 1] = { 0 };
  Run              run = { 0 };

  for (guint i = 0; i < list->n_events; i++)
    {
      const RoboEvent *event = &list->events[i];
      const RoboState *then = i > 0 ? &list->states[i - 1] : before;
      gboolean         is_of_others = event->by < ROBO_MAX_ROBOTS && event->by != self->seat;

      if (event->type == ROBO_EVENT_ACTIVATE)
        run.n_spaces = 0;
      else if (event->type == ROBO_EVENT_FIRE && event->seat != self->seat)
        mark_shot (self, then, event, dangers);
      else if (event->type == ROBO_EVENT_STEP && event->seat != self->seat)
        mark_move (self, event, &run, dangers);
      else if (event->type == ROBO_EVENT_PUSH && is_of_others && robo_board_is_hole (board, event->to))
        dangers[event->at] |= DANGER_FALL;
      else if ((event->type == ROBO_EVENT_HIT || event->type == ROBO_EVENT_DAMAGE) && is_of_others)
        dangers[event->at] |= DANGER_HIT;
      else if (event->type == ROBO_EVENT_DETONATE && event->seat != self->seat)
        dangers[event->at] |= DANGER_HIT;
    }

  threat->n_worlds++;
  for (guint space = 0; space < board->n_spaces; space++)
    {
      threat->n_hit[space] += (dangers[space] & DANGER_HIT) != 0;
      threat->n_fall[space] += (dangers[space] & DANGER_FALL) != 0;
      threat->n_any[space] += dangers[space] != 0;
    }
}

gboolean
robo_outlook_count (RoboOutlook       *self,
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
      Case                *one = &self->cases[i];
      const RoboEventList *list;

      if (robo_lookahead_is_over (self->lookahead))
        return FALSE;

      one->world.programs[self->seat] = *program;
      list = robo_lookahead_tell (self->lookahead, &one->state, &one->world);
      robo_odds_add (odds, self->seat, &one->state, list, 0, list->n_events);
      if (threat != NULL)
        mark_round (self, &one->state, list, threat);
    }

  return TRUE;
}

gboolean
robo_outlook_play_on (RoboOutlook       *self,
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
