// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-shortcuts-window.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ui/widgets/layouts/robo-pair-layout.h"

/* The accessible name of a row has its title and its keys. */
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

/* clang-format off */
static const RoboShortcutLine lines[] = {
  { "shortcuts", NC_ ("shortcut window", "General"), NULL },
  { NULL, NC_ ("shortcut window", "New game"), "<Control>n" },
  { NULL, NC_ ("shortcut window", "Open an arena or a game"), "<Control>o" },
  { NULL, NC_ ("shortcut window", "Back to the page before"), "<Alt>Left" },
  { NULL, NC_ ("shortcut window", "How to play"), "F1" },
  { NULL, NC_ ("shortcut window", "Preferences"), "<Control>comma" },
  { NULL, NC_ ("shortcut window", "Keyboard Shortcuts"), "<Control>question" },
  { NULL, NC_ ("shortcut window", "Close the window"), "<Control>w" },
  { NULL, NC_ ("shortcut window", "Quit"), "<Control>q" },
  { "library-of-arenas", NC_ ("shortcut window", "Library of arenas"), NULL },
  { NULL, NC_ ("shortcut window", "Search"), "<Control>f" },
  { NULL, NC_ ("shortcut window", "Play in the arena"), "<Control>Return" },
  { NULL, NC_ ("shortcut window", "Edit the arena"), "<Control>e Return" },
  { NULL, NC_ ("shortcut window", "Duplicate the arena"), "<Control>d" },
  { NULL, NC_ ("shortcut window", "Rename the arena"), "F2" },
  { NULL, NC_ ("shortcut window", "Delete the arena"), "Delete" },
  { NULL, NC_ ("shortcut window", "Copy the arena as text"), "<Control>c" },
  { NULL, NC_ ("shortcut window", "Paste an arena"), "<Control>v" },
  { NULL, NC_ ("shortcut window", "Import arenas"), "<Control>i" },
  { NULL, NC_ ("shortcut window", "Menu of the arena"), "Menu" },
  { "programming", NC_ ("shortcut window", "Programming"), NULL },
  { NULL, NC_ ("shortcut window", "Next control unit"), "Tab" },
  { NULL, NC_ ("shortcut window", "Choose a key as on a compass"), "KP_1...KP_9" },
  { NULL, NC_ ("shortcut window", "Choose a key of the upper row"), "q w e" },
  { NULL, NC_ ("shortcut window", "Choose a key of the middle row"), "a d" },
  { NULL, NC_ ("shortcut window", "Choose a key of the lower row"), "z x c" },
  { NULL, NC_ ("shortcut window", "Choose a face"), "1...6" },
  { NULL, NC_ ("shortcut window", "Blue die"), "b" },
  { NULL, NC_ ("shortcut window", "Red die"), "r" },
  { NULL, NC_ ("shortcut window", "Choose from all dice"), "space" },
  { NULL, NC_ ("shortcut window", "Remove the die"), "BackSpace" },
  { NULL, NC_ ("shortcut window", "Undo"), "<Control>z" },
  { NULL, NC_ ("shortcut window", "Get a hint, then its next step"), "h" },
  { NULL, NC_ ("shortcut window", "Show where it is dangerous, while held"), "t" },
  { NULL, NC_ ("shortcut window", "Type the program in one line"), "<Control>l" },
  { NULL, NC_ ("shortcut window", "Copy the program"), "<Control>c" },
  { NULL, NC_ ("shortcut window", "Paste a program"), "<Control>v" },
  { NULL, NC_ ("shortcut window", "Confirm the program"), "Return" },
  { NULL, NC_ ("shortcut window", "Copy the text for others"), "<Control><Shift>c" },
  { NULL, NC_ ("shortcut window", "Paste a text from others"), "<Control><Shift>v" },
  { "game", NC_ ("shortcut window", "Game"), NULL },
  { NULL, NC_ ("shortcut window", "Choose an answer"), "1...9" },
  { NULL, NC_ ("shortcut window", "Arena without marks, while held"), "v" },
  { NULL, NC_ ("shortcut window", "Play or pause"), "space" },
  { NULL, NC_ ("shortcut window", "One event forward"), "Right" },
  { NULL, NC_ ("shortcut window", "One event back"), "Left" },
  { NULL, NC_ ("shortcut window", "First moment, last moment"), "Home End" },
  { NULL, NC_ ("shortcut window", "Log"), "F9" },
  { NULL, NC_ ("shortcut window", "Chat, in a game at a distance"), "<Control>t" },
  { NULL, NC_ ("shortcut window", "Log below or at the side"), "<Shift>F9" },
  { NULL, NC_ ("shortcut window", "Game information"), "<Control>i" },
  { NULL, NC_ ("shortcut window", "Module cards beside or above"), "<Control>m" },
  { NULL, NC_ ("shortcut window", "Sound on or off"), "m" },
  { NULL, NC_ ("shortcut window", "Since your last turn"), "p" },
  { NULL, NC_ ("shortcut window", "Why? (on a line of the log)"), "question" },
  { NULL, NC_ ("shortcut window", "Copy the log (on a line of it)"), "<Control>c" },
  { NULL, NC_ ("shortcut window", "Larger board"), "<Control>plus" },
  { NULL, NC_ ("shortcut window", "Smaller board"), "<Control>minus" },
  { NULL, NC_ ("shortcut window", "Whole board"), "<Control>0" },
  { "board-editor", NC_ ("shortcut window", "Board editor"), NULL },
  { NULL, NC_ ("shortcut window", "Undo"), "<Control>z" },
  { NULL, NC_ ("shortcut window", "Redo"), "<Control><Shift>z <Control>y" },
  { NULL, NC_ ("shortcut window", "History"), "<Control>h" },
  { NULL, NC_ ("shortcut window", "Save"), "<Control>s" },
  { NULL, NC_ ("shortcut window", "Save as"), "<Control><Shift>s" },
  { NULL, NC_ ("shortcut window", "Print the arena"), "<Control>p" },
  { NULL, NC_ ("shortcut window", "Test the arena"), "<Control>t" },
  { NULL, NC_ ("shortcut window", "Back from the test"), "Escape <Control>e" },
  { NULL, NC_ ("shortcut window", "Balance"), "<Control>b" },
  { NULL, NC_ ("shortcut window", "Problems and properties"), "F9" },
  { NULL, NC_ ("shortcut window", "Go to a space"), "<Control>g" },
  { NULL, NC_ ("shortcut window", "Larger board"), "<Control>plus" },
  { NULL, NC_ ("shortcut window", "Smaller board"), "<Control>minus" },
  { NULL, NC_ ("shortcut window", "Whole board"), "<Control>0" },
  { "board-editor-tools", NC_ ("shortcut window", "Tools of the board editor"), NULL },
  { NULL, NC_ ("shortcut window", "Choose a tool"), "s d r g f" },
  { NULL, NC_ ("shortcut window", "Choose a tool"), "p a x v k" },
  { NULL, NC_ ("shortcut window", "Choose a tool"), "h t w b c e" },
  { NULL, NC_ ("shortcut window", "VP space with a number"), "0...9" },
  { NULL, NC_ ("shortcut window", "Use the tool"), "space Return" },
  { NULL, NC_ ("shortcut window", "Erase"), "Delete BackSpace" },
  { NULL, NC_ ("shortcut window", "To the next space"), "Left Right Up Down" },
  { NULL, NC_ ("shortcut window", "Choose a side, or move the part"), "<Control>Left <Control>Right" },
  { NULL, NC_ ("shortcut window", "Select"), "<Shift>Left <Shift>Right" },
  { NULL, NC_ ("shortcut window", "Select everything"), "<Control>a" },
  { NULL, NC_ ("shortcut window", "Copy or cut a part"), "<Control>c <Control>x" },
  { NULL, NC_ ("shortcut window", "Paste a part"), "<Control>v" },
  { NULL, NC_ ("shortcut window", "Rotate the pasted part"), "z" },
  { NULL, NC_ ("shortcut window", "Mirror the pasted part"), "m" },
  { NULL, NC_ ("shortcut window", "Cancel"), "Escape" },
  { "rule-editor", NC_ ("shortcut window", "Rule editor"), NULL },
  { NULL, NC_ ("shortcut window", "Add a card"), "<Control>n" },
  { NULL, NC_ ("shortcut window", "Duplicate the card"), "<Control>d" },
  { NULL, NC_ ("shortcut window", "Remove the card"), "Delete" },
  { NULL, NC_ ("shortcut window", "Move the card"), "<Alt>Up <Alt>Down" },
  { NULL, NC_ ("shortcut window", "Undo"), "<Control>z" },
  { NULL, NC_ ("shortcut window", "Redo"), "<Control><Shift>z <Control>y" },
  { NULL, NC_ ("shortcut window", "History"), "<Control>h" },
  { NULL, NC_ ("shortcut window", "Save"), "<Control>s" },
  { NULL, NC_ ("shortcut window", "Save as"), "<Control><Shift>s" },
  { NULL, NC_ ("shortcut window", "Print the cards"), "<Control>p" },
  { "rule-editor-sandbox", NC_ ("shortcut window", "Sandbox of the rule editor"), NULL },
  { NULL, NC_ ("shortcut window", "Try the card"), "<Control>t" },
  { NULL, NC_ ("shortcut window", "Undo"), "<Control>z" },
  { NULL, NC_ ("shortcut window", "Redo"), "<Control><Shift>z <Control>y" },
  { NULL, NC_ ("shortcut window", "Save as a scenario"), "<Control>s" },
  { NULL, NC_ ("shortcut window", "Play or pause"), "space" },
  { NULL, NC_ ("shortcut window", "One event forward"), "Right" },
  { NULL, NC_ ("shortcut window", "One event back"), "Left" },
  { NULL, NC_ ("shortcut window", "First moment, last moment"), "Home End" },
  { NULL, NC_ ("shortcut window", "Why? (on a step)"), "question" },
  { NULL, NC_ ("shortcut window", "Back to the position"), "Escape" },
};
/* clang-format on */

