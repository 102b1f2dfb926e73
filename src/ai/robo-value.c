/* The value of a position between two rounds, in hundredths of a VP.
 *
 * Whole numbers only, so that it is the same on every machine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-value.h"

/* The VP that are still wanted count more than those before them. */
static gint
value_vp (guint vp,
          guint goal)
{
  return 100 * (gint)vp + 300 * (gint)(vp * vp) / (gint)(goal * goal);
}

/* KillBots win together (R9.10). */
static guint
get_vp (const RoboState *state,
        guint            seat)
{
  guint vp = 0;

  if (state->robots[seat].kind != ROBO_SEAT_KILLBOT)
    return state->robots[seat].vp;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    vp += state->robots[i].kind == ROBO_SEAT_KILLBOT ? state->robots[i].vp : 0;

  return vp;
}

/* The more damage, the worse the next one. */
static gint
value_damage (const RoboRules *rules,
              const RoboRobot *robot)
{
  guint shield = robot->shield[0] + robot->shield[1];

  if (robot->space == ROBO_NO_SPACE)
    return -70;

  return -60 * (gint)(robot->damage * robot->damage) / (gint)(rules->damage_limit * rules->damage_limit) - 6 * (gint)shield;
}

/* The nearest tokens, and where the next ones may come to lie. */
static gint
value_place (const RoboGuide *guide,
             const RoboState *state,
             const RoboRobot *robot)
{
  gint best = 0, rest = 0;

  if (robot->space == ROBO_NO_SPACE)
    return 0;

  for (guint number = 1; number <= ROBO_MAX_VP_NUMBER; number++)
    {
      gint way = guide->ways[number][robot->space];
      gint value = (gint)state->tokens[number] * MAX (60 - 5 * way, 4);

      if (state->tokens[number] == 0 || way == ROBO_NO_WAY)
        continue;
      rest += MIN (best, value);
      best = MAX (best, value);
    }

  return best + rest / 3 - guide->mean_ways[robot->space] / 10 - 3 * guide->holes[robot->space];
}

static gint
count_cards (guint64 inventory)
{
  gint n = 0;

  for (; inventory != 0; inventory &= inventory - 1)
    n++;

  return n;
}

static gint
value_robot (const RoboGuide *guide,
             const RoboRules *rules,
             const RoboState *state,
             const RoboRobot *robot)
{
  return value_damage (rules, robot) + value_place (guide, state, robot) + 8 * count_cards (robot->inventory);
}

static gboolean
is_mate (const RoboState *state,
         guint            a,
         guint            b)
{
  return a == b || (state->robots[a].kind == ROBO_SEAT_KILLBOT && state->robots[b].kind == ROBO_SEAT_KILLBOT);
}

/* Who leads is the one to be stopped; of the others not much need be known. */
static gint
value_others (const RoboGuide *guide,
              const RoboRules *rules,
              const RoboGoals *goals,
              const RoboState *state,
              guint            seat)
{
  gint most = 0, sum = 0, robots = 0, n = 0;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      gint vp;

      if (state->robots[i].kind == ROBO_SEAT_EMPTY || is_mate (state, seat, i))
        continue;
      vp = value_vp (get_vp (state, i), goals->vp[i]);
      most = MAX (most, vp);
      sum += vp;
      robots += value_robot (guide, rules, state, &state->robots[i]);
      n++;
    }

  return n == 0 ? 0 : most * 45 / 100 + sum * 40 / 100 / n + robots * 35 / 100 / n;
}

gint
robo_value_of (const RoboGuide *guide,
               const RoboRules *rules,
               const RoboGoals *goals,
               const RoboState *state,
               guint            seat)
{
  const RoboRobot *robot = &state->robots[seat];
  gint             value = value_vp (get_vp (state, seat), goals->vp[seat]) + value_robot (guide, rules, state, robot) -
               value_others (guide, rules, goals, state, seat);

  if (state->winner == ROBO_NO_WINNER)
    return value;

  return state->winner == (robot->kind == ROBO_SEAT_KILLBOT ? ROBO_WINNER_SQUAD : seat) ? ROBO_VALUE_WON + value
                                                                                        : value - ROBO_VALUE_WON;
}
