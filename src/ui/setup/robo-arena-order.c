// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-order.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

#include "ui/widgets/pictures/robo-arena-paintable.h"

#define PICTURE_PX 44

/* At first only this many arenas have rows, because rows are expensive. The user finds other arenas by searching. */
#define MAX_ROWS 60

/* If there are at most this many arenas, the search entry is hidden. */
#define MANY 12

/* The rows hold the user's choices. There are rows for the first arenas, for checked arenas and for arenas that a
 * search has found. */
struct _RoboArenaOrder
{
  GtkWidget parent_instance;

  /* borrowed */
  GtkWidget  *box; /* the only child */
  GtkWidget  *search;
  GtkListBox *list;
  GtkWidget  *more;

  /* owned */
  GListModel *arenas;
  char       *words; /* search words, case-folded */

  gboolean is_being_set;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboArenaOrder, robo_arena_order, GTK_TYPE_WIDGET)

/* Rows; the item and the widgets of a row are attached to the row as data */

static GtkListBoxRow *
get_row (RoboArenaOrder *self,
         guint           index)
{
  return gtk_list_box_get_row_at_index (self->list, index);
}

static RoboArenaItem *
get_item (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "item");
}

static GtkCheckButton *
get_check (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "check");
}

static void
update_buttons (RoboArenaOrder *self)
{
  GtkListBoxRow *row;

  gboolean is_whole = self->words[0] == '\0';

  /* While a search hides other rows, arenas cannot be moved, because the user would not see their new positions. */
  for (guint i = 0; (row = get_row (self, i)) != NULL; i++)
    {
      gtk_widget_set_sensitive (g_object_get_data (G_OBJECT (row), "up"), is_whole && i > 0);
      gtk_widget_set_sensitive (g_object_get_data (G_OBJECT (row), "down"), is_whole && get_row (self, i + 1) != NULL);
    }
}

static void
emit_changed (RoboArenaOrder *self)
{
  if (!self->is_being_set)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
put_row (RoboArenaOrder *self,
         GtkListBoxRow  *row,
         guint           index)
{
  g_object_ref (row);
  gtk_list_box_remove (self->list, GTK_WIDGET (row));
  gtk_list_box_insert (self->list, GTK_WIDGET (row), index);
  g_object_unref (row);
  update_buttons (self);
}

/* Moves a row. Keeps the focus on the button, so that the user can move the row further; at the end of the list moves
 * the focus to the check button. */
static void
move (GtkWidget *button,
      int        by)
{
  GtkListBoxRow  *row = GTK_LIST_BOX_ROW (gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW));
  RoboArenaOrder *self = ROBO_ARENA_ORDER (gtk_widget_get_ancestor (button, ROBO_TYPE_ARENA_ORDER));

  put_row (self, row, gtk_list_box_row_get_index (row) + by);
  if (gtk_widget_get_sensitive (button))
    gtk_widget_grab_focus (button);
  else
    gtk_widget_grab_focus (GTK_WIDGET (get_check (row)));
  emit_changed (self);
}

static void
up_cb (GtkWidget *button)
{
  move (button, -1);
}

static void
down_cb (GtkWidget *button)
{
  move (button, 1);
}

static void
add_button (GtkWidget  *row,
            const char *name,
            const char *icon,
            const char *label,
            GCallback   callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect (button, "clicked", callback, NULL);
  g_object_set_data (G_OBJECT (row), name, button);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
}

static GtkWidget *
picture_new (RoboArenaItem *item)
{
  g_autoptr (RoboArenaPaintable)
    paintable = robo_arena_paintable_new (robo_arena_get_plan (robo_arena_item_get_arena (item)));
  GtkWidget *picture = gtk_picture_new ();

  robo_arena_paintable_show_in (paintable, GTK_PICTURE (picture));
  gtk_widget_set_size_request (picture, PICTURE_PX, PICTURE_PX);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_picture_set_can_shrink (GTK_PICTURE (picture), TRUE);

  return picture;
}

/* Arenas */

static GtkListBoxRow *
find_row (RoboArenaOrder *self,
          const char     *id)
{
  GtkListBoxRow *row;

  for (guint i = 0; (row = get_row (self, i)) != NULL; i++)
    if (g_strcmp0 (robo_arena_item_get_id (get_item (row)), id) == 0)
      return row;

  return NULL;
}

