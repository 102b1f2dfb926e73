// SPDX-License-Identifier: GPL-3.0-or-later
// Tests how the file of a document is written and read again, when it is incomplete, and when other programs change it.
#include "document-test.h"

#include "files/xml/robo-write.h"
#include "tests/full-disk.h"
#include "tests/properties.h"

#include <string.h>

static void
test_save (DocumentTest *fixture,
           gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) expected = g_string_new (document_test_small);

  /* An unchanged document is saved with the same bytes. */
  g_assert_true (document_wait_save (fixture->document, &error));
  g_assert_no_error (error);
  document_test_assert_file (fixture, document_test_small);

  document_test_dig (fixture, "One", 1);
  g_assert_true (document_wait_save (fixture->document, &error));
  g_assert_false (robo_history_get_is_dirty (fixture->history));
  g_string_replace (expected, "<row>......", "<row>.o....", 1);
  document_test_assert_file (fixture, expected->str);

  robo_history_undo (fixture->history);
  g_assert_true (robo_history_get_is_dirty (fixture->history));
  robo_history_redo (fixture->history);
  g_assert_false (robo_history_get_is_dirty (fixture->history));
}

static void
test_save_as (DocumentTest *fixture,
              gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "new", "other.arena.xml", NULL);
  g_autoptr (GFile) other = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (RoboArenaDocument) copy =
    robo_arena_document_new_copy (robo_arena_document_get_arena (fixture->arena), "other", "Other");
  g_autofree char *text = NULL;

  g_object_set (robo_document_get_file (ROBO_DOCUMENT (copy)), "recovery-folder", fixture->copies, NULL);
  g_assert_false (robo_history_get_is_dirty (robo_document_get_history (ROBO_DOCUMENT (copy))));
  g_assert_cmpstr (robo_document_get_title (ROBO_DOCUMENT (copy)), ==, "Other");
  g_assert_false (document_wait_save (ROBO_DOCUMENT (copy), &error));
  g_assert_error (error, ROBO_DOCUMENT_ERROR, ROBO_DOCUMENT_ERROR_UNTITLED);
  g_clear_error (&error);

  g_assert_true (document_wait_save_as (ROBO_DOCUMENT (copy), other, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_equal (robo_document_file_get_location (robo_document_get_file (ROBO_DOCUMENT (copy))), other));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "id=\"other\""));
  g_assert_nonnull (strstr (text, "x:a=\"b\""));
  document_test_assert_file (fixture, document_test_small);
}

/* Saving writes the target of a link, and keeps the link. */
static void
test_save_link (DocumentTest *fixture,
                gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "link.arena.xml", NULL);
  g_autoptr (GFile) link = g_file_new_for_path (path);
  g_autofree char *expected = NULL;

  g_assert_true (g_file_make_symbolic_link (link, "small.arena.xml", NULL, NULL));
  g_assert_true (document_wait_load (fixture->document, link, NULL));
  document_test_dig (fixture, "One", 1);
  g_assert_true (document_wait_save (fixture->document, NULL));
  expected = document_test_dup_text (fixture);
  document_test_assert_file (fixture, expected);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_SYMLINK));
}

/* Simulates a full disk: no more bytes can be written. */
static void
test_full_disk (DocumentTest *fixture,
                gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gboolean is_saved;

  document_test_dig (fixture, "One", 7);
  full_disk_begin (16);
  is_saved = document_wait_save (fixture->document, &error);
  full_disk_end ();

  g_assert_false (is_saved);
  g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_WRITE);
  g_assert_nonnull (strstr (error->message, "couldn’t be saved: "));
  g_assert_true (robo_history_get_is_dirty (fixture->history));
  document_test_assert_file (fixture, document_test_small);
  g_assert_true (document_wait_save (fixture->document, NULL));
}

