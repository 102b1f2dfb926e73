// SPDX-License-Identifier: GPL-3.0-or-later
// Evaluates the counts: shares with confidence intervals, and verdicts.
#include "robo-balance.h"

#include <math.h>
#include <string.h>

/* These are quantiles of the normal distribution: 95 % of the values lie within the first, 99 % within the second.
 * With the second one, one run in 25 with four fair sides calls one of the sides unfair. */
#define Z_INTERVAL 1.959963984540054
#define Z_VERDICT  2.5758293035489004

/* Returns Wilson's interval, which stays within 0 and 1 and is good even for few games. */
static RoboShare
get_interval (guint  n,
              guint  of,
              double z)
{
  double share = of > 0 ? (double)n / of : 0;
  double z2 = of > 0 ? z * z / of : 0;
  double centre, spread;

  if (of == 0)
    return (RoboShare){ 0, 0, 1 };

  centre = (share + z2 / 2) / (1 + z2);
  spread = z / (1 + z2) * sqrt (share * (1 - share) / of + z2 / 4 / of);

  return (RoboShare){ share, n == 0 ? 0 : centre - spread, n == of ? 1 : centre + spread };
}

RoboShare
robo_share_of (guint n,
               guint of)
{
  return get_interval (n, of, Z_INTERVAL);
}

static RoboVerdict
judge_share (guint  n,
             guint  of,
             double fair)
{
  RoboShare share = get_interval (n, of, Z_INTERVAL);
  RoboShare sure = get_interval (n, of, Z_VERDICT);

  if (share.low <= fair && fair <= share.high)
    return share.high - share.low <= fair ? ROBO_VERDICT_FAIR : ROBO_VERDICT_UNCLEAR;
  if (sure.low > fair)
    return ROBO_VERDICT_FAVOURED;

  return sure.high < fair ? ROBO_VERDICT_HANDICAPPED : ROBO_VERDICT_UNCLEAR;
}

/* Returns whether a turn by `quarters` maps the arena to itself, and each player to an equally strong one. `images`
 * gets, by seat, the seat to which the turn maps it. */
static gboolean
find_images (const RoboBalanceJob *job,
             const RoboPlan       *plan,
             guint8                quarters,
             guint                 images[ROBO_MAX_ROBOTS])
{
  const RoboSeatSetup *seats = job->setup.seats;
  const RoboTransform  turn = { FALSE, quarters };

  if (!robo_transform_keeps_plan (turn, plan))
    return FALSE;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      guint image = 0;

      while (image < ROBO_MAX_ROBOTS && seats[image].side != robo_transform_dir (turn, (RoboDir)seats[seat].side))
        image++;
      if (image == ROBO_MAX_ROBOTS || seats[image].kind != seats[seat].kind ||
          (seats[seat].kind == ROBO_SEAT_OPERATOR && job->levels[image] != job->levels[seat]))
        return FALSE;
      images[seat] = image;
    }

  return TRUE;
}

void
robo_balance_find_twins (RoboBalanceJob *job,
                         const RoboPlan *plan)
{
  guint images[ROBO_MAX_ROBOTS];

  memset (job->twins, 0, sizeof job->twins);
  for (guint8 quarters = 1; quarters < 4; quarters++)
    {
      if (!find_images (job, plan, quarters, images))
        continue;
      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        if (job->setup.seats[seat].kind == ROBO_SEAT_OPERATOR && images[seat] != seat)
          job->twins[seat] |= (guint8)(1u << images[seat]);
    }
}

/* Counts the seat and its twins. Sets `wins` to the number of games that they have won. */
guint
robo_balance_count_wins (const RoboBalanceJob    *job,
                         const RoboBalanceResult *result,
                         guint                    seat,
                         guint                   *wins)
{
  guint n = 0;

  *wins = 0;
  for (guint other = 0; other < ROBO_MAX_ROBOTS; other++)
    {
      if (other != seat && (job->twins[seat] & 1u << other) == 0)
        continue;
      n++;
      *wins += result->wins[other];
    }

  return n;
}

/* Returns the share of wins of a seat. At most one of the twins wins a game, so their wins are counted together and
 * shared equally. */
RoboShare
robo_balance_get_share (const RoboBalanceJob    *job,
                        const RoboBalanceResult *result,
                        guint                    seat)
{
  guint     wins;
  guint     n = robo_balance_count_wins (job, result, seat, &wins);
  RoboShare share = robo_share_of (wins, result->n_games);

  return (RoboShare){ share.share / n, share.low / n, share.high / n };
}

/* Counts the operators that are as strong as the seat's operator, including this operator, and their wins. KillBots are
 * not compared, because they win together. */
static guint
count_alike (const RoboBalanceJob    *job,
             const RoboBalanceResult *result,
             guint                    seat,
             guint                   *wins)
{
  const RoboSeatSetup *seats = job->setup.seats;
  guint                n = 0;

  *wins = 0;
  for (guint other = 0; other < ROBO_MAX_ROBOTS; other++)
    {
      if (seats[seat].kind != ROBO_SEAT_OPERATOR || seats[other].kind != ROBO_SEAT_OPERATOR ||
          job->levels[seat] != job->levels[other])
        continue;
      n++;
      *wins += result->wins[other];
    }

  return n;
}

double
robo_balance_get_fair_share (const RoboBalanceJob    *job,
                             const RoboBalanceResult *result,
                             guint                    seat)
{
  guint wins;
  guint n = count_alike (job, result, seat, &wins);

  return n < 2 || result->n_games == 0 ? -1 : (double)wins / n / result->n_games;
}

RoboVerdict
robo_balance_judge (const RoboBalanceJob    *job,
                    const RoboBalanceResult *result,
                    guint                    seat)
{
  double fair = robo_balance_get_fair_share (job, result, seat);
  guint  wins, all_wins;
  guint  n = robo_balance_count_wins (job, result, seat, &wins);

  if (fair < 0)
    return ROBO_VERDICT_NONE;

  /* If all seats are twins, call them fair, because there is no other seat to compare with. */
  return n == count_alike (job, result, seat, &all_wins) ? ROBO_VERDICT_FAIR
                                                         : judge_share (wins, result->n_games, n * fair);
}

RoboShare
robo_balance_get_card_share (const RoboBalanceResult *result,
                             guint                    card)
{
  return robo_share_of (result->cards[card].n_won, result->cards[card].n_dealt);
}

RoboVerdict
robo_balance_judge_card (const RoboBalanceResult *result,
                         guint                    card)
{
  const RoboBalanceCard *what = &result->cards[card];

  if (what->n_dealt == 0 || what->n_dealt == result->n_dealt)
    return ROBO_VERDICT_NONE;

  return judge_share (what->n_won, what->n_dealt, (double)result->n_dealt_won / result->n_dealt);
}

double
robo_balance_get_mean_rounds (const RoboBalanceResult *result)
{
  return result->n_games > 0 ? (double)result->rounds / result->n_games : 0;
}

double
robo_balance_get_rounds_spread (const RoboBalanceResult *result)
{
  double mean = robo_balance_get_mean_rounds (result);

  return result->n_games > 0 ? sqrt (MAX ((double)result->rounds_squared / result->n_games - mean * mean, 0)) : 0;
}
