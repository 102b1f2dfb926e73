// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the file of a document without a document: its content is a word here.
#include "documents/robo-document-file.h"
#include "tests/properties.h"
#include "tests/remove-folder.h"

#include <string.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include <glib/gstdio.h>

/* A file of this type is a word. A word that ends in a question mark is incomplete. */

static gboolean
words_equal (gconstpointer a,
             gconstpointer b)
{
  return g_str_equal (a, b);
}

static GBytes *
word_to_bytes (gconstpointer state)
{
  return g_bytes_new (state, strlen (state));
}

static gpointer
read_word (GBytes       *bytes,
           RoboProblems *problems,
           gboolean     *is_complete)
{
  gsize       length;
  const char *text = g_bytes_get_data (bytes, &length);

  if (length == 0)
    {
      robo_problems_add (problems, ROBO_PROBLEM_UNREADABLE, 0, "No word.");
      return NULL;
    }

  *is_complete = text[length - 1] != '?';

  return g_ref_string_new_len (text, (gssize)length);
}

static const char *
get_word (gconstpointer state)
{
  return state;
}

static const RoboDocumentType word_type = {
  .state = {
    .ref = (gpointer (*) (gpointer))g_ref_string_acquire,
    .unref = (void (*) (gpointer))g_ref_string_release,
    .equal = words_equal,
  },
  .kind = "word",
  .max_size = 100,
  .to_bytes = word_to_bytes,
  .read = read_word,
  .get_title = get_word,
};

typedef struct
{
  char             *folder;
  char             *copies;
  char             *path;
  GFile            *file;
  RoboDocumentFile *backing;
} BackingTest;

static RoboDocumentFile *
open_backing (const BackingTest *test)
{
  RoboDocumentFile *backing = robo_document_file_new (&word_type);

  g_object_set (backing, "recovery-folder", test->copies, "autosave-delay-ms", 0, NULL);

  return backing;
}

static void
write_word (const BackingTest *test,
            const char        *word)
{
  g_assert_true (g_file_set_contents (test->path, word, -1, NULL));
}

static void
assert_file (const BackingTest *test,
             const char        *word)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (test->path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, word);
}

static void
keep_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  *(GAsyncResult **)data = g_object_ref (result);
}

