// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-list.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"

/* A tooltip has at most this many sentences. */
#define MAX_SAID 20

struct _RoboArenaItem
{
  GObject parent_instance;

  RoboArena *arena;
  char      *features;
  char      *warning;
  gboolean   is_own;
};

enum
{
  ITEM_PROP_0,
  ITEM_PROP_ID,
  ITEM_PROP_NAME,
  ITEM_PROP_DESCRIPTION,
  ITEM_PROP_FEATURES,
  ITEM_PROP_IS_OWN,
  ITEM_PROP_WARNING,
  N_ITEM_PROPS
};

static GParamSpec *item_properties[N_ITEM_PROPS];

G_DEFINE_FINAL_TYPE (RoboArenaItem, robo_arena_item, G_TYPE_OBJECT)

static void
robo_arena_item_finalize (GObject *object)
{
  RoboArenaItem *self = ROBO_ARENA_ITEM (object);

  g_clear_pointer (&self->arena, robo_arena_unref);
  g_free (self->features);
  g_free (self->warning);

  G_OBJECT_CLASS (robo_arena_item_parent_class)->finalize (object);
}

static const RoboProperty item_property_rows[N_ITEM_PROPS] = {
  [ITEM_PROP_ID] = { ROBO_PROPERTY_GETTER (STRING, "id", robo_arena_item_get_id) },
  [ITEM_PROP_NAME] = { ROBO_PROPERTY_GETTER (STRING, "name", robo_arena_item_get_name) },
  [ITEM_PROP_DESCRIPTION] = { ROBO_PROPERTY_GETTER (STRING, "description", robo_arena_item_get_description) },
  [ITEM_PROP_FEATURES] = { ROBO_PROPERTY_FIELD (STRING, "features", RoboArenaItem, features) },
  [ITEM_PROP_IS_OWN] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-own", RoboArenaItem, is_own) },
  [ITEM_PROP_WARNING] = { ROBO_PROPERTY_FIELD (STRING, "warning", RoboArenaItem, warning) },
};

static void
robo_arena_item_class_init (RoboArenaItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = robo_arena_item_finalize;

  robo_properties_install (object_class, item_property_rows, N_ITEM_PROPS, item_properties);
}

static void
robo_arena_item_init (RoboArenaItem *self)
{
}

/* Returns a line with the dangers and walls of the arena, the most dangerous first, or with the words that it has
 * none. */
static char *
dup_features (const RoboPlan *plan)
{
  guint       n_spaces = plan->columns * plan->rows;
  gboolean    has_pits = FALSE, has_water = FALSE, has_voltage = FALSE, has_barriers = FALSE, has_walls = FALSE;
  const char *words[6] = { NULL };
  guint       n = 0;

  for (guint i = 0; i < n_spaces; i++)
    {
      has_pits |= plan->terrain[i] == ROBO_TERRAIN_PIT;
      has_water |= plan->terrain[i] == ROBO_TERRAIN_WATER;
      has_voltage |= plan->high_voltage[i];
      has_barriers |= plan->edge_east[i] == ROBO_EDGE_BARRIER || plan->edge_south[i] == ROBO_EDGE_BARRIER;
      has_walls |= plan->edge_east[i] == ROBO_EDGE_WALL || plan->edge_south[i] == ROBO_EDGE_WALL;
    }

  /* Translators: These words below the name of an arena say what is in it, as in “Pits · High voltage”. */
  if (has_pits)
    words[n++] = C_ ("arena", "Pits");
  if (has_water)
    words[n++] = C_ ("arena", "Water");
  if (has_voltage)
    words[n++] = C_ ("arena", "High voltage");
  if (has_barriers)
    words[n++] = C_ ("arena", "Lightning barriers");
  if (has_walls)
    words[n++] = C_ ("arena", "Energy walls");

  /* The no-break space keeps a dot at the end of a line, not at the beginning of the next one. */
  return n > 0 ? g_strjoinv ("\u00a0· ", (char **)words) : g_strdup (C_ ("arena", "No dangers"));
}

