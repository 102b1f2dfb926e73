// SPDX-License-Identifier: GPL-3.0-or-later
// How a game went, counted from its events.
#pragma once

#include "engine/robo-game.h"

G_BEGIN_DECLS

/**
 * RoboSeatStats:
 * @rank: from 1; equal ones are shared (R10.4)
 * @vp: victory points now
 * @vp_from_tokens: taken from VP spaces
 * @vp_from_destructions: given for destroying others (R7.12)
 * @vp_lost: given away: a KillBot's, to those who destroyed it
 * @n_destructions: how many others it destroyed
 * @n_destroyed: how often it was destroyed
 * @damage_dealt: to others
 * @damage_taken: from anybody
 * @spaces_moved: by itself
 * @spaces_pushed: by others
 */
typedef struct
{
  guint rank;
  guint vp;
  guint vp_from_tokens;
  guint vp_from_destructions;
  guint vp_lost;
  guint n_destructions;
  guint n_destroyed;
  guint damage_dealt;
  guint damage_taken;
  guint spaces_moved;
  guint spaces_pushed;
} RoboSeatStats;

/**
 * RoboMatchStats:
 * @n_rounds: rounds begun
 * @winner: a seat, %ROBO_WINNER_SQUAD or %ROBO_NO_WINNER
 * @n_seats: how many seats are not empty
 * @ranking: (array length=n_seats): these seats, the best first
 * @seats: (array): by seat
 */
typedef struct
{
  guint         n_rounds;
  guint         winner;
  guint         n_seats;
  guint         ranking[ROBO_MAX_ROBOTS];
  RoboSeatStats seats[ROBO_MAX_ROBOTS];
} RoboMatchStats;

/**
 * robo_match_stats_count:
 * @stats: (out caller-allocates): what is counted
 * @game: a game that has kept its events from its beginning on
 *
 * Counts everything that has been played so far.
 */
void robo_match_stats_count (RoboMatchStats *stats,
                             const RoboGame *game);

G_END_DECLS
