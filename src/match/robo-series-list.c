// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-series-list.h"

#include <glib/gstdio.h>

#include "base/robo-work.h"

/* Limits the list; users have fewer series in progress. */
#define MAX_LISTED 12

struct _RoboSeriesList
{
  GObject parent_instance;

  /* Owned */
  GListStore   *runs;
  GCancellable *listing;
};

static void robo_series_list_model_init (GListModelInterface *interface);

/* clang-format off */
G_DEFINE_FINAL_TYPE_WITH_CODE (RoboSeriesList, robo_series_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, robo_series_list_model_init))
/* clang-format on */

/* The model */

static GType
get_item_type (GListModel *model)
{
  return ROBO_TYPE_SERIES_RUN;
}

static guint
get_n_items (GListModel *model)
{
  return g_list_model_get_n_items (G_LIST_MODEL (ROBO_SERIES_LIST (model)->runs));
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  return g_list_model_get_item (G_LIST_MODEL (ROBO_SERIES_LIST (model)->runs), position);
}

static void
robo_series_list_model_init (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

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
compare_newest_first (gconstpointer a,
                      gconstpointer b)
{
  const Entry *entry_a = a;
  const Entry *entry_b = b;

  if (entry_a->modified != entry_b->modified)
    return entry_a->modified < entry_b->modified ? 1 : -1;

  return g_strcmp0 (entry_b->path, entry_a->path);
}

/* Files that are no series are skipped and not changed. */
typedef struct
{
  char      *folder;
  GPtrArray *runs; /* RoboSeriesRun */
} Listing;

static void
listing_free (gpointer data)
{
  Listing *self = data;

  g_free (self->folder);
  g_ptr_array_unref (self->runs);
  g_free (self);
}

static gboolean
list_thread (gpointer      data,
             GCancellable *cancellable,
             GError      **error)
{
  Listing *listing = data;
  g_autoptr (GDir) dir = g_dir_open (listing->folder, 0, NULL);
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  const char *name;

  g_array_set_clear_func (entries, clear_entry);
  while (dir && (name = g_dir_read_name (dir)))
    {
      Entry    entry = { g_build_filename (listing->folder, name, NULL), 0 };
      GStatBuf info;

      if (!g_str_has_suffix (name, ROBO_SERIES_SUFFIX) || g_stat (entry.path, &info) != 0)
        {
          g_free (entry.path);
          continue;
        }
      entry.modified = info.st_mtime;
      g_array_append_val (entries, entry);
    }
  g_array_sort (entries, compare_newest_first);

  for (guint i = 0; i < entries->len && listing->runs->len < MAX_LISTED; i++)
    {
      g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);
      RoboSeriesRun *run;

      if (g_cancellable_is_cancelled (cancellable))
        break;

      run = robo_series_run_load (g_array_index (entries, Entry, i).path, ignored);
      if (run)
        g_ptr_array_add (listing->runs, run);
    }

  return TRUE;
}

/* Series begun while the folder was read are newer and come first. */
static void
listed_cb (gpointer      owner,
           gpointer      data,
           GCancellable *cancellable,
           const GError *error)
{
  RoboSeriesList  *self = owner;
  const GPtrArray *runs = ((Listing *)data)->runs;

  for (guint i = 0; i < runs->len; i++)
    {
      if (!robo_series_list_find (self, robo_series_run_get_path (runs->pdata[i])))
        g_list_store_append (self->runs, runs->pdata[i]);
    }
}

/* The object */

static void
items_changed_cb (RoboSeriesList *self,
                  guint           position,
                  guint           n_removed,
                  guint           n_added)
{
  g_list_model_items_changed (G_LIST_MODEL (self), position, n_removed, n_added);
}

static void
robo_series_list_dispose (GObject *object)
{
  RoboSeriesList *self = ROBO_SERIES_LIST (object);

  g_cancellable_cancel (self->listing);
  g_clear_object (&self->listing);

  G_OBJECT_CLASS (robo_series_list_parent_class)->dispose (object);
}

static void
robo_series_list_finalize (GObject *object)
{
  g_object_unref (ROBO_SERIES_LIST (object)->runs);

  G_OBJECT_CLASS (robo_series_list_parent_class)->finalize (object);
}

static void
robo_series_list_class_init (RoboSeriesListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_series_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = robo_series_list_finalize;
}

static void
robo_series_list_init (RoboSeriesList *self)
{
  self->runs = g_list_store_new (ROBO_TYPE_SERIES_RUN);
  self->listing = g_cancellable_new ();
  g_signal_connect_swapped (self->runs, "items-changed", G_CALLBACK (items_changed_cb), self);
}

RoboSeriesList *
robo_series_list_new (const char *folder)
{
  RoboSeriesList *self = g_object_new (ROBO_TYPE_SERIES_LIST, NULL);
  Listing        *listing;

  g_return_val_if_fail (folder != NULL, NULL);

  listing = g_new (Listing, 1);
  *listing = (Listing){ g_strdup (folder), g_ptr_array_new_with_free_func (g_object_unref) };
  robo_work_run (self, self->listing, list_thread, listed_cb, listing, listing_free);

  return self;
}

void
robo_series_list_add (RoboSeriesList *self,
                      RoboSeriesRun  *run)
{
  g_autoptr (RoboSeriesRun) kept = NULL;
  guint position;

  g_return_if_fail (ROBO_IS_SERIES_LIST (self) && ROBO_IS_SERIES_RUN (run));

  if (g_list_store_find (self->runs, run, &position))
    {
      if (position == 0)
        return;
      kept = g_object_ref (run);
      g_list_store_remove (self->runs, position);
    }
  g_list_store_insert (self->runs, 0, run);
}

RoboSeriesRun *
robo_series_list_find (RoboSeriesList *self,
                       const char     *path)
{
  g_return_val_if_fail (ROBO_IS_SERIES_LIST (self) && path != NULL, NULL);

  for (guint i = 0; i < get_n_items (G_LIST_MODEL (self)); i++)
    {
      g_autoptr (RoboSeriesRun) run = get_item (G_LIST_MODEL (self), i);

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

  for (guint i = 0; i < get_n_items (G_LIST_MODEL (self)); i++)
    {
      g_autoptr (RoboSeriesRun) run = get_item (G_LIST_MODEL (self), i);

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
  if (g_list_store_find (self->runs, run, &position))
    g_list_store_remove (self->runs, position);
}