static void
load_word (BackingTest *test,
           const char  *word)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GAsyncResult) result = NULL;
  char *state;

  robo_document_file_load_async (test->backing, test->file, NULL, keep_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  state = robo_document_file_load_finish (test->backing, result, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (state, ==, word);
  g_ref_string_release (state);
}

static gboolean
save_word (BackingTest *test,
           const char  *word,
           GError     **error)
{
  g_autoptr (GAsyncResult) result = NULL;
  char *state = g_ref_string_new (word);

  robo_document_file_save_async (test->backing, state, NULL, keep_cb, &result);
  g_ref_string_release (state);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return robo_document_file_save_finish (test->backing, result, error);
}

static void
protect_word (BackingTest *test,
              const char  *word)
{
  char *state = g_ref_string_new (word);

  robo_document_file_copy_changes (test->backing, robo_history_part_new (&word_type.state, state));
  g_ref_string_release (state);
}

static void
set_up (BackingTest  *test,
        gconstpointer data)
{
  test->folder = g_dir_make_tmp ("robo-backing-XXXXXX", NULL);
  test->copies = g_build_filename (test->folder, "copies", NULL);
  test->path = g_build_filename (test->folder, "x.word", NULL);
  test->file = g_file_new_for_path (test->path);
  test->backing = open_backing (test);
  write_word (test, "one");
}

static void
tear_down (BackingTest  *test,
           gconstpointer data)
{
  if (test->backing != NULL)
    {
      robo_document_file_close (test->backing);
      g_object_unref (test->backing);
    }
  while (g_main_context_iteration (NULL, FALSE))
    ;
  test_remove_folder (test->folder);
  g_object_unref (test->file);
  g_free (test->folder);
  g_free (test->copies);
  g_free (test->path);
}

static void
test_file (BackingTest  *test,
           gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (save_word (test, "two", &error));
  g_assert_error (error, ROBO_DOCUMENT_ERROR, ROBO_DOCUMENT_ERROR_UNTITLED);
  load_word (test, "one");
  g_assert_true (g_file_equal (robo_document_file_get_location (test->backing), test->file));
  g_assert_true (save_word (test, "two", NULL));
  assert_file (test, "two");

  robo_document_file_start (test->backing);
  g_assert_null (robo_document_file_get_location (test->backing));
}

/* A failure to reload changes nothing. */
static void
test_unreadable (BackingTest  *test,
                 gconstpointer data)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  load_word (test, "one");
  write_word (test, "");
  robo_document_file_reload_async (test->backing, NULL, keep_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (robo_document_file_reload_finish (test->backing, result, &error));
  g_assert_nonnull (error);
  g_assert_true (g_file_equal (robo_document_file_get_location (test->backing), test->file));
  g_assert_cmpuint (robo_problems_get_length (robo_document_file_get_load_problems (test->backing)), ==, 0);
}

static void
test_guard (BackingTest  *test,
            gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  write_word (test, "half?");
  load_word (test, "half?");
  g_assert_true (robo_document_file_get_is_guarded (test->backing));
  g_assert_false (save_word (test, "half", &error));
  g_assert_error (error, ROBO_DOCUMENT_ERROR, ROBO_DOCUMENT_ERROR_GUARDED);
  assert_file (test, "half?");
  robo_document_file_allow_loss (test->backing);
  g_assert_true (save_word (test, "half", NULL));
}

static void
test_theirs (BackingTest  *test,
             gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  load_word (test, "one");
  write_word (test, "theirs");
  g_assert_false (save_word (test, "mine", &error));
  g_assert_error (error, ROBO_DOCUMENT_ERROR, ROBO_DOCUMENT_ERROR_CHANGED);
  g_assert_true (property_boolean (test->backing, "is-changed-on-disk"));
  assert_file (test, "theirs");
  robo_document_file_keep_mine (test->backing);
  g_assert_false (property_boolean (test->backing, "is-changed-on-disk"));
  g_assert_true (save_word (test, "mine", NULL));
  assert_file (test, "mine");
}

static void
test_watch (BackingTest  *test,
            gconstpointer data)
{
  load_word (test, "one");
  write_word (test, "theirs");
  while (!property_boolean (test->backing, "is-changed-on-disk"))
    g_main_context_iteration (NULL, TRUE);
  write_word (test, "one");
  while (property_boolean (test->backing, "is-changed-on-disk"))
    g_main_context_iteration (NULL, TRUE);
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (GError) error = NULL;

  *(gboolean *)data = robo_document_file_save_finish (ROBO_DOCUMENT_FILE (source), result, &error);
  g_assert_no_error (error);
}

static void
refused_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (robo_document_file_save_finish (ROBO_DOCUMENT_FILE (source), result, &error));
  g_assert_error (error, ROBO_DOCUMENT_ERROR, ROBO_DOCUMENT_ERROR_UNTITLED);
  *(gboolean *)data = TRUE;
}

static void
test_async (BackingTest  *test,
            gconstpointer data)
{
  char    *state = g_ref_string_new ("two");
  gboolean is_refused = FALSE;
  gboolean is_saved = FALSE;

  robo_document_file_save_async (test->backing, state, NULL, refused_cb, &is_refused);
  g_assert_false (robo_document_file_get_is_saving (test->backing));
  while (!is_refused)
    g_main_context_iteration (NULL, TRUE);

  robo_document_file_save_async (test->backing, state, test->file, saved_cb, &is_saved);
  g_assert_true (robo_document_file_get_is_saving (test->backing));
  g_ref_string_release (state);
  while (!is_saved)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (robo_document_file_get_is_saving (test->backing));
  assert_file (test, "two");
}

/* Saves wait until the test opens this gate. The counters tell how many saves have come to the gate, and how many of
 * them were there at the same time. */
static GMutex   gate_mutex;
static GCond    gate_cond;
static gboolean is_gate_open;
static guint    n_writes;
static guint    n_at_gate;
static guint    max_at_gate;

static GBytes *
write_behind_gate (gconstpointer state)
{
  g_mutex_lock (&gate_mutex);
  n_writes++;
  n_at_gate++;
  max_at_gate = MAX (max_at_gate, n_at_gate);
  while (!is_gate_open)
    g_cond_wait (&gate_cond, &gate_mutex);
  n_at_gate--;
  g_mutex_unlock (&gate_mutex);

  return word_to_bytes (state);
}

/* A save that begins while another save is being written waits for it, and only the newest waiting state is written. In
 * the end the newest state is on disk, and the program's own writing counts as no change by another program. */
