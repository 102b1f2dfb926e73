// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the arenas page: its content, and its actions.
#include "config.h"

#include "ui/arenas/library/robo-library-details.h"
#include "ui/packs/robo-pack-dialog.h"
#include "ui/setup/robo-arena-card.h"
#include "ui/setup/robo-arena-grid.h"
#include "ui/setup/robo-new-game-page.h"
#include "ui/widgets/robo-page.h"
#include "library-page-test.h"

static void
test_by_hand (Fixture      *fixture,
              gconstpointer data)
{
  g_autofree char *path = put_arena (fixture, "hook", "Hook");
  GtkStack        *pages = get_child (fixture->window, ROBO_TYPE_WINDOW, "pages");
  RoboNewGamePage *new_game;
  GtkFlowBox      *grid;
  GtkFlowBoxChild *card;

  ui_drive_shoot ("library");
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "library.play", NULL);
  ui_drive_until (g_str_equal (gtk_stack_get_visible_child_name (pages), "new-game"));
  new_game = ROBO_NEW_GAME_PAGE (gtk_stack_get_visible_child (pages));
  grid = get_child (get_child (new_game, ROBO_TYPE_NEW_GAME_PAGE, "arena_grid"), ROBO_TYPE_ARENA_GRID, "flow_box");
  card = gtk_flow_box_get_child_at_index (grid, 4);
  g_assert_cmpstr (robo_arena_item_get_name (robo_arena_card_get_item (ROBO_ARENA_CARD (card))), ==, "Hook");
  g_assert_true (gtk_flow_box_child_is_selected (card));

  /* A file is added while the page is open, and the selection stays. Then the selected arena is removed with its
   * file. */
  g_free (write_arena (fixture->folder, "anchor", "Anchor"));
  ui_drive_until (gtk_flow_box_get_child_at_index (grid, 5) != NULL);
  g_assert_true (gtk_flow_box_child_is_selected (gtk_flow_box_get_child_at_index (grid, 5)));
  g_unlink (path);
  ui_drive_until (gtk_flow_box_get_child_at_index (grid, 5) == NULL);
  g_assert_true (gtk_flow_box_child_is_selected (gtk_flow_box_get_child_at_index (grid, 0)));
}

/* New Game shows only the first of many arenas, and in addition a later one that the user wants to play. */
static void
test_many (Fixture      *fixture,
           gconstpointer data)
{
  GtkStack        *pages = get_child (fixture->window, ROBO_TYPE_WINDOW, "pages");
  RoboNewGamePage *new_game;
  GtkFlowBox      *grid;
  g_autoptr (GList) chosen = NULL;

  for (guint i = 0; i < 70; i++)
    {
      g_autofree char *id = g_strdup_printf ("many-%02u", i);

      g_free (write_arena (fixture->folder, id, id));
    }
  ui_drive_until (count_shown (fixture) == 74);
  g_free (put_arena (fixture, "zz-last", "Last"));
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "library.play", NULL);
  ui_drive_until (g_str_equal (gtk_stack_get_visible_child_name (pages), "new-game"));
  new_game = ROBO_NEW_GAME_PAGE (gtk_stack_get_visible_child (pages));
  grid = get_child (get_child (new_game, ROBO_TYPE_NEW_GAME_PAGE, "arena_grid"), ROBO_TYPE_ARENA_GRID, "flow_box");
  chosen = gtk_flow_box_get_selected_children (grid);
  g_assert_cmpstr (robo_arena_item_get_name (robo_arena_card_get_item (chosen->data)), ==, "Last");
  g_assert_null (gtk_flow_box_get_child_at_index (grid, 61));
  g_assert_true (
    gtk_widget_get_visible (gtk_widget_get_next_sibling (gtk_widget_get_ancestor (GTK_WIDGET (grid), GTK_TYPE_STACK))));
}

