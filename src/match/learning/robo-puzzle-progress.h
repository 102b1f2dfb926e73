// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps track of the puzzles that the user has solved, as a dictionary in the settings.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Holds the user's first result for a puzzle, which later results do not replace. A puzzle that was solved while the
 * clock was wrong can be solved again on its day; the record keeps the number of tries. */
typedef struct
{
  guint    n_tries;   /* number of tries until the puzzle was solved; 0 if the solution was shown */
  gboolean was_daily; /* whether the puzzle was solved or shown on its own day */
} RoboPuzzleRecord;

/* Returns whether the puzzle was solved or its solution shown; if so, gets the record. */
gboolean robo_puzzle_progress_find (GVariant         *progress,
                                    const char       *id,
                                    RoboPuzzleRecord *record);

/* Returns a new dictionary with the record. If the puzzle has a record already, the old record stays, except that a
 * puzzle which was solved under a wrong clock can now count for its day. */
GVariant *robo_puzzle_progress_add (GVariant               *progress,
                                    const char             *id,
                                    const RoboPuzzleRecord *record) G_GNUC_WARN_UNUSED_RESULT;

/* Returns on how many consecutive days, up to today or yesterday, the puzzle of the day was solved. If the clock was
 * set in between, the order in which puzzles were solved can contradict the order of their days. Such days do not
 * count. */
guint robo_puzzle_progress_get_streak (GVariant    *progress,
                                       const GDate *today);

G_END_DECLS
