// SPDX-License-Identifier: GPL-3.0-or-later
// Tests copies of documents and their recovery after a crash.
#include "document-test.h"

#include <string.h>

#include <glib/gstdio.h>

#include "documents/robo-history-bytes.h"
#include "documents/robo-recovery-private.h"
#include "tests/properties.h"

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

/* Waits for a copy and its lock. */
static void
wait_for_copy (const DocumentTest *fixture)
{
  while (count_files (fixture->copies) < 2)
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Waits until the copy is removed. A copy that is being written is removed when it has been written. */
static void
wait_for_no_copy (const DocumentTest *fixture)
{
  while (count_files (fixture->copies) > 0)
    g_main_context_iteration (NULL, TRUE);
}

static guint
count_left (const DocumentTest *fixture)
{
  g_autoptr (GPtrArray) left = robo_recovery_list (fixture->copies, NULL);

  return left->len;
}

/* Simulates a crash: the document is dropped without being closed. A copy that is being written is left when it has
 * been written. */
static void
die (DocumentTest *fixture)
{
  g_assert_finalize_object (fixture->arena);
  fixture->arena = NULL;
  while (count_left (fixture) == 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
take_up (DocumentTest       *fixture,
         const RoboRecovery *recovery)
{
  g_autoptr (GError) error = NULL;

  document_test_set_document (fixture, document_test_new (fixture));
  g_assert_true (document_test_recover (fixture, recovery, &error));
  g_assert_no_error (error);
}

static void
test_recovery (DocumentTest *fixture,
               gconstpointer data)
{
  g_autoptr (GPtrArray) while_open = NULL;
  g_autoptr (GPtrArray) left = NULL;
  g_autoptr (GPtrArray) others = NULL;
  const RoboRecovery *recovery;

  document_test_dig (fixture, "One", 7);
  robo_arena_document_set_name (fixture->arena, NULL, "Changed");
  wait_for_copy (fixture);
  while_open = robo_recovery_list (fixture->copies, "arena");
  g_assert_cmpuint (while_open->len, ==, 0);
  die (fixture);

  others = robo_recovery_list (fixture->copies, "modules");
  g_assert_cmpuint (others->len, ==, 0);
  left = robo_recovery_list (fixture->copies, NULL);
  g_assert_cmpuint (left->len, ==, 1);
  recovery = left->pdata[0];
  g_assert_cmpstr (recovery->title, ==, "Changed");
  g_assert_cmpstr (recovery->kind, ==, "arena");

  take_up (fixture, recovery);
  g_assert_true (robo_history_get_is_dirty (fixture->history));
  g_assert_false (property_boolean (fixture->document_file, "is-changed-on-disk"));
  g_assert_cmpuint (document_test_count_pits (fixture), ==, 1);
  g_assert_true (g_file_equal (robo_document_file_get_location (fixture->document_file), fixture->file));
  document_test_assert_file (fixture, document_test_small);

  robo_history_seek (fixture->history, 0);
  g_assert_false (robo_history_get_is_dirty (fixture->history));
  robo_history_seek (fixture->history, 2);
  g_assert_true (document_wait_save (fixture->document, NULL));
  wait_for_no_copy (fixture);
}

/* Makes three edits and undoes the last edit; returns the copy that a crash then leaves. */
static RoboRecovery *
edit_and_die (DocumentTest *fixture)
{
  g_autoptr (GPtrArray) left = NULL;

  document_test_dig (fixture, "One", 7);
  document_test_dig (fixture, NULL, 8);
  document_test_dig (fixture, "Three", 9);
  robo_history_undo (fixture->history);
  wait_for_copy (fixture);
  die (fixture);
  left = robo_recovery_list (fixture->copies, "arena");
  g_assert_cmpuint (left->len, ==, 1);

  return robo_recovery_copy (left->pdata[0]);
}

static void
test_recovery_of_history (DocumentTest *fixture,
                          gconstpointer data)
{
  g_autoptr (RoboRecovery) recovery = edit_and_die (fixture);

  /* The program crashes a second time. */
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GPtrArray) left = NULL;

      take_up (fixture, recovery);
      g_assert_cmpuint (document_test_count_pits (fixture), ==, 2);
      g_assert_cmpstr (property_string (fixture->history, "redo-name"), ==, "Three");
      g_assert_true (robo_history_redo (fixture->history));
      g_assert_cmpuint (document_test_count_pits (fixture), ==, 3);
      g_assert_false (robo_history_redo (fixture->history));

      robo_history_seek (fixture->history, 2);
      g_assert_null (property_string (fixture->history, "undo-name"));
      g_assert_true (robo_history_undo (fixture->history));
      g_assert_cmpuint (document_test_count_pits (fixture), ==, 1);
      g_assert_cmpstr (property_string (fixture->history, "undo-name"), ==, "One");
      g_assert_true (robo_history_undo (fixture->history));
      g_assert_false (robo_history_get_is_dirty (fixture->history));
      g_assert_false (robo_history_undo (fixture->history));

      robo_history_seek (fixture->history, 2);
      wait_for_copy (fixture);
      g_clear_pointer (&recovery, robo_recovery_free);
      die (fixture);
      left = robo_recovery_list (fixture->copies, NULL);
      recovery = robo_recovery_copy (left->pdata[0]);
    }
}

/* The document is restored without its history. The user can undo the restoration. */
static void
assert_restored_alone (DocumentTest *fixture)
{
  g_autoptr (GPtrArray) left = robo_recovery_list (fixture->copies, NULL);

  g_assert_cmpuint (left->len, ==, 1);
  take_up (fixture, left->pdata[0]);
  g_assert_cmpuint (document_test_count_pits (fixture), ==, 2);
  g_assert_false (robo_history_get_can_redo (fixture->history));
  g_assert_cmpuint (robo_history_get_position (fixture->history), ==, 1);
  g_assert_true (robo_history_undo (fixture->history));
  g_assert_false (robo_history_get_is_dirty (fixture->history));
}

/* Puts another text in place of a key of the history. */
static void
replace_key (const RoboRecovery *recovery,
             const char         *key,
             const char         *value)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  g_assert_true (g_key_file_load_from_file (file, recovery->path, G_KEY_FILE_NONE, NULL));
  g_assert_true (g_key_file_has_key (file, "History", key, NULL));
  g_key_file_set_string (file, "History", key, value);
  g_assert_true (g_key_file_save_to_file (file, recovery->path, NULL));
}

