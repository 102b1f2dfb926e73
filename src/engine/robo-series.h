/* Several matches that belong together (R11).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-program.h"

G_BEGIN_DECLS

/* A championship has four robots with a home arena and a champion card each (R11.1); a robot, its arena and
 * its card are one index. */
#define ROBO_N_CHAMPIONS 4
#define ROBO_MAX_ARENAS  32

/**
 * RoboSeriesKind:
 * @ROBO_SERIES_CHAMPIONSHIP: for the four champion cards (R11.1 to R11.5)
 * @ROBO_SERIES_ALL_ARENAS: one match in each arena (R11.6)
 */
typedef enum
{
  ROBO_SERIES_CHAMPIONSHIP,
  ROBO_SERIES_ALL_ARENAS,
} RoboSeriesKind;

/**
 * RoboSeriesStatus:
 * @ROBO_SERIES_PICKS: an operator picks a robot (R11.1)
 * @ROBO_SERIES_PLAYS: a match is to be played, see robo_series_get_arena()
 * @ROBO_SERIES_CHOOSES: the winner chooses the next arena (R11.5)
 * @ROBO_SERIES_OVER: it is decided
 */
typedef enum
{
  ROBO_SERIES_PICKS,
  ROBO_SERIES_PLAYS,
  ROBO_SERIES_CHOOSES,
  ROBO_SERIES_OVER,
} RoboSeriesStatus;

/**
 * RoboBout:
 * @arena: an index
 * @winner: a seat or %ROBO_WINNER_SQUAD
 * @vp: (array): by seat
 * @numbers: (array): the starting numbers at the end, by seat
 *
 * A match of a series that is over.
 */
typedef struct
{
  guint8 arena;
  guint8 winner;
  guint8 vp[ROBO_MAX_ROBOTS];
  guint8 numbers[ROBO_MAX_ROBOTS];
} RoboBout;

/**
 * RoboSeries:
 * A series in progress. Its matches are played elsewhere; it says which comes next and what it changes.
 */
typedef struct _RoboSeries RoboSeries;

RoboSeries *robo_series_new (RoboSeriesKind kind,
                             const guint8   kinds[ROBO_MAX_ROBOTS],
                             guint          n_arenas,
                             guint64        seed) G_GNUC_WARN_UNUSED_RESULT;
void        robo_series_free (RoboSeries *series);

RoboSeriesStatus robo_series_get_status (const RoboSeries *series);
guint            robo_series_get_asked_seat (const RoboSeries *series);
guint            robo_series_get_options (const RoboSeries *series,
                                          guint8            options[ROBO_MAX_ARENAS]);
RoboRefusal      robo_series_answer (RoboSeries *series,
                                     guint       answer);

guint robo_series_get_arena (const RoboSeries *series);
guint robo_series_get_number (const RoboSeries *series,
                              guint             seat);
guint robo_series_get_robot (const RoboSeries *series,
                             guint             seat);
guint robo_series_get_holder (const RoboSeries *series,
                              guint             champion);
guint robo_series_get_titleholder (const RoboSeries *series);
void  robo_series_finish_bout (RoboSeries     *series,
                               const RoboBout *bout);

const RoboBout *robo_series_get_bouts (const RoboSeries *series,
                                       guint            *n_bouts);
void            robo_series_get_ranks (const RoboSeries *series,
                                       guint             ranks[ROBO_MAX_ROBOTS]);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboSeries, robo_series_free)

G_END_DECLS
