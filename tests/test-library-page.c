// SPDX-License-Identifier: GPL-3.0-or-later
// The library of arenas in the real window, with real files in the user's folder.
#include "config.h"

#include "ui/library/robo-library-page.h"

#include <string.h>

#include <glib/gstdio.h>

#include "app/robo-application.h"
#include "app/robo-window.h"
#include "ui-drive.h"
#include "ui/library/robo-compare-window.h"
#include "ui/library/robo-library-card.h"
#include "ui/start/robo-arena-card.h"
#include "ui/start/robo-new-game-page.h"

/* 5 columns and 6 rows; %s are its id and its name. */
#define TEXT                                                                                            \
  "<!-- by hand --><arena xmlns='urn:x-robodrome:arena:1' id='%s' columns='5' rows='6'><name>%s</name>" \
  "<name xml:lang='fr'>Crochet</name><terrain><row>.....</row><row>.....</row><row>.....</row>"         \
  "<row>.....</row><row>.....</row><row>.....</row></terrain><features><vp at='2,3' number='1'/>"       \
  "<start at='3,6' side='s' arrow='n'/><start at='3,1' side='n' arrow='s'/></features></arena>\n"

static GtkApplication *app;

typedef struct
{
  char            *folder;    /* the user's */
  char            *elsewhere; /* another one */
  GtkWindow       *window;
  RoboLibraryPage *page;
} Fixture;

static void
remove_tree (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_tree (child);
    }
  g_remove (path);
}

static gpointer
get_child (gpointer    widget,
           GType       type,
           const char *name)
{
  return gtk_widget_get_template_child (widget, type, name);
}

static RoboLibraryPage *
get_page (GtkWindow *window)
{
  return ROBO_LIBRARY_PAGE (gtk_stack_get_child_by_name (get_child (window, ROBO_TYPE_WINDOW, "pages"), "library"));
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->folder = g_build_filename (g_get_user_data_dir (), "robodrome", "arenas", NULL);
  fixture->elsewhere = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
  remove_tree (fixture->folder);
  g_mkdir_with_parents (fixture->folder, 0700);
  g_application_activate (G_APPLICATION (app));
  fixture->window = gtk_application_get_active_window (app);
  gtk_window_set_default_size (fixture->window, 1200, 800);
  ui_drive_show (fixture->window);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.library", NULL));
  fixture->page = get_page (fixture->window);
  ui_drive_settle (GTK_WIDGET (fixture->window));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_destroy (fixture->window);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  remove_tree (fixture->folder);
  remove_tree (fixture->elsewhere);
  g_free (fixture->folder);
  g_free (fixture->elsewhere);
}

static char *
write_file (const char *folder,
            const char *name,
            const char *contents)
{
  char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, contents, -1, NULL));

  return path;
}

static char *
write_arena (const char *folder,
             const char *id,
             const char *name)
{
  g_autofree char *text = g_strdup_printf (TEXT, id, name);
  g_autofree char *file_name = g_strconcat (id, ".arena.xml", NULL);

  return write_file (folder, file_name, text);
}

static GListModel *
get_shown (Fixture *fixture)
{
  return G_LIST_MODEL (gtk_grid_view_get_model (get_child (fixture->page, ROBO_TYPE_LIBRARY_PAGE, "grid")));
}

static guint
count_shown (Fixture *fixture)
{
  return g_list_model_get_n_items (get_shown (fixture));
}

static gboolean
is_selected (Fixture    *fixture,
             const char *title)
{
  RoboLibraryArena *entry = robo_library_page_get_selected (fixture->page);

  return entry != NULL && g_str_equal (robo_library_arena_get_title (entry), title);
}

/* Puts it there by hand and waits for the page. */
static char *
put_arena (Fixture    *fixture,
           const char *id,
           const char *name)
{
  guint n = count_shown (fixture);
  char *path = write_arena (fixture->folder, id, name);

  ui_drive_until (count_shown (fixture) == n + 1);
  robo_library_page_select_file (fixture->page, path);
  g_assert_true (is_selected (fixture, name));

  return path;
}

