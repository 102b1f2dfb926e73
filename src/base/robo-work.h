// SPDX-License-Identifier: GPL-3.0-or-later
// Does work in a thread and hands the result to an object of the main thread.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Does the work in a thread and writes its result into `data`. The function must not use other data that may change
 * meanwhile. Returns FALSE and sets the error if the work has failed. If the work stops because it was cancelled, no
 * error is needed. */
typedef gboolean (*RoboWorkFunc) (gpointer      data,
                                  GCancellable *cancellable,
                                  GError      **error);

/* Takes the result out of `data`. The error is the one that the work has set, or NULL. */
typedef void (*RoboWorkDone) (gpointer      owner,
                              gpointer      data,
                              GCancellable *cancellable,
                              const GError *error);

/* Runs work() in a thread, and then done() in the main context of the caller. done() is not called if the cancellable
 * was cancelled or the owner was disposed before, because then no object needs the result. If the cancellable is
 * cancelled before the thread starts, work() is not called either.
 *
 * The owner is a GObject of the main thread, or NULL. A reference to it is held only while done() runs. `data` is always
 * freed in the main context after the thread has ended, whether done() was called or not. So it may hold objects of the
 * main thread.
 *
 * A caller that must know of a cancellation keeps the cancellable in `data` and passes NULL here. done() and free_data()
 * may be NULL. */
void robo_work_run (gpointer       owner,
                    GCancellable  *cancellable,
                    RoboWorkFunc   work,
                    RoboWorkDone   done,
                    gpointer       data,
                    GDestroyNotify free_data);

/* Does the same as robo_work_run(), but in a thread of lower priority than the user interface
 * (robo_run_low_priority()). Use this function for work that takes many processors, or takes one processor for a
 * long time. */
void robo_work_run_low_priority (gpointer       owner,
                                 GCancellable  *cancellable,
                                 RoboWorkFunc   work,
                                 RoboWorkDone   done,
                                 gpointer       data,
                                 GDestroyNotify free_data);

/* Does the same as robo_work_run(), but comes before other work that waits for a thread or for done(). Use this
 * function for results that the user is missing on the screen. */
void robo_work_run_high_priority (gpointer       owner,
                                  GCancellable  *cancellable,
                                  RoboWorkFunc   work,
                                  RoboWorkDone   done,
                                  gpointer       data,
                                  GDestroyNotify free_data);

/* Cancels a task in the background and clears its cancellable. Does nothing if *cancellable is NULL. */
void robo_work_cancel (GCancellable **cancellable);

/* Cancels the task before, if there is one. Returns the cancellable of the task that takes its place, which
 * *cancellable owns. */
GCancellable *robo_work_renew (GCancellable **cancellable);

G_END_DECLS
