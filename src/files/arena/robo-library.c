// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "base/robo-work.h"
#include "files/xml/robo-paths.h"
#include "robo-library-private.h"

#include "base/robo-properties.h"

/* Keeps two folders and a list of their files. */
struct _RoboLibrary
{
  GObject parent_instance;

  char       *bundled_folder;
  char       *own_folder;
  GListStore *arenas;    /* list of RoboLibraryArena */
  guint       n_bundled; /* number of bundled arenas; these are the first in the list */

  /* These fields are used only while the user's folder is watched. */
  GFileMonitor *monitor;
  GCancellable *cancellable;
  GPtrArray    *pending; /* entries (RoboLibraryArena) that are still to be read; the next entry to be read is last */
  guint         rescan_id;
  gboolean      is_scanning;
  gboolean      has_news; /* whether the folder has changed since the scan began */
};

enum
{
  PROP_0,
  PROP_IS_LOADING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboLibrary, robo_library, G_TYPE_OBJECT)

/* Bundled arenas have this order (R11.1). Other arenas that a distribution may add come after these. */
static const char *const bundled_order[] = { "twin-cities", "rome", "ruhrgebiet", "tokyo" };

static guint
get_rank (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (bundled_order); i++)
    {
      gsize length = strlen (bundled_order[i]);

      if (strncmp (name, bundled_order[i], length) == 0 && g_str_equal (name + length, ROBO_ARENA_SUFFIX))
        return i;
    }

  return G_N_ELEMENTS (bundled_order);
}

static gint
compare_entries (gconstpointer a,
                 gconstpointer b)
{
  return strcmp (robo_library_arena_get_name (*(RoboLibraryArena *const *)a),
                 robo_library_arena_get_name (*(RoboLibraryArena *const *)b));
}

static gint
compare_bundled (gconstpointer a,
                 gconstpointer b)
{
  guint rank_a = get_rank (robo_library_arena_get_name (*(RoboLibraryArena *const *)a));
  guint rank_b = get_rank (robo_library_arena_get_name (*(RoboLibraryArena *const *)b));

  return rank_a != rank_b ? (gint)rank_a - (gint)rank_b : compare_entries (a, b);
}

/* Adds a sorted list of entries for the files of a folder. */
static void
add_folder (GPtrArray    *entries,
            const char   *folder,
            gboolean      is_bundled,
            GCancellable *cancellable)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && !g_cancellable_is_cancelled (cancellable) && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      GStatBuf         info;
      RoboFileStamp    stamp;

      /* Skip files that would block a read, such as pipes. */
      if (!g_str_has_suffix (name, ROBO_ARENA_SUFFIX) || name[0] == '.' || g_stat (path, &info) != 0 ||
          !S_ISREG (info.st_mode))
        continue;

      stamp = (RoboFileStamp){
        .inode = info.st_ino,
        .size = info.st_size,
        .modified_ns = (gint64)info.st_mtim.tv_sec * 1000000000 + info.st_mtim.tv_nsec,
      };

      g_ptr_array_add (found, robo_library_arena_new (path, is_bundled));
      robo_library_arena_set_stamp (g_ptr_array_index (found, found->len - 1), &stamp);
    }
  g_ptr_array_sort (found, is_bundled ? compare_bundled : compare_entries);
  g_ptr_array_extend_and_steal (entries, g_steal_pointer (&found));
}

/* Watching the user's folder */

static void
set_is_loading (RoboLibrary *self,
                gboolean     is_loading)
{
  if (self->is_scanning == is_loading)
    return;

  self->is_scanning = is_loading;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_LOADING]);
}

/* A scan lists all files in a thread. Entries of removed files are taken out of the list at once. New and changed files
 * are read in the thread, some at a time, and their entries are added as they are read. So a folder with thousands of
 * files does not block the program. Changes during a scan cause another scan.
 *
 * The tasks hold no reference to the library, because a thread might then drop the last reference. The library
 * cancels the tasks when it is disposed, and their callbacks then do nothing. */

/* Each time that this many files have been read, their entries are added to the list. */
#define BATCH 24

/* A scan begins this long after a change, because files are often written in several steps. */
#define PATIENCE_MS 60

static void start_scan (RoboLibrary *self);

typedef struct
{
  char      *folder;
  GPtrArray *entries; /* array of RoboLibraryArena, sorted */
} Scan;

