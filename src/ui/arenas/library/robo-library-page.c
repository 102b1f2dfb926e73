// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-library-page.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "files/xml/robo-languages.h"
#include "ui/widgets/layouts/robo-optional-layout.h"
#include "ui/widgets/layouts/robo-row-layout.h"
#include "ui/widgets/pictures/robo-desktop-style.h"
#include "ui/widgets/robo-access.h"
#include "ui/widgets/robo-main-menu.h"
#include "ui/widgets/robo-message.h"
#include "ui/widgets/robo-page.h"
#include "ui/widgets/robo-texts-dialogs.h"

#include "robo-compare-window.h"
#include "robo-library-card.h"
#include "robo-library-details.h"
#include "robo-library-files.h"
#include "robo-library-filter.h"

/* The grid has as many columns as arenas, within these limits, if there is room for them. */
#define MIN_COLUMNS 4
#define MAX_COLUMNS 8

/* Shows the arenas of the library, filtered and sorted. */
struct _RoboLibraryPage
{
  AdwBin parent_instance;

  /* template children */
  AdwToastOverlay    *toasts;
  GtkToggleButton    *search_button;
  GtkSearchBar       *search_bar;
  GtkSearchEntry     *search_entry;
  GtkToggleButton    *all_button;
  GtkToggleButton    *bundled_button;
  GtkToggleButton    *own_button;
  GtkDropDown        *language_drop_down;
  GtkStack           *grid_stack;
  AdwFlap            *flap;
  GtkGridView        *grid;
  GtkWidget          *invitation;
  RoboLibraryDetails *details;
  GMenuModel         *arena_menu;

  /* owned */
  RoboLibrary        *library;
  RoboLibraryFiles   *files;
  RoboLibraryFilter  *filter;
  GtkSingleSelection *selection;
  GtkWidget          *menu_popover;
  char               *wanted_path;   /* nullable: path of the arena to select when the library has found it */
  char               *lost_path;     /* nullable: path of the selected arena while its file has vanished */
  gboolean            is_losing;     /* whether the selection changes because the selected arena has vanished */
  char               *selected_path; /* path of the selected arena, whose entry may be replaced */
  GPtrArray          *languages;     /* array of strings: languages of the entries of `language_drop_down`, except
                                      * for the first entry */

  gboolean is_filling; /* whether the program changes the languages in the menu, not the user */
};

enum
{
  PROP_0,
  PROP_SELECTED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void page_iface_init (RoboPageInterface *iface);

/* clang-format off */
G_DEFINE_FINAL_TYPE_WITH_CODE (RoboLibraryPage, robo_library_page, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ROBO_TYPE_PAGE, page_iface_init))
/* clang-format on */

/* Commands */

/* Each command is an action `library.…`, so that buttons, menus, keys and tests call it in the same way. */

/* Lists the requirements of commands: which arena must be selected for a command to be enabled. */
typedef enum
{
  NEEDS_NOTHING,
  NEEDS_FILE,     /* any file of the library */
  NEEDS_READABLE, /* a file that is at least partly readable */
  NEEDS_WHOLE,    /* a well-formed file */
  NEEDS_PLAYABLE,
  NEEDS_OWN,       /* a file that the user may change */
  NEEDS_OWN_WHOLE, /* a well-formed file that the user may change */
} Needs;

static void
activate_with_path (RoboLibraryPage *self,
                    const char      *action)
{
  gtk_widget_activate_action (GTK_WIDGET (self), action, "^ay",
                              robo_library_arena_get_path (robo_library_page_get_selected (self)));
}

static void
play_arena (RoboLibraryPage *self)
{
  activate_with_path (self, "win.play-arena");
}

static void
edit_arena (RoboLibraryPage *self)
{
  activate_with_path (self, "win.edit-arena");
}

static void
new_arena (RoboLibraryPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.new-arena", NULL);
}

static void
generate_arenas (RoboLibraryPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.generate-arenas", NULL);
}

static void
compare_arena (RoboLibraryPage *self)
{
  GtkWidget *window = robo_compare_window_new (self->library, robo_library_page_get_selected (self));

  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
  gtk_window_present (GTK_WINDOW (window));
}

static void
choose_imports (RoboLibraryPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.import", NULL);
}

static void
share_arena (RoboLibraryPage *self)
{
  activate_with_path (self, "win.share");
}

static void
paste_arena (RoboLibraryPage *self)
{
  robo_library_files_paste (self->files);
}