static const char *
get_title (const RoboShortcutLine *line)
{
  return g_dpgettext2 (NULL, "shortcut window", line->title);
}

/* Returns the keycode of a letter in the first keyboard layout, or 0. */
static guint
find_keycode (guint keyval)
{
  g_autofree GdkKeymapKey *keys = NULL;
  int                      n_keys = 0;

  if (!gdk_display_map_keyval (gdk_display_get_default (), keyval, &keys, &n_keys))
    return 0;
  for (int i = 0; i < n_keys; i++)
    if (keys[i].group == 0 && keys[i].level == 0)
      return keys[i].keycode;

  return 0;
}

/* Y and Z have the same function (robo-control-unit.c); show the one to the left of X, which continues the
 * row. */
static const char *
get_accelerators (const RoboShortcutLine *line)
{
  guint y = find_keycode (GDK_KEY_y);

  if (g_strcmp0 (line->accelerators, "z x c") == 0 && y != 0 && y + 1 == find_keycode (GDK_KEY_x))
    return "y x c";

  return line->accelerators;
}

/* "1...9" stands for the range of keys. */
static char *
dup_keys (const RoboShortcutLine *line)
{
  g_auto (GStrv) keys = g_strsplit (get_accelerators (line), " ", -1);

  for (char **key = keys; *key != NULL; key++)
    {
      g_auto (GStrv) ends = g_strsplit (*key, "...", 2);

      for (char **end = ends; *end != NULL; end++)
        {
          guint           keyval;
          GdkModifierType modifiers;

          if (!gtk_accelerator_parse (*end, &keyval, &modifiers))
            continue;
          g_free (*end);
          *end = gtk_accelerator_get_label (keyval, modifiers);
        }
      g_free (*key);
      *key = g_strjoinv ("–", ends);
    }

  return g_strjoinv (", ", keys);
}

