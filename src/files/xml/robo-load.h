// SPDX-License-Identifier: GPL-3.0-or-later
// Loads a file in a thread, so that the user can cancel.
#pragma once

#include "robo-problem.h"

G_BEGIN_DECLS

/* Loads a file of one kind, in a thread of its own. Adds problems of the file to `problems`. The function must stop
 * when robo_problems_check_cancelled() returns TRUE. Returns the content, or NULL. */
typedef gpointer (*RoboLoadFunc) (const char   *path,
                                  RoboProblems *problems);

/* Loads a file in another thread and calls back in the thread of the caller. After a cancellation, the callback is
 * called at once, even while the system blocks the other thread. In that case the result of `load` is freed. */
void robo_load_async (const char         *path,
                      RoboLoadFunc        load,
                      GDestroyNotify      free_loaded,
                      GCancellable       *cancellable,
                      GAsyncReadyCallback callback,
                      gpointer            user_data);

/* Returns the content. If loading was cancelled, returns NULL with G_IO_ERROR_CANCELLED. If it has failed, returns
 * NULL with the first error of the file, a ROBO_CONTENT_ERROR with a message for players. Sets `problems`, which may
 * be NULL, to all problems of the file, including warnings, or to NULL if loading was cancelled. */
gpointer robo_load_finish (GAsyncResult  *result,
                           RoboProblems **problems,
                           GError       **error);

G_END_DECLS
