// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the files of the arenas page: export, translations, clipboard, comparing, opening.
#include "config.h"

#include "tests/ui/slow-file.h"
#include "ui/arenas/library/robo-compare-window.h"
#include "ui/packs/robo-pack-dialog.h"
#include "library-page-test.h"

/* Answers a file dialog with a folder and a name, as a user does. The action opens the dialog; if it is NULL, the
 * dialog is open already. */
static void
export_to (Fixture    *fixture,
           const char *action,
           const char *name)
{
  g_autofree char *path = g_build_filename (fixture->elsewhere, name, NULL);

  if (action != NULL)
    activate (fixture, action);
  ui_drive_choose_file (path);
  ui_drive_until (g_file_test (path, G_FILE_TEST_EXISTS));
}

static gboolean
begins_with (const char *path,
             const char *start)
{
  g_autofree char *contents = read_file (path);

  return strncmp (contents, start, strlen (start)) == 0;
}

/* The file is written in the background. */
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

      export_to (fixture, rows[i].action, rows[i].name);
      ui_drive_until (begins_with (path, rows[i].start));
    }
}

/* A file replaces the user's folder: not even root can write there. */
static void
block_folder (Fixture *fixture)
{
  test_remove_folder (fixture->folder);
  g_assert_true (g_file_set_contents (fixture->folder, "", 0, NULL));
  ui_drive_settle (GTK_WIDGET (fixture->window));
}

/* An arena that cannot be written to the user's folder can be saved elsewhere. */
static void
test_elsewhere (Fixture      *fixture,
                gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->elsewhere, "mine.arena.xml", NULL);
  GtkWidget       *dialog;

  ui_drive_until (robo_library_page_get_selected (fixture->page) != NULL);
  block_folder (fixture);
  activate (fixture, "library.duplicate");
  ui_drive_until (ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG) != NULL);
  dialog = ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_cmpstr (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (dialog)), ==,
                   "Arena Could Not Be Duplicated");
  ui_drive_answer ("Save As…");
  export_to (fixture, NULL, "mine.arena.xml");
  ui_drive_until (begins_with (path, "<?xml"));
  g_assert_cmpint (g_unlink (fixture->folder), ==, 0);
}

/* An import that could not be written can be tried again. */
static void
test_import_again (Fixture      *fixture,
                   gconstpointer data)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *path = write_arena (fixture->elsewhere, "hook", "Hook");
  g_autofree char *imported = g_build_filename (fixture->folder, "hook.arena.xml", NULL);
  GtkWidget       *dialog;

  block_folder (fixture);
  g_ptr_array_add (files, g_file_new_for_path (path));
  robo_library_page_import (fixture->page, files);
  /* Another dialog comes at once, so waiting for the end of this dialog would be waiting for both. */
  ui_drive_until ((dialog = ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG)) != NULL);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "accept");
  gtk_window_destroy (GTK_WINDOW (dialog));
  ui_drive_until (ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG) != NULL);
  g_assert_cmpint (g_unlink (fixture->folder), ==, 0);
  ui_drive_answer ("Try Again");
  ui_drive_until (g_file_test (imported, G_FILE_TEST_EXISTS));
  ui_drive_until (is_selected (fixture, "Hook"));
}

static gboolean
holds (const char *path,
       const char *text)
{
  g_autofree char *contents = read_file (path);

  return strstr (contents, text) != NULL;
}

/* A catalog is imported into the file, and undo restores every byte. */
static void
test_texts (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char *path = put_arena (fixture, "hook", "Hook");
  g_autofree char *before = read_file (path);
  g_autofree char *after = NULL;
  g_autofree char *po = write_file (fixture->elsewhere, "hook.de.po",
                                    "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n"
                                    "\"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
                                    "msgctxt \"name\"\nmsgid \"Hook\"\nmsgstr \"Haken\"\n");
  g_autoptr (GFile) file = g_file_new_for_path (po);
  g_autoptr (GError) error = NULL;
  GtkFileChooser *chooser;

  activate (fixture, "library.import-texts");
  ui_drive_until (find_window (GTK_TYPE_FILE_CHOOSER_DIALOG) != NULL);
  chooser = find_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  gtk_file_chooser_set_file (chooser, file, &error);
  g_assert_no_error (error);
  ui_drive_until (ui_drive_has_chosen (chooser, po));
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

/* The text is read from the file in another thread. */
static void
copy_text (Fixture *fixture)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (fixture->window));

  gdk_clipboard_set_content (clipboard, NULL);
  activate (fixture, "library.copy-text");
  ui_drive_until (gdk_content_formats_contain_gtype (gdk_clipboard_get_formats (clipboard), G_TYPE_STRING));
}