static gboolean
contains (const char *text,
          const char *searched)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);

  return strstr (folded, searched) != NULL;
}

/* The searched text is in lower case. */
static gboolean
is_found (const RoboShortcutLine *line,
          const char             *searched)
{
  g_autofree char *keys = dup_keys (line);

  return contains (get_title (line), searched) || contains (keys, searched);
}

static GtkWidget *
make_row (const RoboShortcutLine *line,
          const RoboShortcutLine *section)
{
  GtkWidget       *row = gtk_list_box_row_new ();
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget       *title = gtk_label_new (get_title (line));
  GtkWidget       *keys = gtk_shortcut_label_new (get_accelerators (line));
  g_autofree char *spoken_keys = dup_keys (line);
  /* Translators: read aloud; %1$s is what a key does, %2$s the key, or several of them */
  g_autofree char *spoken = g_strdup_printf (C_ ("shortcut window", "%1$s: %2$s"), get_title (line), spoken_keys);

  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_set_valign (keys, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (keys, GTK_ALIGN_START);
  gtk_widget_set_layout_manager (box, g_object_new (ROBO_TYPE_PAIR_LAYOUT, "is-even", FALSE, "spacing", 6, "threshold", 200, NULL));
  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  gtk_widget_set_margin_top (box, 9);
  gtk_widget_set_margin_bottom (box, 9);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), keys);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_object_set_data (G_OBJECT (row), "robo-section", (gpointer)section);

  return row;
}

