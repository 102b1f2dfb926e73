// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the files of the board editor, by real pointer and keys: saving elsewhere, pictures, files that other programs
// change or that are incomplete, and comparing.
#include "config.h"

#include "tests/documents/document-wait.h"
#include "tests/properties.h"
#include "ui/widgets/robo-arena-compare.h"
#include "ui/widgets/robo-print-dialog.h"
#include "editor-fixture.h"

static RoboDocument *
get_document (Fixture *fixture)
{
  return ROBO_DOCUMENT (fixture->document);
}

static RoboHistory *
get_history (Fixture *fixture)
{
  return robo_document_get_history (get_document (fixture));
}

static GFile *
get_location (Fixture *fixture)
{
  return robo_document_file_get_location (robo_document_get_file (get_document (fixture)));
}

/* Finds a menu item or button by its label. */
static void
choose_in_menu (Fixture    *fixture,
                const char *text)
{
  ui_drive_keys (GTK_WIDGET (fixture->window), "F10");
  ui_drive_until (ui_drive_find_label (fixture->window, text) != NULL);
  ui_drive_click (ui_drive_find_label (fixture->window, text));
}

/* Types a path into the file dialog. */
static void
type_file (Fixture    *fixture,
           const char *path)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  GtkWidget *dialog;

  ui_drive_until (ui_drive_find_dialog (GTK_TYPE_FILE_CHOOSER_DIALOG) != NULL);
  dialog = ui_drive_find_dialog (GTK_TYPE_FILE_CHOOSER_DIALOG);
  ui_drive_settle (dialog);
  g_strv_builder_add (words, "xdotool");
  ui_drive_add_move (words, dialog);
  g_strv_builder_add_many (words, "key", "ctrl+a", "type", "--delay", "15", path, NULL);
  ui_drive_take_words (g_strv_builder_end (words));
  ui_drive_shoot ("chooser");
  words = g_strv_builder_new ();
  g_strv_builder_add_many (words, "xdotool", "key", "Return", NULL);
  ui_drive_take_words (g_strv_builder_end (words));
  ui_drive_until (ui_drive_find_dialog (GTK_TYPE_FILE_CHOOSER_DIALOG) == NULL);
  ui_drive_settle (GTK_WIDGET (fixture->window));
}

static char *
read_file (const char *path)
{
  char *contents = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);

  return contents;
}

static void
dig (Fixture *fixture)
{
  choose (fixture, ROBO_BRUSH_PIT);
  editor_drive_click (fixture->canvas, 3.5, 2.5);
}

/* Saves an arena with a pit, without unsaved changes. */
static char *
save (Fixture *fixture)
{
  dig (fixture);
  ui_drive_keys (GTK_WIDGET (fixture->canvas), "ctrl+s");
  ui_drive_until (get_location (fixture) != NULL);
  ui_drive_until (!robo_history_get_is_dirty (get_history (fixture)));

  return g_file_get_path (get_location (fixture));
}

static void
test_save_as (Fixture      *fixture,
              gconstpointer user_data)
{
  g_autofree char *first = save (fixture);
  g_autofree char *before = read_file (first);
  g_autofree char *path = g_build_filename (fixture->folder, "other.arena.xml", NULL);
  g_autofree char *after = NULL;
  g_autofree char *other = NULL;

  editor_drive_click (fixture->canvas, 5.5, 2.5);
  ui_drive_keys (GTK_WIDGET (fixture->canvas), "ctrl+shift+s");
  type_file (fixture, path);
  ui_drive_until (!robo_history_get_is_dirty (get_history (fixture)));
  g_assert_cmpstr (g_file_peek_path (get_location (fixture)), ==, path);
  other = read_file (path);
  g_assert_nonnull (strstr (other, "<row>...o.o..</row>"));
  after = read_file (first);
  g_assert_cmpstr (after, ==, before);
}

static void
test_export (Fixture      *fixture,
             gconstpointer user_data)
{
  static const struct
  {
    guint       format;
    const char *typed;
    const char *name;
    const char *start;
  } rows[] = {
    { 0, "out.arena.xml", "out.arena.xml", "<?xml" },
    { 1, "out.svg", "out.svg", "<?xml" },
    { 2, "out.png", "out.png", "\x89PNG" },
    { 2, "without", "without.png", "\x89PNG" },
  };

  dig (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *typed = g_build_filename (fixture->folder, rows[i].typed, NULL);
      g_autofree char *path = g_build_filename (fixture->folder, rows[i].name, NULL);
      g_autofree char *contents = NULL;

      gtk_widget_activate_action (GTK_WIDGET (fixture->canvas), "editor.export", "u", rows[i].format);
      type_file (fixture, typed);
      contents = read_file (path);
      g_assert_cmpint (strncmp (contents, rows[i].start, strlen (rows[i].start)), ==, 0);
    }

  /* Exporting does not save. */
  g_assert_null (get_location (fixture));
  g_assert_true (robo_history_get_is_dirty (get_history (fixture)));
}

