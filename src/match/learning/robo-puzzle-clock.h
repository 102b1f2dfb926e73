// SPDX-License-Identifier: GPL-3.0-or-later
// Tells the day of the puzzle, by a clock that tests can set.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Sets `day` to the day of the current puzzle, which changes at midnight UTC. */
void robo_puzzle_clock_set_today (GDate *day);

/* Returns the seconds until the next midnight UTC, from 1 to 86,400. */
guint robo_puzzle_clock_get_seconds_left (void);

/* Returns the time since an arbitrary moment, which does not change when the clock is set. If the system has
 * CLOCK_BOOTTIME, the time also passes while the computer is suspended. */
gint64 robo_puzzle_clock_get_running_us (void);

/* For tests: stops the clock at `seconds` since 1970, and the running time at `running_us`. If `seconds` is 0, both go
 * on. */
void robo_puzzle_clock_stop_at (gint64 seconds,
                                gint64 running_us);

G_END_DECLS