static void
test_newer_history (DocumentTest *fixture,
                    gconstpointer data)
{
  g_autoptr (RoboRecovery) recovery = edit_and_die (fixture);

  replace_key (recovery, "Version", "2");
  assert_restored_alone (fixture);
}

/* Each byte of the packed history is changed once, and each length tried. */
static void
test_damaged_history (DocumentTest *fixture,
                      gconstpointer data)
{
  g_autoptr (RoboRecovery) recovery = edit_and_die (fixture);
  gsize         length;
  const guint8 *bytes = g_bytes_get_data (recovery->edits, &length);

  for (gsize i = 0; i < length; i++)
    {
      g_autofree guint8 *changed = g_memdup2 (bytes, length);
      g_autoptr (RoboRecovery) other = robo_recovery_copy (recovery);
      g_autoptr (GError) error = NULL;

      changed[i] ^= 0x15;
      g_bytes_unref (other->edits);
      other->edits = g_bytes_new (changed, i % 2 == 0 ? length : i);
      document_test_set_document (fixture, document_test_new (fixture));
      /* The copy stays as it is. */
      g_object_set (fixture->document_file, "autosave-delay-ms", G_MAXUINT, NULL);
      g_assert_true (document_test_recover (fixture, other, &error));
      g_assert_no_error (error);
      g_assert_cmpuint (document_test_count_pits (fixture), ==, 2);
      g_clear_object (&fixture->arena);
    }

  replace_key (recovery, "Edits", "no history");
  assert_restored_alone (fixture);
}

/* A long history keeps the edits next to the state that is shown. */
static void
test_long_history (DocumentTest *fixture,
                   gconstpointer data)
{
  const guint n = ROBO_HISTORY_MAX_EDITS + 20;
  g_autoptr (RoboHistoryPart) whole = NULL;
  g_autoptr (RoboHistoryPart) part = NULL;
  g_autoptr (GBytes) bytes = NULL;
  const RoboDocumentType *type = ROBO_DOCUMENT_GET_CLASS (fixture->document)->type;

  for (guint i = 0; i < 2 * n; i++)
    {
      g_autofree char *name = g_strdup_printf ("Edit %u", i);

      robo_arena_document_set_name (fixture->arena, NULL, name);
      robo_history_end_merging (fixture->history);
    }
  robo_history_seek (fixture->history, n);
  whole = robo_history_dup_part (fixture->history, ROBO_HISTORY_MAX_EDITS);
  g_assert_cmpuint (whole->position, ==, ROBO_HISTORY_MAX_EDITS);
  g_assert_cmpuint (whole->names->len, ==, 2 * ROBO_HISTORY_MAX_EDITS);

  bytes = robo_history_bytes_pack (whole, type);
  part = robo_history_bytes_unpack (bytes, type, whole->states->pdata[whole->position]);
  g_assert_cmpuint (part->names->len, ==, whole->names->len);
  for (guint i = 0; i < part->states->len; i++)
    g_assert_true (type->state.equal (part->states->pdata[i], whole->states->pdata[i]));
  g_assert_cmpuint (g_bytes_get_size (bytes), <, 64 * 1024);
}