static GtkWindow *
find_print_dialog (void)
{
  GType type = g_type_from_name ("GtkPrintUnixDialog");

  return type == 0 ? NULL : GTK_WINDOW (ui_drive_find_dialog (type));
}

/* The arena is ticked, so a second key is enough. The dialog opens over the window, does not block it, and can be
 * closed. */
static void
test_print (Fixture      *fixture,
            gconstpointer user_data)
{
  GtkWindow *dialog = NULL;
  GtkWidget *chooser = NULL;

  ui_drive_keys (GTK_WIDGET (fixture->canvas), "ctrl+p");
  ui_drive_until ((chooser = ui_drive_find_dialog (ROBO_TYPE_PRINT_DIALOG)) != NULL);
  ui_drive_shoot ("print-what");
  ui_drive_click (ui_drive_find_button (chooser, "Print…"));
  ui_drive_until ((dialog = find_print_dialog ()) != NULL);
  g_assert_true (gtk_window_get_transient_for (dialog) == fixture->window);
  ui_drive_shoot ("print");
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_CANCEL);
  ui_drive_until (find_print_dialog () == NULL);
  g_assert_false (robo_history_get_is_dirty (get_history (fixture)));
}

/* A failed export shows a message, which offers another place, and does not change the document. */
static void
test_export_fails (Fixture      *fixture,
                   gconstpointer user_data)
{
  dig (fixture);
  gtk_widget_activate_action (GTK_WIDGET (fixture->canvas), "editor.export", "u", 1u);
  type_file (fixture, "/proc/out.svg");
  ui_drive_answer ("Save As…");
  type_file (fixture, "/proc/out.svg");
  ui_drive_answer ("Close");
  g_assert_true (robo_history_get_is_dirty (get_history (fixture)));
}

/* Writes other contents into the file, as another program would. */
static void
change_on_disk (Fixture    *fixture,
                const char *path)
{
  g_autofree char *contents = read_file (path);
  g_auto (GStrv) parts = g_strsplit (contents, "<row>...o....</row>", 2);
  g_autofree char *changed = g_strjoinv ("<row>...~....</row>", parts);
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (changed, !=, contents);
  g_file_set_contents (path, changed, -1, &error);
  g_assert_no_error (error);
  ui_drive_until (property_boolean (robo_document_get_file (get_document (fixture)), "is-changed-on-disk"));
  ui_drive_settle (GTK_WIDGET (fixture->window));
}

static void
test_reload (Fixture      *fixture,
             gconstpointer user_data)
{
  g_autofree char *path = save (fixture);

  editor_drive_click (fixture->canvas, 5.5, 2.5);
  change_on_disk (fixture, path);
  g_assert_cmpuint (get_plan (fixture)->terrain[at (4, 3)], ==, ROBO_TERRAIN_PIT);
  ui_drive_until (ui_drive_find_button (GTK_WIDGET (fixture->window), "Reload") != NULL);
  ui_drive_shoot ("changed-on-disk");
  ui_drive_click (ui_drive_find_button (GTK_WIDGET (fixture->window), "Reload"));
  g_assert_cmpuint (get_plan (fixture)->terrain[at (4, 3)], ==, ROBO_TERRAIN_WATER);
  g_assert_cmpuint (get_plan (fixture)->terrain[at (6, 3)], ==, ROBO_TERRAIN_FLOOR);
  ui_drive_until (ui_drive_find_button (GTK_WIDGET (fixture->window), "Reload") == NULL);
  g_assert_false (robo_history_get_is_dirty (get_history (fixture)));
}

static void
test_keep_mine (Fixture      *fixture,
                gconstpointer user_data)
{
  g_autofree char *path = save (fixture);
  g_autofree char *contents = NULL;

  editor_drive_click (fixture->canvas, 5.5, 2.5);
  change_on_disk (fixture, path);
  ui_drive_until (ui_drive_find_button (GTK_WIDGET (fixture->window), "Overwrite") != NULL);
  ui_drive_click (ui_drive_find_button (GTK_WIDGET (fixture->window), "Overwrite"));
  ui_drive_until (ui_drive_find_button (GTK_WIDGET (fixture->window), "Overwrite") == NULL);
  ui_drive_until (!robo_history_get_is_dirty (get_history (fixture)));
  contents = read_file (path);
  g_assert_nonnull (strstr (contents, "<row>...o.o..</row>"));
}

