// SPDX-License-Identifier: GPL-3.0-or-later
// The list of saved games.
#include "config.h"

#include "robo-match-saver-private.h"

#include "play/saved/robo-game-folder.h"

void
robo_match_saver_find_unfinished (RoboMatchSaver *self)
{
  GListModel    *games = G_LIST_MODEL (self->games);
  RoboSavedGame *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (games) && !found; i++)
    {
      g_autoptr (RoboSavedGame) game = g_list_model_get_item (games, i);

      if (!robo_saved_game_get_is_over (game))
        found = game;
    }

  if (self->unfinished == found)
    return;
  self->unfinished = found;
  g_object_notify (G_OBJECT (self), "unfinished");
}

static gboolean
find_game (RoboMatchSaver *self,
           const char     *path,
           guint          *position)
{
  GListModel *games = G_LIST_MODEL (self->games);

  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (RoboSavedGame) game = g_list_model_get_item (games, i);

      if (g_strcmp0 (robo_saved_game_get_file (game), path) == 0)
        {
          *position = i;
          return TRUE;
        }
    }

  return FALSE;
}

void
robo_match_saver_remove_game (RoboMatchSaver *self,
                              const char     *path)
{
  guint position;

  if (find_game (self, path, &position))
    g_list_store_remove (self->games, position);
}

/* Nobody is to see the game missing in between. */
void
robo_match_saver_put_first (RoboMatchSaver *self,
                            RoboSavedGame  *game)
{
  guint    position = 0;
  gboolean is_known = find_game (self, robo_saved_game_get_file (game), &position);

  if (is_known && position == 0)
    g_list_store_splice (self->games, 0, 1, (gpointer *)&game, 1);
  else
    g_list_store_insert (self->games, 0, game);
  if (is_known && position > 0)
    g_list_store_remove (self->games, position + 1);

  robo_match_saver_find_unfinished (self);
}

/* What has been saved or removed meanwhile is known better here. */
void
robo_match_saver_listed_cb (GObject      *source,
                            GAsyncResult *result,
                            gpointer      data)
{
  g_autoptr (GPtrArray) games = robo_game_folder_list_finish (result, NULL);
  RoboMatchSaver *self = data;
  guint           position;

  if (!games)
    return;

  for (guint i = 0; i < games->len; i++)
    {
      const char *path = robo_saved_game_get_file (games->pdata[i]);

      if (!find_game (self, path, &position) && g_file_test (path, G_FILE_TEST_EXISTS))
        g_list_store_append (self->games, games->pdata[i]);
    }
  robo_match_saver_find_unfinished (self);
}
