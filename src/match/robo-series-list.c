// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-series-list.h"

#include <glib/gstdio.h>

#include "base/robo-work.h"

#include "robo-game-folder.h"

/* Each step reads this many series before they are shown. */
#define FILES_PER_STEP 12

struct _RoboSeriesList
{
  RoboArrayList parent_instance;

  GPtrArray    *runs; /* array of RoboSeriesRun, which is the array of the base class */
  GCancellable *listing;
};

G_DEFINE_FINAL_TYPE (RoboSeriesList, robo_series_list, ROBO_TYPE_ARRAY_LIST)

/* Reading the folder */

typedef struct
{
  char  *path;
  gint64 modified;
} Entry;

static void
clear_entry (gpointer data)
{
  g_free (((Entry *)data)->path);
}

static int
compare_oldest_first (gconstpointer a,
                      gconstpointer b)
{
  const Entry *entry_a = a;
  const Entry *entry_b = b;

  if (entry_a->modified != entry_b->modified)
    return entry_a->modified < entry_b->modified ? -1 : 1;

  return g_strcmp0 (entry_a->path, entry_b->path);
}

/* Holds the state of reading the folder. Files that are no series are skipped and not changed. */
typedef struct
{
  char      *folder;
  GArray    *entries; /* Entry: files that were not read yet, the oldest first; NULL until the folder was looked at */
  GPtrArray *runs;    /* array of RoboSeriesRun, read in this step */
} Listing;

static void
listing_free (gpointer data)
{
  Listing *self = data;

  g_free (self->folder);
  g_clear_pointer (&self->entries, g_array_unref);
  g_ptr_array_unref (self->runs);
  g_free (self);
}

static GArray *
look_at_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GArray     *entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  const char *name;

  g_array_set_clear_func (entries, clear_entry);
  while (dir && (name = g_dir_read_name (dir)))
    {
      Entry       entry = { g_build_filename (folder, name, NULL), 0 };
      struct stat info;

      if (!g_str_has_suffix (name, ROBO_SERIES_SUFFIX) || stat (entry.path, &info) != 0 || info.st_size == 0)
        {
          g_free (entry.path);
          continue;
        }
      robo_game_folder_correct_time (entry.path, &info);
      entry.modified = info.st_mtime;
      g_array_append_val (entries, entry);
    }
  g_array_sort (entries, compare_oldest_first);

  return entries;
}

static gboolean
list_thread (gpointer      data,
             GCancellable *cancellable,
             GError      **error)
{
  Listing *listing = data;

  if (listing->entries == NULL)
    listing->entries = look_at_folder (listing->folder);
  for (guint i = 0; i < FILES_PER_STEP && listing->entries->len > 0 && !g_cancellable_is_cancelled (cancellable); i++)
    {
      g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);
      RoboSeriesRun *run;

      run = robo_series_run_load (g_array_index (listing->entries, Entry, listing->entries->len - 1).path, ignored);
      if (run)
        g_ptr_array_add (listing->runs, run);
      g_array_set_size (listing->entries, listing->entries->len - 1);
    }

  return TRUE;
}

static void
insert (RoboSeriesList *self,
        guint           position,
        RoboSeriesRun  *run)
{
  g_ptr_array_insert (self->runs, (gint)position, g_object_ref (run));
  g_list_model_items_changed (G_LIST_MODEL (self), position, 0, 1);
}

static void run_step (RoboSeriesList *self,
                      const char     *folder,
                      GArray         *entries);

/* Adds the series that were read. Series that were begun while the folder was read are newer, so they come first. */
static void
listed_cb (gpointer      owner,
           gpointer      data,
           GCancellable *cancellable,
           const GError *error)
{
  RoboSeriesList  *self = owner;
  Listing         *listing = data;
  const GPtrArray *runs = listing->runs;

  for (guint i = 0; i < runs->len; i++)
    {
      if (!robo_series_list_find (self, robo_series_run_get_path (runs->pdata[i])))
        insert (self, self->runs->len, runs->pdata[i]);
    }
  if (listing->entries->len > 0)
    run_step (self, listing->folder, g_steal_pointer (&listing->entries));
}

/* Reads the next series in a thread. Takes ownership of the entries; NULL makes the thread list the folder first. */
static void
run_step (RoboSeriesList *self,
          const char     *folder,
          GArray         *entries)
{
  Listing *listing = g_new (Listing, 1);

  *listing = (Listing){ g_strdup (folder), entries, g_ptr_array_new_with_free_func (g_object_unref) };
  robo_work_run (self, self->listing, list_thread, listed_cb, listing, listing_free);
}

/* The object */

static void
robo_series_list_dispose (GObject *object)
{
  RoboSeriesList *self = ROBO_SERIES_LIST (object);

  robo_work_cancel (&self->listing);

  G_OBJECT_CLASS (robo_series_list_parent_class)->dispose (object);
}

static void
robo_series_list_class_init (RoboSeriesListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_series_list_dispose;
  ROBO_ARRAY_LIST_CLASS (klass)->item_type = ROBO_TYPE_SERIES_RUN;
}

static void
robo_series_list_init (RoboSeriesList *self)
{
  self->runs = robo_array_list_get_items (ROBO_ARRAY_LIST (self));
  self->listing = g_cancellable_new ();
}

RoboSeriesList *
robo_series_list_new (const char *folder)
{
  RoboSeriesList *self;

  g_return_val_if_fail (folder != NULL, NULL);

  self = g_object_new (ROBO_TYPE_SERIES_LIST, NULL);
  run_step (self, folder, NULL);

  return self;
}

void
robo_series_list_add (RoboSeriesList *self,
                      RoboSeriesRun  *run)
{
  guint position;

  g_return_if_fail (ROBO_IS_SERIES_LIST (self) && ROBO_IS_SERIES_RUN (run));

  if (!g_ptr_array_find (self->runs, run, &position))
    {
      insert (self, 0, run);
    }
  else if (position > 0)
    {
      g_ptr_array_insert (self->runs, 0, g_ptr_array_steal_index (self->runs, position));
      g_list_model_items_changed (G_LIST_MODEL (self), 0, position + 1, position + 1);
    }
}

RoboSeriesRun *
robo_series_list_find (RoboSeriesList *self,
                       const char     *path)
{
  g_return_val_if_fail (ROBO_IS_SERIES_LIST (self) && path != NULL, NULL);

  for (guint i = 0; i < self->runs->len; i++)
    {
      RoboSeriesRun *run = g_ptr_array_index (self->runs, i);

      if (g_strcmp0 (robo_series_run_get_path (run), path) == 0)
        return run;
    }

  return NULL;
}

RoboSeriesRun *
robo_series_list_find_game (RoboSeriesList *self,
                            const char     *path)
{
  g_return_val_if_fail (ROBO_IS_SERIES_LIST (self) && path != NULL, NULL);

  for (guint i = 0; i < self->runs->len; i++)
    {
      RoboSeriesRun *run = g_ptr_array_index (self->runs, i);

      if (robo_series_run_find_game (run, path, NULL))
        return run;
    }

  return NULL;
}

void
robo_series_list_discard (RoboSeriesList *self,
                          RoboSeriesRun  *run)
{
  guint position;

  g_return_if_fail (ROBO_IS_SERIES_LIST (self) && ROBO_IS_SERIES_RUN (run));

  robo_series_run_remove (run);
  if (!g_ptr_array_find (self->runs, run, &position))
    return;

  g_ptr_array_remove_index (self->runs, position);
  g_list_model_items_changed (G_LIST_MODEL (self), position, 1, 0);
}
