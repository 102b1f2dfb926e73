// SPDX-License-Identifier: GPL-3.0-or-later
// Computes Glicko-2 step by step as in Glickman's paper, with its letters: mu, phi and sigma are rating,
// deviation and volatility on the inner scale; a and b are the ends of the interval in which the new volatility
// is searched.
#include "robo-glicko.h"

#include <math.h>

/* This rating is 0 on the inner scale. It cancels out, because only differences count. */
#define CENTRE 1500.0
/* One unit of the inner scale is this many rating points. */
#define SCALE 173.7178

/* Limits the change of a volatility. The example in Glickman's paper uses this value; the paper recommends 0.3 to
 * 1.2. */
#define TAU 0.5
/* A volatility is found to this precision; the search ends after this many iterations at the latest. */
#define EPSILON     0.000001
#define MAX_N_STEPS 100

/* Ratings are kept within these limits, which also keep exp() in the range of a double. */
#define MAX_RATING     10000.0
#define MIN_DEVIATION  1.0
#define MAX_VOLATILITY 1.0

gboolean
robo_glicko_is_valid (const RoboGlicko *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  /* Values that are not numbers (NaN) fail these comparisons, too. */
  return fabs (self->rating) <= MAX_RATING && self->deviation >= MIN_DEVIATION &&
         self->deviation <= ROBO_GLICKO_DEVIATION && self->volatility > 0 && self->volatility <= MAX_VOLATILITY;
}

/* Computes the paper's function f, whose root is the logarithm of the new variance. `start` is the logarithm of the
 * old variance. */
static double
get_f (double x,
       double start,
       double delta_squared,
       double variance)
{
  double sum = variance + exp (x);

  return exp (x) * (delta_squared - sum) / (2 * sum * sum) - (x - start) / (TAU * TAU);
}

/* Finds the new volatility (step 5 of the paper) by the Illinois algorithm. */
static double
get_new_volatility (double sigma,
                    double delta_squared,
                    double variance)
{
  double start = log (sigma * sigma);
  double a = start, b = start - TAU;
  double f_a = get_f (a, start, delta_squared, variance), f_b;

  if (delta_squared > variance)
    b = log (delta_squared - variance);
  else
    while (get_f (b, start, delta_squared, variance) < 0)
      b -= TAU;

  f_b = get_f (b, start, delta_squared, variance);
  for (guint i = 0; fabs (b - a) > EPSILON && i < MAX_N_STEPS; i++)
    {
      double c = a + (a - b) * f_a / (f_b - f_a);
      double f_c = get_f (c, start, delta_squared, variance);

      if (f_c * f_b <= 0)
        {
          a = b;
          f_a = f_b;
        }
      else
        {
          f_a /= 2;
        }
      b = c;
      f_b = f_c;
    }

  return exp (a / 2);
}

RoboGlicko
robo_glicko_rate (const RoboGlicko       *self,
                  const RoboGlickoResult *results,
                  guint                   n_results)
{
  double     mu, phi, sigma;
  double     information = 0, surprise = 0;
  RoboGlicko after;

  g_return_val_if_fail (self != NULL && robo_glicko_is_valid (self), (RoboGlicko){ 0 });
  g_return_val_if_fail (n_results == 0 || results != NULL, *self);

  mu = (self->rating - CENTRE) / SCALE;
  phi = self->deviation / SCALE;
  sigma = self->volatility;

  /* Take steps 3 and 4 of the paper. The information is 1 / v there, and the surprise is delta / v. */
  for (guint i = 0; i < n_results; i++)
    {
      double mu_j = (results[i].rating - CENTRE) / SCALE;
      double phi_j = results[i].deviation / SCALE;
      /* The larger the deviation of an opponent is, the less a result against this opponent counts. */
      double g = 1 / sqrt (1 + 3 * phi_j * phi_j / (G_PI * G_PI));
      double expected = 1 / (1 + exp (-g * (mu - mu_j)));

      information += g * g * expected * (1 - expected);
      surprise += g * (results[i].score - expected);
    }

  /* Take steps 5 to 7 of the paper. Without information, as without results, the volatility stays. */
  if (information > 0)
    sigma = get_new_volatility (sigma, pow (surprise / information, 2), phi * phi + 1 / information);
  phi = sqrt (phi * phi + sigma * sigma);
  phi = 1 / sqrt (1 / (phi * phi) + information);
  mu += phi * phi * surprise;

  after.rating = CLAMP (SCALE * mu + CENTRE, -MAX_RATING, MAX_RATING);
  after.deviation = CLAMP (SCALE * phi, MIN_DEVIATION, ROBO_GLICKO_DEVIATION);
  after.volatility = MIN (sigma, MAX_VOLATILITY);

  return after;
}
