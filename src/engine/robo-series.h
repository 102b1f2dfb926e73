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

/**
 * robo_series_new:
 * @kind: a kind of series
 * @kinds: (array): a RoboSeatKind a seat; a championship has four robots
 * @n_arenas: how many arenas, 1..%ROBO_MAX_ARENAS; %ROBO_N_CHAMPIONS in a championship
 * @seed: of what is drawn: starting numbers and the choices of KillBots
 *
 * Begins a series.
 *
 * Returns: (transfer full): a series
 */
RoboSeries *robo_series_new (RoboSeriesKind kind,
                             const guint8   kinds[ROBO_MAX_ROBOTS],
                             guint          n_arenas,
                             guint64        seed) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_series_follow_rulings:
 * @series: a series that has just begun
 * @rulings: the %ROBO_RULINGS_VERSION by which it began
 *
 * Goes on as it did then: before 3 a championship began at home for the lowest number, be it a KillBot's.
 */
void robo_series_follow_rulings (RoboSeries *series,
                                 guint       rulings);

/**
 * robo_series_free:
 * @series: (transfer full) (nullable): a series
 *
 * Frees @series.
 */
void robo_series_free (RoboSeries *series);

/**
 * robo_series_get_status:
 * @series: a series
 *
 * Returns: what it waits for
 */
RoboSeriesStatus robo_series_get_status (const RoboSeries *series);

/**
 * robo_series_get_asked_seat:
 * @series: a series
 *
 * Returns: who picks a robot or chooses an arena, or %ROBO_NO_SEAT if nobody is asked
 */
guint robo_series_get_asked_seat (const RoboSeries *series);

/**
 * robo_series_get_options:
 * @series: a series
 * @options: (out) (array): the legal answers: robots or arenas
 *
 * Returns: how many there are; 0 if nobody is asked
 */
guint robo_series_get_options (const RoboSeries *series,
                               guint8            options[ROBO_MAX_ARENAS]);

/**
 * robo_series_answer:
 * @series: a series that asks
 * @answer: a robot or an arena
 *
 * Returns: why it is not allowed, in which case nothing has changed, or %ROBO_REFUSED_NOT
 */
RoboRefusal robo_series_answer (RoboSeries *series,
                                guint       answer);

/**
 * robo_series_get_arena:
 * @series: a series
 *
 * Returns: where the current match is, or the last one was
 */
guint robo_series_get_arena (const RoboSeries *series);

/**
 * robo_series_get_number:
 * @series: a series
 * @seat: 0 to 3
 *
 * Returns: its number in the order of picking, from 1, or 0 for an empty seat
 */
guint robo_series_get_number (const RoboSeries *series,
                              guint             seat);

/**
 * robo_series_get_robot:
 * @series: a championship
 * @seat: 0 to 3; another one is the caller's mistake
 *
 * Returns: which robot it plays, 0 to 3 as the arenas are numbered (R11.1), or 255 before it has one
 */
guint robo_series_get_robot (const RoboSeries *series,
                             guint             seat);

/**
 * robo_series_get_holder:
 * @series: a series
 * @champion: a champion card, 0 to 3 as the arenas are numbered (R11.1); another one is the caller's mistake
 *
 * Returns: the seat that holds it, or %ROBO_NO_SEAT
 */
guint robo_series_get_holder (const RoboSeries *series,
                              guint             champion);

/**
 * robo_series_get_titleholder:
 * @series: a series
 *
 * Returns: the seat that holds the champion card of the current arena (R11.2), %ROBO_NO_SEAT outside championships
 */
guint robo_series_get_titleholder (const RoboSeries *series);

/**
 * robo_series_finish_bout:
 * @series: a series that plays
 * @bout: how the match in the current arena ended
 *
 * Moves champion cards (R11.4) and settles what comes next (R11.5, R11.6).
 */
void robo_series_finish_bout (RoboSeries     *series,
                              const RoboBout *bout);

/**
 * robo_series_get_bouts:
 * @series: a series
 * @n_bouts: (out): how many
 *
 * Returns: (transfer none) (array length=n_bouts): how the matches so far ended, the first one first; valid until the
 *   next one is finished
 */
const RoboBout *robo_series_get_bouts (const RoboSeries *series,
                                       guint            *n_bouts);

/**
 * robo_series_get_ranks:
 * @series: a series
 * @ranks: (out) (array): by seat: 1 for the best and so on, 0 for an empty seat
 *
 * Ranks by champion cards or wins, then by VP over all matches; equals share a rank (R11.5, R11.6). A squad
 * is one.
 */
void robo_series_get_ranks (const RoboSeries *series,
                            guint             ranks[ROBO_MAX_ROBOTS]);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboSeries, robo_series_free)

G_END_DECLS
