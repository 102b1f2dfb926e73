// SPDX-License-Identifier: GPL-3.0-or-later
// Taking up games again that are on disk.
#include "config.h"

#include "robo-match-saver.h"

static gboolean
is_in_folder (RoboMatchSaver *self,
              const char     *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  return g_strcmp0 (folder, robo_match_saver_get_folder (self)) == 0;
}

/* To where the file says it was; it has been replayed before. */
static RoboMatch *
restore (const RoboMatchFile *file)
{
  RoboMatch *match = robo_match_new (file->setup);

  robo_match_restore (match, file);

  return match;
}

static void
replay (const RoboMatchFile *file,
        RoboProblems        *problems)
{
  g_autoptr (RoboBoard) board = robo_board_new (robo_arena_get_plan (file->setup->arena));
  RoboSetup setup;

  robo_match_setup_fill (file->setup, board, &setup);
  robo_game_free (robo_match_file_replay (file, &setup, problems));
}

RoboMatch *
robo_match_saver_load (RoboMatchSaver *self,
                       const char     *file,
                       GError        **error)
{
  g_autoptr (RoboProblems) problems = NULL;
  g_autoptr (RoboMatchFile) saved = NULL;
  RoboMatch *match;

  g_return_val_if_fail (ROBO_IS_MATCH_SAVER (self) && file != NULL, NULL);

  problems = robo_problems_new (file);
  saved = robo_match_file_load (file, problems);
  if (saved)
    replay (saved, problems);
  if (!robo_problems_check (problems, error))
    return NULL;

  if (robo_problems_has (problems, ROBO_PROBLEM_RULINGS))
    return robo_match_new_recorded (saved);

  match = restore (saved);
  if (is_in_folder (self, file))
    robo_match_saver_place (self, match, file);

  return match;
}

RoboMatch *
robo_match_saver_load_part (RoboMatchSaver *self,
                            const char     *file,
                            guint          *n_rounds)
{
  g_autoptr (RoboMatchFile) part = NULL;

  g_return_val_if_fail (ROBO_IS_MATCH_SAVER (self) && file != NULL && n_rounds != NULL, NULL);

  part = robo_match_file_load_part (file, n_rounds);

  return part ? restore (part) : NULL;
}
