// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "robo-library-private.h"
#include "files/xml/robo-paths.h"

enum
{
  PROP_0,
  PROP_IS_LOADING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboLibrary, robo_library, G_TYPE_OBJECT)

/* R11.1; others that a distribution may add come after them. */
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
compare_names (gconstpointer a,
               gconstpointer b)
{
  const char *name_a = *(const char *const *)a;
  const char *name_b = *(const char *const *)b;
  guint       rank_a = get_rank (name_a);
  guint       rank_b = get_rank (name_b);

  return rank_a != rank_b ? (gint)rank_a - (gint)rank_b : strcmp (name_a, name_b);
}

static GPtrArray *
list_names (const char *folder)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      if (g_str_has_suffix (name, ROBO_ARENA_SUFFIX))
        g_ptr_array_add (names, g_strdup (name));
    }
  g_ptr_array_sort (names, compare_names);

  return names;
}

static void
add_folder (GPtrArray  *entries,
            const char *folder,
            gboolean    is_bundled)
{
  g_autoptr (GPtrArray) names = list_names (folder);

  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, g_ptr_array_index (names, i), NULL);

      g_ptr_array_add (entries, robo_library_arena_new (path, is_bundled));
    }
}

static void
robo_library_dispose (GObject *object)
{
  robo_library_stop_watching (ROBO_LIBRARY (object));

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

static void
robo_library_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_IS_LOADING:
      g_value_set_boolean (value, robo_library_get_is_loading (ROBO_LIBRARY (object)));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
robo_library_class_init (RoboLibraryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = robo_library_dispose;
  object_class->finalize = robo_library_finalize;
  object_class->get_property = robo_library_get_property;

  properties[PROP_IS_LOADING] = g_param_spec_boolean ("is-loading", NULL, NULL, FALSE,
                                                      G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
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

  self->bundled_folder = bundled != NULL ? g_strdup (bundled) : dup_bundled_folder ();
  self->own_folder = own != NULL ? g_strdup (own) : dup_own_folder ();
  add_folder (entries, self->bundled_folder, TRUE);
  self->n_bundled = entries->len;
  g_list_store_splice (self->arenas, 0, 0, entries->pdata, entries->len);
  robo_library_watch (self);

  return self;
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
      robo_library_rescan (self);
      return;
    }

  add_folder (entries, self->bundled_folder, TRUE);
  self->n_bundled = entries->len;
  if (self->own_folder != NULL)
    add_folder (entries, self->own_folder, FALSE);

  g_list_store_splice (self->arenas, 0, g_list_model_get_n_items (G_LIST_MODEL (self->arenas)),
                       entries->pdata, entries->len);
}

static gboolean
has_id (RoboLibraryArena *entry,
        const char       *id)
{
  RoboArena *arena = robo_library_arena_get_arena (entry);

  return arena != NULL && g_str_equal (robo_arena_get_id (arena), id);
}

/* The entry stays in the list, so that its reference need not be kept. */
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

      if (has_id (entry, id))
        return entry;
    }

  return NULL;
}

static char *
dup_ids (RoboLibrary *self)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  guint n_arenas = g_list_model_get_n_items (G_LIST_MODEL (self->arenas));

  for (guint i = 0; i < n_arenas; i++)
    {
      g_autoptr (RoboLibraryArena) entry = g_list_model_get_item (G_LIST_MODEL (self->arenas), i);
      RoboArena *arena = robo_library_arena_get_arena (entry);

      if (arena != NULL)
        g_ptr_array_add (ids, (gpointer)robo_arena_get_id (arena));
    }
  g_ptr_array_add (ids, NULL);

  return g_strjoinv (", ", (char **)ids->pdata);
}

/* A file that is named is read, whatever is in it; everything else is an id that does not exist. */
static const char *
find_path (RoboLibrary  *self,
           const char   *id_or_path,
           RoboProblems *problems)
{
  RoboLibraryArena *entry = robo_library_find_arena (self, id_or_path);
  g_autofree char  *ids = NULL;

  if (entry != NULL)
    return robo_library_arena_get_path (entry);
  if (g_file_test (id_or_path, G_FILE_TEST_EXISTS) || strpbrk (id_or_path, "/.") != NULL)
    return id_or_path;

  ids = dup_ids (self);
  robo_problems_add (problems, ROBO_PROBLEM_UNREADABLE, 0,
                     /* Translators: the first %s is what somebody wrote, the second are ids of arenas, separated by commas. */
                     _ ("There is no arena “%s”. Name a file, or one of these: %s."), id_or_path, ids);
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

/*< private >
 * robo_library_set_is_loading:
 * @self: a library
 * @is_loading: whether it looks for files or reads them
 */
void
robo_library_set_is_loading (RoboLibrary *self,
                             gboolean     is_loading)
{
  if (self->is_scanning == is_loading)
    return;

  self->is_scanning = is_loading;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_LOADING]);
}
