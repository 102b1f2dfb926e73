// SPDX-License-Identifier: GPL-3.0-or-later
// Loads a file in a thread, so that the user can cancel.
#pragma once

#include "robo-problem.h"

G_BEGIN_DECLS

/* Loads a file of one kind, in a thread of its own. Adds to the problems of the file so far;
 * robo_problems_check_cancelled() tells when to stop. Returns the content, or NULL. */
typedef gpointer (*RoboLoadFunc) (const char   *path,
                                  RoboProblems *problems);

/* Loads a file in another thread and calls back in this one. Cancelling calls back at once, even while the
 * system blocks the thread; the result of `load` is freed then. */
void robo_load_async (const char         *path,
                      RoboLoadFunc        load,
                      GDestroyNotify      free_loaded,
                      GCancellable       *cancellable,
                      GAsyncReadyCallback callback,
                      gpointer            user_data);

/* Returns the content, or NULL with G_IO_ERROR_CANCELLED or the first error of the file as a
 * ROBO_CONTENT_ERROR with a message for players. `problems` gets all problems of the file, warnings included;
 * NULL if it was cancelled. */
gpointer robo_load_finish (GAsyncResult  *result,
                           RoboProblems **problems,
                           GError       **error);

G_END_DECLS
