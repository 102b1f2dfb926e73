// SPDX-License-Identifier: GPL-3.0-or-later
// Infers from the programs of past rounds how each other operator makes its programs.
#include "robo-search-private.h"

#include <string.h>

#include "robo-random-program.h"

/* If there is one other operator, a program of a past round is tried in N_CLUE_WORLDS worlds. If there are more
 * operators, it is tried in fewer worlds, but at least in N_MIN_CLUE_WORLDS. */
#define N_CLUE_WORLDS     12
#define N_MIN_CLUE_WORLDS 6
/* A loss of this much, in parts of ROBO_CHANCE_ALL, makes a kind of operator half as likely: an operator of that
 * kind would have looked for the best program. */
#define HALF_AS_LIKELY 200
/* The loss for the kind of guessers is increased by this number. A guesser may come to any of very many good programs,
 * so a program that suits a guesser is weaker evidence than one that suits a planner. */
#define ONE_OF_MANY 300
/* A program that an operator makes at random loses this much on average. A single program does not count with a
 * larger loss, because planners, who considered other worlds, sometimes seem to have done very badly in a round. */
#define ANYTHING 400

/* A program that loses at least this much seems to come from another kind of operator. */
#define SEEMS_ANOTHER 120
/* Each round adds one piece of evidence that an operator knows the mixture, in hundredths of a doubling. The evidence
 * is OF_UNLUCKY if the operator made no program, or if its program did no better than plans against the actual programs
 * of the other operators. Otherwise the evidence is OF_LUCKY, plus OF_NO_PLAN if the operator seems to be no planner,
 * plus OF_NO_GUESS if it seems to be no guesser. The numbers were measured in some hundreds of rounds of Sable and of a
 * player who asks Oracle (doc/ladder.md). */
#define OF_UNLUCKY  (-130)
#define OF_LUCKY    (-100)
#define OF_NO_PLAN  270
#define OF_NO_GUESS 146

/* Holds how much worse a program was than the best program of each kind of operator, and how much better the program
 * was than plans against the actual programs of the other operators, which were secret. */
struct _RoboClue
{
  gint worse[ROBO_N_KINDS];
  gint lucky;
};

static RoboMind
get_usual_mind (const RoboSearchEffort *effort)
{
  RoboMind mind = { .shares = { [ROBO_KIND_REPLIER] = effort->repliers,
                                [ROBO_KIND_PLANNER] = effort->planners,
                                [ROBO_KIND_GUESSER] = effort->guessers } };

  mind.shares[ROBO_KIND_OTHER] = 100 - effort->repliers - effort->planners - effort->guessers;

  return mind;
}

RoboKind
robo_search_get_kind (const RoboMind *mind,
                      guint           n)
{
  guint kind = ROBO_KIND_REPLIER;

  while (kind < ROBO_KIND_OTHER && n >= mind->shares[kind])
    n -= mind->shares[kind++];

  return kind;
}

void
robo_search_guess_program (RoboLookahead        *lookahead,
                           const RoboPlanEffort *model,
                           const RoboCards      *cards,
                           const RoboState      *state,
                           guint                 seat,
                           RoboKind              kind,
                           RoboRng              *rng,
                           RoboProgram          *program)
{
  if (kind == ROBO_KIND_REPLIER || kind == ROBO_KIND_PLANNER)
    robo_plan_find (lookahead, model, cards, state, seat, robo_rng_next (rng), program);
  else if (kind == ROBO_KIND_GUESSER)
    robo_lookahead_guess (lookahead, state, seat, ROBO_SEARCH_N_GUESSED, robo_rng_next (rng), program);
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
  const RoboMind mind = get_usual_mind (effort);
  const RoboKind kind = robo_search_get_kind (&mind, robo_rng_below (rng, 100));

  robo_search_guess_program (lookahead, &effort->model, cards, state, seat, kind, rng, program);
}

/* Draws a possible program of a planner in a past round, with a small effort as a first approximation. */
static void
draw_past_plan (RoboSearch    *self,
                RoboLookahead *lookahead,
                guint          index)
{
  static const RoboPlanEffort quick = { .stages = { { 200, 2 }, { 20, 8 } }, .n_stages = 2, .n_guesses = 8 };
  guint                       item = index / self->n_clue_worlds, seat = item % ROBO_MAX_ROBOTS;
  const RoboState            *state = &self->sight->past[self->first_past + item / ROBO_MAX_ROBOTS];

  if (state->robots[seat].kind == ROBO_SEAT_OPERATOR && state->robots[seat].space != ROBO_NO_SPACE)
    robo_plan_find (lookahead, &quick, self->sight->setup.cards, state, seat, self->past_seed + index,
                    &self->past_plans[index]);
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
      sum += robo_search_judge (lookahead, seat);
    }

  return sum / (gint)n_worlds;
}

static gint
count_luck (const RoboSearch  *self,
            RoboLookahead     *lookahead,
            const RoboState   *state,
            guint              seat,
            const RoboProgram *program,
            const RoboProgram *plans)
{
  RoboWorld world = { .seed = 1 };
  gint      sum = 0;

  for (guint other = 0; other < ROBO_MAX_ROBOTS; other++)
    {
      world.programs[other].n_dice = state->robots[other].n_dice;
      memcpy (world.programs[other].dice, state->robots[other].dice,
              state->robots[other].n_dice * sizeof state->robots[other].dice[0]);
    }
  for (guint i = 0; i < self->n_clue_worlds; i++)
    sum += judge_program (lookahead, state, seat, &plans[i], &world, 1);

  return judge_program (lookahead, state, seat, program, &world, 1) - sum / (gint)self->n_clue_worlds;
}