/* An arena is deleted with the keyboard alone. Undo restores the same file. */
static void
test_delete (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *path = put_arena (fixture, "hook", "Hook");
  g_autofree char *before = read_file (path);
  g_autofree char *after = NULL;

  robo_page_shown (ROBO_PAGE (fixture->page));
  ui_drive_keys (GTK_WIDGET (fixture->window), "Delete");
  ui_drive_until (count_shown (fixture) == 4);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  ui_drive_shoot ("deleted");

  press_undo (fixture);
  ui_drive_until (is_selected (fixture, "Hook"));
  after = read_file (path);
  g_assert_cmpstr (after, ==, before);
}

/* Clicks the button with which the message offers a second try. */
static void
try_again (void)
{
  GtkWindow *dialog;

  ui_drive_until ((dialog = (GtkWindow *)ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG)) != NULL);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "accept");
  gtk_window_destroy (dialog);
}

/* An arena that cannot be deleted or restored is still there, and both can be tried again. Not even root can move a
 * file into a file, or out of a folder that is gone. */
static void
test_delete_refused (Fixture      *fixture,
                     gconstpointer data)
{
  g_autofree char *path = put_arena (fixture, "hook", "Hook");
  g_autofree char *before = read_file (path);
  g_autofree char *removed = g_build_filename (fixture->folder, ".removed", NULL);
  g_autofree char *aside = g_build_filename (fixture->folder, ".aside", NULL);
  g_autofree char *after = NULL;

  robo_page_shown (ROBO_PAGE (fixture->page));
  g_assert_true (g_file_set_contents (removed, "", 0, NULL));
  ui_drive_keys (GTK_WIDGET (fixture->window), "Delete");
  ui_drive_until (ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG) != NULL);
  ui_drive_shoot ("delete-refused");
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_cmpint (g_unlink (removed), ==, 0);
  try_again ();
  ui_drive_until (count_shown (fixture) == 4);

  g_assert_cmpint (g_rename (removed, aside), ==, 0);
  press_undo (fixture);
  ui_drive_until (ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG) != NULL);
  g_assert_cmpint (g_rename (aside, removed), ==, 0);
  try_again ();
  ui_drive_until (is_selected (fixture, "Hook"));
  after = read_file (path);
  g_assert_cmpstr (after, ==, before);
}

static void
test_duplicate (Fixture      *fixture,
                gconstpointer data)
{
  g_autofree char *copy_path = g_build_filename (fixture->folder, "hook-2.arena.xml", NULL);
  g_autofree char *copy = NULL;

  g_free (put_arena (fixture, "hook", "Hook"));
  robo_page_shown (ROBO_PAGE (fixture->page));
  ui_drive_keys (GTK_WIDGET (fixture->window), "ctrl+d");
  ui_drive_until (is_selected (fixture, "Hook 2"));
  copy = read_file (copy_path);
  g_assert_nonnull (strstr (copy, "id=\"hook-2\""));
  g_assert_nonnull (strstr (copy, "<!-- by hand -->"));
  g_assert_nonnull (strstr (copy, "Crochet 2"));
}

static void
test_rename (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char  *path = put_arena (fixture, "hook", "Hook");
  g_autofree char  *renamed = NULL;
  AdwMessageDialog *dialog;

  activate (fixture, "library.rename");
  dialog = find_window (ADW_TYPE_MESSAGE_DIALOG);
  gtk_editable_set_text (GTK_EDITABLE (adw_message_dialog_get_extra_child (dialog)), "");
  g_assert_false (adw_message_dialog_get_response_enabled (dialog, "rename"));
  gtk_editable_set_text (GTK_EDITABLE (adw_message_dialog_get_extra_child (dialog)), "Bait & Hook");
  adw_message_dialog_response (dialog, "rename");
  ui_drive_until (is_selected (fixture, "Bait & Hook"));
  renamed = read_file (path);
  g_assert_nonnull (strstr (renamed, "<name>Bait &amp; Hook</name>"));
  g_assert_nonnull (strstr (renamed, "<name xml:lang=\"fr\">Crochet</name>"));
}