static void
test_two_saves (BackingTest  *test,
                gconstpointer data)
{
  static const char *const words[] = { "two", "three", "four" };
  static RoboDocumentType  slow;
  gboolean                 are_saved[G_N_ELEMENTS (words)] = { FALSE };

  slow = word_type;
  slow.to_bytes = write_behind_gate;
  is_gate_open = FALSE;
  n_writes = max_at_gate = 0;
  robo_document_file_close (test->backing);
  g_object_unref (test->backing);
  test->backing = robo_document_file_new (&slow);
  load_word (test, "one");
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      char *state = g_ref_string_new (words[i]);

      robo_document_file_save_async (test->backing, state, NULL, saved_cb, &are_saved[i]);
      g_ref_string_release (state);
    }

  g_mutex_lock (&gate_mutex);
  is_gate_open = TRUE;
  g_cond_broadcast (&gate_cond);
  g_mutex_unlock (&gate_mutex);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    while (!are_saved[i])
      g_main_context_iteration (NULL, TRUE);
  g_assert_false (robo_document_file_get_is_saving (test->backing));
  assert_file (test, "four");
  g_assert_cmpuint (n_writes, ==, 2);
  g_assert_cmpuint (max_at_gate, ==, 1);
}

static void
assert_save_is_refused (BackingTest *test)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  char *state = g_ref_string_new ("two");

  robo_document_file_save_async (test->backing, state, NULL, keep_cb, &result);
  g_ref_string_release (state);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (robo_document_file_save_finish (test->backing, result, &error));
  g_assert_error (error, ROBO_DOCUMENT_ERROR, ROBO_DOCUMENT_ERROR_CHANGED);
}

static void
wait_until_changed (BackingTest *test)
{
  gboolean is_changed = FALSE;

  while (!is_changed)
    {
      g_main_context_iteration (NULL, TRUE);
      g_object_get (test->backing, "is-changed-on-disk", &is_changed, NULL);
    }
}

/* An object that replaces the file, and cannot be read to its end, is a change by another program. */
static void
test_pipe (BackingTest  *test,
           gconstpointer data)
{
  g_autoptr (GFile) other = g_file_new_build_filename (test->folder, "other", NULL);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  gboolean is_saved = FALSE;
  char    *state = g_ref_string_new ("two");

  load_word (test, "one");
  g_assert_cmpint (g_unlink (test->path), ==, 0);
  g_assert_cmpint (mkfifo (test->path, 0600), ==, 0);
  wait_until_changed (test);
  assert_save_is_refused (test);

  /* robo_write_file() refuses to replace a pipe; the document can still be saved elsewhere. */
  robo_document_file_keep_mine (test->backing);
  robo_document_file_save_async (test->backing, state, NULL, keep_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (robo_document_file_save_finish (test->backing, result, &error));
  g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_WRITE);
  robo_document_file_save_async (test->backing, state, other, saved_cb, &is_saved);
  g_ref_string_release (state);
  while (!is_saved)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_file_equal (robo_document_file_get_location (test->backing), other));
}

static void
test_folder (BackingTest  *test,
             gconstpointer data)
{
  load_word (test, "one");
  g_assert_cmpint (g_unlink (test->path), ==, 0);
  g_assert_cmpint (g_mkdir (test->path, 0700), ==, 0);
  wait_until_changed (test);
  assert_save_is_refused (test);
  g_assert_cmpint (g_rmdir (test->path), ==, 0);
}

static void
test_device (BackingTest  *test,
             gconstpointer data)
{
  load_word (test, "one");
  g_assert_cmpint (g_unlink (test->path), ==, 0);
  if (mknod (test->path, S_IFCHR | 0600, makedev (1, 3)) != 0)
    {
      g_test_skip ("A device cannot be made here.");
      return;
    }
  wait_until_changed (test);
  assert_save_is_refused (test);
  g_assert_cmpint (g_unlink (test->path), ==, 0);
}

/* Uses a link to a device, because only root can make a device. */
static void
test_link_to_device (BackingTest  *test,
                     gconstpointer data)
{
  load_word (test, "one");
  g_assert_cmpint (g_unlink (test->path), ==, 0);
  g_assert_cmpint (symlink ("/dev/null", test->path), ==, 0);
  wait_until_changed (test);
  assert_save_is_refused (test);
  g_assert_cmpint (g_unlink (test->path), ==, 0);
}

/* If the file is a link, the file to which it leads is watched, too. */
static void
test_link (BackingTest  *test,
           gconstpointer data)
{
  g_autofree char *target = g_build_filename (test->folder, "target", NULL);

  g_assert_cmpint (g_rename (test->path, target), ==, 0);
  g_assert_cmpint (symlink (target, test->path), ==, 0);
  load_word (test, "one");
  g_assert_true (g_file_set_contents (target, "theirs", -1, NULL));
  wait_until_changed (test);
  g_assert_cmpint (g_unlink (test->path), ==, 0);
  g_assert_cmpint (g_unlink (target), ==, 0);
}