/* Results have the headings of their groups, since several groups have the same key. */
static void
update_header (GtkListBoxRow *row,
               GtkListBoxRow *before,
               gpointer       user_data)
{
  RoboShortcutsWindow    *self = user_data;
  const RoboShortcutLine *section = g_object_get_data (G_OBJECT (row), "robo-section");
  GtkWidget              *label;

  if (*gtk_editable_get_text (self->search_entry) == '\0' ||
      (before != NULL && g_object_get_data (G_OBJECT (before), "robo-section") == section))
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }

  label = gtk_label_new (get_title (section));
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
fill (RoboShortcutsWindow *self)
{
  g_autofree char        *searched = g_utf8_casefold (gtk_editable_get_text (self->search_entry), -1);
  guint                   chosen = gtk_drop_down_get_selected (self->section_menu);
  const RoboShortcutLine *section = NULL;
  guint                   n_sections = 0;
  GtkWidget              *row;

  g_strstrip (searched);
  while ((row = GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, 0))) != NULL)
    gtk_list_box_remove (self->list, row);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      if (lines[i].section != NULL)
        {
          section = &lines[i];
          n_sections++;
        }
      else if (*searched == '\0' ? n_sections == chosen + 1 : is_found (&lines[i], searched))
        {
          gtk_list_box_append (self->list, make_row (&lines[i], section));
        }
    }
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

  for (guint i = 0, n_sections = 0; i < G_N_ELEMENTS (lines); i++)
    if (lines[i].section != NULL && n_sections++ == chosen)
      return lines[i].section;

  return NULL;
}

static void
set_section_name (RoboShortcutsWindow *self,
                  const char          *name)
{
  for (guint i = 0, n_sections = 0; i < G_N_ELEMENTS (lines); i++)
    {
      if (lines[i].section == NULL)
        continue;
      if (g_strcmp0 (lines[i].section, name) == 0)
        gtk_drop_down_set_selected (self->section_menu, n_sections);
      n_sections++;
    }
}

static void
robo_shortcuts_window_get_property (GObject    *object,
                                    guint       property_id,
                                    GValue     *value,
                                    GParamSpec *pspec)
{
  switch (property_id)
    {
    case PROP_SECTION_NAME:
      g_value_set_string (value, get_section_name (ROBO_SHORTCUTS_WINDOW (object)));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
robo_shortcuts_window_set_property (GObject      *object,
                                    guint         property_id,
                                    const GValue *value,
                                    GParamSpec   *pspec)
{
  switch (property_id)
    {
    case PROP_SECTION_NAME:
      set_section_name (ROBO_SHORTCUTS_WINDOW (object), g_value_get_string (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
robo_shortcuts_window_class_init (RoboShortcutsWindowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = robo_shortcuts_window_get_property;
  object_class->set_property = robo_shortcuts_window_set_property;

  properties[PROP_SECTION_NAME] = g_param_spec_string (
    "section-name", NULL, NULL, NULL, G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

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
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (lines[i].section != NULL)
      gtk_string_list_append (titles, get_title (&lines[i]));
  gtk_list_box_set_header_func (self->list, update_header, self, NULL);
  gtk_drop_down_set_model (self->section_menu, G_LIST_MODEL (titles));
}

const RoboShortcutLine *
robo_shortcuts_window_get_lines (guint *n_lines)
{
  *n_lines = G_N_ELEMENTS (lines);

  return lines;
}

GtkWidget *
robo_shortcuts_window_new (const char *section)
{
  return g_object_new (ROBO_TYPE_SHORTCUTS_WINDOW, "section-name", section, NULL);
}