static void
activate (Fixture    *fixture,
          const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), action, NULL));
  ui_drive_settle (GTK_WIDGET (fixture->window));
}

static gpointer
find_window (GType type)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (G_TYPE_CHECK_INSTANCE_TYPE (l->data, type))
      return l->data;

  return NULL;
}

static char *
read_file (const char *path)
{
  char *contents = NULL;

  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));

  return contents;
}

/* The button of the toast. Not by the pointer: the toast still moves, and a slow machine would miss it. */
static void
press_undo (Fixture *fixture)
{
  GtkWidget *button;
  guint      i = 0;

  do
    button = ui_drive_find (GTK_WIDGET (fixture->page), GTK_TYPE_BUTTON, i++);
  while (button != NULL && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), "_Undo") != 0);
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

/* A file that somebody puts there is in the library and among what can be played, without anything being done. */
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
  g_assert_cmpstr (gtk_stack_get_visible_child_name (pages), ==, "new-game");
  new_game = ROBO_NEW_GAME_PAGE (gtk_stack_get_visible_child (pages));
  grid = get_child (new_game, ROBO_TYPE_NEW_GAME_PAGE, "arena_grid");
  card = gtk_flow_box_get_child_at_index (grid, 4);
  g_assert_cmpstr (robo_arena_item_get_name (robo_arena_card_get_item (ROBO_ARENA_CARD (card))), ==, "Hook");
  g_assert_true (gtk_flow_box_child_is_selected (card));

  /* Another one comes while the page is open: the choice stays. It goes again with its file. */
  g_free (write_arena (fixture->folder, "anchor", "Anchor"));
  ui_drive_until (gtk_flow_box_get_child_at_index (grid, 5) != NULL);
  g_assert_true (gtk_flow_box_child_is_selected (gtk_flow_box_get_child_at_index (grid, 5)));
  g_unlink (path);
  ui_drive_until (gtk_flow_box_get_child_at_index (grid, 5) == NULL);
  g_assert_true (gtk_flow_box_child_is_selected (gtk_flow_box_get_child_at_index (grid, 0)));
}

/* New game shows the first of many, and beside them one from far behind that somebody wants to play in. */
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
  new_game = ROBO_NEW_GAME_PAGE (gtk_stack_get_visible_child (pages));
  grid = get_child (new_game, ROBO_TYPE_NEW_GAME_PAGE, "arena_grid");
  chosen = gtk_flow_box_get_selected_children (grid);
  g_assert_cmpstr (robo_arena_item_get_name (robo_arena_card_get_item (chosen->data)), ==, "Last");
  g_assert_null (gtk_flow_box_get_child_at_index (grid, 61));
  g_assert_true (gtk_widget_get_visible (get_child (new_game, ROBO_TYPE_NEW_GAME_PAGE, "more_arenas_box")));
}

/* By the keyboard alone; what comes back is the very same file. */
static void
test_delete (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *path = put_arena (fixture, "hook", "Hook");
  g_autofree char *before = read_file (path);
  g_autofree char *after = NULL;

  robo_library_page_prepare (fixture->page);
  ui_drive_keys (GTK_WIDGET (fixture->window), "Delete");
  ui_drive_until (count_shown (fixture) == 4);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  ui_drive_shoot ("deleted");

  press_undo (fixture);
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
  robo_library_page_prepare (fixture->page);
  ui_drive_keys (GTK_WIDGET (fixture->window), "ctrl+d");
  ui_drive_until (is_selected (fixture, "Hook 2"));
  copy = read_file (copy_path);
  g_assert_nonnull (strstr (copy, "id='hook-2'"));
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
  g_assert_nonnull (strstr (renamed, "<name xml:lang='fr'>Crochet</name>"));
}

