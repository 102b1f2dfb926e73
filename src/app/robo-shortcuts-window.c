// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-shortcuts-window.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/controllers/robo-test-game.h"
#include "base/robo-properties.h"
#include "ui/arenas/editor/robo-editor-page.h"
#include "ui/arenas/library/robo-library-page.h"
#include "ui/cards/robo-module-set-page.h"
#include "ui/cards/robo-rules-page.h"
#include "ui/cards/sandbox/robo-sandbox-page.h"
#include "ui/match/log/robo-log-view.h"
#include "ui/match/program/robo-control-unit.h"
#include "ui/match/robo-game-page.h"
#include "ui/remote/robo-remote-bar.h"
#include "ui/widgets/layouts/robo-row-layout.h"
#include "ui/widgets/keys/robo-key-press.h"
#include "ui/widgets/robo-access.h"
#include "robo-application.h"
#include "robo-window.h"

/* Lists the shortcuts. The accessible name of a row includes both its title and its keys. */
struct _RoboShortcutsWindow
{
  AdwWindow parent_instance;

  /* template children */
  GtkEditable       *search_entry;
  GtkDropDown       *section_menu;
  GtkScrolledWindow *scroller;
  GtkListBox        *list;
};

enum
{
  PROP_SECTION_NAME = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboShortcutsWindow, robo_shortcuts_window, ADW_TYPE_WINDOW)

#define MAX_TABLES 6

static const struct
{
  const char         *name;
  const char         *title;
  const RoboShortcut *tables[MAX_TABLES]; /* tables of shortcuts; unused entries are NULL */
} sections[] = {
  { "shortcuts",
    NC_ ("shortcut window", "General"),
    { robo_application_shortcuts, robo_window_shortcuts } },
  { "library-of-arenas",
    NC_ ("shortcut window", "Arena library"),
    { robo_library_page_shortcuts } },
  { "programming",
    NC_ ("shortcut window", "Programming"),
    { robo_control_unit_shortcuts, robo_game_page_program_shortcuts, robo_remote_bar_shortcuts } },
  { "game",
    NC_ ("shortcut window", "Game"),
    { robo_decision_card_shortcuts, robo_game_page_shortcuts, robo_log_view_shortcuts } },
  { "board-editor",
    NC_ ("shortcut window", "Arena editor"),
    { robo_document_bar_shortcuts, robo_editor_page_shortcuts, robo_test_game_shortcuts, robo_editor_canvas_zoom_shortcuts } },
  { "board-editor-tools",
    NC_ ("shortcut window", "Arena editor tools"),
    { robo_editor_palette_shortcuts, robo_editor_canvas_shortcuts } },
  { "rule-editor",
    NC_ ("shortcut window", "Rule editor"),
    { robo_module_set_page_shortcuts, robo_module_set_page_list_shortcuts, robo_document_bar_shortcuts,
      robo_test_game_shortcuts, robo_rules_page_shortcuts } },
  { "rule-editor-sandbox",
    NC_ ("shortcut window", "Rule editor sandbox"),
    { robo_sandbox_page_shortcuts } },
};

static const char *
get_title (const char *title)
{
  return g_dpgettext2 (NULL, "shortcut window", title);
}

/* Returns the keys that are listed here but handled by other code. If they stand for positions on an American
 * keyboard (is_by_place), returns the characters of the keys at these positions in the user's first layout. */
static char *
dup_other_keys (const RoboShortcut *shortcut)
{
  GdkDisplay     *display = gdk_display_get_default ();
  GString        *keys;
  const char     *rest = shortcut->other_keys;
  guint           place, last;
  GdkModifierType modifiers;

  if (!shortcut->is_by_place)
    return g_strdup (shortcut->other_keys);

  keys = g_string_new (NULL);
  while (robo_shortcuts_next_keys (&rest, &place, &last, &modifiers))
    g_string_append_printf (keys, "%s%s", keys->len > 0 ? " " : "",
                            gdk_keyval_name (robo_key_press_find_at_place (display, (char)place)));

  return g_string_free (keys, FALSE);
}

/* Returns the listed keys in the form that GtkShortcutLabel expects. */
static char *
dup_accelerators (const RoboShortcut *shortcut)
{
  g_autofree char *other_keys = dup_other_keys (shortcut);

  if (shortcut->keys != NULL && other_keys != NULL)
    return g_strconcat (shortcut->keys, " ", other_keys, NULL);

  return shortcut->keys != NULL ? g_strdup (shortcut->keys) : g_steal_pointer (&other_keys);
}

/* Returns the listed keys in words for a screen reader. */
static char *
dup_spoken_keys (const RoboShortcut *shortcut)
{
  g_autofree char *accelerators = dup_accelerators (shortcut);
  const char      *rest = accelerators;
  GString         *spoken = g_string_new (NULL);
  guint            first, last;
  GdkModifierType  modifiers;

  while (robo_shortcuts_next_keys (&rest, &first, &last, &modifiers))
    {
      g_autofree char *first_label = gtk_accelerator_get_label (first, modifiers);
      g_autofree char *last_label = gtk_accelerator_get_label (last, modifiers);

      if (spoken->len > 0)
        g_string_append (spoken, ", ");
      g_string_append (spoken, first_label);
      if (last != first)
        g_string_append_printf (spoken, "–%s", last_label);
    }

  return g_string_free (spoken, FALSE);
}

static gboolean
contains (const char *text,
          const char *searched)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);

  return strstr (folded, searched) != NULL;
}

