// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the shortcuts window lists every key of the editors, the library and the game.
#include "config.h"

#include "app/robo-shortcuts-window.h"
#include "tests/ui/ui-drive.h"
#include "ui/arenas/editor/robo-editor-page.h"
#include "ui/arenas/library/robo-library-page.h"
#include "ui/cards/robo-module-set-page.h"
#include "ui/cards/sandbox/robo-sandbox-page.h"
#include "ui/match/robo-game-page.h"

/* Lists keys with the same meaning, of which one key is enough in the list. */
static const struct
{
  guint key;
  guint same_as;
} twins[] = {
  { GDK_KEY_KP_Add, GDK_KEY_plus },
  { GDK_KEY_KP_Delete, GDK_KEY_Delete },
  { GDK_KEY_KP_Down, GDK_KEY_Down },
  { GDK_KEY_KP_Enter, GDK_KEY_Return },
  { GDK_KEY_KP_Left, GDK_KEY_Left },
  { GDK_KEY_KP_Right, GDK_KEY_Right },
  { GDK_KEY_KP_Space, GDK_KEY_space },
  { GDK_KEY_KP_Subtract, GDK_KEY_minus },
  { GDK_KEY_KP_Up, GDK_KEY_Up },
  { GDK_KEY_ISO_Enter, GDK_KEY_Return },
  { GDK_KEY_equal, GDK_KEY_plus },
};

static char *
dup_name (guint           key,
          GdkModifierType modifiers)
{
  for (guint i = 0; i < G_N_ELEMENTS (twins); i++)
    if (twins[i].key == key)
      key = twins[i].same_as;
  if (key >= GDK_KEY_KP_0 && key <= GDK_KEY_KP_9)
    key = GDK_KEY_0 + key - GDK_KEY_KP_0;
  /* Two arrows stand for all four. */
  if (key == GDK_KEY_Up)
    key = GDK_KEY_Left;
  if (key == GDK_KEY_Down)
    key = GDK_KEY_Right;

  return gtk_accelerator_name (gdk_keyval_to_lower (key), modifiers);
}

static void
add_accelerators (GHashTable *told,
                  const char *text)
{
  guint           first, last;
  GdkModifierType modifiers;

  while (robo_shortcuts_next_keys (&text, &first, &last, &modifiers))
    for (guint key = first; key <= last; key++)
      g_hash_table_add (told, dup_name (key, modifiers));
}

/* Returns the keys that the window shows in the groups, whose names are separated by spaces. */
static GHashTable *
collect_told (const char *groups)
{
  GHashTable *told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_auto (GStrv) names = g_strsplit (groups, " ", -1);
  GtkWidget *window = robo_shortcuts_window_new (NULL);

  for (guint i = 0; names[i] != NULL; i++)
    {
      GtkListBox    *list = ui_child (ROBO_SHORTCUTS_WINDOW (window), "list");
      GtkListBoxRow *row;

      g_object_set (window, "section-name", names[i], NULL);
      for (int k = 0; (row = gtk_list_box_get_row_at_index (list, k)) != NULL; k++)
        {
          GtkWidget *keys = gtk_widget_get_last_child (gtk_list_box_row_get_child (row));

          add_accelerators (told, gtk_shortcut_label_get_accelerator (GTK_SHORTCUT_LABEL (keys)));
        }
    }
  gtk_window_destroy (GTK_WINDOW (window));

  return told;
}

/* Escape ends whatever is open, and Shift+F10 opens the menu of anything, as in other programs. */
static gboolean
is_unlisted (guint key)
{
  return key == GDK_KEY_Escape || key == GDK_KEY_F10;
}

static void
assert_key_told (GHashTable         *told,
                 GtkWidget          *widget,
                 GtkShortcutTrigger *trigger)
{
  g_autofree char *key = NULL;

  if (GTK_IS_ALTERNATIVE_TRIGGER (trigger))
    {
      assert_key_told (told, widget, gtk_alternative_trigger_get_first (GTK_ALTERNATIVE_TRIGGER (trigger)));
      assert_key_told (told, widget, gtk_alternative_trigger_get_second (GTK_ALTERNATIVE_TRIGGER (trigger)));
      return;
    }

  g_assert_true (GTK_IS_KEYVAL_TRIGGER (trigger));
  key = dup_name (gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)),
                  gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)));
  if (!g_hash_table_contains (told, key) && !is_unlisted (gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger))))
    {
      g_test_message ("%s of %s is not told", key, G_OBJECT_TYPE_NAME (widget));
      g_test_fail ();
    }
}

/* Every GtkListBox has keys of its own. */
static gboolean
is_of_gtk (GtkWidget          *widget,
           GtkEventController *controller)
{
  return GTK_IS_LIST_BOX (widget) && g_strcmp0 (gtk_event_controller_get_name (controller),
                                                "gtk-widget-class-shortcuts") == 0;
}

static void
assert_told (GHashTable *told,
             GtkWidget  *widget,
             guint       n_least)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_SHORTCUT_CONTROLLER (controller) || is_of_gtk (widget, GTK_EVENT_CONTROLLER (controller)))
        continue;
      for (guint k = 0; k < g_list_model_get_n_items (G_LIST_MODEL (controller)); k++, n++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), k);

          assert_key_told (told, widget, gtk_shortcut_get_trigger (shortcut));
        }
    }
  g_assert_cmpuint (n, >=, n_least);
}

/* Checks a page, which is destroyed, and one of its parts. */
static void
assert_page_told (const char *groups,
                  GtkWidget  *page,
                  guint       n_page,
                  GtkWidget  *part,
                  guint       n_part)
{
  g_autoptr (GHashTable) told = collect_told (groups);

  g_object_ref_sink (page);
  assert_told (told, page, n_page);
  if (part != NULL)
    assert_told (told, part, n_part);
  g_object_unref (page);
}

