// SPDX-License-Identifier: GPL-3.0-or-later
// Drops invalid files on every page of the real window, and pastes invalid texts where pasting is possible:
// each gives a message, no pipe or device blocks the program, and no data is lost.
#include "config.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "documents/robo-document.h"
#include "tests/match/model-test.h"
#include "tests/ui/arenas/editor-drive.h"
#include "ui/arenas/library/robo-library-page.h"
#include "ui/packs/robo-pack-dialog.h"
#include "window-drive.h"

#define N_FILES 500

#define ARENA                                                                                         \
  "<arena xmlns='urn:x-robodrome:arena:1' id='hook' columns='5' rows='6'><name>Hook</name>"           \
  "<terrain><row>.....</row><row>.....</row><row>.....</row><row>.....</row><row>.....</row>"         \
  "<row>.....</row></terrain><features><vp at='2,3' number='1'/><start at='3,6' side='s' arrow='n'/>" \
  "<start at='3,1' side='n' arrow='s'/></features></arena>\n"

#define RULES                                                                                 \
  "<rules xmlns='urn:x-robodrome:rules:1' id='own' vp-goal='3' modules='on'><name>Own</name>" \
  "<modules xmlns='urn:x-robodrome:modules:1' id='inner'><name>Inner</name>"                  \
  "<module id='shield' colour='yellow' copies='2'><name>Shield</name>"                        \
  "<ability kind='absorb' amount='2'/></module></modules></rules>\n"

static GtkApplication *app;

typedef struct
{
  GtkWidget *window;
  GtkStack  *pages;
  char      *folder;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autofree char *own = window_drive_dup_arenas ();

  window_drive_empty_folder (own);
  fixture->folder = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
  fixture->window = window_drive_open (app);
  fixture->pages = GTK_STACK (gtk_widget_get_template_child (fixture->window, ROBO_TYPE_WINDOW, "pages"));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  window_drive_empty_folder (fixture->folder);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
}

/* Lists invalid files, with a part of the message about each. */
static const struct
{
  const char *name;
  const char *contents; /* NULL if made by make_file() */
  const char *sentence;
} garbage[] = {
  { "empty.arena.xml", "", "empty" },
  { "text.xml", "Hello, world!\n", "Use an undamaged copy." },
  { "letter.desktop", "[Desktop Entry]\nType=Link\nURL=file:///etc/passwd\n", "Use an undamaged copy." },
  { "page.html", "<html><body>Hello</body></html>", "This file can’t be opened here." },
  { "cut.match.xml", "<match xmlns='urn:x-robodrome:match:1' id='x'", NULL },
  { "doctype.xml", "<!DOCTYPE a [<!ENTITY b SYSTEM '/etc/passwd'>]><a>&b;</a>", NULL },
  { "\xe4\xff\n.arena.xml", "\xff\xfe", NULL },
  { "noise.match.xml", NULL, NULL },
  { "zeros.modules.xml", NULL, NULL },
  { "folder", NULL, "This is a folder. Choose a file in it." },
  { "pipe", NULL, "This isn’t a regular file." },
  { "device", NULL, "This isn’t a regular file." },
  { "nowhere", NULL, "The file can’t be read. Check that" },
  { "loop", NULL, "The file can’t be read. Check that" },
  { "big.arena.xml", NULL, "too big" },
  { "missing.arena.xml", NULL, "The file can’t be read. Check that" },
};

static void
write_noise (const char *path)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  char noise[4096];

  for (guint i = 0; i < sizeof noise; i++)
    noise[i] = (char)g_rand_int_range (rand, 0, 256);
  g_assert_true (g_file_set_contents (path, noise, sizeof noise, NULL));
}

/* Writes a sparse file with just enough content to be read on. */
static void
write_big (const char *path)
{
  int fd = g_open (path, O_WRONLY | O_CREAT, 0600);

  g_assert_cmpint (fd, >=, 0);
  g_assert_cmpint (ftruncate (fd, 100 << 20), ==, 0);
  close (fd);
}

