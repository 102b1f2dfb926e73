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

/* What a robot has: the more damage, the worse the next one; the nearest tokens, and where the next ones may come to
 * lie; cards. */
static gint
value_robot (const RoboGuide *guide,
             const RoboRules *rules,
             const RoboState *state,
             const RoboRobot *robot)
{
  gint value = 8 * __builtin_popcountll (robot->inventory);
  gint best = 0, rest = 0;

  if (robot->space == ROBO_NO_SPACE)
    return value - 70;

  value -= 60 * (gint)(robot->damage * robot->damage) / (gint)(rules->damage_limit * rules->damage_limit);
  value -= 6 * (gint)(robot->shield[0] + robot->shield[1]);

  for (guint number = 1; number <= ROBO_MAX_VP_NUMBER; number++)
    {
      gint way, token;

      if (state->tokens[number] == 0)
        continue;
      way = guide->ways[number][robot->space];
      if (way == ROBO_NO_WAY)
        continue;
      token = (gint)state->tokens[number] * MAX (60 - 5 * way, 4);
      rest += MIN (best, token);
      best = MAX (best, token);
    }

  return value + best + rest / 3 - guide->mean_ways[robot->space] / 10 - 3 * guide->holes[robot->space];
}

/* Who leads is the one to be stopped; of the others not much need be known. KillBots are on one side. */
static gint
value_others (const RoboGuide *guide,
              const RoboRules *rules,
              const RoboGoals *goals,
              const RoboState *state,
              guint            seat)
{
  gboolean is_killbot = state->robots[seat].kind == ROBO_SEAT_KILLBOT;
  gint     most = 0, sum = 0, robots = 0, n = 0;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      const RoboRobot *robot = &state->robots[i];
      gint             vp;

      if (i == seat || robot->kind == ROBO_SEAT_EMPTY || (is_killbot && robot->kind == ROBO_SEAT_KILLBOT))
        continue;
      vp = value_vp (get_vp (state, i), goals->vp[i]);
      most = MAX (most, vp);
      sum += vp;
      robots += value_robot (guide, rules, state, robot);
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