/* Goes on reading until it is canceled. */
static gpointer
read_for_ever (GBytes       *bytes,
               RoboProblems *problems,
               gboolean     *is_complete)
{
  g_assert_nonnull (robo_problems_get_cancellable (problems));
  while (!robo_problems_check_cancelled (problems))
    g_thread_yield ();

  return NULL;
}

static void
cancelled_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (robo_document_file_load_finish (ROBO_DOCUMENT_FILE (source), result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  *(gboolean *)data = TRUE;
}

/* Cancellation keeps the previous content, and stops the reader. */
static void
test_cancel (BackingTest  *test,
             gconstpointer data)
{
  /* The type is static because the thread of a canceled read may still use it. */
  static RoboDocumentType endless;
  g_autoptr (RoboDocumentFile) backing = NULL;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  gboolean is_cancelled = FALSE;

  endless = word_type;
  endless.read = read_for_ever;
  backing = robo_document_file_new (&endless);
  robo_document_file_load_async (backing, test->file, cancellable, cancelled_cb, &is_cancelled);
  g_cancellable_cancel (cancellable);
  while (!is_cancelled)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (robo_document_file_get_location (backing));
  assert_file (test, "one");
}

static GPtrArray *
wait_for_left (const BackingTest *test)
{
  GPtrArray *left = robo_recovery_list (test->copies, "word");

  while (left->len == 0)
    {
      g_main_context_iteration (NULL, TRUE);
      g_ptr_array_unref (left);
      left = robo_recovery_list (test->copies, "word");
    }

  return left;
}

/* After a crash the newest state is left. */
static void
test_recovery (BackingTest  *test,
               gconstpointer data)
{
  g_autoptr (GPtrArray) left = NULL;
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (RoboHistoryPart) part = NULL;
  const RoboRecovery *recovery;
  gpointer            original = NULL;

  load_word (test, "one");
  protect_word (test, "two");
  protect_word (test, "three");
  g_main_context_iteration (NULL, TRUE);
  g_clear_object (&test->backing);
  left = wait_for_left (test);
  recovery = left->pdata[0];
  g_assert_cmpstr (recovery->title, ==, "three");

  test->backing = open_backing (test);
  robo_document_file_recover_async (test->backing, recovery, NULL, keep_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  part = robo_document_file_recover_finish (test->backing, result, &original, NULL);
  g_assert_cmpstr (part->states->pdata[0], ==, "three");
  g_assert_cmpstr (original, ==, "one");
  g_assert_true (g_file_equal (robo_document_file_get_location (test->backing), test->file));
  g_ref_string_release (original);

  robo_document_file_drop_copy (test->backing);
  g_assert_false (g_file_test (recovery->path, G_FILE_TEST_EXISTS));
}

/* A closed document file writes no copies. */
static void
test_closed (BackingTest  *test,
             gconstpointer data)
{
  load_word (test, "one");
  robo_document_file_close (test->backing);
  protect_word (test, "two");
  g_assert_false (g_main_context_pending (NULL));
}

#define ADD(path, func) g_test_add ("/documents/document-file/" path, BackingTest, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("save/the-loaded-file-is-written", test_file);
  ADD ("reload/failure-changes-nothing", test_unreadable);
  ADD ("guarded-document/incomplete-file-is-not-overwritten", test_guard);
  ADD ("save/file-changed-by-another-program-is-refused", test_theirs);
  ADD ("watched-file/changes-by-other-programs-are-noticed", test_watch);
  ADD ("save-async/reports-when-done", test_async);
  ADD ("save-async/second-save-waits-for-first", test_two_saves);
  ADD ("watched-file/pipe-in-its-place-is-noticed", test_pipe);
  ADD ("watched-file/folder-in-its-place-is-noticed", test_folder);
  ADD ("watched-file/device-in-its-place-is-noticed", test_device);
  ADD ("watched-file/link-to-a-device-in-its-place-is-noticed", test_link_to_device);
  ADD ("watched-file/change-behind-a-link-is-noticed", test_link);
  ADD ("canceled-load/keeps-the-old-content", test_cancel);
  ADD ("crash/newest-state-can-be-recovered", test_recovery);
  ADD ("closed-file/no-copy-is-written", test_closed);

  return g_test_run ();
}
