// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the windows that import packs, list the installed packs and share files as packs.
#include "config.h"

#include "files/pack/robo-pack-text.h"
#include "ui/packs/robo-pack-dialog.h"
#include "ui/packs/robo-packs-window.h"
#include "ui/packs/robo-share-dialog.h"
#include "ui/widgets/pictures/robo-qr-code.h"
#include "ui/widgets/robo-access.h"

#include "tests/files/pack/pack-fixture.h"
#include "tests/remove-folder.h"
#include "tests/ui/ui-drive.h"

typedef struct
{
  char      *base;
  GtkWidget *window;
  guint      n_imported;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->base = robo_pack_dup_base ();
  test_remove_folder (fixture->base);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  if (fixture->window != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  test_remove_folder (fixture->base);
  g_free (fixture->base);
}

static RoboPack *
make_pack (guint       version,
           const char *arena_name)
{
  return fixture_pack (&(RoboPackWords){ .id = "night", .name = "Night", .author = "Ann", .version = version },
                       fixture_part (fixture_arena ("volcano", arena_name)),
                       fixture_part (fixture_modules ("lava", "Lava")),
                       NULL);
}

static void
imported_cb (Fixture *fixture,
             char   **paths)
{
  fixture->n_imported = g_strv_length (paths);
}

static void
closed_cb (Fixture *fixture)
{
  fixture->window = NULL;
}

static void
open_dialog (Fixture  *fixture,
             RoboPack *pack)
{
  static const char *const refused[] = { "broken.arena.xml", "It is broken. Mend it.", NULL };

  fixture->window = robo_pack_dialog_new (NULL, robo_pack_import_new (fixture->base, pack), refused);
  g_signal_connect_swapped (fixture->window, "imported", G_CALLBACK (imported_cb), fixture);
  g_signal_connect_swapped (fixture->window, "destroy", G_CALLBACK (closed_cb), fixture);
  ui_drive_show (GTK_WINDOW (fixture->window));
}

static gpointer
get_child (GtkWidget  *window,
           const char *name)
{
  return gtk_widget_get_template_child (window, G_OBJECT_TYPE (window), name);
}

static void
install (Fixture    *fixture,
         guint       version,
         const char *arena_name)
{
  g_autoptr (RoboPack) pack = make_pack (version, arena_name);

  open_dialog (fixture, pack);
  ui_drive_click (get_child (fixture->window, "import_button"));
  ui_drive_until (fixture->window == NULL);
}

static gboolean
has_own (Fixture    *fixture,
         const char *name)
{
  g_autofree char *path = g_build_filename (fixture->base, name, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* Checks that Enter activates the button from the first focus on. */
static void
check_enter (GtkWidget  *window,
             const char *button)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));
  GtkWidget *row = gtk_widget_get_ancestor (focus, ADW_TYPE_ENTRY_ROW);

  g_assert_true (gtk_window_get_default_widget (GTK_WINDOW (window)) == get_child (window, button));
  if (row != NULL)
    g_assert_true (adw_entry_row_get_activates_default (ADW_ENTRY_ROW (row)));
  else
    g_assert_true (focus == get_child (window, button));
}

/* Returns the drop-down list in a row, or NULL. */
static GtkWidget *
find_menu (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_DROP_DOWN (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_menu (child);

  return found;
}

static GtkWidget *
get_row (Fixture *fixture,
         int      index)
{
  return GTK_WIDGET (gtk_list_box_get_row_at_index (get_child (fixture->window, "parts"), index));
}

static void
test_import (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (RoboPack) pack = make_pack (1, "Volcano");

  open_dialog (fixture, pack);
  ui_drive_shoot ("pack-dialog");
  g_assert_cmpstr (gtk_label_get_text (get_child (fixture->window, "name_label")), ==, "Night");
  g_assert_cmpstr (gtk_label_get_text (get_child (fixture->window, "about_label")), ==, "Ann, CC0-1.0\nVersion 1");
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (get_row (fixture, 0))), ==,
                   "Arena · New\nAnn, CC0-1.0");
  g_assert_true (gtk_widget_get_visible (get_child (fixture->window, "refused")));
  check_enter (fixture->window, "import_button");

  ui_drive_click (get_child (fixture->window, "import_button"));
  ui_drive_until (fixture->window == NULL);
  g_assert_cmpuint (fixture->n_imported, ==, 2);
  g_assert_true (has_own (fixture, "arenas/volcano.arena.xml"));
  g_assert_true (has_own (fixture, "modules/lava.modules.xml"));
}

