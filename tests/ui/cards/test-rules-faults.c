// SPDX-License-Identifier: GPL-3.0-or-later
// Tests rule sets and module sets on a disk that is full or slow, or on which other programs write: the
// messages are right, and nothing is lost.
#include "config.h"

#include <unistd.h>
#include <utime.h>

#include "tests/documents/document-wait.h"
#include "tests/full-disk.h"
#include "tests/ui/slow-file.h"
#include "rules-drive.h"

#define CHANGED "Another program changed the file."
#define GONE    "The file was moved or deleted. Save to create it again."

typedef struct
{
  const char *folder; /* folder of the user's files */
  const char *file;
  const char *strange; /* a name in Latin-1 */
  const char *text;
  const char *title; /* title of the set in the file */
  gboolean    is_rules;
} Kind;

static const Kind rules = {
  .folder = "rules",
  .file = "mine.rules.xml",
  .strange = "R\xe4ume.rules.xml",
  .text = "<rules xmlns=\"urn:x-robodrome:rules:1\" id=\"mine\"><name>Mine</name><description/>"
          "<modules-ref id=\"standard\"/></rules>",
  .title = "Mine",
  .is_rules = TRUE,
};

static const Kind modules = {
  .folder = "modules",
  .file = "mine.modules.xml",
  .strange = "R\xe4ume.modules.xml",
  .text = "<modules xmlns=\"urn:x-robodrome:modules:1\" id=\"mine\"><name>Mine</name>"
          "<module id=\"tug\" colour=\"red\" copies=\"1\"><name>Tug</name><die colour=\"red\" min=\"5\" max=\"6\"/>"
          "<effect when=\"fire\" target=\"first-in-line\" action=\"pull\"/></module></modules>",
  .title = "Mine",
};

static char *
dup_path (const Kind *kind,
          const char *name)
{
  g_autofree char *folder = dup_folder (kind->folder);

  return g_build_filename (folder, name, NULL);
}

static char *
read_text (const char *path)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));

  return text;
}

/* Returns the contents with another name, as a text editor would write them. */
static char *
dup_renamed (const Kind *kind,
             const char *name)
{
  g_auto (GStrv) parts = g_strsplit (kind->text, kind->title, -1);

  return g_strjoinv (name, parts);
}

static GtkWidget *
get_page (Fixture    *fixture,
          const Kind *kind)
{
  return ui_drive_find (fixture->window, kind->is_rules ? ROBO_TYPE_RULE_SET_PAGE : ROBO_TYPE_MODULE_SET_PAGE, 0);
}

static RoboDocument *
get_open (Fixture    *fixture,
          const Kind *kind)
{
  gpointer page = get_page (fixture, kind);

  if (page == NULL)
    return NULL;

  return kind->is_rules ? (RoboDocument *)robo_rule_set_page_get_document (page)
                        : (RoboDocument *)robo_module_set_page_get_document (page);
}

/* Opens a user's file, and makes an unsaved change. */
static RoboDocument *
open_and_change (Fixture    *fixture,
                 const Kind *kind,
                 const char *name)
{
  g_autofree char *path = dup_path (kind, name);
  g_autofree char *changed = dup_renamed (kind, "Ours");
  g_autoptr (GBytes) bytes = g_bytes_new (changed, strlen (changed));
  RoboDocument *document;

  write_file (kind->folder, name, kind->text);
  robo_window_open_file (ROBO_WINDOW (fixture->window), path);
  ui_drive_until (get_open (fixture, kind) != NULL && gtk_widget_get_mapped (get_page (fixture, kind)));
  document = get_open (fixture, kind);
  /* Copy no unsaved changes, since other tests check the copies. */
  g_object_set (robo_document_get_file (document), "autosave-delay-ms", G_MAXUINT / 2, NULL);
  robo_document_edit_bytes (document, "Edit", bytes);
  ui_drive_until (robo_history_get_is_dirty (robo_document_get_history (document)));
  ui_drive_settle (fixture->window);

  return document;
}