/* An arena is copied as text, and pasted under another name. */
static void
test_clipboard (Fixture      *fixture,
                gconstpointer data)
{
  GdkClipboard    *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (fixture->window));
  g_autofree char *path = put_arena (fixture, "hook", "Hook");
  g_autofree char *contents = read_file (path);
  g_autofree char *pasted = g_build_filename (fixture->folder, "pasted.arena.xml", NULL);
  g_autofree char *text = NULL;

  copy_text (fixture);
  gdk_clipboard_read_text_async (clipboard, NULL, text_read_cb, &text);
  ui_drive_until (text != NULL);
  g_assert_cmpstr (text, ==, contents);
  activate (fixture, "library.paste");
  ui_drive_until (count_shown (fixture) == 6);
  g_assert_true (g_file_test (pasted, G_FILE_TEST_EXISTS));
}

/* A file whose name is not valid UTF-8 can be edited and played. */
static void
test_strange_name (Fixture      *fixture,
                   gconstpointer data)
{
  g_autofree char *text = g_strdup_printf (TEXT, "hook", "Hook");
  g_autofree char *path = write_file (fixture->folder, "H\xe4ken.arena.xml", text);
  GtkStack        *pages = get_child (fixture->window, ROBO_TYPE_WINDOW, "pages");

  ui_drive_until (count_shown (fixture) == 5);
  robo_library_page_select_file (fixture->page, path);
  g_assert_true (is_selected (fixture, "Hook"));
  activate (fixture, "library.play");
  ui_drive_until (g_str_equal (gtk_stack_get_visible_child_name (pages), "new-game"));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.library", NULL);
  activate (fixture, "library.edit");
  ui_drive_until (g_str_equal (gtk_stack_get_visible_child_name (pages), "editor"));
  g_assert_null (find_window (ADW_TYPE_MESSAGE_DIALOG));
}

static void
count_cb (gpointer data)
{
  ++*(guint *)data;
}

static void
test_compare (Fixture      *fixture,
              gconstpointer data)
{
  g_autofree char *other = write_file (fixture->elsewhere, "later.arena.xml",
                                       "<arena xmlns='urn:x-robodrome:arena:1' id='hook' columns='5' rows='6'>"
                                       "<name>Hook</name><name xml:lang='fr'>Crochet</name>"
                                       "<terrain><row>.....</row><row>.....</row><row>...o.</row><row>.....</row>"
                                       "<row>.....</row><row>.....</row></terrain><features><vp at='2,4' number='1'/>"
                                       "<start at='3,6' side='s' arrow='n'/>"
                                       "<start at='3,1' side='n' arrow='s'/></features></arena>");
  g_autoptr (GFile) file = g_file_new_for_path (other);
  RoboCompareWindow *window;
  RoboArenaCompare  *compare;
  guint              n_drawn = 0;
  GtkListBox        *list;

  g_free (put_arena (fixture, "hook", "Hook"));
  activate (fixture, "library.compare");
  window = find_window (ROBO_TYPE_COMPARE_WINDOW);
  compare = ui_child (window, "compare");
  list = get_child (compare, ROBO_TYPE_ARENA_COMPARE, "list");
  g_assert_nonnull (gtk_list_box_get_row_at_index (list, 2));
  robo_compare_window_open (window, file);
  ui_drive_until (gtk_list_box_get_row_at_index (list, 2) == NULL);
  g_assert_nonnull (gtk_list_box_get_row_at_index (list, 1));
  g_signal_connect_swapped (gtk_picture_get_paintable (ui_child (compare, "after_picture")), "invalidate-contents",
                            G_CALLBACK (count_cb), &n_drawn);
  gtk_list_box_select_row (list, gtk_list_box_get_row_at_index (list, 1));
  g_assert_cmpstr (gtk_label_get_label (ui_drive_find (gtk_list_box_get_selected_row (list), GTK_TYPE_LABEL, 0)), ==,
                   "2");
  g_assert_cmpuint (n_drawn, ==, 1);
  ui_drive_settle (GTK_WIDGET (window));
  ui_drive_shoot ("compare");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Opening an arena from elsewhere asks what to do with it. */
static void
test_open (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char  *path = write_arena (fixture->elsewhere, "hook", "Hook");
  GtkStack         *pages = get_child (fixture->window, ROBO_TYPE_WINDOW, "pages");
  AdwMessageDialog *dialog;

  robo_window_show_page (ROBO_WINDOW (fixture->window), "start");
  robo_window_open_file (ROBO_WINDOW (fixture->window), path);
  ui_drive_until ((dialog = find_window (ADW_TYPE_MESSAGE_DIALOG)) != NULL);
  g_assert_cmpstr (adw_message_dialog_get_heading (dialog), ==, "Hook");
  adw_message_dialog_response (dialog, "play");
  ui_drive_until (g_strcmp0 (gtk_stack_get_visible_child_name (pages), "new-game") == 0);
  gtk_window_destroy (GTK_WINDOW (dialog));

  robo_window_open_file (ROBO_WINDOW (fixture->window), path);
  ui_drive_until ((dialog = find_window (ADW_TYPE_MESSAGE_DIALOG)) != NULL);
  adw_message_dialog_response (dialog, "import");
  ui_drive_until (is_selected (fixture, "Hook"));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (pages), ==, "library");
}

