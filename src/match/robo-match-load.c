// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-match-load.h"

#include "base/robo-low-priority.h"
#include "files/match/robo-match-problems.h"

#include "robo-match-private.h"

#define LOADED_PATH_KEY  "robo-match-load-path"
#define LOADED_STAMP_KEY "robo-match-load-stamp"

typedef struct
{
  char          *path;
  char          *stamp;
  RoboMatchGame *game; /* NULL if the file could not be loaded */
  RoboMatchGame *part; /* the beginning of a damaged file that could be read, or NULL */
  guint          n_rounds;
} Loading;

static void
loading_free (gpointer data)
{
  Loading *self = data;

  robo_match_game_free (self->game);
  robo_match_game_free (self->part);
  g_free (self->stamp);
  g_free (self->path);
  g_free (self);
}

/* Restores the game of a file as far as the file goes. The caller has replayed the file successfully. */
static RoboMatchGame *
restore_game (const RoboMatchFile *file)
{
  RoboMatchGame *game = robo_match_game_new (file->setup, NULL);

  robo_match_game_restore (game, file);

  return game;
}

static RoboMatchGame *
load_game (const char   *path,
           RoboProblems *problems)
{
  g_autoptr (RoboMatchFile) saved = robo_match_file_load (path, problems);

  if (saved != NULL)
    {
      g_autoptr (RoboBoard) board = robo_board_new (robo_arena_get_plan (saved->setup->arena));
      RoboSetup setup;

      robo_match_setup_fill (saved->setup, board, &setup);
      robo_game_free (robo_match_file_replay (saved, &setup, problems));
    }
  if (robo_problems_has_errors (problems))
    return NULL;

  if (robo_problems_has (problems, ROBO_PROBLEM_RULINGS))
    return robo_match_game_new_recorded (saved);

  return saved->offer != NULL ? robo_match_game_new_remote (saved) : restore_game (saved);
}

static void
load_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  Loading *self = task_data;
  GError  *error = NULL;
  g_autoptr (RoboProblems) problems = robo_problems_new (self->path);
  g_autoptr (RoboMatchFile) part = NULL;

  robo_problems_set_cancellable (problems, cancellable);
  self->stamp = robo_match_saver_dup_stamp (self->path);
  self->game = load_game (self->path, problems);
  if (robo_problems_check_plain (problems, &error))
    {
      g_task_return_boolean (task, TRUE);
      return;
    }

  part = robo_match_file_load_part (self->path, cancellable, &self->n_rounds);
  if (part != NULL)
    self->part = restore_game (part);
  g_task_return_error (task, error);
}

void
robo_match_load_async (const char         *file,
                       GCancellable       *cancellable,
                       GAsyncReadyCallback callback,
                       gpointer            user_data)
{
  g_autoptr (GTask) task = NULL;
  Loading *loading = g_new0 (Loading, 1);

  g_return_if_fail (file != NULL);

  loading->path = g_strdup (file);
  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, robo_match_load_async);
  g_task_set_task_data (task, loading, loading_free);
  g_task_set_return_on_cancel (task, TRUE);
  robo_run_task_low_priority (task, load_thread);
}

RoboMatch *
robo_match_load_finish (GAsyncResult   *result,
                        RoboMatchSaver *saver,
                        RoboMatch     **part,
                        guint          *n_rounds,
                        GError        **error)
{
  GTask     *task = G_TASK (result);
  Loading   *loading = g_task_get_task_data (task);
  RoboMatch *match;
  g_autoptr (GError) reason = NULL;
  gboolean is_recorded;

  g_return_val_if_fail (ROBO_IS_MATCH_SAVER (saver), NULL);
  g_return_val_if_fail (g_async_result_is_tagged (result, robo_match_load_async), NULL);

  if (part != NULL)
    *part = NULL;
  if (!g_task_propagate_boolean (task, &reason))
    {
      /* After a cancellation the thread may still be using `loading`, so take nothing from it. */
      if (part != NULL && !g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_CANCELLED) && loading->part != NULL)
        {
          *part = robo_match_new_with_game (g_steal_pointer (&loading->part));
          if (n_rounds != NULL)
            *n_rounds = loading->n_rounds;
        }
      g_propagate_error (error, g_steal_pointer (&reason));
      return NULL;
    }

  is_recorded = loading->game->is_recorded;
  match = robo_match_new_with_game (g_steal_pointer (&loading->game));
  g_object_set_data_full (G_OBJECT (match), LOADED_PATH_KEY, g_strdup (loading->path), g_free);
  if (!is_recorded)
    {
      g_autofree char *folder = g_path_get_dirname (loading->path);

      g_object_set_data_full (G_OBJECT (match), LOADED_STAMP_KEY, g_strdup (loading->stamp), g_free);
      if (g_strcmp0 (folder, robo_match_saver_get_folder (saver)) == 0)
        robo_match_load_save_in_same_file (match, saver);
    }

  return match;
}

void
robo_match_load_save_in_same_file (RoboMatch      *match,
                                   RoboMatchSaver *saver)
{
  const char *stamp;

  g_return_if_fail (ROBO_IS_MATCH (match) && ROBO_IS_MATCH_SAVER (saver));

  stamp = g_object_get_data (G_OBJECT (match), LOADED_STAMP_KEY);
  if (stamp != NULL)
    robo_match_saver_adopt_file (saver, match, robo_match_load_get_path (match), stamp);
}

const char *
robo_match_load_get_path (RoboMatch *match)
{
  g_return_val_if_fail (ROBO_IS_MATCH (match), NULL);

  return g_object_get_data (G_OBJECT (match), LOADED_PATH_KEY);
}
