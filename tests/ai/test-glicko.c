// SPDX-License-Identifier: GPL-3.0-or-later
// Tests Glicko-2 with the example of its paper, which gives all intermediate results.
#include <math.h>

#include "ai/robo-glicko.h"

static const RoboGlicko newcomer = { 1500, ROBO_GLICKO_DEVIATION, ROBO_GLICKO_VOLATILITY };

static void
test_paper (void)
{
  const RoboGlicko       player = { 1500, 200, 0.06 };
  const RoboGlickoResult results[] = { { 1400, 30, 1 }, { 1550, 100, 0 }, { 1700, 300, 0 } };
  RoboGlicko             after = robo_glicko_rate (&player, results, G_N_ELEMENTS (results));

  g_assert_cmpfloat_with_epsilon (after.rating, 1464.06, 0.01);
  g_assert_cmpfloat_with_epsilon (after.deviation, 151.52, 0.01);
  g_assert_cmpfloat_with_epsilon (after.volatility, 0.059996, 0.000001);
}

/* The deviation of a player without games grows, but never beyond that of a newcomer. */
static void
test_without_games (void)
{
  const RoboGlicko player = { 1500, 200, 0.06 };
  RoboGlicko       after = robo_glicko_rate (&player, NULL, 0);

  g_assert_cmpfloat (after.rating, ==, 1500);
  g_assert_cmpfloat (after.volatility, ==, 0.06);
  g_assert_cmpfloat_with_epsilon (after.deviation, sqrt (200 * 200 + pow (0.06 * 173.7178, 2)), 0.001);
  after = robo_glicko_rate (&newcomer, NULL, 0);
  g_assert_cmpfloat (after.deviation, ==, ROBO_GLICKO_DEVIATION);
}

static void
test_order (void)
{
  const RoboGlickoResult one[] = { { 1400, 30, 1 }, { 1700, 300, 0.5 } };
  const RoboGlickoResult other[] = { { 1700, 300, 0.5 }, { 1400, 30, 1 } };
  RoboGlicko             first = robo_glicko_rate (&newcomer, one, 2);
  RoboGlicko             second = robo_glicko_rate (&newcomer, other, 2);

  g_assert_cmpfloat_with_epsilon (first.rating, second.rating, 1e-9);
  g_assert_cmpfloat_with_epsilon (first.deviation, second.deviation, 1e-9);
}

/* The same shift of both ratings shifts the result as much. */
static void
test_shift (void)
{
  const RoboGlicko       low = { 700, 200, 0.06 };
  const RoboGlickoResult result = { 600, 30, 0 };
  const RoboGlicko       high = { 1700, 200, 0.06 };
  const RoboGlickoResult other = { 1600, 30, 0 };

  g_assert_cmpfloat_with_epsilon (robo_glicko_rate (&low, &result, 1).rating + 1000,
                                  robo_glicko_rate (&high, &other, 1).rating, 1e-6);
}

/* A player who does as well as players with a certain rating approaches that rating, with less deviation after more
 * games. */
static void
test_finds_strength (void)
{
  RoboGlicko player = newcomer;

  for (guint i = 0; i < 60; i++)
    {
      RoboGlickoResult result = { 1000, 60, i % 2 };
      RoboGlicko       after = robo_glicko_rate (&player, &result, 1);

      g_assert_true (i % 2 == 1 ? after.rating > player.rating : after.rating < player.rating);
      player = after;
    }
  g_assert_cmpfloat_with_epsilon (player.rating, 1000, 40);
  g_assert_cmpfloat (player.deviation, <, 80);
}

/* Extreme values, which games never reach, lead to neither a hang nor an invalid result. */
static void
test_far_away (void)
{
  const RoboGlicko players[] = { { -10000, 350, 1 }, { 10000, 1, 1e-9 }, { 0, 350, 0.06 } };

  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    for (guint score = 0; score < 2; score++)
      {
        const RoboGlickoResult results[] = { { 10000, 0, score }, { -10000, 350, score }, { 1e6, 30, score } };
        RoboGlicko             after = robo_glicko_rate (&players[i], results, G_N_ELEMENTS (results));

        g_assert_true (robo_glicko_is_valid (&after));
      }
}

static void
test_valid (void)
{
  const RoboGlicko bad[] = {
    { NAN, 200, 0.06 },
    { INFINITY, 200, 0.06 },
    { 1500, 0, 0.06 },
    { 1500, -20, 0.06 },
    { 1500, 351, 0.06 },
    { 1500, NAN, 0.06 },
    { 1500, 200, 0 },
    { 1500, 200, NAN },
    { 1500, 200, 2 },
    { 1e5, 200, 0.06 },
  };

  g_assert_true (robo_glicko_is_valid (&newcomer));
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_false (robo_glicko_is_valid (&bad[i]));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ai/glicko/example-of-the-paper/gives-the-result-of-the-paper", test_paper);
  g_test_add_func ("/ai/glicko/player-without-games/deviation-rises-to-a-limit", test_without_games);
  g_test_add_func ("/ai/glicko/order-of-games/is-irrelevant", test_order);
  g_test_add_func ("/ai/glicko/same-shift-of-both-ratings/shifts-the-result-as-much", test_shift);
  g_test_add_func ("/ai/glicko/many-games/rating-approaches-the-strength", test_finds_strength);
  g_test_add_func ("/ai/glicko/extreme-values/give-valid-results", test_far_away);
  g_test_add_func ("/ai/glicko/invalid-values/are-detected", test_valid);

  return g_test_run ();
}
