// SPDX-License-Identifier: GPL-3.0-or-later
// Loading a saved game, and waiting for it.
#pragma once

#include "match/robo-match-load.h"

G_BEGIN_DECLS

static inline void
test_saver_loaded_cb (GObject      *source,
                      GAsyncResult *result,
                      gpointer      user_data)
{
  GAsyncResult **loaded = user_data;

  *loaded = g_object_ref (result);
}

/**
 * test_saver_load:
 * @saver: what loads
 * @path: a file
 * @part: (out) (optional) (nullable) (transfer full): what is right of a damaged one
 * @n_rounds: (out) (optional): of @part
 * @error: why not
 *
 * Returns: (transfer full) (nullable): the game
 */
static inline RoboMatch *
test_saver_load (RoboMatchSaver *saver,
                 const char     *path,
                 RoboMatch     **part,
                 guint          *n_rounds,
                 GError        **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  robo_match_load_async (path, NULL, test_saver_loaded_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return robo_match_load_finish (result, saver, part, n_rounds, error);
}

G_END_DECLS