static void
open_folder (RoboLibraryPage *self)
{
  robo_library_files_open_folder (self->files);
}

static void
duplicate_arena (RoboLibraryPage *self)
{
  robo_library_files_duplicate (self->files, robo_library_page_get_selected (self));
}

static void
rename_arena (RoboLibraryPage *self)
{
  robo_library_files_rename (self->files, robo_library_page_get_selected (self));
}

static void
delete_arena (RoboLibraryPage *self)
{
  robo_library_files_remove (self->files, robo_library_page_get_selected (self));
}

static void
copy_text (RoboLibraryPage *self)
{
  robo_library_files_copy_text (self->files, robo_library_page_get_selected (self));
}

static void
export_xml (RoboLibraryPage *self)
{
  robo_library_files_export (self->files, robo_library_page_get_selected (self), ".arena.xml");
}

static void
export_svg (RoboLibraryPage *self)
{
  robo_library_files_export (self->files, robo_library_page_get_selected (self), ".svg");
}

static void
export_png (RoboLibraryPage *self)
{
  robo_library_files_export (self->files, robo_library_page_get_selected (self), ".png");
}

static void
texts_exported_cb (GtkWidget  *widget,
                   const char *sentence)
{
  robo_message_toast (ROBO_LIBRARY_PAGE (widget)->toasts, sentence);
}

/* Returns TRUE if the page is still in a window and can show a result. */
static gboolean
is_in_a_window (RoboLibraryPage *self)
{
  return gtk_widget_get_root (GTK_WIDGET (self)) != NULL;
}

static void
export_read_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (RoboLibraryPage) self = user_data;
  RoboLibraryArena *entry;
  g_autoptr (GBytes) bytes = robo_library_files_read_finish (ROBO_LIBRARY_FILES (source), result, &entry);
  g_autofree char *name = g_filename_display_basename (robo_library_arena_get_path (entry));

  if (bytes != NULL && is_in_a_window (self))
    robo_texts_dialogs_export (GTK_WIDGET (self), name, bytes, texts_exported_cb);
}

static void
export_texts (RoboLibraryPage *self)
{
  robo_library_files_read_async (self->files, robo_library_page_get_selected (self), export_read_cb,
                                 g_object_ref (self));
}

static void
texts_imported_cb (GtkWidget  *widget,
                   gpointer    entry,
                   GBytes     *changed,
                   const char *sentence)
{
  RoboLibraryPage *self = ROBO_LIBRARY_PAGE (widget);

  robo_library_files_write_translation (self->files, entry, changed, sentence);
}

static void
import_read_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (RoboLibraryPage) self = user_data;
  RoboLibraryArena *entry;
  g_autoptr (GBytes) bytes = robo_library_files_read_finish (ROBO_LIBRARY_FILES (source), result, &entry);

  if (bytes != NULL && is_in_a_window (self))
    robo_texts_dialogs_import (GTK_WIDGET (self), entry, bytes, texts_imported_cb);
}

static void
import_texts (RoboLibraryPage *self)
{
  robo_library_files_read_async (self->files, robo_library_page_get_selected (self), import_read_cb,
                                 g_object_ref (self));
}

static const struct
{
  const char *name;
  Needs       needs;
  void (*run) (RoboLibraryPage *self);
} actions[] = {
  { "library.new", NEEDS_NOTHING, new_arena },
  { "library.generate", NEEDS_NOTHING, generate_arenas },
  { "library.import", NEEDS_NOTHING, choose_imports },
  { "library.paste", NEEDS_NOTHING, paste_arena },
  { "library.open-folder", NEEDS_NOTHING, open_folder },
  { "library.play", NEEDS_PLAYABLE, play_arena },
  { "library.edit", NEEDS_READABLE, edit_arena },
  { "library.duplicate", NEEDS_WHOLE, duplicate_arena },
  { "library.rename", NEEDS_OWN_WHOLE, rename_arena },
  { "library.delete", NEEDS_OWN, delete_arena },
  { "library.compare", NEEDS_READABLE, compare_arena },
  { "library.share", NEEDS_OWN_WHOLE, share_arena },
  { "library.copy-text", NEEDS_FILE, copy_text },
  { "library.export-xml", NEEDS_FILE, export_xml },
  { "library.export-svg", NEEDS_READABLE, export_svg },
  { "library.export-png", NEEDS_READABLE, export_png },
  { "library.export-texts", NEEDS_WHOLE, export_texts },
  { "library.import-texts", NEEDS_OWN_WHOLE, import_texts },
};

