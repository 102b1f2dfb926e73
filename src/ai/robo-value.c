// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the value of a position between two rounds, in hundredths of a VP. It uses only integers, so that the
// value is the same on every machine.
#include "robo-value.h"

/* A difference of this value doubles the chance to win. The number was measured in games of the ladder
 * (doc/ladder.md). */
#define TWICE 100
/* A side that is worse than the best side by this many times TWICE has practically no chance. */
#define MAX_HALVES 12

/* A robot that is farther away than this many steps counts as if it were at this distance. */
#define FAR 6

const RoboWeights robo_weights_plain = {
  .late = 300,
  .token = 60,
  .step = 5,
  .damage = 60,
  .shield = 6,
  .out = 70,
  .card = 8,
  .hole = 3,
  .place = 100,
  .mine = 6,
  .most = 45,
  .others = 40,
  .robots = 35,
};

/* Rates VP. The last VP before the goal count more than the first VP. */
static gint
value_vp (const RoboWeights *weights,
          guint              vp,
          guint              goal)
{
  return 100 * (gint)vp + weights->late * (gint)(vp * vp) / (gint)(goal * goal);
}

/* Returns the VP that count for a seat. KillBots win together (R9.10). */
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

/* Rates how many of the other robots will come after the robot in the next round, by the dice of this round.
 * robo_prepare_numbers() sets the same order. */
static gint
value_number (const RoboWeights *weights,
              const RoboState   *state,
              guint              seat)
{
  const RoboRobot *robot = &state->robots[seat];
  gint             n_later = 0, n_others = 0;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      const RoboRobot *other = &state->robots[i];

      if (i == seat || other->kind == ROBO_SEAT_EMPTY)
        continue;
      n_others++;
      n_later += other->dice_sum < robot->dice_sum ||
                 (other->dice_sum == robot->dice_sum && other->number > robot->number);
    }

  return n_others == 0 ? 0 : weights->number * n_later / n_others;
}

/* Rates everything about a robot but its VP, such as damage, cards, and the way to tokens. Each point of damage counts
 * more than the point before. */
static gint
value_robot (const RoboWeights *weights,
             const RoboGuide   *guide,
             const RoboRules   *rules,
             const RoboState   *state,
             guint              seat)
{
  const RoboRobot *robot = &state->robots[seat];
  gint             value = weights->card * (gint)robo_card_mask_count (&robot->inventory);
  gint             best = 0, rest = 0;

  if (weights->number != 0 && rules->numbering == ROBO_NUMBERING_DICE_SUM)
    value += value_number (weights, state, seat);
  if (robot->space == ROBO_NO_SPACE)
    return value - weights->out;

  for (guint i = 0; i < state->n_mines; i++)
    value += state->mines[i].owner == seat ? weights->mine : 0;
  value -= weights->damage * (gint)(robot->damage * robot->damage) / (gint)(rules->damage_limit * rules->damage_limit);
  value -= weights->shield * (gint)(robot->shield[0] + robot->shield[1]);

  for (guint number = 1; number <= ROBO_MAX_VP_NUMBER; number++)
    {
      gint way, token;

      if (state->tokens[number] == 0)
        continue;
      way = guide->ways[number][robot->space];
      if (way == ROBO_NO_WAY)
        continue;
      token = (gint)state->tokens[number] * MAX (weights->token - weights->step * way, 4);
      rest += MIN (best, token);
      best = MAX (best, token);
    }

  return value + best + rest / 3 - weights->place * guide->mean_ways[robot->space] / 1000 -
         weights->hole * guide->holes[robot->space];
}

/* Returns the distance to the nearest other robot, regardless of obstacles, but at most FAR. */
static gint
get_distance (const RoboGuide *guide,
              const RoboState *state,
              guint            seat)
{
  gint from = state->robots[seat].space;
  gint columns = guide->columns;
  gint nearest = FAR;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      gint to = state->robots[i].space;

      if (i != seat && robo_robot_is_in_arena (&state->robots[i]))
        nearest = MIN (nearest, MAX (ABS (from % columns - to % columns), ABS (from / columns - to / columns)));
    }

  return nearest;
}

/* Rates the other seats. The leader among them has to be stopped, so the other seats count less than the leader. Squad
 * mates of a KillBot are left out. */