/* Returns TRUE if the title or the keys of the shortcut contain the searched text, which is in lower case. */
static gboolean
is_found (const RoboShortcut *shortcut,
          const char         *searched)
{
  g_autofree char *keys = dup_spoken_keys (shortcut);

  return contains (get_title (shortcut->title), searched) || contains (keys, searched);
}

static GtkWidget *
make_row (const RoboShortcut *shortcut,
          guint               section)
{
  GtkWidget       *row = gtk_list_box_row_new ();
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget       *title = gtk_label_new (get_title (shortcut->title));
  g_autofree char *accelerators = dup_accelerators (shortcut);
  GtkWidget       *keys = gtk_shortcut_label_new (accelerators);
  g_autofree char *spoken_keys = dup_spoken_keys (shortcut);
  /* Translators: This is read aloud. %1$s says what a keyboard shortcut does, %2$s is the key, or several keys. */
  g_autofree char *spoken = g_strdup_printf (C_ ("shortcut window", "%1$s: %2$s"), get_title (shortcut->title), spoken_keys);

  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_set_valign (keys, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (keys, GTK_ALIGN_START);
  gtk_widget_set_layout_manager (box, g_object_new (ROBO_TYPE_ROW_LAYOUT, "is-even", FALSE, "spacing", 6, "threshold", 200, NULL));
  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  gtk_widget_set_margin_top (box, 9);
  gtk_widget_set_margin_bottom (box, 9);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), keys);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_object_set_data (G_OBJECT (row), "robo-section", GUINT_TO_POINTER (section));

  return row;
}

/* Shows the names of the groups as headings of search results, because several groups have the same key. */
static void
update_header (GtkListBoxRow *row,
               GtkListBoxRow *before,
               gpointer       user_data)
{
  RoboShortcutsWindow *self = user_data;
  gpointer             section = g_object_get_data (G_OBJECT (row), "robo-section");
  GtkWidget           *label;

  if (*gtk_editable_get_text (self->search_entry) == '\0' ||
      (before != NULL && g_object_get_data (G_OBJECT (before), "robo-section") == section))
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }

  label = gtk_label_new (get_title (sections[GPOINTER_TO_UINT (section)].title));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_margin_start (label, 12);
  gtk_widget_set_margin_end (label, 12);
  gtk_widget_set_margin_top (label, 12);
  gtk_widget_set_margin_bottom (label, 3);
  gtk_widget_add_css_class (label, "heading");
  gtk_list_box_row_set_header (row, label);
}

static void
fill_section (RoboShortcutsWindow *self,
              guint                section,
              const char          *searched)
{
  for (guint i = 0; i < MAX_TABLES && sections[section].tables[i] != NULL; i++)
    for (const RoboShortcut *row = sections[section].tables[i]; !robo_shortcut_is_end (row); row++)
      if (row->title != NULL && (*searched == '\0' || is_found (row, searched)))
        gtk_list_box_append (self->list, make_row (row, section));
}

static void
fill (RoboShortcutsWindow *self)
{
  g_autofree char *searched = g_utf8_casefold (gtk_editable_get_text (self->search_entry), -1);
  guint            chosen = gtk_drop_down_get_selected (self->section_menu);
  GtkWidget       *row;

  g_strstrip (searched);
  while ((row = GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, 0))) != NULL)
    gtk_list_box_remove (self->list, row);
  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    if (*searched != '\0' || i == chosen)
      fill_section (self, i, searched);
  gtk_widget_set_visible (GTK_WIDGET (self->section_menu), *searched == '\0');
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

static void
section_chosen_cb (RoboShortcutsWindow *self)
{
  fill (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SECTION_NAME]);
}

static const char *
get_section_name (RoboShortcutsWindow *self)
{
  guint chosen = gtk_drop_down_get_selected (self->section_menu);

  return chosen < G_N_ELEMENTS (sections) ? sections[chosen].name : NULL;
}

static void
set_section_name (RoboShortcutsWindow *self,
                  const char          *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    if (g_strcmp0 (sections[i].name, name) == 0)
      gtk_drop_down_set_selected (self->section_menu, i);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_SECTION_NAME] = { ROBO_PROPERTY_GETTER (STRING, "section-name", get_section_name), .set = G_CALLBACK (set_section_name) },
};

static void
robo_shortcuts_window_class_init (RoboShortcutsWindowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/app/robo-shortcuts-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboShortcutsWindow, search_entry);
  gtk_widget_class_bind_template_child (widget_class, RoboShortcutsWindow, section_menu);
  gtk_widget_class_bind_template_child (widget_class, RoboShortcutsWindow, scroller);
  gtk_widget_class_bind_template_child (widget_class, RoboShortcutsWindow, list);
  gtk_widget_class_bind_template_callback (widget_class, fill);
  gtk_widget_class_bind_template_callback (widget_class, section_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, gtk_window_close);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
robo_shortcuts_window_init (RoboShortcutsWindow *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  robo_access_name_list (self->section_menu, _ ("Shortcut group"));
  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    gtk_string_list_append (titles, get_title (sections[i].title));
  gtk_list_box_set_header_func (self->list, update_header, self, NULL);
  gtk_drop_down_set_model (self->section_menu, G_LIST_MODEL (titles));
}

GtkWidget *
robo_shortcuts_window_new (const char *section)
{
  return g_object_new (ROBO_TYPE_SHORTCUTS_WINDOW, "section-name", section, NULL);
}