static void
press (Fixture    *fixture,
       const char *label)
{
  ui_drive_until (ui_drive_find_button (fixture->window, label) != NULL);
  ui_drive_settle (fixture->window);
  ui_drive_click (ui_drive_find_button (fixture->window, label));
}

static void
assert_saved (RoboDocument *document,
              const char   *path)
{
  g_autofree char *text = NULL;

  ui_drive_until (!robo_history_get_is_dirty (robo_document_get_history (document)) &&
                  !robo_document_file_get_is_saving (robo_document_get_file (document)));
  text = read_text (path);
  g_assert_nonnull (strstr (text, "<name>Ours</name>"));
}

/* Each attempt shows the error and keeps the old file; as soon as there is room, saving succeeds. */
static void
test_full_disk (Fixture      *fixture,
                gconstpointer data)
{
  const Kind      *kind = data;
  g_autofree char *path = dup_path (kind, kind->file);
  g_autofree char *full = g_strdup_printf ("%s couldn’t be saved: the disk is full. Free up space, "
                                           "or save somewhere else.",
                                           kind->file);
  g_autofree char *after = NULL;
  RoboDocument    *document = open_and_change (fixture, kind, kind->file);

  full_disk_begin (16);
  for (guint i = 0; i < 2; i++)
    {
      press (fixture, "Save");
      ui_drive_until (find_label (fixture->window, full) != NULL &&
                      !robo_document_file_get_is_saving (robo_document_get_file (document)));
      g_assert_true (robo_history_get_is_dirty (robo_document_get_history (document)));
    }
  full_disk_end ();
  after = read_text (path);
  g_assert_cmpstr (after, ==, kind->text);
  ui_drive_shoot ("rules-full-disk");

  press (fixture, "Save");
  assert_saved (document, path);
  ui_drive_until (find_label (fixture->window, full) == NULL);
}

/* The folder cannot be written. */
static void
test_read_only (Fixture      *fixture,
                gconstpointer data)
{
  const Kind      *kind = data;
  g_autofree char *path = dup_path (kind, kind->file);
  g_autofree char *folder = dup_folder (kind->folder);
  g_autofree char *aside = g_strconcat (folder, ".aside", NULL);
  g_autofree char *refused =
    g_strdup_printf ("%s couldn’t be saved: you don’t have permission to write there. Save somewhere else.",
                     kind->file);
  RoboDocument *document = open_and_change (fixture, kind, kind->file);

  g_assert_cmpint (g_rename (folder, aside), ==, 0);
  /* Not even root can create files in this folder. */
  g_assert_cmpint (symlink ("/sys/kernel", folder), ==, 0);
  press (fixture, "Save");
  ui_drive_until (find_label (fixture->window, refused) != NULL &&
                  !robo_document_file_get_is_saving (robo_document_get_file (document)));
  g_assert_true (robo_history_get_is_dirty (robo_document_get_history (document)));
  ui_drive_shoot ("rules-read-only");

  g_assert_cmpint (g_unlink (folder), ==, 0);
  g_assert_cmpint (g_rename (aside, folder), ==, 0);
  press (fixture, "Save");
  assert_saved (document, path);
  ui_drive_until (find_label (fixture->window, refused) == NULL);
}

static char *
dup_refusal (const Kind *kind)
{
  return g_strdup_printf ("%s was changed by another program, so it wasn’t overwritten. Reload it, save under "
                          "another name, or overwrite it.",
                          kind->file);
}

/* Another program writes the file, on a machine whose clock is a day late: neither version is lost, whichever
 * the user keeps. */
static RoboDocument *
change_outside (Fixture    *fixture,
                const Kind *kind,
                const char *path)
{
  RoboDocument    *document = open_and_change (fixture, kind, kind->file);
  g_autofree char *theirs = dup_renamed (kind, "Theirs");
  g_autofree char *after = NULL;
  g_autofree char *refused = dup_refusal (kind);
  struct utimbuf   yesterday = { .actime = time (NULL) - 24 * 60 * 60, .modtime = time (NULL) - 24 * 60 * 60 };

  g_assert_true (g_file_set_contents (path, theirs, -1, NULL));
  g_assert_cmpint (g_utime (path, &yesterday), ==, 0);
  ui_drive_until (find_label (fixture->window, CHANGED) != NULL);
  ui_drive_shoot ("rules-changed-outside");
  press (fixture, "Save");
  ui_drive_until (find_label (fixture->window, refused) != NULL);
  /* The message is shown once, beside its buttons. */
  g_assert_null (find_label (fixture->window, CHANGED));
  ui_drive_shoot ("rules-refused");
  g_assert_true (robo_history_get_is_dirty (robo_document_get_history (document)));
  after = read_text (path);
  g_assert_cmpstr (after, ==, theirs);

  return document;
}