static void
test_revert (Fixture      *fixture,
             gconstpointer user_data)
{
  g_free (save (fixture));
  editor_drive_click (fixture->canvas, 5.5, 2.5);
  choose_in_menu (fixture, "Revert to File");
  g_assert_cmpuint (get_plan (fixture)->terrain[at (6, 3)], ==, ROBO_TERRAIN_FLOOR);
  g_assert_cmpuint (get_plan (fixture)->terrain[at (4, 3)], ==, ROBO_TERRAIN_PIT);
  g_assert_false (robo_history_get_is_dirty (get_history (fixture)));
  /* Reloading can be undone. */
  undo (fixture);
  g_assert_cmpuint (get_plan (fixture)->terrain[at (6, 3)], ==, ROBO_TERRAIN_PIT);
}

/* A file of a newer version shows a message, stays as it is, and can be saved under another name. */
static void
test_guard (Fixture      *fixture,
            gconstpointer user_data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "newer.arena.xml", NULL);
  g_autofree char *other = g_build_filename (fixture->folder, "mine.arena.xml", NULL);
  g_autofree char *after = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  static const char newer[] =
    "<arena xmlns='urn:x-robodrome:arena:2' id='a' columns='5' rows='5'><name>A</name><terrain>"
    "<row>.....</row><row>.....</row>"
    "<row>.....</row><row>.....</row><row>.....</row></terrain><features><portal at='1,1'/><vp at='2,3' number='1'/>"
    "<start at='3,5' side='s' arrow='n'/><start at='3,1' side='n' arrow='s'/></features></arena>\n";

  g_assert_true (g_file_set_contents (path, newer, -1, NULL));
  g_assert_true (document_wait_load (get_document (fixture), file, NULL));
  ui_drive_until (ui_drive_find_button (GTK_WIDGET (fixture->window), "Save As…") != NULL);
  ui_drive_shoot ("guarded");
  dig (fixture);
  ui_drive_keys (GTK_WIDGET (fixture->canvas), "ctrl+s");
  ui_drive_until (property_string (robo_editor_page_get_bar (fixture->page), "failure") != NULL);
  after = read_file (path);
  g_assert_cmpstr (after, ==, newer);

  ui_drive_click (ui_drive_find_button (GTK_WIDGET (fixture->window), "Save As…"));
  type_file (fixture, other);
  ui_drive_until (ui_drive_find_button (GTK_WIDGET (fixture->window), "Save As…") == NULL);
  g_assert_cmpstr (g_file_peek_path (get_location (fixture)), ==, other);
  g_clear_pointer (&after, g_free);
  after = read_file (path);
  g_assert_cmpstr (after, ==, newer);
}

/* A file name may be in Latin-1. A file with a name that cannot be shown can be saved. */
static void
test_strange_name (Fixture      *fixture,
                   gconstpointer user_data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "G\xe4rten.arena.xml", NULL);
  g_autofree char *first = save (fixture);
  g_autofree char *contents = read_file (first);
  g_autofree char *after = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, contents, -1, NULL));
  g_assert_true (document_wait_load (get_document (fixture), file, NULL));
  editor_drive_click (fixture->canvas, 5.5, 2.5);
  ui_drive_keys (GTK_WIDGET (fixture->canvas), "ctrl+s");
  ui_drive_until (!robo_history_get_is_dirty (get_history (fixture)));
  ui_drive_until (ui_drive_find_label (fixture->window, "Saved as G\xef\xbf\xbdrten.arena.xml") != NULL);
  after = read_file (path);
  g_assert_nonnull (strstr (after, "<row>...o.o..</row>"));
}

/* If the folder was removed meanwhile, the document still has the arena and can save it again. */
static void
test_folder_removed (Fixture      *fixture,
                     gconstpointer user_data)
{
  g_autofree char *path = save (fixture);
  g_autofree char *contents = NULL;

  editor_drive_click (fixture->canvas, 5.5, 2.5);
  test_remove_folder (fixture->folder);
  g_assert_false (g_file_test (fixture->folder, G_FILE_TEST_EXISTS));
  ui_drive_until (property_boolean (robo_document_get_file (get_document (fixture)), "is-changed-on-disk"));
  ui_drive_until (ui_drive_find_label (fixture->window,
                                       "The file was moved or deleted. Save to create it again.") != NULL);
  g_assert_null (ui_drive_find_button (GTK_WIDGET (fixture->window), "Reload"));
  ui_drive_shoot ("folder-removed");
  ui_drive_keys (GTK_WIDGET (fixture->canvas), "ctrl+s");
  ui_drive_until (!robo_history_get_is_dirty (get_history (fixture)));
  contents = read_file (path);
  g_assert_nonnull (strstr (contents, "<row>...o.o..</row>"));
  g_assert_false (property_boolean (robo_document_get_file (get_document (fixture)), "is-changed-on-disk"));
}

