// SPDX-License-Identifier: GPL-3.0-or-later
// Counts statistics of a game from its events.
#pragma once

#include "engine/robo-game.h"

G_BEGIN_DECLS

typedef struct
{
  guint rank;                 /* rank, from 1; equal robots share a rank (R10.4) */
  guint vp;                   /* victory points now */
  guint vp_from_tokens;       /* victory points from VP spaces */
  guint vp_from_destructions; /* victory points for destroying other robots (R7.12) */
  guint vp_stolen;            /* victory points taken from other robots with cards (R14.6) */
  guint vp_lost;              /* victory points that went to other robots (R7.12, R14.6) */
  guint vp_paid;              /* victory points paid for the use of cards (R14.3) */
  guint n_destructions;       /* number of other robots that the robot destroyed */
  guint n_destroyed;          /* number of times that the robot was destroyed */
  guint damage_dealt;         /* damage that the robot dealt to other robots */
  guint damage_taken;         /* damage that the robot took, from any source */
  guint spaces_moved;         /* spaces that the robot moved by itself */
} RoboSeatStats;

typedef struct
{
  guint         n_rounds;                 /* number of rounds that have begun */
  guint         winner;                   /* a seat, ROBO_WINNER_SQUAD or ROBO_NO_WINNER */
  guint         n_seats;                  /* number of seats that are not empty */
  guint         ranking[ROBO_MAX_ROBOTS]; /* the n_seats seats, the best first */
  RoboSeatStats seats[ROBO_MAX_ROBOTS];   /* statistics of the seats */
} RoboMatchStats;

/* Counts everything that has been played so far. The game must have kept all its events. */
void robo_match_stats_count (RoboMatchStats *stats,
                             const RoboGame *game);

G_END_DECLS