static gboolean
is_met (Needs             needs,
        RoboLibraryArena *entry)
{
  if (needs == NEEDS_NOTHING)
    return TRUE;
  if (entry == NULL)
    return FALSE;

  switch (needs)
    {
    case NEEDS_READABLE:
      return robo_library_arena_get_readable (entry) != NULL;
    case NEEDS_WHOLE:
      return robo_library_arena_get_arena (entry) != NULL;
    case NEEDS_PLAYABLE:
      return robo_library_arena_is_playable (entry);
    case NEEDS_OWN:
      return !robo_library_arena_is_bundled (entry);
    case NEEDS_OWN_WHOLE:
      return !robo_library_arena_is_bundled (entry) && robo_library_arena_get_arena (entry) != NULL;
    case NEEDS_NOTHING:
    case NEEDS_FILE:
      break;
    }

  return TRUE;
}

/* Runs a command if the selected arena meets its requirements. Actions are disabled otherwise, but keys call this even
 * then. */
static void
run_cb (GtkWidget  *widget,
        const char *action_name,
        GVariant   *parameter)
{
  RoboLibraryPage *self = ROBO_LIBRARY_PAGE (widget);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    if (g_str_equal (actions[i].name, action_name) && is_met (actions[i].needs, robo_library_page_get_selected (self)))
      actions[i].run (self);
}

/* Grid */

static void
show_menu (RoboLibraryPage *self,
           GtkWidget       *widget,
           double           x,
           double           y)
{
  double page_x, page_y;

  if (robo_library_page_get_selected (self) == NULL)
    return;

  gtk_widget_translate_coordinates (widget, GTK_WIDGET (self), x, y, &page_x, &page_y);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu_popover), &(GdkRectangle){ (int)page_x, (int)page_y, 1, 1 });
  gtk_popover_popup (GTK_POPOVER (self->menu_popover));
}

static void
card_pressed_cb (GtkGestureClick *gesture,
                 int              n_press,
                 double           x,
                 double           y,
                 GtkListItem     *item)
{
  GtkWidget       *card = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  RoboLibraryPage *self = ROBO_LIBRARY_PAGE (gtk_widget_get_ancestor (card, ROBO_TYPE_LIBRARY_PAGE));

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_single_selection_set_selected (self->selection, gtk_list_item_get_position (item));
  show_menu (self, card, x, y);
}

static void
set_up_card_cb (GtkSignalListItemFactory *factory,
                GtkListItem              *item)
{
  GtkWidget  *card = robo_library_card_new ();
  GtkGesture *gesture = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (gesture), GDK_BUTTON_SECONDARY);
  g_signal_connect (gesture, "pressed", G_CALLBACK (card_pressed_cb), item);
  gtk_widget_add_controller (card, GTK_EVENT_CONTROLLER (gesture));
  gtk_list_item_set_child (item, card);
}

static void
bind_card_cb (GtkSignalListItemFactory *factory,
              GtkListItem              *item)
{
  robo_library_card_set_entry (ROBO_LIBRARY_CARD (gtk_list_item_get_child (item)), gtk_list_item_get_item (item));
}

static void
unbind_card_cb (GtkSignalListItemFactory *factory,
                GtkListItem              *item)
{
  robo_library_card_set_entry (ROBO_LIBRARY_CARD (gtk_list_item_get_child (item)), NULL);
}

static void
activated_cb (RoboLibraryPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "library.edit", NULL);
}

/* Opens the menu of the selected arena with the Menu key or Shift+F10, at the card with the focus, or else in the
 * middle of the grid. */
static gboolean
menu_key_cb (GtkWidget *widget,
             GVariant  *args,
             gpointer   user_data)
{
  RoboLibraryPage *self = ROBO_LIBRARY_PAGE (widget);
  GtkWidget       *focus = gtk_widget_get_focus_child (GTK_WIDGET (self->grid));

  if (focus == NULL)
    focus = GTK_WIDGET (self->grid);
  show_menu (self, focus, gtk_widget_get_width (focus) / 2.0, gtk_widget_get_height (focus) / 2.0);

  return TRUE;
}

/* Selection */