/* While saving is impossible, each attempt shows one sentence, and no change is lost; then the document can be
 * saved. */
static void
test_no_room (Fixture      *fixture,
              gconstpointer user_data)
{
  g_autofree char *path = save (fixture);
  g_autofree char *contents = NULL;

  editor_drive_click (fixture->canvas, 5.5, 2.5);
  test_remove_folder (fixture->folder);
  /* A file replaces the folder: not even root can write there. */
  g_assert_true (g_file_set_contents (fixture->folder, "", 0, NULL));
  for (guint i = 0; i < 2; i++)
    {
      ui_drive_keys (GTK_WIDGET (fixture->canvas), "ctrl+s");
      ui_drive_until (ui_drive_find_label (fixture->window, "test.arena.xml couldn’t be saved: its folder doesn’t "
                                                            "exist. Save somewhere else.") != NULL);
      /* The window has the button that the sentence names. */
      g_assert_nonnull (ui_drive_find_button (GTK_WIDGET (fixture->window), "Save As…"));
      ui_drive_shoot ("no-room");
      g_assert_true (robo_history_get_is_dirty (get_history (fixture)));
    }

  g_assert_cmpint (g_unlink (fixture->folder), ==, 0);
  ui_drive_keys (GTK_WIDGET (fixture->canvas), "ctrl+s");
  ui_drive_until (!robo_history_get_is_dirty (get_history (fixture)));
  ui_drive_until (ui_drive_find_button (GTK_WIDGET (fixture->window), "Save As…") == NULL);
  contents = read_file (path);
  g_assert_nonnull (strstr (contents, "<row>...o.o..</row>"));
}

/* Two windows have one arena. The second window to save shows a message, and neither overwrites the other's changes
 * unless the user chooses so. */
static void
test_two_windows (Fixture      *fixture,
                  gconstpointer user_data)
{
  g_autofree char *path = save (fixture);
  g_autofree char *theirs = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (RoboArenaDocument) other = robo_arena_document_new ();
  RoboPlan plan;

  g_assert_true (document_wait_load (ROBO_DOCUMENT (other), file, NULL));
  editor_drive_click (fixture->canvas, 5.5, 2.5);
  plan = *robo_arena_document_get_plan (other);
  plan.terrain[at (2, 2)] = ROBO_TERRAIN_WATER;
  robo_arena_document_edit_plan (other, "Water", &plan);
  g_assert_true (document_wait_save (ROBO_DOCUMENT (other), NULL));
  theirs = read_file (path);

  /* This also works before the change on disk has been noticed. */
  ui_drive_keys (GTK_WIDGET (fixture->canvas), "ctrl+s");
  ui_drive_until (property_string (robo_editor_page_get_bar (fixture->page), "failure") != NULL);
  after = read_file (path);
  g_assert_cmpstr (after, ==, theirs);
  g_assert_true (robo_history_get_is_dirty (get_history (fixture)));
  ui_drive_until (ui_drive_find_button (GTK_WIDGET (fixture->window), "Overwrite") != NULL);
  g_assert_nonnull (ui_drive_find_button (GTK_WIDGET (fixture->window), "Save As…"));

  ui_drive_click (ui_drive_find_button (GTK_WIDGET (fixture->window), "Reload"));
  g_assert_cmpuint (get_plan (fixture)->terrain[at (2, 2)], ==, ROBO_TERRAIN_WATER);
  undo (fixture);
  g_assert_cmpuint (get_plan (fixture)->terrain[at (6, 3)], ==, ROBO_TERRAIN_PIT);
  robo_document_file_close (robo_document_get_file (ROBO_DOCUMENT (other)));
}

static guint
count_rows (GtkWidget *compare)
{
  guint n = 0;

  while (gtk_list_box_get_row_at_index (ui_drive_find (compare, GTK_TYPE_LIST_BOX, 0), (int)n) != NULL)
    n++;

  return n;
}

