// SPDX-License-Identifier: GPL-3.0-or-later
// Tells the day of the puzzle, by a clock that tests can set.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Puzzles of the day change at midnight UTC. */
void robo_puzzle_clock_set_today (GDate *day);

/* Returns the seconds until the next midnight UTC, from 1 to 86,400. */
guint robo_puzzle_clock_get_seconds_left (void);

/* Returns the time that has passed since some moment, suspension included. It goes on regularly when the clock is set. */
gint64 robo_puzzle_clock_get_running_us (void);

/* For tests: stops both clocks at a time in seconds since 1970 and a running time; 0 lets them go again. */
void robo_puzzle_clock_stop_at (gint64 seconds,
                                gint64 running_us);

G_END_DECLS
