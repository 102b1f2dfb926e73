// SPDX-License-Identifier: GPL-3.0-or-later
// Tells in a development build what keeps the window from answering.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What the main thread may take at most until it looks for events again: three frames. */
#define ROBO_WATCHDOG_LIMIT_MS 50

/**
 * robo_watchdog_start:
 *
 * From now on each turn of the main loop that takes longer than %ROBO_WATCHDOG_LIMIT_MS is told with the function and the
 * line of ours in which it was when the limit had passed. Time in which the processor was taken by other programs does
 * not count, time in which the thread waited for a disk does; how long it worked is said beside it. It is a message, and a warning if the variable
 * `ROBODROME_WATCHDOG` of the environment is `warn`, so that `G_DEBUG=fatal-warnings` ends a test.
 *
 * Does nothing where the system cannot walk the stack of a thread. For the main thread, once in a process.
 */
void robo_watchdog_start (void);

G_END_DECLS