/* Holds the state of a removed row. If its arena still exists after the change, a new row for the arena gets this
 * state. */
typedef struct
{
  guint    index;
  gboolean is_chosen;
} Place;

/* Removes the rows whose items are no longer in the list, because their arenas were removed or changed. Returns the
 * states of these rows by the id of the arena. */
static GHashTable *
remove_rows (RoboArenaOrder *self)
{
  GHashTable    *places = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  GtkListBoxRow *row;
  g_autoptr (GHashTable) listed = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (self->arenas); i++)
    {
      g_autoptr (RoboArenaItem) item = g_list_model_get_item (self->arenas, i);

      g_hash_table_add (listed, item); /* the list model keeps a reference */
    }
  for (guint i = 0; (row = get_row (self, i)) != NULL;)
    {
      Place *place;

      if (g_hash_table_contains (listed, get_item (row)))
        {
          i++;
          continue;
        }
      place = g_new0 (Place, 1);
      place->index = i + g_hash_table_size (places);
      place->is_chosen = gtk_check_button_get_active (get_check (row));
      g_hash_table_insert (places, g_strdup (robo_arena_item_get_id (get_item (row))), place);
      gtk_list_box_remove (self->list, GTK_WIDGET (row));
    }

  return places;
}

static void
add_row (RoboArenaOrder *self,
         RoboArenaItem  *item,
         const Place    *place)
{
  GtkWidget  *row = adw_action_row_new ();
  GtkWidget  *check = gtk_check_button_new ();
  const char *name = robo_arena_item_get_name (item);
  /* Translators: %s is an arena. */
  g_autofree char *up = g_strdup_printf (_ ("Move %s Up"), name);
  /* Translators: %s is an arena. */
  g_autofree char *down = g_strdup_printf (_ ("Move %s Down"), name);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), !robo_arena_item_get_is_own (item));
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), picture_new (item));
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  add_button (row, "up", "go-up-symbolic", up, G_CALLBACK (up_cb));
  add_button (row, "down", "go-down-symbolic", down, G_CALLBACK (down_cb));
  g_object_set_data_full (G_OBJECT (row), "item", g_object_ref (item), g_object_unref);
  g_object_set_data (G_OBJECT (row), "check", check);
  g_signal_connect_object (check, "toggled", G_CALLBACK (emit_changed), self, G_CONNECT_SWAPPED);
  if (place != NULL)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (check), place->is_chosen);
  gtk_list_box_insert (self->list, row, place != NULL ? (int)place->index : -1);
}

/* Searching arenas */

static gboolean
matches (RoboArenaOrder *self,
         RoboArenaItem  *item)
{
  g_autofree char *name = g_utf8_casefold (robo_arena_item_get_name (item), -1);

  return strstr (name, self->words) != NULL;
}

static gboolean
filter_row (GtkListBoxRow *row,
            gpointer       user_data)
{
  return matches (user_data, get_item (row));
}

/* Adds rows that are missing: for the first MAX_ROWS arenas that match the search, and for the arenas in `places`,
 * whose rows were just removed. */
static void
add_rows (RoboArenaOrder *self,
          GHashTable     *places)
{
  g_autoptr (GHashTable) items = g_hash_table_new (NULL, NULL);
  GtkListBoxRow *row;
  guint          n = 0;

  for (guint i = 0; (row = get_row (self, i)) != NULL; i++)
    g_hash_table_add (items, get_item (row));
  for (guint i = 0; i < g_list_model_get_n_items (self->arenas); i++)
    {
      g_autoptr (RoboArenaItem) item = g_list_model_get_item (self->arenas, i);
      const Place *place = g_hash_table_lookup (places, robo_arena_item_get_id (item));
      gboolean     is_wanted = (matches (self, item) && n++ < MAX_ROWS) || place != NULL;

      if (is_wanted && !g_hash_table_contains (items, item))
        add_row (self, item, place);
    }
  gtk_widget_set_visible (self->more, n > MAX_ROWS);
}

/* Updates the rows when arenas have been added, changed or removed. The other rows keep their order and their checks. */
static void
arenas_changed_cb (RoboArenaOrder *self)
{
  g_autoptr (GHashTable) places = NULL;

  self->is_being_set = TRUE;
  places = remove_rows (self);
  add_rows (self, places);
  self->is_being_set = FALSE;
  gtk_widget_set_visible (self->search, g_list_model_get_n_items (self->arenas) > MANY);
  update_buttons (self);
}

