// SPDX-License-Identifier: GPL-3.0-or-later
// Reports in development builds which functions block the main loop.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Iterations of the main loop that take longer than this are reported. It is the time of three frames at 60 Hz. */
#define ROBO_WATCHDOG_LIMIT_MS 50

/* Reports from now on each iteration of the main loop that takes longer than ROBO_WATCHDOG_LIMIT_MS. The report has the
 * function and line of this program that was running when the limit was exceeded, and the processor time. Time in which
 * other programs have the processor does not count, but time spent waiting for a disk does. The report is a message. If
 * the environment variable `ROBODROME_WATCHDOG` is `warn`, it is a warning, so that `G_DEBUG=fatal-warnings` ends a
 * test.
 *
 * Does nothing if the system cannot list the callers on the stack of a thread. Call this once, in the main thread. */
void robo_watchdog_start (void);

G_END_DECLS