static char *
make_file (Fixture *fixture,
           guint    i)
{
  const char *name = garbage[i].name;
  char       *path = g_build_filename (fixture->folder, name, NULL);

  if (garbage[i].contents != NULL)
    g_assert_true (g_file_set_contents (path, garbage[i].contents, -1, NULL));
  else if (g_str_has_prefix (name, "noise"))
    write_noise (path);
  else if (g_str_has_prefix (name, "zeros"))
    {
      const char zeros[4096] = { 0 };

      g_assert_true (g_file_set_contents (path, zeros, sizeof zeros, NULL));
    }
  else if (g_str_equal (name, "pipe"))
    g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  else if (g_str_equal (name, "device"))
    g_assert_cmpint (symlink ("/dev/zero", path), ==, 0);
  else if (g_str_equal (name, "nowhere"))
    g_assert_cmpint (symlink ("nothing-there", path), ==, 0);
  else if (g_str_equal (name, "loop"))
    g_assert_cmpint (symlink ("loop", path), ==, 0);
  else if (g_str_has_prefix (name, "big"))
    write_big (path);
  else if (g_str_equal (name, "folder"))
    {
      g_free (path);
      path = g_strdup (g_get_user_data_dir ());
    }

  return path;
}

/* Drops files on the window like GTK. */
static void
drop (Fixture *fixture,
      GSList  *files)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (fixture->window);
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean is_taken = FALSE;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_list (files));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, 100.0, 100.0, &is_taken);
    }
  g_assert_true (is_taken);
}

static void
drop_path (Fixture    *fixture,
           const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GSList list = { .data = file };

  drop (fixture, &list);
}

/* Returns the body of the dialog, and the list below the body. */
static char *
dup_said (AdwMessageDialog *dialog)
{
  GtkWidget *list = adw_message_dialog_get_extra_child (dialog);
  GtkLabel  *label = list != NULL ? ui_drive_find (list, GTK_TYPE_LABEL, 0) : NULL;

  return g_strjoin ("\n\n",
                    adw_message_dialog_get_body (dialog), label != NULL ? gtk_label_get_text (label) : NULL, NULL);
}

/* Waits for the only dialog, which has the error, and closes this dialog. */
static void
hear (Fixture    *fixture,
      const char *heading,
      const char *sentence)
{
  AdwMessageDialog *dialog;
  g_autofree char  *said = NULL;

  ui_drive_until ((dialog = (AdwMessageDialog *)ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG)) != NULL);
  said = dup_said (dialog);
  if (strstr (adw_message_dialog_get_heading (dialog), heading) == NULL)
    g_error ("“%s” is not in “%s”: %s", heading, adw_message_dialog_get_heading (dialog), said);
  if (sentence != NULL && strstr (said, sentence) == NULL)
    g_error ("“%s” is not in “%s”", sentence, said);
  g_assert_true (g_str_has_suffix (said, "."));
  g_test_message ("%s", said);
  ui_drive_shoot ("garbage");
  gtk_window_close (GTK_WINDOW (dialog));
  ui_drive_until (ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG) == NULL);
}

static void
open_page (Fixture    *fixture,
           const char *page)
{
  if (g_str_equal (page, "editor"))
    gtk_widget_activate_action (fixture->window, "win.new-empty-arena", NULL);
  else if (g_str_equal (page, "module-set"))
    window_drive_open_bundled (fixture->window, "modules", "standard.modules.xml", "module-set");
  else if (g_str_equal (page, "game"))
    {
      g_autoptr (RoboMatch) match = test_match_new ("hk", 4);

      robo_game_controller_show_match (robo_window_get_games (ROBO_WINDOW (fixture->window)), match);
    }
  else
    robo_window_show_page (ROBO_WINDOW (fixture->window), page);
  ui_drive_until (window_drive_is_shown (fixture->window, page));
}

/* Whatever is dropped, the page stays as it is. */
static void
test_dropped (Fixture      *fixture,
              gconstpointer page)
{
  const guint n_own = window_drive_count_arenas ();

  open_page (fixture, page);
  for (guint i = 0; i < G_N_ELEMENTS (garbage); i++)
    {
      g_autofree char *path = make_file (fixture, i);

      g_test_message ("%s", garbage[i].name);
      drop_path (fixture, path);
      hear (fixture, "Could Not Be ", NULL);
      /* A file named like an arena leads to the library page. */
      if (g_str_has_suffix (path, ".arena.xml"))
        robo_window_show_page (ROBO_WINDOW (fixture->window), page);
      g_assert_true (window_drive_is_shown (fixture->window, page));
    }
  g_assert_cmpuint (window_drive_count_arenas (), ==, n_own);
}