/* The file is on the left, the drawing on the right. A click on a difference marks it, and Escape closes the
 * comparison. */
static void
test_compare (Fixture      *fixture,
              gconstpointer user_data)
{
  GtkListBoxRow *row;
  GtkWidget     *compare;

  g_free (save (fixture));
  editor_drive_click (fixture->canvas, 5.5, 2.5);
  choose (fixture, ROBO_BRUSH_VP);
  editor_drive_click (fixture->canvas, 1.5, 4.5);
  choose_in_menu (fixture, "Compare With File");
  ui_drive_until (ui_drive_find_dialog (ADW_TYPE_WINDOW) != NULL);
  for (;;)
    {
      g_autoptr (GList) toplevels = gtk_window_list_toplevels ();

      compare = NULL;
      for (GList *l = toplevels; l != NULL && compare == NULL; l = l->next)
        compare = ui_drive_find (l->data, ROBO_TYPE_ARENA_COMPARE, 0);
      if (compare != NULL && gtk_widget_get_mapped (compare))
        break;
      g_main_context_iteration (NULL, TRUE);
    }
  ui_drive_settle (compare);
  g_assert_cmpuint (count_rows (compare), ==, 2);
  ui_drive_click (GTK_WIDGET (gtk_list_box_get_row_at_index (ui_drive_find (compare, GTK_TYPE_LIST_BOX, 0), 1)));
  row = gtk_list_box_get_selected_row (ui_drive_find (compare, GTK_TYPE_LIST_BOX, 0));
  g_assert_cmpstr (gtk_label_get_label (ui_drive_find (row, GTK_TYPE_LABEL, 0)), ==, "2");
  ui_drive_shoot ("compare");
  g_object_add_weak_pointer (G_OBJECT (compare), (gpointer *)&compare);
  ui_drive_keys (GTK_WIDGET (fixture->window), "Escape");
  ui_drive_until (compare == NULL);
}

#define ADD(path, function) g_test_add ("/ui/arenas/editor-files/" path, Fixture, NULL, set_up, function, tear_down)

static gboolean
is_in_popover (Fixture *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (fixture->window);

  return focus != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL;
}

/* The user chooses the rules that the arena recommends among those that can be played. An arena may recommend others.
 * */
static void
test_rules (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget *row = ui_child (ui_child (fixture->page, "properties"), "rules_row");

  ui_drive_until (g_list_model_get_n_items (adw_combo_row_get_model (ADW_COMBO_ROW (row))) > 2);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, 0);
  ui_drive_scroll_to (row);
  ui_drive_click (row);
  ui_drive_until (is_in_popover (fixture));
  ui_drive_keys (GTK_WIDGET (fixture->window), "Down");
  ui_drive_keys (GTK_WIDGET (fixture->window), "Return");
  ui_drive_until (robo_arena_get_rules (robo_arena_document_get_arena (fixture->document))[0] != '\0');
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, 1);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "");
  ui_drive_shoot ("editor-rules");
  robo_history_undo (get_history (fixture));
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, 0);

  robo_arena_document_set_rules (fixture->document, "atlantis");
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==,
                   "You don’t have these rules. The arena can still be played with other rules.");
  g_assert_cmpstr (robo_arena_get_rules (robo_arena_document_get_arena (fixture->document)), ==, "atlantis");
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);
  ui_test_load_style ();
  ui_test_keep_still ();

  ADD ("save-as/writes-a-new-file-and-keeps-the-old-one", test_save_as);
  ADD ("export/writes-every-format", test_export);
  ADD ("failed-export/offers-another-place", test_export_fails);
  ADD ("print-dialog/opens-over-the-window-and-can-be-closed", test_print);
  ADD ("reload/replaces-the-drawing-with-the-file", test_reload);
  ADD ("overwrite/saves-the-drawing", test_keep_mine);
  ADD ("revert/restores-saved-state", test_revert);
  ADD ("file-of-a-newer-version/is-saved-under-another-name", test_guard);
  ADD ("file-name-not-utf8/file-is-saved", test_strange_name);
  ADD ("removed-folder/arena-can-be-saved-again", test_folder_removed);
  ADD ("folder-that-is-a-file/no-change-is-lost", test_no_room);
  ADD ("two-windows-with-one-arena/second-to-save-is-asked", test_two_windows);
  ADD ("compare/lists-differences-between-file-and-drawing", test_compare);

  g_test_add ("/ui/arenas/editor-files/recommended-rules/are-chosen-and-may-be-missing",
              Fixture, NULL, set_up, test_rules, tear_down);

  return g_test_run ();
}