static void
scan_free (gpointer data)
{
  Scan *self = data;

  g_free (self->folder);
  g_ptr_array_unref (self->entries);
  g_free (self);
}

static gboolean
scan_thread (gpointer      data,
             GCancellable *cancellable,
             GError      **error)
{
  Scan *scan = data;

  add_folder (scan->entries, scan->folder, FALSE, cancellable);

  return TRUE;
}

static gboolean
read_entries (gpointer      data,
              GCancellable *cancellable,
              GError      **error)
{
  GPtrArray *entries = data;

  for (guint i = 0; i < entries->len && !g_cancellable_is_cancelled (cancellable); i++)
    robo_library_arena_read (entries->pdata[i]);

  return TRUE;
}

/* The entries of the user's arenas are sorted by file name. */

static RoboLibraryArena *
get_entry (RoboLibrary *self,
           guint        position)
{
  g_autoptr (RoboLibraryArena) entry = g_list_model_get_item (G_LIST_MODEL (self->arenas), position);

  /* Return a borrowed entry; the list keeps a reference to it. */
  return entry;
}

/* Returns the position of the user's entry with this name, or the position where it is to be inserted. */
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

/* Counts the entries from `first` on that can be inserted at one position of the list, one after the other, and
 * replace no entry. */
static guint
count_run (RoboLibrary *self,
           GPtrArray   *entries,
           guint        first,
           guint        position)
{
  gboolean is_there = FALSE;
  guint    n = 0;

  while (first + n < entries->len &&
         find_position (self, robo_library_arena_get_name (entries->pdata[first + n]), &is_there) == position &&
         !is_there)
    n++;

  return n;
}

static gboolean
is_known (RoboLibrary      *self,
          RoboLibraryArena *entry)
{
  gboolean             is_there;
  guint                position = find_position (self, robo_library_arena_get_name (entry), &is_there);
  const RoboFileStamp *wanted = robo_library_arena_get_stamp (entry);
  const RoboFileStamp *known = is_there ? robo_library_arena_get_stamp (get_entry (self, position)) : NULL;

  return known != NULL && known->inode == wanted->inode && known->size == wanted->size &&
         known->modified_ns == wanted->modified_ns;
}

/* Reading */

static void read_batch (RoboLibrary *self);

static void
batch_read_cb (gpointer      owner,
               gpointer      data,
               GCancellable *cancellable,
               const GError *error)
{
  RoboLibrary *self = owner;
  GPtrArray   *entries = data;

  /* Make as few changes of the list as possible, because each change takes time in views. */
  for (guint i = 0; i < entries->len;)
    {
      gboolean is_there;
      guint    position = find_position (self, robo_library_arena_get_name (entries->pdata[i]), &is_there);
      guint    n = is_there ? 1 : count_run (self, entries, i, position);

      g_list_store_splice (self->arenas, position, is_there ? 1 : 0, entries->pdata + i, n);
      i += n;
    }
  read_batch (self);
}

static void
read_batch (RoboLibrary *self)
{
  GPtrArray *entries;

  if (self->pending->len == 0)
    {
      if (self->has_news)
        start_scan (self);
      else
        set_is_loading (self, FALSE);
      return;
    }

  entries = g_ptr_array_new_with_free_func (g_object_unref);
  while (entries->len < BATCH && self->pending->len > 0)
    g_ptr_array_add (entries, g_ptr_array_steal_index (self->pending, self->pending->len - 1));

  robo_work_run (self, self->cancellable, read_entries, batch_read_cb, entries, (GDestroyNotify)g_ptr_array_unref);
}

static void
scanned_cb (gpointer      owner,
            gpointer      data,
            GCancellable *cancellable,
            const GError *error)
{
  RoboLibrary     *self = owner;
  const GPtrArray *found = ((Scan *)data)->entries;

  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (self->arenas)); i > self->n_bundled; i--)
    {
      RoboLibraryArena *entry = get_entry (self, i - 1);

      /* Don't call bsearch() with an empty array, whose data may be NULL. */
      if (found->len == 0 || bsearch (&entry, found->pdata, found->len, sizeof (gpointer), compare_entries) == NULL)
        g_list_store_remove (self->arenas, i - 1);
    }
  /* Entries are taken from the end of `pending`, so add the last entry first. */
  g_ptr_array_set_size (self->pending, 0);
  for (guint i = found->len; i > 0; i--)
    if (!is_known (self, found->pdata[i - 1]))
      g_ptr_array_add (self->pending, g_object_ref (found->pdata[i - 1]));
  read_batch (self);
}

