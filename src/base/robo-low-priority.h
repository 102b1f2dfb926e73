// SPDX-License-Identifier: GPL-3.0-or-later
// Runs long work at a lower priority than the drawing of the window.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Runs a function in a thread of its own and waits for it. The new thread and the threads that it starts have a lower
 * priority, so that they can use all processors without slowing down the user interface. On other systems than Linux
 * they run as usual. */
void robo_run_low_priority (void (*work) (gpointer data),
                            gpointer data);

/* Does the same as g_task_run_in_thread(), but at a lower priority. Use this function for work that takes many
 * processors, or takes one processor for a long time. */
void robo_run_task_low_priority (GTask          *task,
                                 GTaskThreadFunc work);

G_END_DECLS