/* Gives files to the drop target of the window. */
static void
drop (Fixture    *fixture,
      const char *first,
      const char *second)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->window));
  GFile   *files[] = { g_file_new_for_path (first), second != NULL ? g_file_new_for_path (second) : NULL };
  GSList  *list = g_slist_append (NULL, files[0]);
  GValue   value = G_VALUE_INIT;
  gboolean was_taken = FALSE;

  if (files[1] != NULL)
    list = g_slist_append (list, files[1]);
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_set_boxed (&value, list);
  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !was_taken; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, 10.0, 10.0, &was_taken);
    }
  g_assert_true (was_taken);

  g_value_unset (&value);
  g_slist_free (list);
  g_object_unref (files[0]);
  g_clear_object (&files[1]);
}

static void
test_drop (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *first = write_arena (fixture->elsewhere, "anchor", "Anchor");
  g_autofree char *second = write_arena (fixture->elsewhere, "hook", "Hook");
  g_autofree char *imported = g_build_filename (fixture->folder, "hook.arena.xml", NULL);
  g_autofree char *before = read_file (second);
  g_autofree char *after = NULL;
  GtkWidget       *dialog;

  robo_window_show_page (ROBO_WINDOW (fixture->window), "start");
  drop (fixture, first, second);
  ui_drive_until (ui_drive_find_dialog (ROBO_TYPE_PACK_DIALOG) != NULL);
  dialog = ui_drive_find_dialog (ROBO_TYPE_PACK_DIALOG);
  ui_drive_settle (dialog);
  ui_drive_click (ui_drive_find_button (dialog, "Import 2 Parts"));
  ui_drive_until (ui_drive_find_dialog (ROBO_TYPE_PACK_DIALOG) == NULL);
  ui_drive_until (is_selected (fixture, "Hook"));
  g_assert_cmpuint (count_shown (fixture), ==, 6);
  after = read_file (imported);
  g_assert_cmpstr (after, ==, before);
}

/* A broken file stays in the list with its problems, and cannot be played. */
static void
test_broken (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *path = write_file (fixture->elsewhere, "cut.arena.xml",
                                      "<arena xmlns='urn:x-robodrome:arena:1' id='cut' columns='5' rows='6'>"
                                      "<name>Cut</name><terrain><row>..o..</row>");
  GtkWidget       *details = get_child (fixture->page, ROBO_TYPE_LIBRARY_PAGE, "details");
  GtkButton       *play = ui_drive_find (details, GTK_TYPE_BUTTON, 0);

  drop (fixture, path, NULL);
  ui_drive_until (is_selected (fixture, "Cut"));
  ui_drive_shoot ("broken");
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (play)), ==, "library.play");
  g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (play)));
  g_assert_true (
    robo_problems_has_errors (robo_library_arena_get_problems (robo_library_page_get_selected (fixture->page))));
}

/* The first of many problems are listed, with the number of the others. */
static void
test_many_problems (Fixture      *fixture,
                    gconstpointer data)
{
  GtkListBox *list = get_child (get_child (fixture->page, ROBO_TYPE_LIBRARY_PAGE, "details"), ROBO_TYPE_LIBRARY_DETAILS,
                                "problem_list");
  g_autoptr (GString) text = g_string_new ("<arena xmlns='urn:x-robodrome:arena:1' id='walls' columns='5' rows='6'>"
                                           "<name>Walls</name><terrain>"
                                           "<row>.....</row><row>.....</row><row>.....</row><row>.....</row>"
                                           "<row>.....</row><row>.....</row>"
                                           "</terrain><features><vp at='2,3' number='1'/>"
                                           "<start at='3,6' side='s' arrow='n'/>"
                                           "<start at='3,1' side='n' arrow='s'/>");
  g_autofree char *path = NULL;

  for (guint i = 0; i < 30; i++)
    g_string_append_printf (text, "<vp at='%u,%u' number='1'/>", i % 5 + 1, i / 5 + 1);
  g_string_append (text, "</features></arena>");
  path = write_file (fixture->elsewhere, "walls.arena.xml", text->str);

  drop (fixture, path, NULL);
  ui_drive_until (is_selected (fixture, "Walls"));
  g_assert_cmpuint (
    robo_problems_get_length (robo_library_arena_get_problems (robo_library_page_get_selected (fixture->page))), >, 20);
  g_assert_nonnull (gtk_list_box_get_row_at_index (list, 20));
  g_assert_null (gtk_list_box_get_row_at_index (list, 21));
  ui_drive_shoot ("many-problems");
}