static void
search_cb (RoboArenaOrder *self)
{
  g_autoptr (GHashTable) none = g_hash_table_new (g_str_hash, g_str_equal);

  g_free (self->words);
  self->words = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);
  self->is_being_set = TRUE;
  add_rows (self, none);
  self->is_being_set = FALSE;
  gtk_list_box_invalidate_filter (self->list);
  update_buttons (self);
}

static void
stop_search_cb (RoboArenaOrder *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
}

static void
robo_arena_order_dispose (GObject *object)
{
  RoboArenaOrder *self = ROBO_ARENA_ORDER (object);

  g_clear_object (&self->arenas);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (robo_arena_order_parent_class)->dispose (object);
}

static void
robo_arena_order_finalize (GObject *object)
{
  g_free (ROBO_ARENA_ORDER (object)->words);

  G_OBJECT_CLASS (robo_arena_order_parent_class)->finalize (object);
}

static void
robo_arena_order_class_init (RoboArenaOrderClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_arena_order_dispose;
  G_OBJECT_CLASS (klass)->finalize = robo_arena_order_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
robo_arena_order_init (RoboArenaOrder *self)
{
  self->words = g_strdup ("");
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  self->search = gtk_search_entry_new ();
  g_object_set (self->search, "placeholder-text", _ ("Search arenas"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Search arenas"), -1);
  g_signal_connect_object (self->search, "search-changed", G_CALLBACK (search_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "stop-search", G_CALLBACK (stop_search_cb), self, G_CONNECT_SWAPPED);
  self->more = gtk_label_new (_ ("Search to find more arenas."));
  gtk_label_set_wrap (GTK_LABEL (self->more), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->more), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (self->more), 0);
  gtk_widget_add_css_class (self->more, "dim-label");
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Arenas"), -1);
  gtk_list_box_set_filter_func (self->list, filter_row, self, NULL);
  gtk_box_append (GTK_BOX (self->box), self->search);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->list));
  gtk_box_append (GTK_BOX (self->box), self->more);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

void
robo_arena_order_set_arenas (RoboArenaOrder *self,
                             GListModel     *arenas)
{
  g_return_if_fail (ROBO_IS_ARENA_ORDER (self));
  g_return_if_fail (G_IS_LIST_MODEL (arenas));
  g_return_if_fail (self->arenas == NULL);

  self->arenas = g_object_ref (arenas);
  g_signal_connect_object (arenas, "items-changed", G_CALLBACK (arenas_changed_cb), self, G_CONNECT_SWAPPED);
  arenas_changed_cb (self);
}

GPtrArray *
robo_arena_order_dup_chosen (RoboArenaOrder *self)
{
  GPtrArray     *chosen = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_arena_unref);
  GtkListBoxRow *row;

  for (guint i = 0; (row = get_row (self, i)) != NULL; i++)
    if (gtk_check_button_get_active (get_check (row)))
      g_ptr_array_add (chosen, robo_arena_ref (robo_arena_item_get_arena (get_item (row))));

  return chosen;
}

void
robo_arena_order_set_chosen (RoboArenaOrder    *self,
                             const char *const *ids)
{
  GtkListBoxRow *row;
  guint          n_placed = 0;

  g_return_if_fail (ROBO_IS_ARENA_ORDER (self) && ids != NULL);

  self->is_being_set = TRUE;
  /* A chosen arena may have no row yet, because the user has not searched for it. Add rows for such arenas. */
  for (guint i = 0; i < g_list_model_get_n_items (self->arenas); i++)
    {
      g_autoptr (RoboArenaItem) item = g_list_model_get_item (self->arenas, i);
      const char *id = robo_arena_item_get_id (item);

      if (g_strv_contains (ids, id) && find_row (self, id) == NULL)
        add_row (self, item, NULL);
    }
  for (guint i = 0; (row = get_row (self, i)) != NULL; i++)
    gtk_check_button_set_active (get_check (row), g_strv_contains (ids, robo_arena_item_get_id (get_item (row))));
  for (; *ids != NULL; ids++)
    {
      row = find_row (self, *ids);
      if (row != NULL)
        put_row (self, row, n_placed++);
    }
  self->is_being_set = FALSE;
}