static guint
find_shown (RoboLibraryPage *self,
            const char      *path)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->selection));

  for (guint i = 0; path != NULL && i < n; i++)
    {
      g_autoptr (RoboLibraryArena) entry = g_list_model_get_item (G_LIST_MODEL (self->selection), i);

      if (g_str_equal (robo_library_arena_get_path (entry), path))
        return i;
    }

  return GTK_INVALID_LIST_POSITION;
}

static gboolean
select_wanted (RoboLibraryPage *self)
{
  guint i = find_shown (self, self->wanted_path);

  if (i == GTK_INVALID_LIST_POSITION)
    return FALSE;

  g_clear_pointer (&self->wanted_path, g_free);
  gtk_single_selection_set_selected (self->selection, i);
  gtk_widget_activate_action (GTK_WIDGET (self->grid), "list.scroll-to-item", "u", i);

  return TRUE;
}

static void
selection_changed_cb (RoboLibraryPage *self)
{
  RoboLibraryArena *entry = robo_library_page_get_selected (self);

  if (!self->is_losing)
    g_clear_pointer (&self->lost_path, g_free);
  self->is_losing = FALSE;
  g_free (self->selected_path);
  self->selected_path = entry != NULL ? g_strdup (robo_library_arena_get_path (entry)) : NULL;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SELECTED]);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i].name, is_met (actions[i].needs, entry));
}

/* Returns TRUE if the page shows the grid. If it shows a notice instead, no arena is selected. */
static gboolean
is_grid_cb (RoboLibraryPage *self,
            const char      *shown)
{
  return g_strcmp0 (shown, "grid") == 0;
}

/* Returns TRUE if the menu of languages has more than its first entry, which stands for all languages. */
static gboolean
has_choice_cb (RoboLibraryPage *self,
               GListModel      *languages)
{
  return languages != NULL && g_list_model_get_n_items (languages) > 1;
}

static void
show_grid (RoboLibraryPage *self)
{
  GListModel *entries = robo_library_get_arenas (self->library);
  guint       n = g_list_model_get_n_items (entries);
  guint       n_shown = g_list_model_get_n_items (G_LIST_MODEL (self->selection));
  /* In the library, the arenas that come with the game are first, so check whether the last arena is the user's own. */
  g_autoptr (RoboLibraryArena) last = n > 0 ? g_list_model_get_item (entries, n - 1) : NULL;
  gboolean    has_own = last != NULL && !robo_library_arena_is_bundled (last);
  gboolean    has_room = !adw_flap_get_folded (self->flap) && !robo_desktop_style_has_large_text ();
  const char *name = "grid";

  if (n_shown == 0)
    name = robo_library_filter_get_section (self->filter) == ROBO_LIBRARY_OWN && !has_own ? "none-own" : "none-found";
  /* If there are only a few arenas, let them share the width of a window that has room. */
  gtk_grid_view_set_max_columns (self->grid, CLAMP (n_shown, MIN_COLUMNS, MAX_COLUMNS));
  if (has_room && n_shown <= MIN_COLUMNS)
    gtk_widget_add_css_class (GTK_WIDGET (self->grid), "few");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->grid), "few");
  gtk_widget_set_visible (self->invitation, has_room && !has_own);
  gtk_stack_set_visible_child_name (self->grid_stack, name);
}

/* Moves the focus to the selected arena, because the keys of the grid work only on a focused card. If this is not
 * possible, moves the focus to the grid. */
static void
focus_arena (RoboLibraryPage *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->grid)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if ((gtk_widget_get_state_flags (child) & GTK_STATE_FLAG_SELECTED) != 0 && gtk_widget_grab_focus (child))
        return;
    }
  gtk_widget_grab_focus (GTK_WIDGET (self->grid));
}

static void
shown_changed_cb (RoboLibraryPage *self)
{
  guint lost = find_shown (self, self->lost_path);
  guint i = lost != GTK_INVALID_LIST_POSITION ? lost : find_shown (self, self->selected_path);

  /* Keep the selection when files change. A changed file gets a new entry, and another position in the grid if its
   * arena has a new name. A file that another program rewrites may vanish for a moment, so select its arena when the
   * file is there again. */
  if (i == GTK_INVALID_LIST_POSITION && self->selected_path != NULL && self->lost_path == NULL)
    {
      self->lost_path = g_strdup (self->selected_path);
      self->is_losing = TRUE;
    }
  if (!select_wanted (self) && i != GTK_INVALID_LIST_POSITION)
    gtk_single_selection_set_selected (self->selection, i);
  show_grid (self);
  if (gtk_widget_is_focus (GTK_WIDGET (self->grid)))
    focus_arena (self);
}

