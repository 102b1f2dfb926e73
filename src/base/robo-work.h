// SPDX-License-Identifier: GPL-3.0-or-later
// Does work in a thread and hands the result to an object of the main thread.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Does the work and writes its result into data; runs in a thread and may use nothing else that changes. Returns FALSE and
 * sets the error if it failed; work that stops because it was cancelled need not set one. */
typedef gboolean (*RoboWorkFunc) (gpointer      data,
                                  GCancellable *cancellable,
                                  GError      **error);

/* Takes the result out of data. The error is NULL if the work was done. */
typedef void (*RoboWorkDone) (gpointer      owner,
                              gpointer      data,
                              GCancellable *cancellable,
                              const GError *error);

/* Runs work() in a thread and then done() in the main context of the caller. done() is not called if the cancellable was
 * cancelled before, nor if the owner was disposed, since then there is nothing to report or to update. If the cancellable
 * is cancelled before the thread starts, work() is not called either.
 *
 * The owner is a GObject of the main thread, or NULL. It is held only while done runs. Data is always freed in the main
 * context and after the thread has ended, whether or not done was called; so it may hold objects of the main thread, and a
 * caller that must be told of a cancellation keeps the cancellable in its data instead of giving it here.
 *
 * done and free_data may be NULL. */
void robo_work_run (gpointer       owner,
                    GCancellable  *cancellable,
                    RoboWorkFunc   work,
                    RoboWorkDone   done,
                    gpointer       data,
                    GDestroyNotify free_data);

/* Like robo_work_run(), but in a thread of lower priority than the user interface (robo_run_low_priority()), for work that
 * takes many processors or one for a long time. */
void robo_work_run_low_priority (gpointer       owner,
                                 GCancellable  *cancellable,
                                 RoboWorkFunc   work,
                                 RoboWorkDone   done,
                                 gpointer       data,
                                 GDestroyNotify free_data);

/* Like robo_work_run(), but before other work that waits for a thread or for done, for what the user sees missing. */
void robo_work_run_high_priority (gpointer       owner,
                                  GCancellable  *cancellable,
                                  RoboWorkFunc   work,
                                  RoboWorkDone   done,
                                  gpointer       data,
                                  GDestroyNotify free_data);

G_END_DECLS
