// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-game-folder.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "files/match/robo-match-file.h"
#include "files/match/robo-match-problems.h"
#include "files/match/robo-series-file.h"

/* Limits the list, because each game is read and replayed for its summary. */
#define MAX_LISTED 40

/* A program is done with a temporary file, and a player with the first answer, long before. */
#define REMAINDER_SECONDS 3600

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
has_suffix_with_rest (const char *name,
                      gsize       n_rest)
{
  static const char *const suffixes[] = { ROBO_MATCH_SUFFIX, ROBO_SERIES_SUFFIX };
  gsize                    length = strlen (name);

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      gsize n_suffix = strlen (suffixes[i]);

      if (length > n_suffix + n_rest && memcmp (name + length - n_rest - n_suffix, suffixes[i], n_suffix) == 0)
        return TRUE;
    }

  return FALSE;
}

/* A file without contents is the reserved name of a game that ended before its first answer. */
static gboolean
is_remainder (const char     *name,
              const GStatBuf *info)
{
  const char *dot = strrchr (name, '.');

  if (dot != NULL && strlen (dot) == strlen (".XXXXXX") && has_suffix_with_rest (name, strlen (dot)))
    return TRUE;

  return info->st_size == 0 && S_ISREG (info->st_mode) && has_suffix_with_rest (name, 0);
}

/* Runs synchronously: a saver that cleaned up later could remove the temporary file that it is writing. Another program
 * may be writing one now, so younger files stay; the time of a file may be in the future if a clock was set back. */
void
robo_game_folder_clean (const char *folder)
{
  g_autoptr (GDir) dir = NULL;
  gint64      now = g_get_real_time () / G_USEC_PER_SEC;
  const char *name;

  g_return_if_fail (folder != NULL);

  dir = g_dir_open (folder, 0, NULL);
  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      GStatBuf         info;

      if (g_lstat (path, &info) == 0 && is_remainder (name, &info) && ABS (now - (gint64)info.st_mtime) > REMAINDER_SECONDS)
        g_unlink (path);
    }
}

/* Returns the errno, or 0 if the file did not exist and does now. */
static int
create_file (const char *path)
{
  int fd = g_open (path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);

  if (fd < 0)
    return errno;
  close (fd);

  return 0;
}

char *
robo_game_folder_reserve (const char *folder,
                          const char *stem,
                          const char *suffix)
{
  g_autofree char *unguessable = NULL;

  g_return_val_if_fail (folder != NULL && stem != NULL && suffix != NULL, NULL);

  /* Only the user may read the folder. */
  g_mkdir_with_parents (folder, 0700);
  for (guint i = 0;; i++)
    {
      g_autofree char *name = i == 0 ? g_strconcat (stem, suffix, NULL) : g_strdup_printf ("%s-%u%s", stem, i, suffix);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      int              cause = create_file (path);

      if (cause == 0)
        return g_steal_pointer (&path);
      if (cause != EEXIST)
        break;
    }

  /* Nothing can be written there now. Saving will say so, and may succeed later. */
  unguessable = g_strdup_printf ("%s-%08x%08x%s", stem, g_random_int (), g_random_int (), suffix);

  return g_build_filename (folder, unguessable, NULL);
}

char *
robo_game_folder_dup_new_stem (guint64 seed)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d-%H%M%S");

  return g_strdup_printf ("%s-%04x", date, (guint)(seed & 0xffff));
}

gboolean
robo_game_folder_has_game (const char *path)
{
  GStatBuf info;

  g_return_val_if_fail (path != NULL, FALSE);

  return g_stat (path, &info) == 0 && info.st_size > 0;
}
