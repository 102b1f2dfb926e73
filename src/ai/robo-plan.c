// SPDX-License-Identifier: GPL-3.0-or-later
// Tries many programs in a few worlds, and then the better programs in more worlds.
#include "robo-plan.h"

#include <string.h>

#include "robo-random-program.h"

/* Mean values are integers, so they are multiplied by this factor to keep their fractions. */
#define SCALE 64

typedef struct
{
  RoboProgram program;
  gint        aim;
  gint        sum;
  guint       n_worlds;
  gint        mean;   /* mean value of the plan in its worlds, plus `aim`, times SCALE; set at the end of a stage */
  RoboAnswer  packed; /* the program as robo_program_pack() writes it; set at the end of a stage, too */
} Plan;

typedef struct
{
  RoboLookahead        *lookahead;
  const RoboPlanEffort *effort;
  const RoboCards      *cards;
  const RoboBoard      *board;
  const RoboState      *state;
  guint                 seat;
  RoboRng               rng;
  GArray               *worlds; /* worlds of the search, each a RoboWorld */
  GArray               *plans;  /* plans of the search, each a Plan */
} Search;

/* Search for plans */

/* Compares plans by value, the best plan first. Equally good plans have a fixed order, so that sorting has the same
 * result on every machine. */
static gint
compare_plans (gconstpointer a,
               gconstpointer b)
{
  const Plan *plan_a = a;
  const Plan *plan_b = b;

  if (plan_a->mean != plan_b->mean)
    return plan_a->mean > plan_b->mean ? -1 : 1;

  return plan_a->packed < plan_b->packed ? -1 : plan_a->packed > plan_b->packed;
}

/* Returns the value of a program's shots and steps for an operator who only sees where the other robots stand
 * now. */
static gint
rate_aim (const Search      *search,
          const RoboProgram *program)
{
  const RoboBoard *board = search->board;
  guint            from = search->state->robots[search->seat].space;
  gint             value = 0;

  for (guint i = 0; i < program->n_dice && from != ROBO_NO_SPACE; i++)
    {
      const RoboDie *die = &program->dice[i];
      guint          space = from;

      /* Find the end of the move as if there were no other robots. Playing the move would be more exact, but slower. */
      if (die->colour == ROBO_BLUE)
        {
          for (guint n = 0; n < die->value; n++)
            {
              const RoboStep *step = robo_board_step (board, from, die->key);

              if ((step->obstacles & ROBO_OBSTACLE_BLOCK) != 0)
                break;
              from = step->to;
              value += search->effort->stride;
            }
          continue;
        }
      if ((robo_board_step (board, space, die->key)->obstacles & ROBO_OBSTACLE_BLOCK) != 0)
        value -= 3 * search->effort->aim;
      while ((robo_board_step (board, space, die->key)->obstacles & ROBO_OBSTACLE_BLOCK) == 0)
        {
          guint seat;

          space = robo_board_step (board, space, die->key)->to;
          seat = robo_state_get_robot_at (search->state, space);
          if (seat == ROBO_NO_SEAT)
            continue;
          value += seat != search->seat ? search->effort->aim : 0;
          break;
        }
    }

  return value;
}

static void
add_plan (Search            *search,
          const RoboProgram *program)
{
  const Plan plan = { .program = *program, .aim = search->effort->aim == 0 && search->effort->stride == 0 ? 0 : rate_aim (search, program) };

  g_array_append_val (search->plans, plan);
}

/* Adds all legal programs that differ in one die from one of the best programs. */
static void
add_variants (Search *search)
{
  const RoboRobot *robot = &search->state->robots[search->seat];
  guint            n = MIN (search->effort->n_variants, search->plans->len);

  for (guint i = 0; i < n; i++)
    {
      const RoboProgram program = g_array_index (search->plans, Plan, i).program;

      for (guint way = 0; way < program.n_dice * 6 * ROBO_N_DIRS; way++)
        {
          RoboProgram variant = program;
          guint       die = way / (6 * ROBO_N_DIRS);

          variant.dice[die].value = (guint8)(1 + way / ROBO_N_DIRS % 6);
          variant.dice[die].key = way % ROBO_N_DIRS;
          if (memcmp (&variant.dice[die], &program.dice[die], sizeof variant.dice[die]) != 0 &&
              robo_program_check (&variant, robot, search->cards, FALSE) == ROBO_REFUSED_NOT)
            add_plan (search, &variant);
        }
    }
}