/* Languages */

static gint
compare_strings (gconstpointer a,
                 gconstpointer b)
{
  return g_strcmp0 (*(const char *const *)a, *(const char *const *)b);
}

static GPtrArray *
collect_languages (RoboLibraryPage *self)
{
  GListModel *entries = robo_library_get_arenas (self->library);
  GPtrArray  *languages = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < g_list_model_get_n_items (entries); i++)
    {
      g_autoptr (RoboLibraryArena) entry = g_list_model_get_item (entries, i);
      RoboArena *arena = robo_library_arena_get_readable (entry);
      g_auto (GStrv) own = arena != NULL ? robo_arena_dup_languages (arena) : NULL;

      for (guint i = 0; own != NULL && own[i] != NULL; i++)
        if (!g_ptr_array_find_with_equal_func (languages, own[i], g_str_equal, NULL))
          g_ptr_array_add (languages, g_strdup (own[i]));
    }
  g_ptr_array_sort (languages, compare_strings);

  return languages;
}

static gboolean
has_same_strings (GPtrArray *a,
                  GPtrArray *b)
{
  if (a == NULL || a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    if (!g_str_equal (a->pdata[i], b->pdata[i]))
      return FALSE;

  return TRUE;
}

static void
show_languages (RoboLibraryPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  const char *language = robo_library_filter_get_language (self->filter);
  guint       chosen = 0;

  gtk_string_list_append (names, _ ("All Languages"));
  for (guint i = 0; i < self->languages->len; i++)
    {
      gtk_string_list_take (names, robo_language_dup_title (self->languages->pdata[i]));
      if (g_strcmp0 (language, self->languages->pdata[i]) == 0)
        chosen = i + 1;
    }
  self->is_filling = TRUE;
  gtk_drop_down_set_model (self->language_drop_down, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->language_drop_down, chosen);
  self->is_filling = FALSE;
  robo_library_filter_set_language (self->filter, chosen > 0 ? language : NULL);
}

static void
library_changed_cb (RoboLibraryPage *self)
{
  g_autoptr (GPtrArray) languages = collect_languages (self);

  show_grid (self);
  if (has_same_strings (self->languages, languages))
    return;

  g_clear_pointer (&self->languages, g_ptr_array_unref);
  self->languages = g_steal_pointer (&languages);
  show_languages (self);
}

static void
language_chosen_cb (RoboLibraryPage *self)
{
  guint chosen = gtk_drop_down_get_selected (self->language_drop_down);

  if (self->is_filling || chosen == GTK_INVALID_LIST_POSITION)
    return;

  robo_library_filter_set_language (self->filter, chosen > 0 ? self->languages->pdata[chosen - 1] : NULL);
  show_grid (self);
}

/* Sections and search */

static void
section_toggled_cb (RoboLibraryPage *self)
{
  RoboLibrarySection section = ROBO_LIBRARY_ALL;

  if (self->filter == NULL)
    return;
  if (gtk_toggle_button_get_active (self->bundled_button))
    section = ROBO_LIBRARY_BUNDLED;
  else if (gtk_toggle_button_get_active (self->own_button))
    section = ROBO_LIBRARY_OWN;
  robo_library_filter_set_section (self->filter, section);
  show_grid (self);
}

static void
search_changed_cb (RoboLibraryPage *self)
{
  robo_library_filter_set_words (self->filter, gtk_editable_get_text (GTK_EDITABLE (self->search_entry)));
  show_grid (self);
}

/* Moves the focus from the search entry down to the results. */
static void
search_done_cb (RoboLibraryPage *self)
{
  focus_arena (self);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   user_data)
{
  RoboLibraryPage *self = ROBO_LIBRARY_PAGE (widget);

  if (gtk_search_bar_get_search_mode (self->search_bar))
    {
      gtk_search_bar_set_search_mode (self->search_bar, FALSE);
      robo_page_shown (ROBO_PAGE (self));
    }
  else
    robo_page_back (ROBO_PAGE (self));

  return TRUE;
}

static gboolean
search_key_cb (GtkWidget *widget,
               GVariant  *args,
               gpointer   user_data)
{
  gtk_search_bar_set_search_mode (ROBO_LIBRARY_PAGE (widget)->search_bar, TRUE);

  return TRUE;
}

/* Orders the arenas in the grid: first the user's arenas by name, then the arenas that come with the game, in their own
 * order. */
static int
compare_entries (gconstpointer a,
                 gconstpointer b,
                 gpointer      user_data)
{
  RoboLibraryArena *one = (gpointer)a;
  RoboLibraryArena *other = (gpointer)b;
  int               order;

  if (robo_library_arena_is_bundled (one) || robo_library_arena_is_bundled (other))
    return (int)robo_library_arena_is_bundled (one) - (int)robo_library_arena_is_bundled (other);

  order = g_utf8_collate (robo_library_arena_get_title (one), robo_library_arena_get_title (other));
  return order != 0 ? order : g_strcmp0 (robo_library_arena_get_path (one), robo_library_arena_get_path (other));
}

static void
robo_library_page_dispose (GObject *object)
{
  RoboLibraryPage *self = ROBO_LIBRARY_PAGE (object);

  g_clear_pointer (&self->menu_popover, gtk_widget_unparent);
  g_clear_object (&self->filter);
  g_clear_object (&self->selection);
  g_clear_object (&self->files);
  g_clear_object (&self->library);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_LIBRARY_PAGE);

  G_OBJECT_CLASS (robo_library_page_parent_class)->dispose (object);
}

