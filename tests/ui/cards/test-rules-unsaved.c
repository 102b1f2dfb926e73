// SPDX-License-Identifier: GPL-3.0-or-later
// Tests unsaved changes: the window asks before it closes, and before another document replaces one, and after
// a crash each document is restored.
#include "config.h"

#include "files/cards/robo-rule-set-edit.h"
#include "ui/cards/robo-rule-set-page.h"

#include "tests/ui/arenas/editor-drive.h"
#include "rules-drive.h"

static gboolean
is_arena_dirty (RoboEditorPage *page)
{
  return robo_history_get_is_dirty (robo_document_get_history (ROBO_DOCUMENT (robo_editor_page_get_document (page))));
}

static void
answer (const char *label)
{
  GtkWidget *dialog;

  ui_drive_until (get_dialog () != NULL);
  dialog = get_dialog ();
  ui_drive_until (find_label (dialog, label) != NULL);
  ui_drive_click (find_label (dialog, label));
  ui_drive_until (get_dialog () != dialog);
}

static gboolean
is_saved (const char *folder,
          const char *name)
{
  g_autofree char *parent = dup_folder (folder);
  g_autofree char *path = g_build_filename (parent, name, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
close_window (Fixture *fixture)
{
  gtk_window_close (GTK_WINDOW (fixture->window));
}

static void
assert_open (Fixture *fixture)
{
  g_assert_true (gtk_widget_get_mapped (fixture->window));
  g_assert_nonnull (gtk_application_get_windows (app));
}

/* Opens a window again, because tear_down() expects one. */
static void
open_again (Fixture *fixture)
{
  ui_drive_until (gtk_application_get_windows (app) == NULL);
  g_application_activate (G_APPLICATION (app));
  fixture->window = GTK_WIDGET (gtk_application_get_active_window (app));
  gtk_window_set_decorated (GTK_WINDOW (fixture->window), FALSE);
  ui_drive_show (GTK_WINDOW (fixture->window));
}

static void
edit_modules (Fixture *fixture)
{
  click_label (fixture, "New Module Set");
  ui_drive_until (find (fixture, ROBO_TYPE_MODULE_SET_PAGE) != NULL && get_document (fixture) != NULL);
  type (fixture, "ctrl+d");
  g_assert_true (robo_history_get_is_dirty (get_history (fixture)));
}

static RoboDocument *
get_rules (Fixture *fixture)
{
  return ROBO_DOCUMENT (robo_rule_set_page_get_document (find (fixture, ROBO_TYPE_RULE_SET_PAGE)));
}

static void
edit_rules (Fixture *fixture)
{
  click_label (fixture, "New Rule Set");
  click_label (fixture, "Bumps hurt at every step");
  ui_drive_until (robo_history_get_is_dirty (robo_document_get_history (get_rules (fixture))));
}

static void
edit_arena (Fixture *fixture)
{
  RoboEditorPage *page;

  gtk_widget_activate_action (fixture->window, "win.new-empty-arena", NULL);
  page = find (fixture, ROBO_TYPE_EDITOR_PAGE);
  ui_drive_until (gtk_widget_get_mapped (GTK_WIDGET (page)));
  type (fixture, "p");
  editor_drive_stroke (ui_child (page, "canvas"), "1", &(EditorPoint){ 3.5, 2.5 }, 1);
  ui_drive_until (is_arena_dirty (page));
}

/* Shows a page directly, which keeps the document with its changes. In the program, leaving the page asks about
 * them. */
static void
show_page (Fixture    *fixture,
           const char *name)
{
  gtk_widget_activate_action (fixture->window, "win.show-page", "s", name);
}

/* Cases */

static void
test_one (Fixture      *fixture,
          gconstpointer data)
{
  show_page (fixture, "rules");
  edit_modules (fixture);

  close_window (fixture);
  answer ("Cancel");
  assert_open (fixture);
  g_assert_true (robo_history_get_is_dirty (get_history (fixture)));
  g_assert_false (is_saved ("modules", "my-modules.modules.xml"));

  close_window (fixture);
  ui_drive_until (get_dialog () != NULL);
  ui_drive_shoot ("unsaved-one");
  answer ("Save");
  open_again (fixture);
  g_assert_true (is_saved ("modules", "my-modules.modules.xml"));
}

/* The document leaves no traces, and is not offered again. */
static void
test_discard (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GPtrArray) left = NULL;

  show_page (fixture, "rules");
  edit_rules (fixture);
  close_window (fixture);
  answer ("Discard");
  open_again (fixture);

  g_assert_false (is_saved ("rules", "my-rules.rules.xml"));
  left = robo_recovery_list (NULL, NULL);
  g_assert_cmpuint (left->len, ==, 0);
}

/* All documents are in one dialog; unchecked ones are discarded. */
static void
test_several (Fixture      *fixture,
              gconstpointer data)
{
  show_page (fixture, "rules");
  edit_modules (fixture);
  show_page (fixture, "rules");
  edit_rules (fixture);
  edit_arena (fixture);

  close_window (fixture);
  ui_drive_until (get_dialog () != NULL);
  g_assert_nonnull (find_label (get_dialog (), "New Arena"));
  g_assert_nonnull (find_label (get_dialog (), "My Modules"));
  g_assert_nonnull (find_label (get_dialog (), "My Rules"));
  ui_drive_shoot ("unsaved-several");
  ui_drive_click (find_label (get_dialog (), "New Arena"));
  answer ("Save");
  open_again (fixture);

  g_assert_true (is_saved ("modules", "my-modules.modules.xml"));
  g_assert_true (is_saved ("rules", "my-rules.rules.xml"));
  g_assert_false (is_saved ("arenas", "new-arena.arena.xml"));
}

/* Another document of the same kind replaces the current one. */
static void
test_another (Fixture      *fixture,
              gconstpointer data)
{
  RoboModuleSetDocument *document;

  show_page (fixture, "rules");
  edit_modules (fixture);
  document = get_document (fixture);
  show_page (fixture, "rules");
  click_label (fixture, "New Module Set");
  answer ("Cancel");
  g_assert_true (get_document (fixture) == document);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (ui_drive_find (fixture->window, GTK_TYPE_STACK, 0)), ==,
                   "module-set");

  show_page (fixture, "rules");
  click_label (fixture, "New Module Set");
  answer ("Save");
  ui_drive_until (get_document (fixture) != document);
  g_assert_true (is_saved ("modules", "my-modules.modules.xml"));
}