/* The message about each file names its error. */
static void
test_sentences (Fixture      *fixture,
                gconstpointer data)
{
  g_autoptr (GFile) elsewhere = g_file_new_for_uri ("sftp://example.org/hook.arena.xml");
  GSList list = { .data = elsewhere };

  for (guint i = 0; i < G_N_ELEMENTS (garbage); i++)
    {
      g_autofree char *path = make_file (fixture, i);

      drop_path (fixture, path);
      hear (fixture, "Could Not Be ", garbage[i].sentence);
    }
  drop (fixture, &list);
  hear (fixture, "File Could Not Be Opened", "Copy the file to this computer first.");
}

/* Hundreds of files give a single dialog, and an arena among them is imported. */
static void
test_many (Fixture      *fixture,
           gconstpointer data)
{
  g_autoslist (GFile) files = NULL;
  const guint n_own = window_drive_count_arenas ();

  open_page (fixture, "library");
  for (guint i = 0; i < N_FILES; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.xml", i);
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      g_assert_true (g_file_set_contents (path, i == N_FILES / 2 ? ARENA : "Hello", -1, NULL));
      files = g_slist_prepend (files, g_file_new_for_path (path));
    }
  drop (fixture, files);
  hear (fixture, "Files Could Not Be Opened", "496 more files couldn’t be opened.");
  g_assert_null (ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG));
  ui_drive_until (window_drive_count_arenas () == n_own + 1);
}