static void
robo_library_page_finalize (GObject *object)
{
  RoboLibraryPage *self = ROBO_LIBRARY_PAGE (object);

  g_free (self->lost_path);
  g_free (self->wanted_path);
  g_free (self->selected_path);
  g_clear_pointer (&self->languages, g_ptr_array_unref);

  G_OBJECT_CLASS (robo_library_page_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_SELECTED] = { ROBO_PROPERTY_GETTER (OBJECT, "selected", robo_library_page_get_selected), .type = robo_library_arena_get_type },
};

static void
robo_library_page_shown (RoboPage *page)
{
  focus_arena (ROBO_LIBRARY_PAGE (page));
}

static void
page_iface_init (RoboPageInterface *iface)
{
  iface->shown = robo_library_page_shown;
}

const RoboShortcut robo_library_page_shortcuts[] = {
  { .title = NC_ ("shortcut window", "Search"), .keys = "<Control>f", .callback = search_key_cb },
  { .title = NC_ ("shortcut window", "Play in the arena"), .keys = "<Control>Return", .action = "library.play" },
  { .title = NC_ ("shortcut window", "Edit the arena"),
    .keys = "<Control>e",
    .other_keys = "Return",
    .action = "library.edit" },
  { .title = NC_ ("shortcut window", "Duplicate the arena"), .keys = "<Control>d", .action = "library.duplicate" },
  { .title = NC_ ("shortcut window", "Rename the arena"), .keys = "F2", .action = "library.rename" },
  { .title = NC_ ("shortcut window", "Delete the arena"), .keys = "Delete", .action = "library.delete" },
  { .title = NC_ ("shortcut window", "Copy the arena as text"), .keys = "<Control>c", .action = "library.copy-text" },
  { .title = NC_ ("shortcut window", "Paste an arena or a pack"), .keys = "<Control>v", .action = "library.paste" },
  { .title = NC_ ("shortcut window", "Generate arenas"), .keys = "<Control>g", .action = "library.generate" },
  { .title = NC_ ("shortcut window", "Import arenas"), .keys = "<Control>i", .action = "library.import" },
  { .title = NC_ ("shortcut window", "Arena menu"), .keys = "Menu", .more_keys = "<Shift>F10", .callback = menu_key_cb },
  { .more_keys = "Escape", .callback = escape_cb },
  { 0 },
};

static void
robo_library_page_class_init (RoboLibraryPageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_library_page_dispose;
  object_class->finalize = robo_library_page_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  g_type_ensure (ROBO_TYPE_LIBRARY_DETAILS);
  g_type_ensure (ROBO_TYPE_MAIN_MENU);
  g_type_ensure (ROBO_TYPE_ROW_LAYOUT);
  g_type_ensure (ROBO_TYPE_OPTIONAL_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/arenas/robo-library-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryPage, search_button);
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryPage, search_bar);
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryPage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryPage, all_button);
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryPage, bundled_button);
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryPage, own_button);
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryPage, language_drop_down);
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryPage, grid_stack);
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryPage, flap);
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryPage, grid);
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryPage, invitation);
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryPage, details);
  gtk_widget_class_bind_template_child (widget_class, RoboLibraryPage, arena_menu);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, has_choice_cb);
  gtk_widget_class_bind_template_callback (widget_class, is_grid_cb);
  gtk_widget_class_bind_template_callback (widget_class, language_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, section_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_done_cb);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, run_cb);
  robo_shortcuts_bind (widget_class, robo_library_page_shortcuts);
}