/* Other kinds of files are refused with a message, and no file is created. */
static void
test_refused (Fixture      *fixture,
              gconstpointer data)
{
  g_autofree char  *path = write_file (fixture->elsewhere, "notes.arena.xml", "Hello!");
  AdwMessageDialog *dialog;

  drop (fixture, path, NULL);
  ui_drive_until (find_window (ADW_TYPE_MESSAGE_DIALOG) != NULL);
  dialog = find_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), "notes.arena.xml"));
  gtk_window_destroy (GTK_WINDOW (dialog));
  g_assert_cmpuint (count_shown (fixture), ==, 4);
}

static void
test_filters (Fixture      *fixture,
              gconstpointer data)
{
  GtkToggleButton *own = get_child (fixture->page, ROBO_TYPE_LIBRARY_PAGE, "own_button");
  GtkToggleButton *all = get_child (fixture->page, ROBO_TYPE_LIBRARY_PAGE, "all_button");
  GtkStack        *stack = get_child (fixture->page, ROBO_TYPE_LIBRARY_PAGE, "grid_stack");
  GtkDropDown     *languages = get_child (fixture->page, ROBO_TYPE_LIBRARY_PAGE, "language_drop_down");
  GtkEditable     *words = get_child (fixture->page, ROBO_TYPE_LIBRARY_PAGE, "search_entry");

  gtk_toggle_button_set_active (own, TRUE);
  g_assert_cmpuint (count_shown (fixture), ==, 0);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), ==, "none-own");
  ui_drive_shoot ("none-own");
  g_free (put_arena (fixture, "hook", "Hook"));
  g_assert_cmpuint (count_shown (fixture), ==, 1);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), ==, "grid");

  /* Only one arena is translated into French. */
  gtk_toggle_button_set_active (all, TRUE);
  g_assert_cmpuint (count_shown (fixture), ==, 5);
  for (guint i = 1; i < g_list_model_get_n_items (gtk_drop_down_get_model (languages)); i++)
    {
      gtk_drop_down_set_selected (languages, i);
      if (g_str_equal (gtk_string_object_get_string (gtk_drop_down_get_selected_item (languages)), "Français"))
        break;
    }
  g_assert_cmpuint (count_shown (fixture), ==, 1);
  g_assert_true (is_selected (fixture, "Hook"));
  gtk_drop_down_set_selected (languages, 0);

  robo_page_shown (ROBO_PAGE (fixture->page));
  ui_drive_keys (GTK_WIDGET (fixture->window), "ctrl+f");
  ui_drive_until (gtk_widget_has_focus (GTK_WIDGET (gtk_editable_get_delegate (words))));
  ui_drive_keys (GTK_WIDGET (fixture->window), "m o a t");
  ui_drive_until (count_shown (fixture) == 1);
  g_assert_true (is_selected (fixture, "Rome"));
  gtk_editable_set_text (words, "atlantis");
  ui_drive_until (count_shown (fixture) == 0);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), ==, "none-found");
  ui_drive_keys (GTK_WIDGET (fixture->window), "Escape");
  ui_drive_until (count_shown (fixture) == 5);
}

int
main (int   argc,
      char *argv[])
{
  start_application (&argc, &argv);

  ADD ("play/arena-is-selected-in-new-game-until-its-file-is-removed", test_by_hand);
  ADD ("new-game/shows-the-arena-chosen-among-many", test_many);
  ADD ("delete/can-be-undone", test_delete);
  ADD ("refused-delete/can-be-tried-again", test_delete_refused);
  ADD ("duplicate/selects-the-copy", test_duplicate);
  ADD ("rename/changes-the-name", test_rename);
  ADD ("dropped-files/are-imported", test_drop);
  ADD ("broken-file/is-listed-and-cannot-be-played", test_broken);
  ADD ("many-problems/list-is-shortened", test_many_problems);
  ADD ("file-without-an-arena/is-refused", test_refused);
  ADD ("filters/show-matching-arenas-only", test_filters);

  return g_test_run ();
}
