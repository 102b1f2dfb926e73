// SPDX-License-Identifier: GPL-3.0-or-later
// Work that lets the window be drawn first.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * robo_aside_run:
 * @work: what is to be done, in a thread of its own
 * @data: given to @work
 *
 * For threads that work with all processors while somebody looks at the window: @work and the threads that it begins give way
 * to all that does not take all it can get. Where priorities of threads are unknown it is done as anything else. Waits for it.
 */
void robo_aside_run (void (*work) (gpointer data),
                     gpointer data);

/**
 * robo_aside_run_task:
 * @task: a task
 * @work: what it is to do, aside
 *
 * As g_task_run_in_thread(), for what takes many processors, or takes one for long.
 */
void robo_aside_run_task (GTask          *task,
                          GTaskThreadFunc work);

G_END_DECLS
