// SPDX-License-Identifier: GPL-3.0-or-later
// Which puzzles somebody has solved, as it is kept in the settings.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RoboPuzzleRecord:
 * @n_tries: how many it took; 0 if the solution was shown
 * @was_daily: whether it was the puzzle of the day on that day
 *
 * How somebody got on with a puzzle. What came first stays.
 */
typedef struct
{
  guint    n_tries;
  gboolean was_daily;
} RoboPuzzleRecord;

/**
 * robo_puzzle_progress_find:
 * @progress: a dictionary of type `a{su}`
 * @id: of a puzzle
 * @record: (out): how somebody got on with it
 *
 * Returns: whether it was solved or shown
 */
gboolean robo_puzzle_progress_find (GVariant         *progress,
                                    const char       *id,
                                    RoboPuzzleRecord *record);

/**
 * robo_puzzle_progress_add:
 * @progress: a dictionary of type `a{su}`
 * @id: of a puzzle
 * @record: how somebody got on with it
 *
 * Returns: (transfer floating): another dictionary, with @record unless there was one already
 */
GVariant *robo_puzzle_progress_add (GVariant               *progress,
                                    const char             *id,
                                    const RoboPuzzleRecord *record) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_puzzle_progress_get_streak:
 * @progress: a dictionary of type `a{su}`
 * @today: the day it is now
 *
 * Returns: on how many days in a row, to @today or to the day before, the puzzle of the day was solved
 */
guint robo_puzzle_progress_get_streak (GVariant    *progress,
                                       const GDate *today);

G_END_DECLS
