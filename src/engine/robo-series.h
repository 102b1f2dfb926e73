// SPDX-License-Identifier: GPL-3.0-or-later
// Runs several matches that belong together (R11).
#pragma once

#include "robo-program.h"

G_BEGIN_DECLS

/* A championship has this many robots. Each has a home arena and a champion card (R11.1), and one index stands for a
 * robot, its arena and its card. */
#define ROBO_N_CHAMPIONS 4
#define ROBO_MAX_ARENAS  32

typedef enum
{
  ROBO_SERIES_CHAMPIONSHIP, /* a contest for the four champion cards (R11.1 to R11.5) */
  ROBO_SERIES_ALL_ARENAS,   /* one match in each arena (R11.6) */
} RoboSeriesKind;

typedef enum
{
  ROBO_SERIES_PICKS,   /* an operator picks a robot (R11.1) */
  ROBO_SERIES_PLAYS,   /* a match is to be played, see robo_series_get_arena() */
  ROBO_SERIES_CHOOSES, /* the winner chooses the next arena (R11.5) */
  ROBO_SERIES_OVER,    /* the series is decided */
} RoboSeriesStatus;

/* Holds a finished match of a series. */
typedef struct
{
  guint8 arena;                    /* index from 0 */
  guint8 winner;                   /* winner: a seat or ROBO_WINNER_SQUAD */
  guint8 vp[ROBO_MAX_ROBOTS];      /* VP at the end, by seat */
  guint8 numbers[ROBO_MAX_ROBOTS]; /* starting numbers at the end, by seat */
} RoboBout;

/* Runs a series. Its matches are played elsewhere; the series tells which match comes next and what its result
 * changes. */
typedef struct _RoboSeries RoboSeries;

/* Begins a series. The kinds are a RoboSeatKind for each seat; a championship has four robots. The number of arenas
 * is 1..ROBO_MAX_ARENAS, and ROBO_N_CHAMPIONS in a championship. The seed is for starting numbers and the choices of
 * KillBots. */
RoboSeries *robo_series_new (RoboSeriesKind kind,
                             const guint8   kinds[ROBO_MAX_ROBOTS],
                             guint          n_arenas,
                             guint64        seed) G_GNUC_WARN_UNUSED_RESULT;

/* Makes a series that has just been created follow the rulings (ROBO_RULINGS_VERSION) of a saved series. Before version
 * 3 a championship began in the home arena of the lowest number, even if a KillBot had that number. */
void robo_series_follow_rulings (RoboSeries *series,
                                 guint       rulings);

/* Frees the series; NULL is allowed. */
void robo_series_free (RoboSeries *series);

RoboSeriesStatus robo_series_get_status (const RoboSeries *series);

/* Returns the seat that picks a robot or chooses an arena, or ROBO_NO_SEAT if no seat is asked. */
guint robo_series_get_asked_seat (const RoboSeries *series);

/* Lists the legal answers, which are robots or arenas. Returns their number, or 0 if no seat is asked. */
guint robo_series_get_options (const RoboSeries *series,
                               guint8            options[ROBO_MAX_ARENAS]);

/* Answers with a robot or an arena, and returns ROBO_REFUSED_NOT. If the answer is not allowed, changes nothing and
 * returns the reason. */
RoboRefusal robo_series_answer (RoboSeries *series,
                                guint       answer);

/* Returns the arena of the match that is to be played, see ROBO_SERIES_PLAYS. Otherwise, returns that of the last
 * match, or 0 before the first match. */
guint robo_series_get_arena (const RoboSeries *series);

/* Returns the number of a seat (0..3) in the order of picking, from 1, or 0 for an empty seat. */
guint robo_series_get_number (const RoboSeries *series,
                              guint             seat);

/* Returns the robot that a seat plays, or 255 if the seat has none yet or the series is no championship. Robots have
 * the numbers of the arenas, 0..3 (R11.1). The caller must pass a seat of 0..3. */
guint robo_series_get_robot (const RoboSeries *series,
                             guint             seat);

/* Returns the seat that holds a champion card, or ROBO_NO_SEAT. Cards have the numbers of the arenas, 0..3 (R11.1).
 * The caller must pass a card of 0..3. */
guint robo_series_get_holder (const RoboSeries *series,
                              guint             champion);

/* Returns the seat that holds the champion card of the current arena (R11.2), or ROBO_NO_SEAT outside
 * championships. */
guint robo_series_get_titleholder (const RoboSeries *series);

/* Takes the result of the match in the current arena. Moves champion cards (R11.4), and decides what comes next
 * (R11.5, R11.6). */
void robo_series_finish_bout (RoboSeries     *series,
                              const RoboBout *bout);

/* Returns the finished matches, oldest first; valid until the next match is finished. */
const RoboBout *robo_series_get_bouts (const RoboSeries *series,
                                       guint            *n_bouts);

/* Sets the ranks by seat: 1 for the best and so on, 0 for an empty seat. Champion cards or wins count first, then VP
 * over all matches (R11.5, R11.6). Seats that are equal share a rank; the members of a squad count as one. */
void robo_series_get_ranks (const RoboSeries *series,
                            guint             ranks[ROBO_MAX_ROBOTS]);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboSeries, robo_series_free)

G_END_DECLS
