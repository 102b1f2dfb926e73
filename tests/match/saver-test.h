// SPDX-License-Identifier: GPL-3.0-or-later
// Loads a saved game and waits for it.
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

/* Returns the game, or NULL with the valid part of a damaged file and the number of rounds in it. */
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