RoboArenaItem *
robo_arena_item_new (RoboArena          *arena,
                     const RoboProblems *problems,
                     gboolean            is_own)
{
  RoboArenaItem *self;
  g_auto (GStrv) sentences = NULL;
  guint n_left;

  g_return_val_if_fail (arena != NULL, NULL);
  g_return_val_if_fail (problems != NULL && !robo_problems_has_errors (problems), NULL);

  self = g_object_new (ROBO_TYPE_ARENA_ITEM, NULL);
  self->arena = robo_arena_ref (arena);
  self->is_own = is_own;
  self->features = dup_features (robo_arena_get_plan (arena));
  /* Write each sentence on a text line of its own, for a tooltip. */
  sentences = robo_problems_dup_sentences (problems, MAX_SAID, &n_left);
  self->warning = sentences[0] != NULL ? g_strjoinv ("\n", sentences) : NULL;

  return self;
}

RoboArena *
robo_arena_item_get_arena (RoboArenaItem *self)
{
  g_return_val_if_fail (ROBO_IS_ARENA_ITEM (self), NULL);

  return self->arena;
}

const char *
robo_arena_item_get_id (RoboArenaItem *self)
{
  g_return_val_if_fail (ROBO_IS_ARENA_ITEM (self), NULL);

  return robo_arena_get_id (self->arena);
}

const char *
robo_arena_item_get_name (RoboArenaItem *self)
{
  g_return_val_if_fail (ROBO_IS_ARENA_ITEM (self), NULL);

  return robo_arena_get_name (self->arena);
}

const char *
robo_arena_item_get_description (RoboArenaItem *self)
{
  g_return_val_if_fail (ROBO_IS_ARENA_ITEM (self), NULL);

  return robo_arena_get_description (self->arena);
}

gboolean
robo_arena_item_get_is_own (RoboArenaItem *self)
{
  g_return_val_if_fail (ROBO_IS_ARENA_ITEM (self), FALSE);

  return self->is_own;
}

const char *
robo_arena_item_get_warning (RoboArenaItem *self)
{
  g_return_val_if_fail (ROBO_IS_ARENA_ITEM (self), NULL);

  return self->warning;
}

struct _RoboArenaList
{
  RoboArrayList parent_instance;

  RoboLibrary *library;
  GPtrArray   *slots; /* by entry of the library: the RoboArenaItem of the entry, or NULL if the entry is not
                       * playable */
  GPtrArray   *items; /* the items in `slots`, then arenas that were opened from elsewhere */
};

G_DEFINE_FINAL_TYPE (RoboArenaList, robo_arena_list, ROBO_TYPE_ARRAY_LIST)

static guint
count_items (GPtrArray *slots,
             guint      first,
             guint      n)
{
  guint n_items = 0;

  for (guint i = first; i < first + n; i++)
    n_items += slots->pdata[i] != NULL;

  return n_items;
}

static void
library_changed_cb (RoboArenaList *self,
                    guint          slot,
                    guint          n_removed,
                    guint          n_added,
                    GListModel    *entries)
{
  guint position = count_items (self->slots, 0, slot);
  guint n_items_removed = count_items (self->slots, slot, n_removed);
  guint n_items_added = 0;

  if (n_items_removed > 0)
    g_ptr_array_remove_range (self->items, position, n_items_removed);
  if (n_removed > 0)
    g_ptr_array_remove_range (self->slots, slot, n_removed);
  for (guint i = slot; i < slot + n_added; i++)
    {
      g_autoptr (RoboLibraryArena) entry = g_list_model_get_item (entries, i);
      RoboArenaItem *item = NULL;

      /* Leave out arenas that are not playable. The library's page lists them with their errors. */
      if (robo_library_arena_is_playable (entry))
        item = robo_arena_item_new (robo_library_arena_get_arena (entry), robo_library_arena_get_problems (entry),
                                    !robo_library_arena_is_bundled (entry));
      g_ptr_array_insert (self->slots, (gint)i, item);
      if (item != NULL)
        g_ptr_array_insert (self->items, (gint)(position + n_items_added++), item);
    }

  if (n_items_removed > 0 || n_items_added > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), position, n_items_removed, n_items_added);
}