/* Together the states are larger than a copy may be. Edits on both sides of the current position are kept. */
static void
test_large_history (DocumentTest *fixture,
                    gconstpointer data)
{
  g_autofree char *filling = g_strnfill (ROBO_HISTORY_MAX_SIZE / 8, 'x');
  g_autoptr (RoboHistoryPart) whole = NULL;
  g_autoptr (RoboHistoryPart) part = NULL;
  g_autoptr (GBytes) bytes = NULL;
  const RoboDocumentType *type = ROBO_DOCUMENT_GET_CLASS (fixture->document)->type;

  document_test_write_changed (fixture, " here ", filling);
  g_assert_true (document_wait_load (fixture->document, fixture->file, NULL));
  for (guint i = 0; i < 20; i++)
    document_test_dig (fixture, "Dig", i);
  robo_history_seek (fixture->history, 10);
  whole = robo_history_dup_part (fixture->history, ROBO_HISTORY_MAX_EDITS);
  bytes = robo_history_bytes_pack (whole, type);
  part = robo_history_bytes_unpack (bytes, type, whole->states->pdata[whole->position]);
  g_assert_cmpuint (part->position, ==, 4);
  g_assert_cmpuint (part->names->len, ==, 7);
  g_assert_true (type->state.equal (part->states->pdata[0], whole->states->pdata[6]));
  g_assert_true (type->state.equal (part->states->pdata[7], whole->states->pdata[13]));
}

/* The file has changed since the copy was made. */
static void
test_recovery_of_changed (DocumentTest *fixture,
                          gconstpointer data)
{
  g_autoptr (GPtrArray) left = NULL;
  g_autoptr (GError) error = NULL;

  document_test_dig (fixture, "One", 7);
  wait_for_copy (fixture);
  die (fixture);
  document_test_write_changed (fixture, "Small", "Theirs");

  left = robo_recovery_list (fixture->copies, "arena");
  take_up (fixture, left->pdata[0]);
  g_assert_true (property_boolean (fixture->document_file, "is-changed-on-disk"));
  g_assert_cmpstr (robo_document_get_title (fixture->document), ==, "Small");
  g_assert_false (document_wait_save (fixture->document, &error));
  g_assert_error (error, ROBO_DOCUMENT_ERROR, ROBO_DOCUMENT_ERROR_CHANGED);
}

static void
test_recovery_untitled (DocumentTest *fixture,
                        gconstpointer data)
{
  g_autoptr (RoboArena) arena = robo_arena_ref (robo_arena_document_get_arena (fixture->arena));
  g_autoptr (GPtrArray) left = NULL;

  robo_document_start (fixture->document, arena);
  document_test_dig (fixture, "One", 7);
  wait_for_copy (fixture);
  die (fixture);
  left = robo_recovery_list (fixture->copies, "arena");
  take_up (fixture, left->pdata[0]);
  g_assert_true (robo_history_get_is_dirty (fixture->history));
  g_assert_null (robo_document_file_get_location (fixture->document_file));
  g_assert_cmpuint (document_test_count_pits (fixture), ==, 1);
}

static void
test_recovery_discard (DocumentTest *fixture,
                       gconstpointer data)
{
  g_autoptr (GPtrArray) left = NULL;

  document_test_dig (fixture, "One", 7);
  wait_for_copy (fixture);
  die (fixture);
  left = robo_recovery_list (fixture->copies, "arena");
  robo_recovery_discard (left->pdata[0]);
  g_assert_cmpuint (count_files (fixture->copies), ==, 0);
}

/* A file that is no copy is ignored, and so is a truncated copy. */
static void
test_recovery_damaged (DocumentTest *fixture,
                       gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->copies, "x.copy", NULL);
  g_autoptr (GPtrArray) none = NULL;
  g_autoptr (GPtrArray) left = NULL;
  g_autoptr (GError) error = NULL;

  g_mkdir (fixture->copies, 0700);
  g_assert_true (g_file_set_contents (path, "[Document]\nKind=arena\n", -1, NULL));
  none = robo_recovery_list (fixture->copies, NULL);
  g_assert_cmpuint (none->len, ==, 0);

  g_assert_true (g_file_set_contents (path, "[Document]\nKind=arena\nTitle=T\nContent=eHk=\n", -1, NULL));
  left = robo_recovery_list (fixture->copies, NULL);
  g_assert_cmpuint (left->len, ==, 1);
  g_assert_false (document_test_recover (fixture, left->pdata[0], &error));
  g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_XML);
  g_assert_cmpstr (robo_document_get_title (fixture->document), ==, "Small");
}