static void
start_scan (RoboLibrary *self)
{
  Scan *scan = g_new (Scan, 1);

  *scan = (Scan){ g_strdup (self->own_folder), g_ptr_array_new_with_free_func (g_object_unref) };
  self->has_news = FALSE;
  set_is_loading (self, TRUE);
  robo_work_run (self, self->cancellable, scan_thread, scanned_cb, scan, scan_free);
}

static void
rescan_folder (RoboLibrary *self)
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
  rescan_folder (self);

  return G_SOURCE_REMOVE;
}

static void
folder_changed_cb (RoboLibrary *self)
{
  if (self->rescan_id == 0)
    self->rescan_id = g_timeout_add (PATIENCE_MS, patience_ends_cb, self);
}

/* The class */

static void
robo_library_dispose (GObject *object)
{
  RoboLibrary *self = ROBO_LIBRARY (object);

  g_clear_handle_id (&self->rescan_id, g_source_remove);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->monitor);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->pending, g_ptr_array_unref);

  G_OBJECT_CLASS (robo_library_parent_class)->dispose (object);
}

static void
robo_library_finalize (GObject *object)
{
  RoboLibrary *self = ROBO_LIBRARY (object);

  g_free (self->bundled_folder);
  g_free (self->own_folder);
  g_object_unref (self->arenas);

  G_OBJECT_CLASS (robo_library_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_IS_LOADING] = { ROBO_PROPERTY_GETTER (BOOLEAN, "is-loading", robo_library_get_is_loading) },
};

static void
robo_library_class_init (RoboLibraryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = robo_library_dispose;
  object_class->finalize = robo_library_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);
}

static void
robo_library_init (RoboLibrary *self)
{
  self->arenas = g_list_store_new (ROBO_TYPE_LIBRARY_ARENA);
}

static char *
dup_bundled_folder (void)
{
  return g_build_filename (robo_paths_get_data_dir (), "arenas", NULL);
}

static char *
dup_own_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "robodrome", "arenas", NULL);
}

RoboLibrary *
robo_library_new (void)
{
  g_autofree char *bundled = dup_bundled_folder ();
  g_autofree char *own = dup_own_folder ();

  return robo_library_new_for_folders (bundled, own);
}

RoboLibrary *
robo_library_new_for_folders (const char *bundled,
                              const char *own)
{
  RoboLibrary *self = g_object_new (ROBO_TYPE_LIBRARY, NULL);

  self->bundled_folder = g_strdup (bundled);
  self->own_folder = g_strdup (own);
  robo_library_reload (self);

  return self;
}

RoboLibrary *
robo_library_new_watching (const char *bundled,
                           const char *own)
{
  RoboLibrary *self = g_object_new (ROBO_TYPE_LIBRARY, NULL);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GFile) folder = NULL;

  self->bundled_folder = bundled != NULL ? g_strdup (bundled) : dup_bundled_folder ();
  self->own_folder = own != NULL ? g_strdup (own) : dup_own_folder ();
  add_folder (entries, self->bundled_folder, TRUE, NULL);
  self->n_bundled = entries->len;
  g_list_store_splice (self->arenas, 0, 0, entries->pdata, entries->len);
  folder = g_file_new_for_path (self->own_folder);
  g_mkdir_with_parents (self->own_folder, 0700);
  self->cancellable = g_cancellable_new ();
  self->pending = g_ptr_array_new_with_free_func (g_object_unref);
  self->monitor = g_file_monitor_directory (folder, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (folder_changed_cb), self, G_CONNECT_SWAPPED);
  start_scan (self);

  return self;
}

static void
read_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  g_task_return_boolean (task, read_entries (task_data, cancellable, NULL));
}

void
robo_library_read_async (RoboLibrary        *self,
                         GCancellable       *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer            user_data)
{
  g_autoptr (GTask) task = NULL;
  GPtrArray *entries;

  g_return_if_fail (ROBO_IS_LIBRARY (self));

  entries = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < self->n_bundled; i++)
    g_ptr_array_add (entries, g_list_model_get_item (G_LIST_MODEL (self->arenas), i));
  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, robo_library_read_async);
  g_task_set_task_data (task, entries, (GDestroyNotify)g_ptr_array_unref);
  g_task_run_in_thread (task, read_thread);
}

