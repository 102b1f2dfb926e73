// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-game-folder.h"

#include <string.h>

#include <glib/gstdio.h>

#include "files/match/robo-match-file.h"
#include "files/match/robo-match-problems.h"
#include "files/match/robo-series-file.h"

/* Limits the list, because each game is read and replayed for its summary. */
#define MAX_LISTED 40

typedef struct
{
  char  *path;
  gint64 modified;
} Entry;

static void
free_entry (gpointer data)
{
  Entry *entry = data;

  g_free (entry->path);
  g_free (entry);
}

static int
compare_newest_first (gconstpointer a,
                      gconstpointer b)
{
  const Entry *entry_a = *(const Entry *const *)a;
  const Entry *entry_b = *(const Entry *const *)b;

  if (entry_a->modified != entry_b->modified)
    return entry_a->modified < entry_b->modified ? 1 : -1;

  return g_strcmp0 (entry_b->path, entry_a->path);
}

/* A game that another version would play differently is listed as far as it goes; opening it shows the error. */
static RoboSavedGame *
read_game (const Entry *entry)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (entry->path);
  g_autoptr (RoboMatchFile) file = robo_match_file_load (entry->path, problems);
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_local (entry->modified);
  g_autoptr (RoboBoard) board = NULL;
  g_autoptr (RoboGame) game = NULL;
  const RoboState *state;
  RoboSetup        setup;

  if (!file)
    return NULL;

  board = robo_board_new (robo_arena_get_plan (file->setup->arena));
  robo_match_setup_fill (file->setup, board, &setup);
  game = robo_match_file_replay (file, &setup, problems);

  state = robo_game_get_state (game);

  if (file->offer != NULL)
    return robo_saved_game_new_remote (entry->path, date, file->setup, state);

  return robo_saved_game_new (entry->path, date, file->setup, state,
                              state->winner != ROBO_NO_WINNER ||
                                robo_problems_has (problems, ROBO_PROBLEM_RULINGS));
}

GPtrArray *
robo_game_folder_list (const char   *folder,
                       GCancellable *cancellable)
{
  g_autoptr (GDir) dir = NULL;
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (free_entry);
  GPtrArray  *games;
  const char *name;

  g_return_val_if_fail (folder != NULL, NULL);

  dir = g_dir_open (folder, 0, NULL);
  games = g_ptr_array_new_with_free_func (g_object_unref);
  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      GStatBuf         info;
      Entry           *entry;

      if (!g_str_has_suffix (name, ROBO_MATCH_SUFFIX) || g_stat (path, &info) != 0)
        continue;

      entry = g_new0 (Entry, 1);
      entry->path = g_steal_pointer (&path);
      entry->modified = info.st_mtime;
      g_ptr_array_add (entries, entry);
    }
  g_ptr_array_sort (entries, compare_newest_first);

  for (guint i = 0; i < entries->len && games->len < MAX_LISTED; i++)
    {
      RoboSavedGame *game = g_cancellable_is_cancelled (cancellable) ? NULL : read_game (entries->pdata[i]);

      if (game)
        g_ptr_array_add (games, game);
    }

  return games;
}

/* GLib writes to NAME.XXXXXX, with letters and digits, and renames the file. */
static gboolean
is_remainder (const char *name)
{
  static const char *const suffixes[] = { ROBO_MATCH_SUFFIX, ROBO_SERIES_SUFFIX };
  const char              *dot = strrchr (name, '.');

  if (!dot || strlen (dot) != strlen (".XXXXXX"))
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      gsize length = strlen (suffixes[i]);

      if ((gsize)(dot - name) > length && memcmp (dot - length, suffixes[i], length) == 0)
        return TRUE;
    }

  return FALSE;
}

/* Runs synchronously: a saver that cleaned up later could remove the temporary file that it is writing. */
void
robo_game_folder_clean (const char *folder)
{
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_return_if_fail (folder != NULL);

  dir = g_dir_open (folder, 0, NULL);
  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (is_remainder (name))
        g_unlink (path);
    }
}

char *
robo_game_folder_dup_new_path (const char *folder,
                               guint64     seed)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d-%H%M%S");

  g_return_val_if_fail (folder != NULL, NULL);

  /* Two games of the same second differ in their seed or in the number at the end. */
  for (guint i = 0;; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s-%04x-%u" ROBO_MATCH_SUFFIX, date, (guint)(seed & 0xffff), i);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&path);
    }
}