static void
robo_arena_list_dispose (GObject *object)
{
  RoboArenaList *self = ROBO_ARENA_LIST (object);

  g_clear_object (&self->library);

  G_OBJECT_CLASS (robo_arena_list_parent_class)->dispose (object);
}

static void
robo_arena_list_finalize (GObject *object)
{
  RoboArenaList *self = ROBO_ARENA_LIST (object);

  g_ptr_array_unref (self->slots);

  G_OBJECT_CLASS (robo_arena_list_parent_class)->finalize (object);
}

static void
robo_arena_list_class_init (RoboArenaListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  ROBO_ARRAY_LIST_CLASS (klass)->item_type = ROBO_TYPE_ARENA_ITEM;
  object_class->dispose = robo_arena_list_dispose;
  object_class->finalize = robo_arena_list_finalize;
}

static void
robo_arena_list_init (RoboArenaList *self)
{
  self->slots = g_ptr_array_new ();
  self->items = robo_array_list_get_items (ROBO_ARRAY_LIST (self));
}

RoboArenaList *
robo_arena_list_new (RoboLibrary *library)
{
  RoboArenaList *self;

  g_return_val_if_fail (ROBO_IS_LIBRARY (library), NULL);

  self = g_object_new (ROBO_TYPE_ARENA_LIST, NULL);
  self->library = g_object_ref (library);
  g_signal_connect_object (robo_library_get_arenas (library), "items-changed",
                           G_CALLBACK (library_changed_cb), self, G_CONNECT_SWAPPED);
  library_changed_cb (self, 0, 0, g_list_model_get_n_items (robo_library_get_arenas (library)),
                      robo_library_get_arenas (library));

  return self;
}

guint
robo_arena_list_find (RoboArenaList *self,
                      const char    *id)
{
  g_return_val_if_fail (ROBO_IS_ARENA_LIST (self), G_MAXUINT);
  g_return_val_if_fail (id != NULL, G_MAXUINT);

  for (guint i = 0; i < self->items->len; i++)
    if (g_str_equal (id, robo_arena_item_get_id (g_ptr_array_index (self->items, i))))
      return i;

  return G_MAXUINT;
}

guint
robo_arena_list_find_file (RoboArenaList *self,
                           const char    *path)
{
  GListModel *entries;

  g_return_val_if_fail (ROBO_IS_ARENA_LIST (self), G_MAXUINT);
  g_return_val_if_fail (path != NULL, G_MAXUINT);

  entries = robo_library_get_arenas (self->library);
  for (guint i = 0; i < self->slots->len; i++)
    {
      g_autoptr (RoboLibraryArena) entry = g_list_model_get_item (entries, i);

      if (g_str_equal (robo_library_arena_get_path (entry), path))
        return self->slots->pdata[i] != NULL ? count_items (self->slots, 0, i) : G_MAXUINT;
    }

  return G_MAXUINT;
}

guint
robo_arena_list_add (RoboArenaList      *self,
                     RoboArena          *arena,
                     const RoboProblems *problems)
{
  g_autoptr (GBytes) bytes = NULL;
  guint position;

  g_return_val_if_fail (ROBO_IS_ARENA_LIST (self), G_MAXUINT);
  g_return_val_if_fail (arena != NULL && !robo_problems_has_errors (problems), G_MAXUINT);

  bytes = robo_arena_to_bytes (arena);
  for (guint i = 0; i < self->items->len; i++)
    {
      RoboArenaItem *item = g_ptr_array_index (self->items, i);
      g_autoptr (GBytes) other_bytes = robo_arena_to_bytes (item->arena);

      if (g_bytes_equal (bytes, other_bytes))
        return i;
    }

  position = self->items->len;
  g_ptr_array_add (self->items, robo_arena_item_new (arena, problems, TRUE));
  g_list_model_items_changed (G_LIST_MODEL (self), position, 0, 1);

  return position;
}