/* The dialog has room for long names and answers, and for several problems. */
static void
test_open_long (Fixture      *fixture,
                gconstpointer data)
{
  g_autofree char *path = write_arena (fixture->elsewhere, "hook",
                                       "The long way round the harbour and back again at night");
  GtkWidget       *dialog;

  robo_window_show_page (ROBO_WINDOW (fixture->window), "start");
  robo_window_open_file (ROBO_WINDOW (fixture->window), path);
  ui_drive_until ((dialog = find_window (ADW_TYPE_MESSAGE_DIALOG)) != NULL && gtk_widget_get_mapped (dialog));
  ui_drive_settle (dialog);
  ui_drive_shoot ("open-long");
  ui_drive_assert_apart (dialog);
  ui_drive_answer ("Cancel");
}

/* Files without a page in the window are imported in a dialog, which also names the files that cannot be imported. */
static void
test_open_hidden (Fixture      *fixture,
                  gconstpointer data)
{
  static const char *const names[] = { "anchor-one.xml", "arm-takes-vp.xml" };
  GFile                   *files[G_N_ELEMENTS (names)];
  GtkWidget               *dialog;
  GtkButton               *button;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fuzz", "corpus", "scenario", names[i], NULL);

      files[i] = g_file_new_for_path (path);
    }
  robo_window_open_files (ROBO_WINDOW (fixture->window), files, G_N_ELEMENTS (files), FALSE);
  ui_drive_until ((dialog = find_window (ROBO_TYPE_PACK_DIALOG)) != NULL && gtk_widget_get_mapped (dialog));
  ui_drive_settle (dialog);
  ui_drive_shoot ("open-hidden");
  button = GTK_BUTTON (gtk_widget_get_template_child (dialog, ROBO_TYPE_PACK_DIALOG, "import_button"));
  g_assert_cmpstr (gtk_button_get_label (button), ==, "_Import 2 Parts");
  gtk_window_close (GTK_WINDOW (dialog));
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    g_object_unref (files[i]);
}

static void
import_file (Fixture    *fixture,
             const char *path)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (files, g_file_new_for_path (path));
  robo_library_page_import (fixture->page, files);
}

static gboolean
says (Fixture    *fixture,
      const char *text)
{
  return ui_drive_find_label (fixture->page, text) != NULL;
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint       n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    n += g_str_has_suffix (name, ".arena.xml");

  return n;
}

/* Returns the alpha of the background of a widget: 255 is opaque. */
static guint
get_cover (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GdkTexture) texture = NULL;
  GtkSnapshot    *snapshot = gtk_snapshot_new ();
  GskRenderNode  *node;
  graphene_rect_t point = GRAPHENE_RECT_INIT (12, gtk_widget_get_height (widget) / 2, 1, 1);
  guint32         pixel;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)), node, &point);
  gsk_render_node_unref (node);
  gdk_texture_download (texture, (guchar *)&pixel, sizeof pixel);

  return pixel >> 24;
}