/* What the drop target of the window is given. */
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

  robo_window_show_page (ROBO_WINDOW (fixture->window), "start");
  drop (fixture, first, second);
  ui_drive_until (is_selected (fixture, "Hook"));
  g_assert_cmpuint (count_shown (fixture), ==, 6);
  after = read_file (imported);
  g_assert_cmpstr (after, ==, before);
}

/* It stays in the list with what is wrong, and cannot be played. */
static void
test_broken (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *path = write_file (fixture->elsewhere, "cut.arena.xml",
                                      "<arena xmlns='urn:x-robodrome:arena:1' id='cut' columns='5' rows='6'><name>Cut</name><terrain><row>..o..</row>");
  GtkWidget       *details = get_child (fixture->page, ROBO_TYPE_LIBRARY_PAGE, "details");
  GtkButton       *play = ui_drive_find (details, GTK_TYPE_BUTTON, 0);

  drop (fixture, path, NULL);
  ui_drive_until (is_selected (fixture, "Cut"));
  ui_drive_shoot ("broken");
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (play)), ==, "library.play");
  g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (play)));
  g_assert_true (robo_problems_has_errors (robo_library_arena_get_problems (robo_library_page_get_selected (fixture->page))));
}

/* What is none of ours is refused in words, and nothing is there afterwards. */
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

  /* Of the languages there are, French has one arena. */
  gtk_toggle_button_set_active (all, TRUE);
  g_assert_cmpuint (count_shown (fixture), ==, 5);
  for (guint i = 1; i < g_list_model_get_n_items (gtk_drop_down_get_model (languages)); i++)
    {
      gtk_drop_down_set_selected (languages, i);
      if (g_str_equal (gtk_string_object_get_string (gtk_drop_down_get_selected_item (languages)), "français"))
        break;
    }
  g_assert_cmpuint (count_shown (fixture), ==, 1);
  g_assert_true (is_selected (fixture, "Hook"));
  gtk_drop_down_set_selected (languages, 0);

  robo_library_page_prepare (fixture->page);
  ui_drive_keys (GTK_WIDGET (fixture->window), "ctrl+f m o a t");
  ui_drive_until (count_shown (fixture) == 1);
  g_assert_true (is_selected (fixture, "Rome"));
  gtk_editable_set_text (words, "atlantis");
  ui_drive_until (count_shown (fixture) == 0);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), ==, "none-found");
  ui_drive_keys (GTK_WIDGET (fixture->window), "Escape");
  ui_drive_until (count_shown (fixture) == 5);
}

/* The dialog is answered as by a person: where to, and under which name. */
static void
export_to (Fixture    *fixture,
           const char *action,
           const char *name)
{
  g_autofree char *path = g_build_filename (fixture->elsewhere, name, NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (fixture->elsewhere);
  g_autoptr (GError) error = NULL;
  GtkFileChooser *chooser;

  activate (fixture, action);
  ui_drive_until (find_window (GTK_TYPE_FILE_CHOOSER_DIALOG) != NULL);
  chooser = find_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  gtk_file_chooser_set_current_folder (chooser, folder, &error);
  g_assert_no_error (error);
  gtk_file_chooser_set_current_name (chooser, name);
  ui_drive_settle (GTK_WIDGET (chooser));
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_ACCEPT);
  ui_drive_until (g_file_test (path, G_FILE_TEST_EXISTS));
  ui_drive_until (find_window (GTK_TYPE_FILE_CHOOSER_DIALOG) == NULL);
}

static void
test_export (Fixture      *fixture,
             gconstpointer data)
{
  static const struct
  {
    const char *action;
    const char *name;
    const char *start;
  } rows[] = {
    { "library.export-xml", "out.arena.xml", "<!-- by hand --><arena" },
    { "library.export-svg", "out.svg", "<?xml" },
    { "library.export-png", "out.png", "\x89PNG" },
  };

  g_free (put_arena (fixture, "hook", "Hook"));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_build_filename (fixture->elsewhere, rows[i].name, NULL);
      g_autofree char *contents = NULL;

      export_to (fixture, rows[i].action, rows[i].name);
      contents = read_file (path);
      g_assert_cmpint (strncmp (contents, rows[i].start, strlen (rows[i].start)), ==, 0);
    }
}