/* Finds the program that each kind of operator would have made, and compares it with the program of the operator. */
static void
study_program (RoboSearch    *self,
               RoboLookahead *lookahead,
               guint          index)
{
  static const RoboPlanEffort quick = { .stages = { { 300, 3 }, { 24, 6 } }, .n_stages = 2, .n_variants = 1 };
  guint                       past = index / ROBO_MAX_ROBOTS, seat = index % ROBO_MAX_ROBOTS;
  const RoboState            *state = &self->sight->past[self->first_past + past];
  const RoboRobot            *robot = &state->robots[seat];
  RoboWorld                   worlds[ROBO_N_KINDS][N_CLUE_WORLDS] = { 0 };
  RoboProgram                 program = { .n_dice = robot->n_dice };
  RoboClue                   *clue = &self->clues[index];
  RoboRng                     rng;

  if (seat == self->seat || robot->kind != ROBO_SEAT_OPERATOR || robot->n_dice == 0)
    return;

  memcpy (program.dice, robot->dice, robot->n_dice * sizeof program.dice[0]);
  robo_rng_seed (&rng, self->past_seed - index);
  for (guint i = 0; i < self->n_clue_worlds; i++)
    {
      const guint64 seed = robo_rng_next (&rng);

      for (RoboKind kind = ROBO_KIND_REPLIER; kind <= ROBO_KIND_GUESSER; kind++)
        worlds[kind][i].seed = seed;
      for (guint other = 0; other < ROBO_MAX_ROBOTS; other++)
        {
          if (other == seat || state->robots[other].kind != ROBO_SEAT_OPERATOR)
            continue;
          worlds[ROBO_KIND_REPLIER][i].programs[other] =
            self->past_plans[(past * ROBO_MAX_ROBOTS + other) * self->n_clue_worlds + i];
          robo_lookahead_guess (lookahead, state, other, ROBO_SEARCH_N_GUESSED, robo_rng_next (&rng),
                                &worlds[ROBO_KIND_PLANNER][i].programs[other]);
        }
    }
  for (RoboKind kind = ROBO_KIND_REPLIER; kind <= ROBO_KIND_GUESSER; kind++)
    {
      RoboProgram best;

      if (kind == ROBO_KIND_GUESSER)
        robo_lookahead_guess (lookahead, state, seat, ROBO_SEARCH_N_GUESSED, robo_rng_next (&rng), &best);
      else
        robo_plan_reply (lookahead, &quick, self->sight->setup.cards, state, seat, worlds[kind], self->n_clue_worlds,
                         robo_rng_next (&rng), &best);
      clue->worse[kind] = judge_program (lookahead, state, seat, &best, worlds[kind], self->n_clue_worlds) -
                          judge_program (lookahead, state, seat, &program, worlds[kind], self->n_clue_worlds);
      clue->worse[kind] = CLAMP (clue->worse[kind] + (kind == ROBO_KIND_GUESSER ? ONE_OF_MANY : 0), 0, ANYTHING);
    }
  clue->worse[ROBO_KIND_OTHER] = ANYTHING;
  clue->lucky = count_luck (self, lookahead, state, seat, &program,
                            &self->past_plans[(past * ROBO_MAX_ROBOTS + seat) * self->n_clue_worlds]);
}

/* Returns the evidence of a clue that the operator knows the mixture. A program that did better than plans may have
 * been lucky. Luck is less likely if neither a planner nor a guesser would have made the program. */
static gint
weigh_clue (const RoboClue *clue)
{
  if (clue->lucky <= 0)
    return OF_UNLUCKY;

  return OF_LUCKY + (clue->worse[ROBO_KIND_PLANNER] < SEEMS_ANOTHER ? 0 : OF_NO_PLAN) +
         (clue->worse[ROBO_KIND_GUESSER] < SEEMS_ANOTHER ? 0 : OF_NO_GUESS);
}

/* Sets how likely each kind of operator is for the seat. Keeps a quarter of the usual likelihoods, so that no kind
 * drops to zero. */
static void
set_likely_kinds (RoboSearch *self,
                  guint       seat)
{
  const RoboMind usual = get_usual_mind (self->effort);
  guint          weights[ROBO_N_KINDS], sum = 0, rest = 100;

  for (RoboKind kind = 0; kind < ROBO_N_KINDS; kind++)
    {
      gint worse = 0;

      for (guint past = 0; past < self->n_past; past++)
        worse += self->clues[past * ROBO_MAX_ROBOTS + seat].worse[kind];
      weights[kind] = usual.shares[kind] * robo_value_halve (worse, HALF_AS_LIKELY);
      sum += weights[kind];
    }
  for (RoboKind kind = 0; kind < ROBO_KIND_OTHER; kind++)
    {
      self->minds[seat].shares[kind] = sum == 0 ? usual.shares[kind]
                                                : (usual.shares[kind] + 3 * (100 * (guint64)weights[kind] / sum)) / 4;
      rest -= self->minds[seat].shares[kind];
    }
  self->minds[seat].shares[ROBO_KIND_OTHER] = rest;
}

void
robo_search_study_past (RoboSearch *self,
                        guint       n_others)
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
  self->clues = g_new0 (RoboClue, n_items);
  self->past_seed = robo_rng_next (&self->rng);
  robo_search_share_work (self, draw_past_plan, n_items * self->n_clue_worlds);
  robo_search_share_work (self, study_program, n_items);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      set_likely_kinds (self, seat);
      for (guint past = 0; past < self->n_past; past++)
        self->evidence[seat] += weigh_clue (&self->clues[past * ROBO_MAX_ROBOTS + seat]);
    }
  g_free (self->past_plans);
  g_free (self->clues);
}