/* An arena that is in the library already is shown and not imported again, whatever its file name. */
static void
test_known (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char  *mine = put_arena (fixture, "hook", "Hook");
  g_autofree char  *contents = read_file (mine);
  g_autofree char  *exported = write_file (fixture->elsewhere, "out.arena.xml", contents);
  GtkStack         *pages = get_child (fixture->window, ROBO_TYPE_WINDOW, "pages");
  AdwMessageDialog *dialog;

  robo_window_show_page (ROBO_WINDOW (fixture->window), "start");
  robo_window_open_file (ROBO_WINDOW (fixture->window), exported);
  ui_drive_until ((dialog = find_window (ADW_TYPE_MESSAGE_DIALOG)) != NULL);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), "already"));
  ui_drive_answer ("Show Mine");
  ui_drive_until (g_strcmp0 (gtk_stack_get_visible_child_name (pages), "library") == 0);
  ui_drive_until (is_selected (fixture, "Hook"));

  import_file (fixture, exported);
  ui_drive_until (says (fixture, "You already have this arena"));
  ui_drive_settle (GTK_WIDGET (fixture->window));
  ui_drive_shoot ("known");
  /* The toast must be opaque. */
  g_assert_cmpuint (get_cover (ui_drive_find (fixture->window, g_type_from_name ("AdwToastWidget"), 0)), ==, 255);
  g_assert_cmpuint (count_files (fixture->folder), ==, 1);
  g_assert_cmpuint (count_shown (fixture), ==, 5);
}

static void
import_all (Fixture *fixture,
            char   **paths)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; paths[i] != NULL; i++)
    g_ptr_array_add (files, g_file_new_for_path (paths[i]));
  robo_library_page_import (fixture->page, files);
}

/* Valid files are imported even if one is refused, and each is shown when all are there. */
static void
test_several (Fixture      *fixture,
              gconstpointer data)
{
  g_autofree char  *first = write_arena (fixture->elsewhere, "hook", "Hook");
  g_autofree char  *second = write_file (fixture->elsewhere, "none.arena.xml", "<a/>");
  g_autofree char  *third = write_arena (fixture->elsewhere, "claw", "Claw");
  AdwMessageDialog *dialog;

  import_all (fixture, (char *[]){ first, second, third, NULL });
  ui_drive_until (says (fixture, "2 arenas imported"));
  ui_drive_until ((dialog = find_window (ADW_TYPE_MESSAGE_DIALOG)) != NULL);
  g_assert_true (g_str_has_prefix (adw_message_dialog_get_body (dialog), "none.arena.xml: "));
  adw_message_dialog_response (dialog, "close");
  ui_drive_until (is_selected (fixture, "Claw"));
  g_assert_cmpuint (count_files (fixture->folder), ==, 2);
}

static void
press_cancel (gpointer window)
{
  GtkWidget *button = ui_drive_find_button (window, "Cancel");

  ui_drive_settle (button);
  ui_drive_click (button);
}

/* On a disk that does not answer the progress is shown, and canceling leaves no file. */
static void
test_give_up (Fixture      *fixture,
              gconstpointer data)
{
  g_autofree char *first = write_arena (fixture->elsewhere, "hook", "Hook");
  g_autofree char *second = write_arena (fixture->elsewhere, "claw", "Claw");
  int              file = slow_file_hold (second);

  if (file < 0)
    {
      g_test_skip ("This disk cannot be made slow");
      return;
    }

  import_all (fixture, (char *[]){ first, second, NULL });
  ui_drive_until (ui_drive_find_label (fixture->window, "Importing arenas: 1 of 2") != NULL);
  g_assert_cmpuint (count_files (fixture->folder), ==, 1);
  ui_drive_shoot ("importing");
  press_cancel (fixture->window);
  ui_drive_until (says (fixture, "Nothing was imported"));
  g_assert_null (ui_drive_find_label (fixture->window, "Importing arenas: 1 of 2"));
  slow_file_let_go (file);
  ui_drive_until (count_files (fixture->folder) == 0);
}