static void
test_board_editor (void)
{
  GtkWidget *page = robo_editor_page_new ();

  assert_page_told ("board-editor board-editor-tools", page, 20,
                    GTK_WIDGET (ui_child (ROBO_EDITOR_PAGE (page), "canvas")), 20);
}

static void
test_card_page (void)
{
  GtkWidget *page = robo_module_set_page_new ();

  assert_page_told ("rule-editor", page, 6,
                    GTK_WIDGET (gtk_widget_get_template_child (page, ROBO_TYPE_MODULE_SET_PAGE, "cards")), 3);
}

static void
test_library (void)
{
  g_autoptr (RoboLibrary) library = robo_library_new_watching (NULL, NULL);

  assert_page_told ("library-of-arenas", robo_library_page_new (library), 10, NULL, 0);
}

static void
test_game (void)
{
  assert_page_told ("game programming", robo_game_page_new (), 20, NULL, 0);
}

static void
test_sandbox (void)
{
  assert_page_told ("rule-editor-sandbox", robo_sandbox_page_new (), 10, NULL, 0);
}

static guint
count_rows (GtkWidget *window)
{
  GtkListBox *list = ui_child (ROBO_SHORTCUTS_WINDOW (window), "list");
  guint       n = 0;

  while (gtk_list_box_get_row_at_index (list, (int)n) != NULL)
    n++;

  return n;
}

/* The window shows one group at a time; a search finds lines in all groups by description and by key; Escape closes
 * it. */
static void
test_window (void)
{
  const char *escape[] = { "xdotool", "key", "Escape", NULL };
  GtkWidget  *window = robo_shortcuts_window_new ("game");
  gpointer    left = window;

  g_object_add_weak_pointer (G_OBJECT (window), &left);
  ui_drive_show (GTK_WINDOW (window));
  g_assert_cmpuint (count_rows (window), ==, 19);
  gtk_test_accessible_assert_property (ui_child (ROBO_SHORTCUTS_WINDOW (window), "search_entry"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Search shortcuts");
  g_object_set (window, "section-name", "library-of-arenas", NULL);
  g_assert_cmpuint (count_rows (window), ==, 11);
  ui_drive_keys (window, "r e d o");
  ui_drive_until (count_rows (window) == 3);
  gtk_test_accessible_assert_property (
    GTK_ACCESSIBLE (gtk_list_box_get_row_at_index (ui_child (ROBO_SHORTCUTS_WINDOW (window), "list"), 0)),
    GTK_ACCESSIBLE_PROPERTY_LABEL, "Redo: Shift+Ctrl+Z, Ctrl+Y");
  ui_drive_shoot ("shortcuts-found");
  gtk_editable_set_text (ui_child (ROBO_SHORTCUTS_WINDOW (window), "search_entry"), "no such key");
  ui_drive_until (count_rows (window) == 0);
  gtk_editable_set_text (ui_child (ROBO_SHORTCUTS_WINDOW (window), "search_entry"), "F9");
  ui_drive_until (count_rows (window) == 3);
  ui_drive_take_words (g_strdupv ((char **)escape));
  ui_drive_until (left == NULL);
}

/* The list was filled again, because the keyboard layout may have changed. */
static gboolean
is_told (GtkWidget  *window,
         const char *told)
{
  GtkListBox    *list = ui_child (ROBO_SHORTCUTS_WINDOW (window), "list");
  GtkListBoxRow *row;

  g_object_set (window, "section-name", "game", NULL);
  g_object_set (window, "section-name", "programming", NULL);
  for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)) != NULL; i++)
    {
      g_autofree char *other = NULL;

      other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, told);

      if (other == NULL)
        return TRUE;
    }

  return FALSE;
}

/* On a German keyboard the Y is in the place of the Z. */
static void
test_layout (void)
{
  static const struct
  {
    const char *layout;
    const char *told;
  } layouts[] = {
    { "de", "Choose a key in the lower row: Y, X, C" },
    { "us", "Choose a key in the lower row: Z, X, C" },
  };
  g_autofree char *program = g_find_program_in_path ("setxkbmap");
  GtkWidget       *window;

  if (program == NULL)
    {
      g_test_skip ("There is no setxkbmap");
      return;
    }

  window = robo_shortcuts_window_new ("programming");
  ui_drive_show (GTK_WINDOW (window));
  for (guint i = 0; i < G_N_ELEMENTS (layouts); i++)
    {
      const char *const argv[] = { program, layouts[i].layout, NULL };
      g_autoptr (GError) error = NULL;
      g_autoptr (GSubprocess) process = g_subprocess_newv (argv, G_SUBPROCESS_FLAGS_NONE, &error);

      g_assert_no_error (error);
      g_assert_true (g_subprocess_wait_check (process, NULL, &error));
      ui_drive_until (is_told (window, layouts[i].told));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);

  g_test_add_func ("/app/shortcuts/keys-of-the-board-editor/are-all-listed", test_board_editor);
  g_test_add_func ("/app/shortcuts/keys-of-the-card-page/are-all-listed", test_card_page);
  g_test_add_func ("/app/shortcuts/keys-of-the-library/are-all-listed", test_library);
  g_test_add_func ("/app/shortcuts/keys-of-the-game/are-all-listed", test_game);
  g_test_add_func ("/app/shortcuts/keys-of-the-sandbox/are-all-listed", test_sandbox);
  g_test_add_func ("/app/shortcuts/window/shows-one-group-or-the-matches-of-a-search", test_window);
  g_test_add_func ("/app/shortcuts/german-keyboard/lower-row-is-listed-as-y-x-c", test_layout);

  return g_test_run ();
}
