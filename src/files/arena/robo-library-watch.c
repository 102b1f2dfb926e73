// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <string.h>

#include <glib/gstdio.h>

#include "robo-library-private.h"

/* Following what happens in the user's folder. A scan finds the names of all files in a thread; what vanished goes
 * at once, what is new or changed is read in the thread, some files at a time, and comes in as it is read. So a folder
 * with thousands of files keeps nobody waiting. Whatever happens meanwhile is another scan.
 *
 * The tasks do not keep the library, lest a thread take it apart. When it goes it cancels them, and their callbacks
 * look at nothing then. */

/* How many files are read before their entries come into the list. */
#define BATCH 24

/* What is written is often written in several steps. */
#define PATIENCE_MS 60

static void start_scan (RoboLibrary *self);

static gboolean
get_stamp (const char    *path,
           RoboFileStamp *stamp)
{
  GStatBuf info;

  /* Not what a read would wait for, such as a pipe. */
  if (g_stat (path, &info) != 0 || !S_ISREG (info.st_mode))
    return FALSE;

  *stamp = (RoboFileStamp){
    .inode = info.st_ino,
    .size = info.st_size,
    .modified_ns = (gint64)info.st_mtim.tv_sec * 1000000000 + info.st_mtim.tv_nsec,
  };

  return TRUE;
}

static gint
compare_entries (gconstpointer a,
                 gconstpointer b)
{
  return strcmp (robo_library_arena_get_name (*(RoboLibraryArena *const *)a),
                 robo_library_arena_get_name (*(RoboLibraryArena *const *)b));
}

static void
add_entry (GPtrArray  *entries,
           const char *folder,
           const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  RoboFileStamp    stamp;

  if (!g_str_has_suffix (name, ROBO_ARENA_SUFFIX) || name[0] == '.' || !get_stamp (path, &stamp))
    return;

  g_ptr_array_add (entries, robo_library_arena_new (path, FALSE));
  robo_library_arena_set_stamp (g_ptr_array_index (entries, entries->len - 1), &stamp);
}

static void
scan_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  GPtrArray  *entries = g_ptr_array_new_with_free_func (g_object_unref);
  const char *folder = task_data;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && !g_cancellable_is_cancelled (cancellable) && (name = g_dir_read_name (dir)) != NULL)
    add_entry (entries, folder, name);
  g_ptr_array_sort (entries, compare_entries);

  g_task_return_pointer (task, entries, (GDestroyNotify)g_ptr_array_unref);
}

static void
read_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  GPtrArray *entries = task_data;

  for (guint i = 0; i < entries->len && !g_cancellable_is_cancelled (cancellable); i++)
    robo_library_arena_read (entries->pdata[i]);

  g_task_return_boolean (task, TRUE);
}

/* The list. The user's entries are sorted by file name. */

static RoboLibraryArena *
get_entry (RoboLibrary *self,
           guint        position)
{
  g_autoptr (RoboLibraryArena) entry = g_list_model_get_item (G_LIST_MODEL (self->arenas), position);

  /* The list keeps it. */
  return entry;
}

/* Where the user's entry of that name is, or would be. */
static guint
find_position (RoboLibrary *self,
               const char  *name,
               gboolean    *is_there)
{
  guint first = self->n_bundled;
  guint end = g_list_model_get_n_items (G_LIST_MODEL (self->arenas));

  *is_there = FALSE;
  while (first < end)
    {
      guint middle = (first + end) / 2;
      gint  order = strcmp (robo_library_arena_get_name (get_entry (self, middle)), name);

      *is_there |= order == 0;
      if (order < 0)
        first = middle + 1;
      else
        end = middle;
    }

  return first;
}

/* How many of the entries from @first on come to the same place, one after the other, without replacing one. */
static guint
count_run (RoboLibrary *self,
           GPtrArray   *entries,
           guint        first,
           guint        position)
{
  gboolean is_there = FALSE;
  guint    n = 0;

  while (first + n < entries->len &&
         find_position (self, robo_library_arena_get_name (entries->pdata[first + n]), &is_there) == position && !is_there)
    n++;

  return n;
}

/* As few changes of the list as can be: who shows it has work with each. */
static void
put_entries (RoboLibrary *self,
             GPtrArray   *entries)
{
  for (guint i = 0; i < entries->len;)
    {
      gboolean is_there;
      guint    position = find_position (self, robo_library_arena_get_name (entries->pdata[i]), &is_there);
      guint    n = is_there ? 1 : count_run (self, entries, i, position);

      g_list_store_splice (self->arenas, position, is_there ? 1 : 0, entries->pdata + i, n);
      i += n;
    }
}

static gboolean
has_same_stamp (RoboLibraryArena *one,
                RoboLibraryArena *other)
{
  const RoboFileStamp *a = robo_library_arena_get_stamp (one);
  const RoboFileStamp *b = robo_library_arena_get_stamp (other);

  return a->inode == b->inode && a->size == b->size && a->modified_ns == b->modified_ns;
}