/* Plays every plan in those worlds of the stage in which the plan has not been played yet. */
static void
play_stage (Search *search,
            guint   stage)
{
  guint n_worlds = search->effort->stages[stage].n_worlds;

  while (search->worlds->len < n_worlds)
    {
      RoboWorld world = { .seed = robo_rng_next (&search->rng) };

      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        {
          if (seat != search->seat && search->effort->n_guesses > 0 &&
              search->state->robots[seat].kind == ROBO_SEAT_OPERATOR)
            robo_lookahead_guess (search->lookahead, search->state, seat, search->effort->n_guesses,
                                  robo_rng_next (&search->rng), &world.programs[seat]);
        }
      g_array_append_val (search->worlds, world);
    }

  for (guint i = 0; i < search->plans->len; i++)
    {
      Plan *plan = &g_array_index (search->plans, Plan, i);

      for (; plan->n_worlds < n_worlds && !robo_lookahead_is_over (search->lookahead); plan->n_worlds++)
        {
          RoboWorld *world = &g_array_index (search->worlds, RoboWorld, plan->n_worlds);

          world->programs[search->seat] = plan->program;
          plan->sum += robo_lookahead_play (search->lookahead, search->state, world, search->seat);
        }
      plan->mean = plan->n_worlds == 0 ? 0 : (gint)((gint64)plan->sum * SCALE / plan->n_worlds) + plan->aim * SCALE;
      plan->packed = robo_program_pack (&plan->program);
    }
}

/* Drops the plans that are worse than the best plan by more than the slack. Such plans are never chosen, so they
 * need not be sorted. */
static void
drop_poor (Search *search)
{
  Plan *plans = (Plan *)(gpointer)search->plans->data;
  gint  best = G_MININT;
  guint n_good = 0;

  for (guint i = 0; i < search->plans->len; i++)
    best = MAX (best, plans[i].mean);
  for (guint i = 0; i < search->plans->len; i++)
    {
      if (plans[i].mean >= best - search->effort->slack * SCALE)
        plans[n_good++] = plans[i];
    }
  g_array_set_size (search->plans, n_good);
}

static void
keep_best_plans (Search *search,
                 guint   n_plans)
{
  g_array_sort (search->plans, compare_plans);
  if (search->plans->len > n_plans)
    g_array_set_size (search->plans, n_plans);
}

/* Chooses the best plan. With slack, chooses one of the plans that are about as good and do not destroy the seat's
 * robot, if there is one. */
static const Plan *
choose_plan (Search *search)
{
  const Plan *chosen = &g_array_index (search->plans, Plan, 0);
  gint        least = chosen->mean - search->effort->slack * SCALE;
  guint       n_good = 0;

  for (guint i = 0; i < search->plans->len && search->effort->slack > 0; i++)
    {
      const Plan *plan = &g_array_index (search->plans, Plan, i);
      RoboWorld   world = { .seed = 1 };

      if (plan->mean < least)
        break;
      world.programs[search->seat] = plan->program;
      if (robo_lookahead_survives (search->lookahead, search->state, &world, search->seat) &&
          robo_rng_below (&search->rng, ++n_good) == 0)
        chosen = plan;
    }

  return chosen;
}

gint
robo_plan_reply (RoboLookahead        *lookahead,
                 const RoboPlanEffort *effort,
                 const RoboCards      *cards,
                 const RoboState      *state,
                 guint                 seat,
                 const RoboWorld      *worlds,
                 guint                 n_worlds,
                 guint64               seed,
                 RoboProgram          *program)
{
  Search      search = { .lookahead = lookahead,
                         .effort = effort,
                         .cards = cards,
                         .board = robo_lookahead_get_board (lookahead),
                         .state = state,
                         .seat = seat };
  RoboProgram random;
  gint        value;

  robo_rng_seed (&search.rng, seed);
  search.worlds = g_array_new (FALSE, FALSE, sizeof (RoboWorld));
  search.plans = g_array_new (FALSE, FALSE, sizeof (Plan));
  if (n_worlds > 0)
    g_array_append_vals (search.worlds, worlds, n_worlds);

  for (guint i = 0; i < effort->stages[0].n_plans; i++)
    {
      robo_random_program (&search.rng, &state->robots[seat], cards, &random);
      add_plan (&search, &random);
    }
  for (guint stage = 0; stage < effort->n_stages; stage++)
    {
      if (stage > 0)
        keep_best_plans (&search, effort->stages[stage].n_plans);
      if (stage > 0 && stage + 1 == effort->n_stages && effort->n_variants > 0)
        {
          add_variants (&search);
          play_stage (&search, stage - 1);
          keep_best_plans (&search, effort->stages[stage].n_plans);
        }
      play_stage (&search, stage);
    }
  drop_poor (&search);
  g_array_sort (search.plans, compare_plans);

  *program = choose_plan (&search)->program;
  value = g_array_index (search.plans, Plan, 0).mean / SCALE;
  g_array_unref (search.worlds);
  g_array_unref (search.plans);

  return value;
}

gint
robo_plan_find (RoboLookahead        *lookahead,
                const RoboPlanEffort *effort,
                const RoboCards      *cards,
                const RoboState      *state,
                guint                 seat,
                guint64               seed,
                RoboProgram          *program)
{
  return robo_plan_reply (lookahead, effort, cards, state, seat, NULL, 0, seed, program);
}