static gboolean
holds (const char *path,
       const char *text)
{
  g_autofree char *contents = read_file (path);

  return strstr (contents, text) != NULL;
}

/* A catalogue comes back into the file, and undo brings back every byte. */
static void
test_texts (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char *path = put_arena (fixture, "hook", "Hook");
  g_autofree char *before = read_file (path);
  g_autofree char *after = NULL;
  g_autofree char *po = write_file (fixture->elsewhere, "hook.de.po",
                                    "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
                                    "msgctxt \"name\"\nmsgid \"Hook\"\nmsgstr \"Haken\"\n");
  g_autoptr (GFile) file = g_file_new_for_path (po);
  g_autoptr (GError) error = NULL;
  GtkFileChooser *chooser;

  activate (fixture, "library.import-texts");
  ui_drive_until (find_window (GTK_TYPE_FILE_CHOOSER_DIALOG) != NULL);
  chooser = find_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  gtk_file_chooser_set_file (chooser, file, &error);
  g_assert_no_error (error);
  ui_drive_settle (GTK_WIDGET (chooser));
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_ACCEPT);
  ui_drive_until (holds (path, ">Haken</name>"));

  press_undo (fixture);
  after = read_file (path);
  g_assert_cmpstr (after, ==, before);
}

static void
text_read_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  *(char **)user_data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

/* Out as text, and in again under another name. */
static void
test_clipboard (Fixture      *fixture,
                gconstpointer data)
{
  GdkClipboard    *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (fixture->window));
  g_autofree char *path = put_arena (fixture, "hook", "Hook");
  g_autofree char *contents = read_file (path);
  g_autofree char *pasted = g_build_filename (fixture->folder, "pasted.arena.xml", NULL);
  g_autofree char *text = NULL;

  activate (fixture, "library.copy-text");
  gdk_clipboard_read_text_async (clipboard, NULL, text_read_cb, &text);
  ui_drive_until (text != NULL);
  g_assert_cmpstr (text, ==, contents);
  activate (fixture, "library.paste");
  ui_drive_until (count_shown (fixture) == 6);
  g_assert_true (g_file_test (pasted, G_FILE_TEST_EXISTS));
}

static void
test_compare (Fixture      *fixture,
              gconstpointer data)
{
  g_autofree char *other = write_file (fixture->elsewhere, "later.arena.xml",
                                       "<arena xmlns='urn:x-robodrome:arena:1' id='hook' columns='5' rows='6'><name>Hook</name>"
                                       "<name xml:lang='fr'>Crochet</name><terrain><row>.....</row><row>.....</row><row>...o.</row><row>.....</row>"
                                       "<row>.....</row><row>.....</row></terrain><features><vp at='2,4' number='1'/>"
                                       "<start at='3,6' side='s' arrow='n'/><start at='3,1' side='n' arrow='s'/></features></arena>");
  g_autoptr (GFile) file = g_file_new_for_path (other);
  RoboCompareWindow *window;
  RoboArenaCompare  *compare;
  GtkListBox        *list;

  g_free (put_arena (fixture, "hook", "Hook"));
  activate (fixture, "library.compare");
  window = find_window (ROBO_TYPE_COMPARE_WINDOW);
  compare = robo_compare_window_get_compare (window);
  g_assert_cmpuint (robo_arena_diff_get_length (robo_arena_compare_get_diff (compare)), >, 2);
  robo_compare_window_open (window, file);
  g_assert_cmpuint (robo_arena_diff_get_length (robo_arena_compare_get_diff (compare)), ==, 2);
  list = get_child (compare, ROBO_TYPE_ARENA_COMPARE, "list");
  gtk_list_box_select_row (list, gtk_list_box_get_row_at_index (list, 1));
  g_assert_cmpuint (robo_arena_compare_get_chosen_mark (compare), ==, 2);
  ui_drive_settle (GTK_WIDGET (window));
  ui_drive_shoot ("compare");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Of an arena from elsewhere is asked what to do with it. */
static void
test_open (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char  *path = write_arena (fixture->elsewhere, "hook", "Hook");
  GtkStack         *pages = get_child (fixture->window, ROBO_TYPE_WINDOW, "pages");
  AdwMessageDialog *dialog;

  robo_window_show_page (ROBO_WINDOW (fixture->window), "start");
  robo_window_open_file (ROBO_WINDOW (fixture->window), path);
  dialog = find_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_cmpstr (adw_message_dialog_get_heading (dialog), ==, "Hook");
  adw_message_dialog_response (dialog, "play");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (pages), ==, "new-game");

  robo_window_open_file (ROBO_WINDOW (fixture->window), path);
  dialog = find_window (ADW_TYPE_MESSAGE_DIALOG);
  adw_message_dialog_response (dialog, "import");
  ui_drive_until (is_selected (fixture, "Hook"));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (pages), ==, "library");
}