static void
test_reload (Fixture      *fixture,
             gconstpointer data)
{
  const Kind      *kind = data;
  g_autofree char *path = dup_path (kind, kind->file);
  RoboDocument    *document = change_outside (fixture, kind, path);

  press (fixture, "Reload");
  ui_drive_until (!robo_history_get_is_dirty (robo_document_get_history (document)));
  g_assert_cmpstr (robo_document_get_title (document), ==, "Theirs");
  ui_drive_until (find_label (fixture->window, CHANGED) == NULL);

  /* Undo restores the unsaved changes. */
  robo_history_undo (robo_document_get_history (document));
  g_assert_cmpstr (robo_document_get_title (document), ==, "Ours");
  press (fixture, "Save");
  assert_saved (document, path);
}

static void
test_overwrite (Fixture      *fixture,
                gconstpointer data)
{
  const Kind      *kind = data;
  g_autofree char *path = dup_path (kind, kind->file);
  RoboDocument    *document = change_outside (fixture, kind, path);

  press (fixture, "Overwrite");
  assert_saved (document, path);
  ui_drive_until (find_label (fixture->window, CHANGED) == NULL);
}

/* A second program has the same file open: the second one to save gets a warning, even before the change of
 * the file is noticed. */
static void
test_two_programs (Fixture      *fixture,
                   gconstpointer data)
{
  const Kind      *kind = data;
  g_autofree char *path = dup_path (kind, kind->file);
  g_autofree char *theirs = dup_renamed (kind, "Theirs");
  g_autofree char *refused = dup_refusal (kind);
  g_autofree char *written = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GBytes) bytes = g_bytes_new (theirs, strlen (theirs));
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (RoboDocument) other = NULL;
  RoboDocument *document = open_and_change (fixture, kind, kind->file);

  if (kind->is_rules)
    other = ROBO_DOCUMENT (robo_rule_set_document_new ());
  else
    other = ROBO_DOCUMENT (robo_module_set_document_new ());
  g_assert_true (document_wait_load (other, file, NULL));
  robo_document_edit_bytes (other, "Edit", bytes);
  g_assert_true (document_wait_save (other, NULL));
  written = read_text (path);

  press (fixture, "Save");
  ui_drive_until (find_label (fixture->window, refused) != NULL &&
                  !robo_document_file_get_is_saving (robo_document_get_file (document)));
  g_assert_null (find_label (fixture->window, CHANGED));
  g_assert_true (robo_history_get_is_dirty (robo_document_get_history (document)));
  after = read_text (path);
  g_assert_cmpstr (after, ==, written);
  robo_document_file_close (robo_document_get_file (other));
}

/* The folder is removed while the file is open. */
static void
test_folder_removed (Fixture      *fixture,
                     gconstpointer data)
{
  const Kind      *kind = data;
  g_autofree char *folder = dup_folder (kind->folder);
  g_autofree char *path = dup_path (kind, kind->file);
  RoboDocument    *document = open_and_change (fixture, kind, kind->file);

  empty_folder (kind->folder);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  ui_drive_until (find_label (fixture->window, GONE) != NULL);
  g_assert_null (find_label (fixture->window, CHANGED));
  g_assert_null (ui_drive_find_button (fixture->window, "Reload"));
  press (fixture, "Save");
  assert_saved (document, path);
  ui_drive_until (find_label (fixture->window, GONE) == NULL);

  /* An unchanged document can be saved again, too. */
  empty_folder (kind->folder);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  ui_drive_until (find_label (fixture->window, GONE) != NULL);
  g_assert_false (robo_history_get_is_dirty (robo_document_get_history (document)));
  press (fixture, "Save");
  ui_drive_until (find_label (fixture->window, GONE) == NULL);
  assert_saved (document, path);
}