static void
robo_library_page_init (RoboLibraryPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  robo_access_name_list (self->language_drop_down, _ ("Language"));
  gtk_search_bar_connect_entry (self->search_bar, GTK_EDITABLE (self->search_entry));
  gtk_search_bar_set_key_capture_widget (self->search_bar, GTK_WIDGET (self->grid_stack));
  self->menu_popover = gtk_popover_menu_new_from_model (self->arena_menu);
  gtk_popover_set_has_arrow (GTK_POPOVER (self->menu_popover), FALSE);
  gtk_widget_set_halign (self->menu_popover, GTK_ALIGN_START);
  gtk_widget_set_parent (self->menu_popover, GTK_WIDGET (self));
  g_signal_connect_object (self->menu_popover, "closed", G_CALLBACK (robo_page_shown), self, G_CONNECT_SWAPPED);
}

GtkWidget *
robo_library_page_new (RoboLibrary *library)
{
  RoboLibraryPage *self;
  g_autoptr (GtkListItemFactory) factory = NULL;
  GtkSorter  *sorter;
  GListModel *sorted;
  GListModel *filtered;

  g_return_val_if_fail (ROBO_IS_LIBRARY (library), NULL);

  self = g_object_new (ROBO_TYPE_LIBRARY_PAGE, NULL);
  self->library = g_object_ref (library);
  self->files = robo_library_files_new (library, self->toasts);
  g_signal_connect_object (self->files, "show-file", G_CALLBACK (robo_library_page_select_file), self,
                           G_CONNECT_SWAPPED);
  factory = gtk_signal_list_item_factory_new ();
  sorter = GTK_SORTER (gtk_custom_sorter_new (compare_entries, NULL, NULL));
  sorted = G_LIST_MODEL (gtk_sort_list_model_new (g_object_ref (robo_library_get_arenas (self->library)),
                                                  sorter));
  self->filter = robo_library_filter_new ();
  filtered = G_LIST_MODEL (gtk_filter_list_model_new (sorted, g_object_ref (GTK_FILTER (self->filter))));
  self->selection = gtk_single_selection_new (filtered);

  g_signal_connect (factory, "setup", G_CALLBACK (set_up_card_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_card_cb), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_card_cb), NULL);
  gtk_grid_view_set_factory (self->grid, factory);
  gtk_grid_view_set_model (self->grid, GTK_SELECTION_MODEL (self->selection));
  g_signal_connect_object (self->selection, "notify::selected-item", G_CALLBACK (selection_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->selection, "items-changed", G_CALLBACK (shown_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (robo_library_get_arenas (library), "items-changed", G_CALLBACK (library_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->flap, "notify::folded", G_CALLBACK (show_grid), self, G_CONNECT_SWAPPED);
  library_changed_cb (self);
  selection_changed_cb (self);

  return GTK_WIDGET (self);
}

void
robo_library_page_select_file (RoboLibraryPage *self,
                               const char      *path)
{
  g_return_if_fail (ROBO_IS_LIBRARY_PAGE (self));
  g_return_if_fail (path != NULL);

  g_clear_pointer (&self->lost_path, g_free);
  g_free (self->wanted_path);
  self->wanted_path = g_strdup (path);
  if (select_wanted (self))
    return;

  gtk_toggle_button_set_active (self->all_button, TRUE);
  gtk_drop_down_set_selected (self->language_drop_down, 0);
  gtk_search_bar_set_search_mode (self->search_bar, FALSE);
  if (!select_wanted (self))
    robo_library_reload (self->library);
}

RoboLibraryArena *
robo_library_page_get_selected (RoboLibraryPage *self)
{
  g_return_val_if_fail (ROBO_IS_LIBRARY_PAGE (self), NULL);

  return self->selection != NULL ? gtk_single_selection_get_selected_item (self->selection) : NULL;
}

void
robo_library_page_import (RoboLibraryPage *self,
                          GPtrArray       *files)
{
  g_return_if_fail (ROBO_IS_LIBRARY_PAGE (self));
  g_return_if_fail (files != NULL);

  robo_library_files_import (self->files, files);
}