/* Crash */

static guint
count_copies (void)
{
  g_autofree char *folder = dup_folder ("recovery");
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint       n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    n += g_str_has_suffix (name, ".copy");

  return n;
}

static void
edit_until_killed (void)
{
  Fixture fixture;

  set_up (&fixture, NULL);
  show_page (&fixture, "rules");
  edit_modules (&fixture);
  show_page (&fixture, "rules");
  edit_rules (&fixture);
  edit_arena (&fixture);
  ui_drive_until (count_copies () == 3);
  /* In a test newer versions of GLib turn what g_print() says into a comment. */
  puts ("edited");
  fflush (stdout);
  for (;;)
    g_main_context_iteration (NULL, TRUE);
}

static void
edit_and_kill (const char *program)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, program, "--edit", NULL);
  g_autoptr (GDataInputStream) lines = NULL;
  g_autofree char *line = NULL;

  g_assert_no_error (error);
  lines = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));
  do
    {
      g_free (line);
      line = g_data_input_stream_read_line (lines, NULL, NULL, NULL);
      g_assert_nonnull (line);
    }
  while (!g_str_equal (line, "edited"));
  g_subprocess_force_exit (process);
  g_assert_true (g_subprocess_wait (process, NULL, &error));
  g_assert_true (g_subprocess_get_if_signaled (process));
}

static void
bring_back (Fixture    *fixture,
            const char *name)
{
  g_autofree char *label = g_strconcat ("Restore changes to ", name, NULL);
  GtkWidget       *row;

  ui_drive_until (get_dialog () != NULL && find_label (get_dialog (), name) != NULL);
  row = gtk_widget_get_ancestor (find_label (get_dialog (), name), ADW_TYPE_ACTION_ROW);
  ui_drive_click (find_label (row, "Restore"));
  ui_drive_until (get_dialog () == NULL);
}

static void
test_killed (Fixture      *fixture,
             gconstpointer program)
{
  RoboEditorPage *page;

  gtk_window_destroy (GTK_WINDOW (fixture->window));
  edit_and_kill (program);
  open_again (fixture);

  ui_drive_until (find_label (fixture->window, "Changes to 3 documents weren’t saved") != NULL);
  click_label (fixture, "Show");
  ui_drive_until (get_dialog () != NULL);
  ui_drive_shoot ("unsaved-recovery");
  bring_back (fixture, "My Modules");
  ui_drive_until (get_document (fixture) != NULL);
  g_assert_true (robo_history_get_is_dirty (get_history (fixture)));
  g_assert_cmpuint (g_list_model_get_n_items (robo_module_set_document_get_cards (get_document (fixture))), ==, 2);

  /* The remaining documents are offered on a page without editor. */
  show_page (fixture, "rules");
  ui_drive_until (find_label (fixture->window, "Changes to 2 documents weren’t saved") != NULL);
  click_label (fixture, "Show");
  bring_back (fixture, "My Rules");
  ui_drive_until (get_rules (fixture) != NULL);
  g_assert_true (robo_rule_set_get_rules (robo_rule_set_document_get_set (ROBO_RULE_SET_DOCUMENT (get_rules (fixture))))
                   ->bump_every_step);

  show_page (fixture, "start");
  ui_drive_until (find_label (fixture->window, "Changes to “New Arena” weren’t saved") != NULL);
  click_label (fixture, "Restore");
  page = find (fixture, ROBO_TYPE_EDITOR_PAGE);
  ui_drive_until (robo_editor_page_get_document (page) != NULL);
  g_assert_true (is_arena_dirty (page));
}

#define ADD(path, func) g_test_add ("/ui/cards/rules-unsaved/" path, Fixture, argv[0], set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  rules_drive_init (&argc, &argv);
  if (argc > 1 && g_str_equal (argv[1], "--edit"))
    edit_until_killed ();

  ADD ("closing-the-window/asks-about-an-unsaved-document", test_one);
  ADD ("discarded-document/leaves-no-file-and-no-recovery-copy", test_discard);
  ADD ("several-unsaved-documents/share-one-dialog", test_several);
  ADD ("second-document-of-a-kind/asks-before-it-replaces-the-first", test_another);
  ADD ("killed-program/recovery-is-offered", test_killed);

  return g_test_run ();
}