static void
remove_vanished (RoboLibrary *self,
                 GPtrArray   *found)
{
  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (self->arenas)); i > self->n_bundled; i--)
    {
      RoboLibraryArena *entry = get_entry (self, i - 1);

      /* An empty array has no place in memory to search in. */
      if (found->len == 0 || bsearch (&entry, found->pdata, found->len, sizeof (gpointer), compare_entries) == NULL)
        g_list_store_remove (self->arenas, i - 1);
    }
}

static gboolean
is_known (RoboLibrary      *self,
          RoboLibraryArena *entry)
{
  gboolean is_there;
  guint    position = find_position (self, robo_library_arena_get_name (entry), &is_there);

  return is_there && has_same_stamp (get_entry (self, position), entry);
}

/* The last one first, since they are taken from the end. */
static void
queue_news (RoboLibrary *self,
            GPtrArray   *found)
{
  g_ptr_array_set_size (self->pending, 0);
  for (guint i = found->len; i > 0; i--)
    if (!is_known (self, found->pdata[i - 1]))
      g_ptr_array_add (self->pending, g_object_ref (found->pdata[i - 1]));
}

/* Reading */

static void
finish_scan (RoboLibrary *self)
{
  if (self->has_news)
    start_scan (self);
  else
    robo_library_set_is_loading (self, FALSE);
}

static void read_batch (RoboLibrary *self);

static void
batch_read_cb (GObject      *source,
               GAsyncResult *result,
               gpointer      user_data)
{
  RoboLibrary *self = user_data;
  GPtrArray   *entries = g_task_get_task_data (G_TASK (result));

  if (!g_task_propagate_boolean (G_TASK (result), NULL))
    return;

  put_entries (self, entries);
  read_batch (self);
}

static void
read_batch (RoboLibrary *self)
{
  GPtrArray *entries;
  g_autoptr (GTask) task = NULL;

  if (self->pending->len == 0)
    {
      finish_scan (self);
      return;
    }

  entries = g_ptr_array_new_with_free_func (g_object_unref);
  while (entries->len < BATCH && self->pending->len > 0)
    g_ptr_array_add (entries, g_ptr_array_steal_index (self->pending, self->pending->len - 1));

  task = g_task_new (NULL, self->cancellable, batch_read_cb, self);
  g_task_set_task_data (task, entries, (GDestroyNotify)g_ptr_array_unref);
  g_task_run_in_thread (task, read_thread);
}

static void
scanned_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  RoboLibrary *self = user_data;
  g_autoptr (GPtrArray) found = g_task_propagate_pointer (G_TASK (result), NULL);

  if (found == NULL)
    return;

  remove_vanished (self, found);
  queue_news (self, found);
  read_batch (self);
}

static void
start_scan (RoboLibrary *self)
{
  g_autoptr (GTask) task = g_task_new (NULL, self->cancellable, scanned_cb, self);

  self->has_news = FALSE;
  robo_library_set_is_loading (self, TRUE);
  g_task_set_task_data (task, g_strdup (self->own_folder), g_free);
  g_task_run_in_thread (task, scan_thread);
}

/*< private >
 * robo_library_rescan:
 * @self: a library that watches
 *
 * Looks at the user's folder, now or when the scan under way has ended.
 */
void
robo_library_rescan (RoboLibrary *self)
{
  g_clear_handle_id (&self->rescan_id, g_source_remove);
  if (self->is_scanning)
    self->has_news = TRUE;
  else
    start_scan (self);
}

static gboolean
patience_ends_cb (gpointer user_data)
{
  RoboLibrary *self = user_data;

  self->rescan_id = 0;
  robo_library_rescan (self);

  return G_SOURCE_REMOVE;
}

static void
folder_changed_cb (RoboLibrary *self)
{
  if (self->rescan_id == 0)
    self->rescan_id = g_timeout_add (PATIENCE_MS, patience_ends_cb, self);
}

/*< private >
 * robo_library_watch:
 * @self: a library with a folder of the user's
 *
 * Begins to follow that folder. Where it cannot be made or watched its files are read once.
 */
void
robo_library_watch (RoboLibrary *self)
{
  g_autoptr (GFile) folder = g_file_new_for_path (self->own_folder);

  g_mkdir_with_parents (self->own_folder, 0700);
  self->cancellable = g_cancellable_new ();
  self->pending = g_ptr_array_new_with_free_func (g_object_unref);
  self->monitor = g_file_monitor_directory (folder, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (folder_changed_cb), self, G_CONNECT_SWAPPED);
  start_scan (self);
}

/*< private >
 * robo_library_stop_watching:
 * @self: a library
 *
 * Forgets about the folder. May be called twice.
 */
void
robo_library_stop_watching (RoboLibrary *self)
{
  g_clear_handle_id (&self->rescan_id, g_source_remove);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->monitor);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->pending, g_ptr_array_unref);
}
