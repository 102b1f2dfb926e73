/* What the counts mean: shares with confidence intervals, and verdicts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-balance.h"

#include <math.h>

/* Of the normal distribution: 95 % lie within the first, 99 % within the second, which four sides that are looked at
 * together need to be called unfair by mistake in one of 25 runs. */
#define Z_INTERVAL 1.959963984540054
#define Z_VERDICT  2.5758293035489004

/* Wilson's interval: it stays within 0 and 1, and is good for few games too. */
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
    return ROBO_VERDICT_FAIR;
  if (sure.low > fair)
    return ROBO_VERDICT_FAVOURED;

  return sure.high < fair ? ROBO_VERDICT_HANDICAPPED : ROBO_VERDICT_UNCLEAR;
}

RoboShare
robo_balance_get_share (const RoboBalanceResult *result,
                        guint                    seat)
{
  return robo_share_of (result->wins[seat], result->n_games);
}

/* Who plays alike can be compared: KillBots win together. */
static gboolean
is_alike (const RoboBalanceJob *job,
          guint                 a,
          guint                 b)
{
  return job->setup.seats[a].kind == ROBO_SEAT_OPERATOR && job->setup.seats[b].kind == ROBO_SEAT_OPERATOR &&
         job->levels[a] == job->levels[b];
}

static guint
count_alike (const RoboBalanceJob    *job,
             const RoboBalanceResult *result,
             guint                    seat,
             guint                   *wins)
{
  guint n = 0;

  *wins = 0;
  for (guint other = 0; other < ROBO_MAX_ROBOTS; other++)
    {
      if (!is_alike (job, seat, other))
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

  return fair < 0 ? ROBO_VERDICT_NONE : judge_share (result->wins[seat], result->n_games, fair);
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