/* Messages say the error and the remedy, with the name of the file once and no folders. */
static void
test_sentences (DocumentTest *fixture,
                gconstpointer data)
{
  static const struct
  {
    GFileError  code;
    const char *sentence;
  } rows[] = {
    { G_FILE_ERROR_NOSPC, "a.xml couldn’t be saved: the disk is full. Free up space, or save somewhere else." },
    { G_FILE_ERROR_ROFS, "a.xml couldn’t be saved: you don’t have permission to write there. Save somewhere else." },
    { G_FILE_ERROR_NOENT, "a.xml couldn’t be saved: its folder doesn’t exist. Save somewhere else." },
    { G_FILE_ERROR_IO, "a.xml couldn’t be saved: Broken. Save somewhere else." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (robo_write_set_error (&error, "/home/me/a.xml", rows[i].code, "Broken"));
      g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_WRITE);
      g_assert_cmpstr (error->message, ==, rows[i].sentence);
    }
}

/* No user can write a file in /proc/self. */
static void
test_read_only (DocumentTest *fixture,
                gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/proc/self/robo.arena.xml");
  g_autoptr (GError) error = NULL;

  document_test_dig (fixture, "One", 7);
  g_assert_false (document_wait_save_as (fixture->document, file, &error));
  g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_WRITE);
  g_assert_true (robo_history_get_is_dirty (fixture->history));
  g_assert_true (g_file_equal (robo_document_file_get_location (fixture->document_file), fixture->file));
}

static void
test_load_fails (DocumentTest *fixture,
                 gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "none.arena.xml", NULL);
  g_autoptr (GFile) none = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  document_test_dig (fixture, "One", 7);
  g_assert_false (document_wait_load (fixture->document, none, &error));
  g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_READ);
  g_clear_error (&error);
  g_assert_true (g_file_set_contents (path, "no arena", -1, NULL));
  g_assert_false (document_wait_load (fixture->document, none, &error));
  g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_XML);
  g_assert_cmpuint (document_test_count_pits (fixture), ==, 1);
  g_assert_true (g_file_equal (robo_document_file_get_location (fixture->document_file), fixture->file));
}

static void
ready_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  *(GAsyncResult **)data = g_object_ref (result);
}

static GAsyncResult *
wait_for (GAsyncResult **result)
{
  while (*result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return g_steal_pointer (result);
}

static void
test_async (DocumentTest *fixture,
            gconstpointer data)
{
  g_autoptr (GAsyncResult) loaded = NULL;
  g_autoptr (GAsyncResult) saved = NULL;
  GAsyncResult *result = NULL;
  g_autoptr (GError) error = NULL;

  robo_document_load_async (fixture->document, fixture->file, NULL, ready_cb, &result);
  loaded = wait_for (&result);
  g_assert_true (robo_document_finish (fixture->document, loaded, &error));
  document_test_dig (fixture, "One", 7);
  robo_document_save_async (fixture->document, NULL, ready_cb, &result);
  g_assert_true (robo_document_file_get_is_saving (fixture->document_file));
  /* This edit is not part of the saved state. */
  document_test_dig (fixture, "Two", 8);
  saved = wait_for (&result);
  g_assert_true (robo_document_finish (fixture->document, saved, &error));
  g_assert_no_error (error);
  g_assert_false (robo_document_file_get_is_saving (fixture->document_file));
  g_assert_true (robo_history_get_is_dirty (fixture->history));
  robo_history_undo (fixture->history);
  g_assert_false (robo_history_get_is_dirty (fixture->history));
}

/* Incomplete files */

static void
test_guard (DocumentTest *fixture,
            gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "kept.arena.xml", NULL);
  g_autoptr (GFile) other = g_file_new_for_path (path);
  g_autofree char *before = NULL;
  g_autoptr (GError) error = NULL;

  document_test_write_changed (fixture, "arena:1", "arena:2");
  g_assert_true (g_file_get_contents (fixture->path, &before, NULL, NULL));
  g_assert_true (document_wait_load (fixture->document, fixture->file, &error));
  g_assert_true (robo_document_file_get_is_guarded (fixture->document_file));
  g_assert_true (robo_problems_has (robo_document_file_get_load_problems (fixture->document_file),
                                    ROBO_PROBLEM_NEWER_FORMAT));
  g_assert_false (robo_history_get_is_dirty (fixture->history));

  document_test_dig (fixture, "One", 7);
  g_assert_false (document_wait_save (fixture->document, &error));
  g_assert_error (error, ROBO_DOCUMENT_ERROR, ROBO_DOCUMENT_ERROR_GUARDED);
  document_test_assert_file (fixture, before);
  g_assert_true (document_wait_save_as (fixture->document, other, NULL));
  g_assert_false (robo_document_file_get_is_guarded (fixture->document_file));
  document_test_assert_file (fixture, before);

  g_assert_true (document_wait_load (fixture->document, fixture->file, NULL));
  robo_document_file_allow_loss (fixture->document_file);
  g_assert_true (document_wait_save (fixture->document, NULL));
}