static void
test_choices (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (RoboPack) newer = make_pack (2, "Volcano II");

  install (fixture, 1, "Volcano");
  open_dialog (fixture, newer);
  g_assert_cmpstr (gtk_label_get_text (get_child (fixture->window, "about_label")), ==,
                   "Ann, CC0-1.0\nVersion 2 (you have 1)");
  g_assert_true (g_str_has_prefix (adw_action_row_get_subtitle (ADW_ACTION_ROW (get_row (fixture, 0))),
                                   "Arena · Newer than what you have"));
  /* The two packs have the same modules, so there is nothing to choose. */
  g_assert_null (find_menu (get_row (fixture, 1)));

  /* The choices are Replace, Keep Both and Skip. First skip the arena, then keep both. */
  gtk_drop_down_set_selected (GTK_DROP_DOWN (find_menu (get_row (fixture, 0))), 2);
  g_assert_false (gtk_widget_get_sensitive (get_child (fixture->window, "import_button")));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (find_menu (get_row (fixture, 0))), 1);
  ui_drive_click (get_child (fixture->window, "import_button"));
  ui_drive_until (fixture->window == NULL);
  g_assert_true (has_own (fixture, "arenas/volcano.arena.xml"));
  g_assert_true (has_own (fixture, "arenas/volcano-2.arena.xml"));
}

static void
test_close (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (RoboPack) pack = make_pack (1, "Volcano");

  open_dialog (fixture, pack);
  gtk_window_close (GTK_WINDOW (fixture->window));
  ui_drive_until (fixture->window == NULL);
  g_assert_false (has_own (fixture, "arenas/volcano.arena.xml"));
}

static void
test_packs (Fixture      *fixture,
            gconstpointer data)
{
  GtkListBox *list;

  install (fixture, 3, "Volcano");
  fixture->window = robo_packs_window_new (NULL);
  g_signal_connect_swapped (fixture->window, "destroy", G_CALLBACK (closed_cb), fixture);
  ui_drive_show (GTK_WINDOW (fixture->window));
  ui_drive_shoot ("packs-window");
  list = get_child (fixture->window, "list");
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (gtk_list_box_get_row_at_index (list, 0))), ==,
                   "Version 3 · 2 parts\nAnn, CC0-1.0");
  g_assert_null (gtk_list_box_get_row_at_index (list, 1));
  /* The button of each pack has the same name, so its description has the pack. */
  g_assert_cmpstr (robo_access_get_description (ui_drive_find_button (fixture->window, "Update…")), ==, "Update Night");
}

static void
test_share (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_pack_part_unref);

  g_ptr_array_add (parts, fixture_part (fixture_rules ("hot", "lava")));
  g_ptr_array_add (parts, fixture_part (fixture_arena ("volcano", "Volcano")));
  fixture->window = robo_share_dialog_new (NULL, parts);
  g_signal_connect_swapped (fixture->window, "destroy", G_CALLBACK (closed_cb), fixture);
  ui_drive_show (GTK_WINDOW (fixture->window));
  ui_drive_shoot ("share-dialog");
  check_enter (fixture->window, "share_button");
  g_assert_cmpstr (gtk_editable_get_text (get_child (fixture->window, "name_row")), ==, "Volcano");
  g_assert_cmpstr (gtk_editable_get_text (get_child (fixture->window, "author_row")), ==, "Ann");
  g_assert_true (gtk_widget_get_visible (get_child (fixture->window, "missing_label")));

  gtk_editable_set_text (get_child (fixture->window, "name_row"), "");
  g_assert_false (gtk_widget_get_sensitive (get_child (fixture->window, "share_button")));
}

static void
read_text_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  *(char **)user_data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

