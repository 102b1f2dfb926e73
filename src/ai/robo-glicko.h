/* How strong somebody plays, by Glicko-2 (Mark E. Glickman, "Example of the Glicko-2 system", 2012 and later).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Of somebody who has not played. */
#define ROBO_GLICKO_DEVIATION  350.0
#define ROBO_GLICKO_VOLATILITY 0.06

/**
 * RoboGlicko:
 * @rating: a number of the kind chess players have: 400 more win ten times as often as they lose
 * @deviation: how uncertain that is: with 95 % certainty the strength is within two of them; at most
 *   %ROBO_GLICKO_DEVIATION
 * @volatility: how much the strength is expected to change with time
 *
 * What is known of how strong somebody is. Floating point: it is told to people, and no result of the engine comes of it.
 */
typedef struct
{
  double rating;
  double deviation;
  double volatility;
} RoboGlicko;

/**
 * RoboGlickoResult:
 * @rating: of the opponent, before the game
 * @deviation: of the opponent, before the game; 0 for one whose strength is known exactly
 * @score: 1 won, 0.5 neither, 0 lost
 *
 * How somebody did against one opponent. A game of more than two is one of these for each opponent.
 */
typedef struct
{
  double rating;
  double deviation;
  double score;
} RoboGlickoResult;

/**
 * robo_glicko_is_valid:
 * @self: anything, perhaps from a file or from somebody far away
 *
 * Returns: whether it can be reckoned with: all are numbers, and in a range that games lead to
 */
gboolean robo_glicko_is_valid (const RoboGlicko *self);

/**
 * robo_glicko_rate:
 * @self: what is known before, valid
 * @results: (array length=n_results): how all games of a period went, one game or several; their order says nothing
 * @n_results: how many; with none only the deviation grows
 *
 * A period may be one game: then what comes of several depends a little on their order.
 *
 * Returns: what is known after them; valid
 */
RoboGlicko robo_glicko_rate (const RoboGlicko       *self,
                             const RoboGlickoResult *results,
                             guint                   n_results);

G_END_DECLS
