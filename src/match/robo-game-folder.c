// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-game-folder.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "files/match/robo-match-file.h"
#include "files/match/robo-match-problems.h"
#include "files/match/robo-series-file.h"

#include "robo-game-index.h"

/* A temporary or empty file of this age counts as left behind. A running program would have renamed it long before,
 * or its player would have given the first answer. */
#define REMAINDER_SECONDS 3600

/* The clocks of computers that share the folder differ by less than this. */
#define AHEAD_SECONDS 600

/* Listing */

typedef struct
{
  char         *name;
  RoboGameStamp stamp;
} Entry;

struct _RoboGameListing
{
  char          *folder;
  GArray        *entries; /* Entry: files that were not read yet, the oldest first */
  RoboGameIndex *index;   /* NULL until the folder was looked at */
};

static void
clear_entry (gpointer data)
{
  g_free (((Entry *)data)->name);
}

static int
compare_oldest_first (gconstpointer a,
                      gconstpointer b)
{
  const Entry *entry_a = a;
  const Entry *entry_b = b;

  if (entry_a->stamp.modified_us != entry_b->stamp.modified_us)
    return entry_a->stamp.modified_us < entry_b->stamp.modified_us ? -1 : 1;

  return g_strcmp0 (entry_a->name, entry_b->name);
}

/* Reads a game for the list. If this version would play the game differently, the entry in the list describes the
 * part before the difference; opening the game shows the error. */
static RoboSavedGame *
read_game (const char  *path,
           const Entry *entry)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (path);
  g_autoptr (RoboMatchFile) file = robo_match_file_load (path, problems);
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
    return robo_saved_game_new_remote (path, entry->stamp.modified_us, file->setup, state, file->offer,
                                       file->is_agreed);

  return robo_saved_game_new (path, entry->stamp.modified_us, file->setup, state,
                              state->winner != ROBO_NO_WINNER ||
                                robo_problems_has (problems, ROBO_PROBLEM_RULINGS));
}

RoboGameListing *
robo_game_listing_new (const char *folder)
{
  RoboGameListing *self = g_new0 (RoboGameListing, 1);

  g_return_val_if_fail (folder != NULL, NULL);

  self->folder = g_strdup (folder);
  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  g_array_set_clear_func (self->entries, clear_entry);

  return self;
}

void
robo_game_listing_free (RoboGameListing *self)
{
  if (self == NULL)
    return;

  robo_game_index_free (self->index);
  g_array_unref (self->entries);
  g_free (self->folder);
  g_free (self);
}

void
robo_game_folder_correct_time (const char  *path,
                               struct stat *info)
{
  const struct timespec times[] = { { .tv_nsec = UTIME_OMIT }, { .tv_nsec = UTIME_NOW } };

  g_return_if_fail (path != NULL && info != NULL);

  if ((gint64)info->st_mtime > g_get_real_time () / G_USEC_PER_SEC + AHEAD_SECONDS &&
      utimensat (AT_FDCWD, path, times, 0) == 0)
    stat (path, info);
}

/* Adds the games that are in the index, and remembers the other files. */
static void
look_at_folder (RoboGameListing *self,
                GPtrArray       *games)
{
  DIR                 *dir = opendir (self->folder);
  const struct dirent *item;
  g_autoptr (GString) path = g_string_new (self->folder);
  gsize n_folder;

  /* Use the same string for all paths, because allocating a path for each of thousands of files would take long. */
  if (path->len > 0 && path->str[path->len - 1] != G_DIR_SEPARATOR)
    g_string_append_c (path, G_DIR_SEPARATOR);
  n_folder = path->len;
  self->index = robo_game_index_load (self->folder);
  while (dir != NULL && (item = readdir (dir)) != NULL)
    {
      struct stat    info;
      Entry          entry = { NULL };
      const char    *record;
      RoboSavedGame *game = NULL;

      if (!g_str_has_suffix (item->d_name, ROBO_MATCH_SUFFIX) || fstatat (dirfd (dir), item->d_name, &info, 0) != 0 ||
          !S_ISREG (info.st_mode) || info.st_size == 0)
        continue;

      g_string_truncate (path, n_folder);
      g_string_append (path, item->d_name);
      robo_game_folder_correct_time (path->str, &info);
      entry.stamp = (RoboGameStamp){ (gint64)info.st_mtim.tv_sec * G_USEC_PER_SEC + info.st_mtim.tv_nsec / 1000,
                                     (guint64)info.st_size };
      record = robo_game_index_find (self->index, item->d_name, &entry.stamp);
      if (record != NULL)
        game = robo_saved_game_new_from_record (path->str, entry.stamp.modified_us, record);
      if (game != NULL)
        {
          g_ptr_array_add (games, game);
          continue;
        }
      entry.name = g_strdup (item->d_name);
      g_array_append_val (self->entries, entry);
    }
  if (dir != NULL)
    closedir (dir);
  g_array_sort (self->entries, compare_oldest_first);
}

GPtrArray *
robo_game_listing_read (RoboGameListing *self,
                        guint            n_files,
                        GCancellable    *cancellable)
{
  GPtrArray *games = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_val_if_fail (self != NULL, NULL);

  if (self->index == NULL)
    look_at_folder (self, games);
  for (; n_files > 0 && self->entries->len > 0 && !g_cancellable_is_cancelled (cancellable); n_files--)
    {
      const Entry     *entry = &g_array_index (self->entries, Entry, self->entries->len - 1);
      g_autofree char *path = g_build_filename (self->folder, entry->name, NULL);
      RoboSavedGame   *game = read_game (path, entry);

      if (game != NULL)
        {
          g_autofree char *record = robo_saved_game_dup_record (game);

          robo_game_index_set (self->index, entry->name, &entry->stamp, record);
          g_ptr_array_add (games, game);
        }
      g_array_set_size (self->entries, self->entries->len - 1);
    }
  robo_game_index_save (self->index);
  g_ptr_array_sort (games, robo_saved_game_compare);

  return games;
}

gboolean
robo_game_listing_is_complete (const RoboGameListing *self)
{
  g_return_val_if_fail (self != NULL, TRUE);

  return self->index != NULL && self->entries->len == 0;
}

/* New files */

/* Returns whether the name ends with the suffix of a match or a series and n_rest more characters. GLib writes a file
 * under the name NAME.XXXXXX, with letters and digits, and then renames it. */
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

/* Returns whether a file was left behind by a program that was killed. An empty file is the reserved name of a game
 * that ended before its first answer. */
static gboolean
is_remainder (const char     *name,
              const GStatBuf *info)
{
  const char *dot = strrchr (name, '.');

  if (dot != NULL && strlen (dot) == strlen (".XXXXXX") && has_suffix_with_rest (name, strlen (dot)))
    return TRUE;

  return info->st_size == 0 && S_ISREG (info->st_mode) && has_suffix_with_rest (name, 0);
}

/* Runs synchronously: a cleaning in the background could remove a temporary file that a saver is writing. Files that
 * were changed lately stay, since another program may be writing them. The time of a file may be in the future if a
 * clock was set back. */
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

      if (g_lstat (path, &info) == 0 && is_remainder (name, &info) &&
          ABS (now - (gint64)info.st_mtime) > REMAINDER_SECONDS)
        g_unlink (path);
    }
}

/* Creates a file that must not exist. Returns 0, or the errno. */
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

  /* Only the user may read a new folder. */
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

  /* The folder cannot be written now. Saving will tell the user, and may succeed later. */
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