/* Errors that a plan can hold do not guard the file. */
static void
test_errors (DocumentTest *fixture,
             gconstpointer data)
{
  RoboProblemList *problems = robo_arena_document_get_problems (fixture->arena);
  g_autoptr (RoboProblemItem) item = NULL;

  document_test_write_changed (fixture, "<start at=\"1,3\" side=\"w\"",
                               "<vp at=\"2,2\" number=\"1\"/><start at=\"1,3\" side=\"w\"");
  g_assert_true (document_wait_load (fixture->document, fixture->file, NULL));
  g_assert_false (robo_document_file_get_is_guarded (fixture->document_file));
  g_assert_cmpuint (robo_problem_list_get_n_errors (problems), ==, 1);
  item = g_list_model_get_item (G_LIST_MODEL (problems), 0);
  g_assert_cmpstr (robo_problem_item_get_place (item), ==, "3|2");
  g_assert_cmpstr (robo_problem_item_get_fixes (item)[0], ==, "Give It Number 2");

  robo_arena_document_fix (fixture->arena, item, 0);
  g_assert_cmpuint (robo_problem_list_get_n_errors (problems), ==, 0);
  g_assert_cmpstr (property_string (fixture->history, "undo-name"), ==, "Give It Number 2");
  g_assert_true (document_wait_save (fixture->document, NULL));
}

/* Changes by other programs */

