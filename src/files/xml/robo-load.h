// SPDX-License-Identifier: GPL-3.0-or-later
// Opening a file while somebody waits who may change their mind.
#pragma once

#include "robo-problem.h"

G_BEGIN_DECLS

/**
 * RoboLoadFunc:
 * @path: a file
 * @problems: its problems so far, to which it adds; robo_problems_check_cancelled() says when to stop
 *
 * Loads a file, by a function of its kind. Called in a thread of its own.
 *
 * Returns: (transfer full) (nullable): what is in it
 */
typedef gpointer (*RoboLoadFunc) (const char   *path,
                                  RoboProblems *problems);

/**
 * robo_load_async:
 * @path: a file
 * @load: what makes something of it
 * @free_loaded: frees what @load gives
 * @cancellable: (nullable): stops it soon
 * @callback: called in this thread when it is done
 * @user_data: for @callback
 *
 * Loads a file off this thread. Who cancels it is called back at once, also while the system keeps @load waiting; what
 * comes of that then is thrown away.
 */
void robo_load_async (const char         *path,
                      RoboLoadFunc        load,
                      GDestroyNotify      free_loaded,
                      GCancellable       *cancellable,
                      GAsyncReadyCallback callback,
                      gpointer            user_data);

/**
 * robo_load_finish:
 * @result: what the callback was given
 * @problems: (out) (optional) (transfer full): what is wrong with the file, warnings included; %NULL if it was cancelled
 * @error: %G_IO_ERROR_CANCELLED, or the first error of the file as a %ROBO_CONTENT_ERROR, in words for people who play
 *
 * Returns: (transfer full) (nullable): what was loaded
 */
gpointer robo_load_finish (GAsyncResult  *result,
                           RoboProblems **problems,
                           GError       **error);

G_END_DECLS