static gint
value_others (const RoboWeights *weights,
              const RoboGuide   *guide,
              const RoboRules   *rules,
              const RoboGoals   *goals,
              const RoboState   *state,
              guint              seat)
{
  gboolean is_killbot = state->robots[seat].kind == ROBO_SEAT_KILLBOT;
  gint     most = 0, sum = 0, robots = 0, n = 0;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      const RoboRobot *robot = &state->robots[i];
      gint             vp;

      if (i == seat || robot->kind == ROBO_SEAT_EMPTY || (is_killbot && robot->kind == ROBO_SEAT_KILLBOT))
        continue;
      vp = value_vp (weights, get_vp (state, i), goals->vp[i]);
      most = MAX (most, vp);
      sum += vp;
      robots += value_robot (weights, guide, rules, state, i);
      n++;
    }

  return n == 0 ? 0 : most * weights->most / 100 + sum * weights->others / 100 / n + robots * weights->robots / 100 / n;
}

gint
robo_value_of (const RoboWeights *weights,
               const RoboGuide   *guide,
               const RoboRules   *rules,
               const RoboGoals   *goals,
               const RoboState   *state,
               guint              seat)
{
  const RoboRobot *robot = &state->robots[seat];
  gint             value = value_vp (weights, get_vp (state, seat), goals->vp[seat]) +
               value_robot (weights, guide, rules, state, seat) -
               value_others (weights, guide, rules, goals, state, seat);

  if (weights->near != 0 && robot->space != ROBO_NO_SPACE)
    value -= weights->near * get_distance (guide, state, seat);

  if (state->winner == ROBO_NO_WINNER)
    return value;

  return state->winner == (robot->kind == ROBO_SEAT_KILLBOT ? ROBO_WINNER_SQUAD : seat) ? ROBO_VALUE_WON + value
                                                                                        : value - ROBO_VALUE_WON;
}

guint
robo_value_halve (gint less,
                  gint half)
{
  return less < MAX_HALVES * half ? (guint)(65536 - 32768 * (less % half) / half) >> less / half : 0;
}

/* Returns the strength of a side: the value of its VP, and the mean value of its robots. */
static gint
get_strength (const RoboGuide *guide,
              const RoboRules *rules,
              const RoboGoals *goals,
              const RoboState *state,
              guint            seat)
{
  gint sum = 0, n = 0;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      if (i != seat && (state->robots[seat].kind != ROBO_SEAT_KILLBOT || state->robots[i].kind != ROBO_SEAT_KILLBOT))
        continue;
      sum += value_robot (&robo_weights_plain, guide, rules, state, i);
      n++;
    }

  return value_vp (&robo_weights_plain, get_vp (state, seat), goals->vp[seat]) + sum / n;
}

void
robo_value_judge_all (const RoboGuide *guide,
                      const RoboRules *rules,
                      const RoboGoals *goals,
                      const RoboState *state,
                      gint             chances[ROBO_MAX_ROBOTS])
{
  gint     strengths[ROBO_MAX_ROBOTS] = { 0 };
  gint     weights[ROBO_MAX_ROBOTS] = { 0 };
  gint     most = G_MININT, sum = 0;
  gboolean has_squad = FALSE;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (state->robots[seat].kind == ROBO_SEAT_EMPTY)
        continue;
      strengths[seat] = get_strength (guide, rules, goals, state, seat);
      most = MAX (most, strengths[seat]);
    }
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      gboolean is_killbot = state->robots[seat].kind == ROBO_SEAT_KILLBOT;
      gint     less = most - strengths[seat];

      if (state->robots[seat].kind == ROBO_SEAT_EMPTY)
        continue;
      if (state->winner != ROBO_NO_WINNER)
        weights[seat] = state->winner == (is_killbot ? ROBO_WINNER_SQUAD : seat);
      else
        weights[seat] = (gint)robo_value_halve (less, TWICE);
      sum += is_killbot && has_squad ? 0 : weights[seat];
      has_squad |= is_killbot;
    }
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    chances[seat] = sum == 0 ? 0 : (gint)((gint64)ROBO_CHANCE_ALL * weights[seat] / sum);
}