/* One of the user's own is edited at once. */
static void
test_open_own (Fixture      *fixture,
               gconstpointer data)
{
  g_autofree char *path = put_arena (fixture, "hook", "Hook");
  GtkStack        *pages = get_child (fixture->window, ROBO_TYPE_WINDOW, "pages");

  robo_window_open_file (ROBO_WINDOW (fixture->window), path);
  g_assert_null (find_window (ADW_TYPE_MESSAGE_DIALOG));
  ui_drive_until (g_strcmp0 (gtk_stack_get_visible_child_name (pages), "editor") == 0);
  ui_drive_settle (GTK_WIDGET (fixture->window));
  ui_drive_shoot ("editor");
}

/* One of a newer version: its name, that it is newer, and no Play. */
static void
test_open_newer (Fixture      *fixture,
                 gconstpointer data)
{
  g_autofree char  *path = write_file (fixture->elsewhere, "new.arena.xml",
                                       "<arena xmlns='urn:x-robodrome:arena:9' id='new' columns='5' rows='5'><name>Future</name><terrain>"
                                        "<row>.....</row><row>.....</row><row>.....</row><row>.....</row><row>.....</row></terrain></arena>");
  g_autofree char  *before = read_file (path);
  g_autofree char  *after = NULL;
  AdwMessageDialog *dialog;

  robo_window_open_file (ROBO_WINDOW (fixture->window), path);
  dialog = find_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_cmpstr (adw_message_dialog_get_heading (dialog), ==, "Future");
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), "newer"));
  g_assert_false (adw_message_dialog_get_response_enabled (dialog, "play"));
  ui_drive_shoot ("newer");
  adw_message_dialog_response (dialog, "import");
  ui_drive_until (is_selected (fixture, "Future"));
  after = read_file (path);
  g_assert_cmpstr (after, ==, before);
}

#define ADD(name, function) g_test_add ("/ui/library-page/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  app = GTK_APPLICATION (robo_application_new ());
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (app), NULL, NULL));

  ADD ("by-hand", test_by_hand);
  ADD ("many", test_many);
  ADD ("delete", test_delete);
  ADD ("duplicate", test_duplicate);
  ADD ("rename", test_rename);
  ADD ("drop", test_drop);
  ADD ("broken", test_broken);
  ADD ("refused", test_refused);
  ADD ("filters", test_filters);
  ADD ("export", test_export);
  ADD ("texts", test_texts);
  ADD ("clipboard", test_clipboard);
  ADD ("compare", test_compare);
  ADD ("open", test_open);
  ADD ("open-own", test_open_own);
  ADD ("open-newer", test_open_newer);

  return g_test_run ();
}