/* A name that cannot be displayed can be saved. */
static void
test_strange_name (Fixture      *fixture,
                   gconstpointer data)
{
  const Kind      *kind = data;
  g_autofree char *path = dup_path (kind, kind->strange);
  g_autofree char *shown = g_filename_display_name (kind->strange);
  g_autofree char *subtitle = g_strdup_printf ("%s, changed", shown);
  RoboDocument    *document = open_and_change (fixture, kind, kind->strange);

  ui_drive_until (find_label (fixture->window, subtitle) != NULL);
  press (fixture, "Save");
  assert_saved (document, path);
  ui_drive_until (find_label (fixture->window, shown) != NULL);
}

/* The contents decide the kind of a file, whatever its name is. */
static void
test_other_name (Fixture      *fixture,
                 gconstpointer data)
{
  const Kind      *kind = data;
  g_autofree char *path = dup_path (kind, "something.xml");
  RoboDocument    *document = open_and_change (fixture, kind, "something.xml");

  press (fixture, "Save");
  assert_saved (document, path);
  g_assert_null (get_dialog ());
}

/* If the disk does not respond, the user can cancel, both when opening and when reloading. */
static void
test_slow (Fixture      *fixture,
           gconstpointer data)
{
  const Kind      *kind = data;
  g_autofree char *path = dup_path (kind, kind->file);
  g_autofree char *sentence = g_strdup_printf ("Opening %s…", kind->file);
  RoboDocument    *document;
  int              file;

  write_file (kind->folder, kind->file, kind->text);
  show_rules (fixture);
  ui_drive_until (find_label (fixture->window, kind->title) != NULL);
  file = slow_file_hold (path);
  if (file < 0)
    {
      g_test_skip ("This disk cannot be made slow");
      return;
    }
  click_label (fixture, kind->title);
  ui_drive_until (find_label (fixture->window, sentence) != NULL);
  press (fixture, "Cancel");
  ui_drive_until (find_label (fixture->window, sentence) == NULL);
  slow_file_let_go (file);
  ui_drive_settle (fixture->window);
  g_assert_null (get_open (fixture, kind));
  g_assert_null (get_dialog ());

  document = open_and_change (fixture, kind, kind->file);
  file = slow_file_hold (path);
  g_assert_true (gtk_widget_activate_action (get_page (fixture, kind), "document.reload", NULL));
  ui_drive_until (find_label (fixture->window, sentence) != NULL);
  press (fixture, "Cancel");
  ui_drive_until (find_label (fixture->window, sentence) == NULL);
  slow_file_let_go (file);
  ui_drive_settle (fixture->window);
  g_assert_true (robo_history_get_is_dirty (robo_document_get_history (document)));
  g_assert_cmpstr (robo_document_get_title (document), ==, "Ours");
}

#define ADD(path, func)                                                                        \
  g_test_add ("/ui/cards/rules-faults/rules/" path, Fixture, &rules, set_up, func, tear_down); \
  g_test_add ("/ui/cards/rules-faults/modules/" path, Fixture, &modules, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  rules_drive_init (&argc, &argv);

  ADD ("full-disk/keeps-the-old-file-until-there-is-room", test_full_disk);
  ADD ("read-only-folder/reason-is-told-and-changes-stay", test_read_only);
  ADD ("file-changed-by-another-program/reload-shows-the-file-on-disk", test_reload);
  ADD ("file-changed-by-another-program/overwrite-saves-the-document", test_overwrite);
  ADD ("two-programs-with-one-file/second-to-save-is-warned", test_two_programs);
  ADD ("removed-folder/document-can-be-saved-again", test_folder_removed);
  ADD ("file-name-not-utf8/file-is-saved", test_strange_name);
  ADD ("file-with-another-name/contents-decide-its-kind", test_other_name);
  ADD ("slow-disk/opening-and-reloading-can-be-canceled", test_slow);

  return g_test_run ();
}