gboolean
robo_library_read_finish (RoboLibrary  *self,
                          GAsyncResult *result)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), NULL);
}

GListModel *
robo_library_get_arenas (RoboLibrary *self)
{
  g_return_val_if_fail (ROBO_IS_LIBRARY (self), NULL);

  return G_LIST_MODEL (self->arenas);
}

const char *
robo_library_get_bundled_folder (RoboLibrary *self)
{
  g_return_val_if_fail (ROBO_IS_LIBRARY (self), NULL);

  return self->bundled_folder;
}

const char *
robo_library_get_own_folder (RoboLibrary *self)
{
  g_return_val_if_fail (ROBO_IS_LIBRARY (self), NULL);

  return self->own_folder;
}

void
robo_library_reload (RoboLibrary *self)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_if_fail (ROBO_IS_LIBRARY (self));

  if (self->cancellable != NULL)
    {
      rescan_folder (self);
      return;
    }

  add_folder (entries, self->bundled_folder, TRUE, NULL);
  self->n_bundled = entries->len;
  if (self->own_folder != NULL)
    add_folder (entries, self->own_folder, FALSE, NULL);

  g_list_store_splice (self->arenas, 0, g_list_model_get_n_items (G_LIST_MODEL (self->arenas)),
                       entries->pdata, entries->len);
}

/* Returns a borrowed entry, to which the list keeps a reference. */
RoboLibraryArena *
robo_library_find_arena (RoboLibrary *self,
                         const char  *id)
{
  guint n_arenas;

  g_return_val_if_fail (ROBO_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  n_arenas = g_list_model_get_n_items (G_LIST_MODEL (self->arenas));
  for (guint i = 0; i < n_arenas; i++)
    {
      g_autoptr (RoboLibraryArena) entry = g_list_model_get_item (G_LIST_MODEL (self->arenas), i);
      RoboArena *arena = robo_library_arena_get_arena (entry);

      if (arena != NULL && g_str_equal (robo_arena_get_id (arena), id))
        return entry;
    }

  return NULL;
}

/* Returns the path of an arena's file, whatever its content. If the argument is neither a known id nor a path, adds
 * an error that lists the ids, and returns NULL. */
static const char *
find_path (RoboLibrary  *self,
           const char   *id_or_path,
           RoboProblems *problems)
{
  RoboLibraryArena *entry = robo_library_find_arena (self, id_or_path);
  guint             n_arenas = g_list_model_get_n_items (G_LIST_MODEL (self->arenas));
  g_autoptr (GPtrArray) all = g_ptr_array_new ();
  g_autofree char *ids = NULL;

  if (entry != NULL)
    return robo_library_arena_get_path (entry);
  if (g_file_test (id_or_path, G_FILE_TEST_EXISTS) || strpbrk (id_or_path, "/.") != NULL)
    return id_or_path;

  for (guint i = 0; i < n_arenas; i++)
    {
      RoboArena *arena = robo_library_arena_get_arena (get_entry (self, i));

      if (arena != NULL)
        g_ptr_array_add (all, (gpointer)robo_arena_get_id (arena));
    }
  g_ptr_array_add (all, NULL);
  ids = g_strjoinv (", ", (char **)all->pdata);
  robo_problems_add (problems, ROBO_PROBLEM_UNREADABLE, 0,
                     /* Translators: The first %s is what the user wrote, the second a list of ids of arenas. */
                     _ ("The arena “%s” doesn’t exist. Name a file, or one of these: %s."), id_or_path, ids);
  return NULL;
}

RoboArena *
robo_library_load_arena (RoboLibrary  *self,
                         const char   *id_or_path,
                         RoboProblems *problems)
{
  g_autoptr (RoboArena) arena = NULL;
  const char *path;

  g_return_val_if_fail (ROBO_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (id_or_path != NULL, NULL);

  path = find_path (self, id_or_path, problems);
  if (path != NULL)
    arena = robo_arena_load_file (path, problems);

  return robo_problems_has_errors (problems) ? NULL : g_steal_pointer (&arena);
}

gboolean
robo_library_get_is_loading (RoboLibrary *self)
{
  g_return_val_if_fail (ROBO_IS_LIBRARY (self), FALSE);

  return self->is_scanning;
}