static gboolean
says (GtkWidget  *widget,
      const char *sentence)
{
  GtkWidget *label;

  for (guint i = 0; (label = ui_drive_find (widget, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (gtk_widget_get_mapped (label) && strstr (gtk_label_get_text (GTK_LABEL (label)), sentence) != NULL)
      return TRUE;

  return FALSE;
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

/* Hundreds of equal rule files are listed in one dialog, and one of them is imported. */
static void
test_many_rules (Fixture      *fixture,
                 gconstpointer data)
{
  g_autoslist (GFile) files = NULL;
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "robodrome", "rules", NULL);
  guint            n_before = count_files (folder);
  GtkWidget       *dialog;

  for (guint i = N_FILES; i > 0; i--)
    {
      g_autofree char *name = g_strdup_printf ("%u.rules.xml", i);
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      g_assert_true (g_file_set_contents (path, RULES, -1, NULL));
      files = g_slist_prepend (files, g_file_new_for_path (path));
    }
  drop (fixture, files);
  ui_drive_until (ui_drive_find_dialog (ROBO_TYPE_PACK_DIALOG) != NULL);
  dialog = ui_drive_find_dialog (ROBO_TYPE_PACK_DIALOG);
  ui_drive_settle (dialog);
  ui_drive_click (ui_drive_find_button (dialog, "Import 1 Part"));
  ui_drive_until (ui_drive_find_dialog (ROBO_TYPE_PACK_DIALOG) == NULL);
  g_assert_cmpuint (count_files (folder), ==, n_before + 1);
}

/* Invalid texts */

static char *
repeat (const char *text,
        guint       n)
{
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append (all, text);

  return g_string_free (all, FALSE);
}

static char *
dup_text (guint i)
{
  switch (i)
    {
    case 0:
      return g_strdup ("");
    case 1:
      return g_strdup ("Hello, world!");
    case 2:
      return repeat ("x", 8 << 20);
    case 3:
      return repeat ("x\n", 2 << 20);
    case 4:
      return repeat ("<a>", 1 << 20);
    case 5:
      return repeat ("<arena xmlns='urn:x-robodrome:arena:1'>", 1000);
    case 6:
      return g_strdup ("<b>&amp;%s%n</b>\xe2\x80\xae");
    default:
      return NULL;
    }
}

static void
test_pasted_in_library (Fixture      *fixture,
                        gconstpointer data)
{
  static const char sentence[] = "No Arena on the Clipboard";
  const guint       n_own = window_drive_count_arenas ();
  GtkWidget        *page;

  open_page (fixture, "library");
  page = gtk_stack_get_visible_child (fixture->pages);
  for (guint i = 0;; i++)
    {
      g_autofree char *text = dup_text (i);

      if (text == NULL)
        break;
      gdk_clipboard_set_text (gtk_widget_get_clipboard (page), text);
      g_assert_true (gtk_widget_activate_action (page, "library.paste", NULL));
      ui_drive_until (ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG) != NULL);
      hear (fixture, sentence, NULL);
    }

  /* Paste from an empty clipboard, and then a picture. */
  gdk_clipboard_set_content (gtk_widget_get_clipboard (page), NULL);
  g_assert_true (gtk_widget_activate_action (page, "library.paste", NULL));
  ui_drive_until (says (fixture->window, sentence));
  g_assert_cmpuint (window_drive_count_arenas (), ==, n_own);
}

/* A valid arena is pasted while the library's folder is read-only. A message says so, and the import works later. */
static void
test_read_only_library (Fixture      *fixture,
                        gconstpointer data)
{
  g_autofree char *folder = window_drive_dup_arenas ();
  g_autofree char *aside = g_strconcat (folder, ".aside", NULL);
  guint            n_own;
  GtkWidget       *page;

  open_page (fixture, "library");
  page = gtk_stack_get_visible_child (fixture->pages);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  n_own = window_drive_count_arenas ();
  g_assert_cmpint (g_rename (folder, aside), ==, 0);
  /* Not even root can create files in this folder. */
  g_assert_cmpint (symlink ("/sys/kernel", folder), ==, 0);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (page), ARENA);
  g_assert_true (gtk_widget_activate_action (page, "library.paste", NULL));
  hear (fixture, "Could Not Be ", "you don’t have permission to write there");

  g_assert_cmpint (g_unlink (folder), ==, 0);
  g_assert_cmpint (g_rename (aside, folder), ==, 0);
  g_assert_true (gtk_widget_activate_action (page, "library.paste", NULL));
  ui_drive_until (window_drive_count_arenas () == n_own + 1);
}

static void
refused_cb (guint *n_refused)
{
  ++*n_refused;
}

static void
test_pasted_in_editor (Fixture      *fixture,
                       gconstpointer data)
{
  RoboEditorPage *page;
  RoboDocument   *document;
  GtkWidget      *canvas;
  guint           n_refused = 0;

  open_page (fixture, "editor");
  page = ui_drive_find (fixture->window, ROBO_TYPE_EDITOR_PAGE, 0);
  canvas = ui_child (page, "canvas");
  document = ROBO_DOCUMENT (robo_editor_page_get_document (page));
  g_signal_connect_swapped (canvas, "refused", G_CALLBACK (refused_cb), &n_refused);
  for (guint i = 0;; i++)
    {
      g_autofree char *text = dup_text (i);

      if (text == NULL)
        break;
      gdk_clipboard_set_text (gtk_widget_get_clipboard (canvas), text);
      g_assert_true (gtk_widget_activate_action (canvas, "canvas.paste", NULL));
      ui_drive_until (n_refused == i + 1);
      ui_drive_until (says (fixture->window, "There’s no part of an arena on the clipboard."));
      g_assert_false (robo_history_get_is_dirty (robo_document_get_history (document)));
    }
  robo_document_file_close (robo_document_get_file (document));
}

#define ADD(name, data, function) g_test_add ("/app/garbage/" name, Fixture, data, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  app = window_drive_start ();
  g_application_hold (G_APPLICATION (app));

  ADD ("garbage-dropped/start-page-stays-shown", "start", test_dropped);
  ADD ("garbage-dropped/new-game-page-stays-shown", "new-game", test_dropped);
  ADD ("garbage-dropped/library-stays-shown", "library", test_dropped);
  ADD ("garbage-dropped/editor-stays-shown", "editor", test_dropped);
  ADD ("garbage-dropped/rules-page-stays-shown", "rules", test_dropped);
  ADD ("garbage-dropped/module-set-page-stays-shown", "module-set", test_dropped);
  ADD ("garbage-dropped/puzzles-page-stays-shown", "puzzles", test_dropped);
  ADD ("garbage-dropped/remote-page-stays-shown", "remote", test_dropped);
  ADD ("garbage-dropped/game-page-stays-shown", "game", test_dropped);
  ADD ("broken-file/message-names-the-error", NULL, test_sentences);
  ADD ("hundreds-of-invalid-files/one-dialog-is-shown-and-the-valid-file-is-imported", NULL, test_many);
  ADD ("hundreds-of-equal-rule-files/one-is-imported", NULL, test_many_rules);
  ADD ("garbage-pasted-in-library/is-refused-with-a-message", NULL, test_pasted_in_library);
  ADD ("read-only-library/paste-is-refused-until-the-folder-is-writable", NULL, test_read_only_library);
  ADD ("garbage-pasted-in-editor/changes-nothing", NULL, test_pasted_in_editor);

  return g_test_run ();
}
