// SPDX-License-Identifier: GPL-3.0-or-later
// Reports in development builds which functions block the main loop.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The maximum time between two iterations of the main loop: three frames. */
#define ROBO_WATCHDOG_LIMIT_MS 50

/* Reports from now on each iteration of the main loop that takes longer than ROBO_WATCHDOG_LIMIT_MS, with the
 * function and line of this program that was running when the limit was exceeded. The time in which other programs
 * have the processor does not count, but the time spent waiting for a disk does. The report includes the processor
 * time. It is a message, or a warning if the environment variable `ROBODROME_WATCHDOG` is `warn`, so that
 * `G_DEBUG=fatal-warnings` ends a test.
 *
 * Does nothing if the system cannot walk the stack of a thread. Call this in the main thread, once per process. */
void robo_watchdog_start (void);

G_END_DECLS