/* Returns the window with the QR code, or NULL. */
static GtkWidget *
find_code (void)
{
  for (guint i = 0; i < g_list_model_get_n_items (gtk_window_get_toplevels ()); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (gtk_window_get_toplevels (), i);

      if (gtk_widget_get_mapped (window) && ui_drive_find (window, GTK_TYPE_PICTURE, 0) != NULL &&
          G_OBJECT_TYPE (window) == ADW_TYPE_WINDOW)
        return window;
    }

  return NULL;
}

static void
test_copy (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_pack_part_unref);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboPack) pack = NULL;
  g_autofree char *text = NULL;
  GdkClipboard    *clipboard;

  g_ptr_array_add (parts, fixture_part (fixture_arena ("volcano", "Volcano")));
  fixture->window = robo_share_dialog_new (NULL, parts);
  clipboard = gtk_widget_get_clipboard (fixture->window);
  ui_drive_show (GTK_WINDOW (fixture->window));
  g_assert_true (gtk_widget_get_sensitive (get_child (fixture->window, "text_button")));
  g_assert_true (gtk_widget_get_sensitive (get_child (fixture->window, "code_button")));
  if (robo_qr_code_is_there ())
    {
      ui_drive_click (get_child (fixture->window, "code_button"));
      ui_drive_until (find_code () != NULL);
      ui_drive_settle (find_code ());
      ui_drive_shoot ("share-code");
      gtk_window_close (GTK_WINDOW (find_code ()));
    }
  g_signal_emit_by_name (get_child (fixture->window, "text_button"), "clicked");
  fixture->window = NULL;
  gdk_clipboard_read_text_async (clipboard, NULL, read_text_cb, &text);
  ui_drive_until (text != NULL);
  pack = robo_pack_text_read (text, problems);
  g_assert_nonnull (pack);
  g_assert_cmpstr (pack->name, ==, "Volcano");
}

/* Random names cannot be compressed. */
static void
test_too_big (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_pack_part_unref);
  g_autoptr (GRand) random = g_rand_new_with_seed (5);

  for (guint i = 0; i < 60; i++)
    {
      g_autofree char *id = g_strdup_printf ("a%u", i);
      g_autoptr (GString) name = g_string_new (NULL);

      while (name->len < 90)
        g_string_append_c (name, (char)g_rand_int_range (random, 'a', 'z' + 1));
      g_ptr_array_add (parts, fixture_part (fixture_arena (id, name->str)));
      if (i == 20)
        {
          fixture->window = robo_share_dialog_new (NULL, parts);
          g_assert_true (gtk_widget_get_sensitive (get_child (fixture->window, "text_button")));
          g_assert_false (gtk_widget_get_sensitive (get_child (fixture->window, "code_button")));
          gtk_window_destroy (GTK_WINDOW (fixture->window));
        }
    }
  for (guint i = 0; i < 100; i++)
    {
      g_autofree char *id = g_strdup_printf ("b%u", i);
      g_autoptr (GString) name = g_string_new (NULL);

      while (name->len < 90)
        g_string_append_c (name, (char)g_rand_int_range (random, 'a', 'z' + 1));
      g_ptr_array_add (parts, fixture_part (fixture_arena (id, name->str)));
    }
  fixture->window = robo_share_dialog_new (NULL, parts);
  ui_drive_show (GTK_WINDOW (fixture->window));
  g_assert_false (gtk_widget_get_sensitive (get_child (fixture->window, "text_button")));
  g_assert_false (gtk_widget_get_sensitive (get_child (fixture->window, "code_button")));
  g_assert_true (gtk_widget_get_sensitive (get_child (fixture->window, "share_button")));
}

#define ADD(name, function) g_test_add ("/ui/packs/pack-dialog/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);
  ui_test_load_style ();

  ADD ("import/writes-all-parts", test_import);
  ADD ("newer-version/offers-to-skip-or-keep-both", test_choices);
  ADD ("closed-dialog/imports-nothing", test_close);
  ADD ("packs-window/lists-installed-packs", test_packs);
  ADD ("share-dialog/fills-in-name-and-author", test_share);
  ADD ("share-dialog/copies-a-small-pack-as-text", test_copy);
  ADD ("share-dialog/big-pack-needs-a-file", test_too_big);

  return g_test_run ();
}