/* Canceling does not change files that are there already. */
static void
test_give_up_paste (Fixture      *fixture,
                    gconstpointer data)
{
  g_autofree char *text = g_strdup_printf (TEXT, "hook", "Hook");
  g_autofree char *path = write_file (fixture->folder, "pasted.arena.xml", text);
  GStatBuf         before, after;
  int              file;

  ui_drive_until (count_shown (fixture) == 5);
  g_assert_cmpint (g_stat (path, &before), ==, 0);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (fixture->window)), text);
  file = slow_file_hold (path);
  if (file < 0)
    {
      g_test_skip ("This disk cannot be made slow");
      return;
    }

  activate (fixture, "library.paste");
  ui_drive_until (ui_drive_find_label (fixture->window, "Opening the clipboard…") != NULL);
  press_cancel (fixture->window);
  slow_file_let_go (file);

  /* When the second paste has ended, the first has ended, too. */
  activate (fixture, "library.paste");
  ui_drive_until (says (fixture, "Arena pasted"));
  g_assert_cmpint (g_stat (path, &after), ==, 0);
  g_assert_cmpint (after.st_ino, ==, before.st_ino);
}

/* The other file of a comparison may be slow, too. */
static void
test_give_up_compare (Fixture      *fixture,
                      gconstpointer data)
{
  g_autofree char *other = write_arena (fixture->elsewhere, "claw", "Claw");
  g_autoptr (GFile) other_file = g_file_new_for_path (other);
  RoboCompareWindow *window;
  int                file;

  g_free (put_arena (fixture, "hook", "Hook"));
  activate (fixture, "library.compare");
  window = find_window (ROBO_TYPE_COMPARE_WINDOW);
  file = slow_file_hold (other);
  if (file < 0)
    {
      g_test_skip ("This disk cannot be made slow");
      return;
    }

  robo_compare_window_open (window, other_file);
  ui_drive_until (ui_drive_find_label (window, "Opening claw.arena.xml…") != NULL);
  ui_drive_shoot ("comparing");
  press_cancel (window);
  ui_drive_until (ui_drive_find_label (window, "Opening claw.arena.xml…") == NULL);
  slow_file_let_go (file);
  ui_drive_settle (GTK_WIDGET (window));
  g_assert_null (ui_drive_find_label (window, "claw.arena.xml"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Two arenas with one id would be confused, so the user is asked and may cancel the import. */
static void
test_clash (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char *mine = put_arena (fixture, "hook", "Hook");
  g_autofree char *before = read_file (mine);
  g_autofree char *path = write_arena (fixture->elsewhere, "hook", "Claw");
  g_autofree char *other = read_file (path);
  g_autofree char *both = g_build_filename (fixture->folder, "hook-2.arena.xml", NULL);
  g_autofree char *after = NULL;

  import_file (fixture, path);
  ui_drive_answer ("Cancel");
  ui_drive_until (count_files (fixture->folder) == 1);

  import_file (fixture, path);
  ui_drive_answer ("Keep Both");
  ui_drive_until (is_selected (fixture, "Claw 2"));
  g_assert_true (holds (both, "id='hook-2'") || holds (both, "id=\"hook-2\""));
  g_assert_true (holds (mine, ">Hook<"));

  import_file (fixture, path);
  ui_drive_until (ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG) != NULL);
  ui_drive_shoot ("clash");
  ui_drive_answer ("Replace Mine");
  ui_drive_until (is_selected (fixture, "Claw"));
  after = read_file (mine);
  g_assert_cmpstr (after, ==, other);
  g_assert_cmpuint (count_files (fixture->folder), ==, 2);

  press_undo (fixture);
  ui_drive_until (is_selected (fixture, "Hook"));
  g_clear_pointer (&after, g_free);
  after = read_file (mine);
  g_assert_cmpstr (after, ==, before);
}

/* The last deletion can be undone at once, whatever toasts were shown before. */
static void
test_undo_first (Fixture      *fixture,
                 gconstpointer data)
{
  g_autofree char *path = put_arena (fixture, "hook", "Hook");

  copy_text (fixture);
  activate (fixture, "library.paste");
  ui_drive_until (is_selected (fixture, "Hook 2"));
  activate (fixture, "library.delete");
  ui_drive_until (count_shown (fixture) == 5);
  press_undo (fixture);
  ui_drive_until (count_shown (fixture) == 6);
}

/* A file that another program replaces is gone for a moment; it stays selected unless the user selects another
 * one. */
static void
test_back (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *path = put_arena (fixture, "hook", "Hook");

  for (guint i = 0; i < 2; i++)
    {
      RoboLibraryArena *neighbour;

      g_assert_cmpint (g_unlink (path), ==, 0);
      ui_drive_until (count_shown (fixture) == 4);
      neighbour = robo_library_page_get_selected (fixture->page);
      if (i == 1)
        robo_library_page_select_file (fixture->page, robo_library_arena_get_path (neighbour));
      g_free (write_arena (fixture->folder, "hook", "Hook"));
      ui_drive_until (count_shown (fixture) == 5);
      g_assert_true (is_selected (fixture, "Hook") == (i == 0));
    }
}

/* An arena of the user's own is edited at once, without a copy. */
static void
test_open_own (Fixture      *fixture,
               gconstpointer data)
{
  g_autofree char *path = put_arena (fixture, "hook", "Hook");
  GtkStack        *pages = get_child (fixture->window, ROBO_TYPE_WINDOW, "pages");

  robo_window_open_file (ROBO_WINDOW (fixture->window), path);
  ui_drive_until (g_strcmp0 (gtk_stack_get_visible_child_name (pages), "editor") == 0);
  g_assert_null (find_window (ADW_TYPE_MESSAGE_DIALOG));
  ui_drive_settle (GTK_WIDGET (fixture->window));
  ui_drive_shoot ("editor");
}

/* A file of a newer version is shown with its name and the reason, without Play. */
static void
test_open_newer (Fixture      *fixture,
                 gconstpointer data)
{
  g_autofree char  *path = write_file (fixture->elsewhere, "new.arena.xml",
                                       "<arena xmlns='urn:x-robodrome:arena:9' id='new' columns='5' rows='5'>"
                                        "<name>Future</name><terrain>"
                                        "<row>.....</row><row>.....</row><row>.....</row><row>.....</row>"
                                        "<row>.....</row></terrain></arena>");
  g_autofree char  *before = read_file (path);
  g_autofree char  *after = NULL;
  AdwMessageDialog *dialog;
  GtkLabel         *label;

  robo_window_open_file (ROBO_WINDOW (fixture->window), path);
  ui_drive_until ((dialog = find_window (ADW_TYPE_MESSAGE_DIALOG)) != NULL);
  g_assert_cmpstr (adw_message_dialog_get_heading (dialog), ==, "Future");
  label = ui_drive_find (adw_message_dialog_get_extra_child (dialog), GTK_TYPE_LABEL, 0);
  g_assert_nonnull (strstr (gtk_label_get_text (label), "newer"));
  g_assert_false (adw_message_dialog_get_response_enabled (dialog, "play"));
  ui_drive_shoot ("newer");
  adw_message_dialog_response (dialog, "import");
  ui_drive_until (is_selected (fixture, "Future"));
  after = read_file (path);
  g_assert_cmpstr (after, ==, before);
}

int
main (int   argc,
      char *argv[])
{
  start_application (&argc, &argv);

  ADD ("refused-copy/can-be-saved-elsewhere", test_elsewhere);
  ADD ("refused-import/can-be-tried-again", test_import_again);
  ADD ("export/writes-every-format", test_export);
  ADD ("imported-translation/can-be-undone", test_texts);
  ADD ("clipboard/arena-is-copied-and-pasted-as-text", test_clipboard);
  ADD ("file-name-not-utf8/arena-is-edited-and-played", test_strange_name);
  ADD ("compare/shows-differences", test_compare);
  ADD ("open/arena-outside-the-library-asks-what-to-do", test_open);
  ADD ("open/long-names-fit", test_open_long);
  ADD ("open/files-without-a-page-are-offered-for-import", test_open_hidden);
  ADD ("import/arena-already-in-the-library-is-shown", test_known);
  ADD ("import-of-several-files/valid-files-are-imported", test_several);
  ADD ("canceled-import/leaves-no-file", test_give_up);
  ADD ("canceled-paste/changes-nothing", test_give_up_paste);
  ADD ("compare/slow-file-can-be-canceled", test_give_up_compare);
  ADD ("import/id-in-use-asks-the-user", test_clash);
  ADD ("delete/undo-is-offered-before-other-toasts-end", test_undo_first);
  ADD ("replaced-file/stays-selected", test_back);
  ADD ("open/file-of-the-library-opens-in-the-editor", test_open_own);
  ADD ("open/arena-of-a-newer-version-is-explained", test_open_newer);

  return g_test_run ();
}