static void
test_copy_goes (DocumentTest *fixture,
                gconstpointer data)
{
  document_test_dig (fixture, "One", 7);
  wait_for_copy (fixture);
  robo_history_undo (fixture->history);
  wait_for_no_copy (fixture);

  robo_history_redo (fixture->history);
  wait_for_copy (fixture);
  robo_document_file_close (fixture->document_file);
  wait_for_no_copy (fixture);
}

static void
failed_cb (RoboDocument *document,
           const char   *message,
           char        **said)
{
  g_assert_null (*said);
  *said = g_strdup (message);
}

static void
test_copy_fails (DocumentTest *fixture,
                 gconstpointer data)
{
  g_autofree char *said = NULL;

  g_assert_true (g_file_set_contents (fixture->copies, "in the way", -1, NULL));
  g_signal_connect (fixture->document_file, "copy-failed", G_CALLBACK (failed_cb), &said);
  document_test_dig (fixture, "One", 7);
  while (said == NULL)
    g_main_context_iteration (NULL, TRUE);
  /* The message names the document, since the user does not know the copy. */
  g_assert_cmpstr (said, ==,
                   "Unsaved changes to “Small” couldn’t be backed up in case of a crash: Not a directory. Save them.");
  document_test_dig (fixture, "Two", 8);
  g_assert_true (robo_history_get_is_dirty (fixture->history));
}

static void
put_file (const DocumentTest *fixture,
          const char         *name)
{
  g_autofree char *path = g_build_filename (fixture->copies, name, NULL);

  g_assert_true (g_file_set_contents (path, "half", -1, NULL));
}

static gboolean
has_file (const DocumentTest *fixture,
          const char         *name)
{
  g_autofree char *path = g_build_filename (fixture->copies, name, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* The program was killed while it wrote. Useless remains are removed; files in use and copies that can be restored
 * stay. */
static void
test_remainders (DocumentTest *fixture,
                 gconstpointer data)
{
  static const char *const left[] = { "dead.copy.lock", "half.copy.A1B2C3", "whole.copy.A1B2C3" };
  static const char *const kept[] = { "whole.copy", "whole.copy.lock", "held.copy.lock", "held.copy.A1B2C3",
                                      "note.txt" };
  g_autofree char         *held = g_build_filename (fixture->copies, "held.copy", NULL);
  RoboCopy                *copy;

  g_assert_cmpint (g_mkdir_with_parents (fixture->copies, 0700), ==, 0);
  copy = robo_copy_new (fixture->copies, held);
  for (guint i = 0; i < G_N_ELEMENTS (left); i++)
    put_file (fixture, left[i]);
  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    {
      if (!has_file (fixture, kept[i]))
        put_file (fixture, kept[i]);
    }

  robo_recovery_clean (fixture->copies);
  for (guint i = 0; i < G_N_ELEMENTS (left); i++)
    g_assert_false (has_file (fixture, left[i]));
  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    g_assert_true (has_file (fixture, kept[i]));
  g_assert_false (has_file (fixture, "half.copy.lock"));
  g_assert_cmpuint (count_files (fixture->copies), ==, G_N_ELEMENTS (kept));

  robo_copy_unref (copy);
  robo_recovery_clean (fixture->copies);
  g_assert_false (has_file (fixture, "held.copy.A1B2C3"));
  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    {
      g_autofree char *path = g_build_filename (fixture->copies, kept[i], NULL);

      g_unlink (path);
    }
}

#define ADD(path, func) \
  g_test_add ("/documents/document-copy/" path, DocumentTest, NULL, document_test_set_up, func, document_test_tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("crash/document-is-restored-from-its-copy", test_recovery);
  ADD ("recovery/later-change-of-the-file-is-noticed", test_recovery_of_changed);
  ADD ("recovery/document-without-file-is-restored", test_recovery_untitled);
  ADD ("crash/edits-can-be-undone-and-redone", test_recovery_of_history);
  ADD ("history-of-a-newer-version/is-left-out", test_newer_history);
  ADD ("damaged-history/is-left-out", test_damaged_history);
  ADD ("long-history/keeps-the-edits-around-the-position", test_long_history);
  ADD ("large-history/keeps-the-edits-around-the-position", test_large_history);
  ADD ("recovery/discard-removes-copy", test_recovery_discard);
  ADD ("recovery/damaged-copies-are-ignored-or-refused", test_recovery_damaged);
  ADD ("recovery/half-written-copies-are-removed", test_remainders);
  ADD ("copy/is-removed-when-there-are-no-changes", test_copy_goes);
  ADD ("copy/failed-writing-is-reported-once", test_copy_fails);

  return g_test_run ();
}
