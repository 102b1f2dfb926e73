// SPDX-License-Identifier: GPL-3.0-or-later
// Runs long work at a lower priority than the drawing of the window.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Runs a function in a thread of its own and waits for it. The thread and those that it starts have a lower
 * priority, so that they can use all processors without slowing down the user interface. Where threads have no
 * priorities they run as usual. */
void robo_run_low_priority (void (*work) (gpointer data),
                            gpointer data);

/* Like g_task_run_in_thread(), but at a lower priority, for work that takes many processors or one for a long
 * time. */
void robo_run_task_low_priority (GTask          *task,
                                 GTaskThreadFunc work);

G_END_DECLS
