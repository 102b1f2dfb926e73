// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-puzzle-shelf.h"

#include <glib/gstdio.h>

#include "files/xml/robo-write.h"

static char *
dup_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "robodrome", "days", NULL);
}

/* Returns the name of the stored file. It contains the version of the program, since another version may make another
 * puzzle of the same day. */
static char *
dup_name (const RoboPuzzleOffer *offer)
{
  return g_strconcat (offer->id, "-" ROBO_VERSION ROBO_PUZZLE_SUFFIX, NULL);
}

/* Stores the puzzle. Ignores errors, since a puzzle that was not stored is made again. */
static void
store_puzzle (RoboPuzzle *puzzle,
              const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  if (g_mkdir_with_parents (folder, 0700) == 0)
    robo_write_file (path, robo_puzzle_get_bytes (puzzle), NULL);
}

RoboPuzzle *
robo_puzzle_shelf_get (const RoboPuzzleOffer *offer,
                       GCancellable          *cancellable)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autofree char *folder = dup_folder ();
  g_autofree char *name = NULL;
  g_autofree char *path = NULL;
  RoboPuzzle      *puzzle = NULL;
  RoboSolution     solution;

  g_return_val_if_fail (offer->section != ROBO_PUZZLE_PRACTICE, NULL);

  if (offer->section == ROBO_PUZZLE_OWN)
    return robo_puzzle_offer_make (offer, cancellable, &solution, problems);

  name = dup_name (offer);
  path = g_build_filename (folder, name, NULL);
  if (g_file_test (path, G_FILE_TEST_EXISTS))
    puzzle = robo_puzzle_load_file (path, problems);
  if (puzzle != NULL)
    return puzzle;

  puzzle = robo_puzzle_offer_make (offer, cancellable, &solution, problems);
  if (puzzle != NULL)
    store_puzzle (puzzle, path);

  return puzzle;
}

static gboolean
is_offered (GPtrArray  *offers,
            const char *name)
{
  for (guint i = 0; i < offers->len; i++)
    {
      const RoboPuzzleOffer *offer = offers->pdata[i];
      g_autofree char       *its_name = offer->id != NULL ? dup_name (offer) : NULL;

      if (g_strcmp0 (name, its_name) == 0)
        return TRUE;
    }

  return FALSE;
}

void
robo_puzzle_shelf_delete_old (GPtrArray *offers)
{
  g_autofree char *folder = dup_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ROBO_PUZZLE_SUFFIX) && !is_offered (offers, name))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);

        g_unlink (path);
      }
}
