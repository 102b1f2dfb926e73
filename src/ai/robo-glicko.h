// SPDX-License-Identifier: GPL-3.0-or-later
// Rates the strength of players by Glicko-2 (Mark E. Glickman, "Example of the Glicko-2 system", 2012 and
// later).
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A player without games has these values. */
#define ROBO_GLICKO_DEVIATION  350.0
#define ROBO_GLICKO_VOLATILITY 0.06

/* Holds the estimated strength of a player. Floating point is fine here: the values are only shown to people, and the
 * engine does not use them. */
typedef struct
{
  double rating; /* rating as in chess: 400 points more mean ten wins for each loss */
  /* Gives the uncertainty: with 95 % certainty the strength is within two deviations of the rating. It is at most
   * ROBO_GLICKO_DEVIATION. */
  double deviation;
  double volatility; /* how much the strength is expected to change with time */
} RoboGlicko;

/* Holds a result against one opponent. A game of more than two players is one result for each opponent. */
typedef struct
{
  double rating;    /* rating of the opponent, before the game */
  double deviation; /* deviation of the opponent, before the game; 0 for an exactly known strength */
  double score;     /* result: 1 for a win, 0.5 if neither has won, 0 for a loss */
} RoboGlickoResult;

/* Returns whether all values are numbers in the range that games can reach. The values may come from a file or
 * from another computer. */
gboolean robo_glicko_is_valid (const RoboGlicko *self);

/* Returns the rating after a period with these results, in any order. Without results only the deviation grows. If the
 * ratings of the opponents are valid, the result is valid, too. A period may be one game, but then the ratings depend
 * slightly on the order of games. */
RoboGlicko robo_glicko_rate (const RoboGlicko       *self,
                             const RoboGlickoResult *results,
                             guint                   n_results);

G_END_DECLS