static void
wait_until_changed (const DocumentTest *fixture,
                    gboolean            is_changed)
{
  while (property_boolean (fixture->document_file, "is-changed-on-disk") != is_changed)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_changed_on_disk (DocumentTest *fixture,
                      gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *theirs = NULL;

  document_test_dig (fixture, "Mine", 7);
  document_test_write_changed (fixture, "Small", "Theirs");
  g_assert_true (g_file_get_contents (fixture->path, &theirs, NULL, NULL));
  wait_until_changed (fixture, TRUE);
  g_assert_false (document_wait_save (fixture->document, &error));
  g_assert_error (error, ROBO_DOCUMENT_ERROR, ROBO_DOCUMENT_ERROR_CHANGED);
  document_test_assert_file (fixture, theirs);

  g_assert_true (document_test_reload (fixture, NULL));
  g_assert_false (property_boolean (fixture->document_file, "is-changed-on-disk"));
  g_assert_false (robo_history_get_is_dirty (fixture->history));
  g_assert_cmpstr (robo_document_get_title (fixture->document), ==, "Theirs");
  g_assert_cmpuint (document_test_count_pits (fixture), ==, 0);

  robo_history_undo (fixture->history);
  g_assert_cmpstr (robo_document_get_title (fixture->document), ==, "Small");
  g_assert_cmpuint (document_test_count_pits (fixture), ==, 1);
  g_assert_true (robo_history_get_is_dirty (fixture->history));
  g_assert_true (document_wait_save (fixture->document, NULL));
}

/* Reloading does not interrupt an edit that has begun meanwhile, and the user is asked again. */
static void
test_reload_in_edit (DocumentTest *fixture,
                     gconstpointer data)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  document_test_write_changed (fixture, "Small", "Theirs");
  wait_until_changed (fixture, TRUE);
  robo_document_reload_async (fixture->document, NULL, document_wait_cb, &result);
  robo_history_begin (fixture->history, "Drag");
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (robo_document_finish (fixture->document, result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  robo_history_cancel (fixture->history);
  g_assert_cmpstr (robo_document_get_title (fixture->document), ==, "Small");
  g_assert_true (property_boolean (fixture->document_file, "is-changed-on-disk"));
  g_assert_true (document_test_reload (fixture, NULL));
  g_assert_cmpstr (robo_document_get_title (fixture->document), ==, "Theirs");
}

/* The permission to overwrite covers the version that the user has seen, not a version that another program has written
 * since then. */
static void
test_keep_mine_and_changed (DocumentTest *fixture,
                            gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *theirs = NULL;

  document_test_dig (fixture, "Mine", 7);
  document_test_write_changed (fixture, "Small", "Theirs");
  g_assert_false (document_wait_save (fixture->document, NULL));
  document_test_write_changed (fixture, "Small", "Theirs again");
  robo_document_allow_overwrite (fixture->document);
  g_assert_false (document_wait_save (fixture->document, &error));
  g_assert_error (error, ROBO_DOCUMENT_ERROR, ROBO_DOCUMENT_ERROR_CHANGED);
  g_assert_true (g_file_get_contents (fixture->path, &theirs, NULL, NULL));
  g_assert_nonnull (strstr (theirs, "Theirs again"));
}

/* The change is found at the latest when the file is saved, and may be overwritten on demand. */
static void
test_keep_mine (DocumentTest *fixture,
                gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *mine = NULL;

  document_test_dig (fixture, "Mine", 7);
  document_test_write_changed (fixture, "Small", "Theirs");
  g_assert_false (document_wait_save (fixture->document, &error));
  g_assert_error (error, ROBO_DOCUMENT_ERROR, ROBO_DOCUMENT_ERROR_CHANGED);
  g_assert_true (property_boolean (fixture->document_file, "is-changed-on-disk"));

  robo_document_allow_overwrite (fixture->document);
  g_assert_false (property_boolean (fixture->document_file, "is-changed-on-disk"));
  g_assert_true (document_wait_save (fixture->document, NULL));
  mine = document_test_dup_text (fixture);
  document_test_assert_file (fixture, mine);
}

static void
test_removed (DocumentTest *fixture,
              gconstpointer data)
{
  g_unlink (fixture->path);
  wait_until_changed (fixture, TRUE);
  g_assert_true (document_wait_save (fixture->document, NULL));
  document_test_assert_file (fixture, document_test_small);
  wait_until_changed (fixture, FALSE);
}

static void
test_revert (DocumentTest *fixture,
             gconstpointer data)
{
  document_test_dig (fixture, "One", 7);
  g_assert_true (document_wait_save (fixture->document, NULL));
  document_test_dig (fixture, "Two", 8);
  document_test_dig (fixture, "Three", 9);
  robo_document_revert (fixture->document);
  g_assert_cmpuint (document_test_count_pits (fixture), ==, 1);
  g_assert_false (robo_history_get_is_dirty (fixture->history));
  robo_history_undo (fixture->history);
  g_assert_cmpuint (document_test_count_pits (fixture), ==, 3);
}

#define ADD(path, func)                           \
  g_test_add ("/documents/document-saving/" path, \
              DocumentTest, NULL, document_test_set_up, func, document_test_tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("save/unchanged-bytes-stay", test_save);
  ADD ("save-as/writes-the-new-file", test_save_as);
  ADD ("save/keeps-symbolic-link", test_save_link);
  ADD ("messages/tell-the-error-and-the-remedy", test_sentences);
  ADD ("full-disk/keeps-old-file", test_full_disk);
  ADD ("read-only-folder/is-refused", test_read_only);
  ADD ("load/failure-keeps-document", test_load_fails);
  ADD ("load-and-save-async/edit-during-the-save-stays-unsaved", test_async);
  ADD ("guarded-file/newer-format-is-not-overwritten", test_guard);
  ADD ("file-with-a-repeated-vp-number/can-be-repaired-and-saved", test_errors);
  ADD ("file-changed-on-disk/save-is-refused-until-reloaded", test_changed_on_disk);
  ADD ("file-changed-on-disk/is-overwritten-if-allowed", test_keep_mine);
  ADD ("file-changed-again-on-disk/is-not-overwritten", test_keep_mine_and_changed);
  ADD ("reload-during-an-edit/does-not-interrupt-the-edit", test_reload_in_edit);
  ADD ("removed-file/is-written-again", test_removed);
  ADD ("revert/restores-saved-state", test_revert);

  return g_test_run ();
}
