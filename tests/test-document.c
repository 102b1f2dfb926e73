// SPDX-License-Identifier: GPL-3.0-or-later
// A document being edited: its history, its file, and what is left when the program dies (Issue 05).
#include "model/robo-arena-document.h"

#include <signal.h>
#include <string.h>
#include <sys/resource.h>

#include <glib/gstdio.h>

static const char small[] =
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  "<arena xmlns=\"urn:x-robodrome:arena:1\" xmlns:x=\"urn:other\" id=\"small\" columns=\"6\" rows=\"5\" x:a=\"b\">\n"
  "  <name>Small</name>\n"
  "  <terrain>\n"
  "    <row>......</row>\n"
  "    <row>......</row>\n"
  "    <row>......</row>\n"
  "    <row>......</row>\n"
  "    <row>......</row>\n"
  "  </terrain>\n"
  "  <features>\n"
  "    <vp at=\"3,2\" number=\"1\"/> <!-- here -->\n"
  "    <start at=\"1,3\" side=\"w\" arrow=\"e\"/>\n"
  "    <start at=\"6,3\" side=\"e\" arrow=\"w\"/>\n"
  "  </features>\n"
  "</arena>\n";

typedef struct
{
  char              *folder;
  char              *copies;
  char              *path;
  GFile             *file;
  RoboArenaDocument *arena;
  RoboDocument      *document;
} Fixture;

static RoboArenaDocument *
document_new (const Fixture *fixture)
{
  RoboArenaDocument *document = robo_arena_document_new ();

  g_object_set (document, "recovery-folder", fixture->copies, "autosave-delay-ms", 0, NULL);

  return document;
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("robo-document-XXXXXX", NULL);
  fixture->copies = g_build_filename (fixture->folder, "copies", NULL);
  fixture->path = g_build_filename (fixture->folder, "small.arena.xml", NULL);
  fixture->file = g_file_new_for_path (fixture->path);
  g_assert_true (g_file_set_contents (fixture->path, small, -1, NULL));
  fixture->arena = document_new (fixture);
  fixture->document = ROBO_DOCUMENT (fixture->arena);
  g_assert_true (robo_document_load (fixture->document, fixture->file, &error));
  g_assert_no_error (error);
}

static void
remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      if (g_unlink (child) != 0)
        remove_folder (child);
    }
  g_rmdir (path);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  if (fixture->arena != NULL)
    {
      robo_document_close (fixture->document);
      /* A copy that is being written holds it. */
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_object_unref (fixture->arena);
    }
  while (g_main_context_iteration (NULL, FALSE))
    ;
  remove_folder (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->copies);
  g_free (fixture->path);
  g_object_unref (fixture->file);
}

/* The edits of these tests: another terrain at one space. */
static RoboPlan
with_terrain (const RoboPlan *plan,
              guint           space,
              RoboTerrain     terrain)
{
  RoboPlan after = *plan;

  after.terrain[space] = (guint8)terrain;

  return after;
}

static void
dig (Fixture    *fixture,
     const char *name,
     guint       space)
{
  RoboPlan plan = with_terrain (robo_arena_document_get_plan (fixture->arena), space, ROBO_TERRAIN_PIT);

  robo_arena_document_edit_plan (fixture->arena, name, &plan);
}

static guint
count_pits (const Fixture *fixture)
{
  const RoboPlan *plan = robo_arena_document_get_plan (fixture->arena);
  guint           n = 0;

  for (guint space = 0; space < 30; space++)
    n += plan->terrain[space] == ROBO_TERRAIN_PIT;

  return n;
}

static char *
dup_text (const Fixture *fixture)
{
  g_autoptr (GBytes) bytes = robo_document_to_bytes (fixture->document);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
assert_file (const Fixture *fixture,
             const char    *expected)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

/* The history */

static void
test_undo (Fixture      *fixture,
           gconstpointer data)
{
  g_assert_false (robo_document_get_can_undo (fixture->document));
  g_assert_false (robo_document_undo (fixture->document));
  g_assert_null (robo_document_get_undo_name (fixture->document));

  dig (fixture, "One", 7);
  dig (fixture, "Two", 8);
  g_assert_cmpstr (robo_document_get_undo_name (fixture->document), ==, "Two");
  g_assert_true (robo_document_get_is_dirty (fixture->document));

  g_assert_true (robo_document_undo (fixture->document));
  g_assert_cmpuint (count_pits (fixture), ==, 1);
  g_assert_cmpstr (robo_document_get_undo_name (fixture->document), ==, "One");
  g_assert_cmpstr (robo_document_get_redo_name (fixture->document), ==, "Two");
  g_assert_true (robo_document_undo (fixture->document));
  g_assert_false (robo_document_get_can_undo (fixture->document));
  g_assert_false (robo_document_get_is_dirty (fixture->document));

  g_assert_true (robo_document_redo (fixture->document));
  g_assert_true (robo_document_redo (fixture->document));
  g_assert_false (robo_document_redo (fixture->document));
  g_assert_cmpuint (count_pits (fixture), ==, 2);

  /* Another way from there: what was undone is forgotten. */
  robo_document_undo (fixture->document);
  dig (fixture, "Three", 9);
  g_assert_cmpuint (g_list_model_get_n_items (robo_document_get_edits (fixture->document)), ==, 2);
  g_assert_false (robo_document_get_can_redo (fixture->document));
}

static void
test_seek (Fixture      *fixture,
           gconstpointer data)
{
  GListModel *edits = robo_document_get_edits (fixture->document);
  g_autoptr (RoboEdit) second = NULL;
  g_autoptr (RoboEdit) third = NULL;

  dig (fixture, "One", 7);
  dig (fixture, "Two", 8);
  dig (fixture, "Three", 9);
  second = g_list_model_get_item (edits, 1);
  third = g_list_model_get_item (edits, 2);
  g_assert_true (robo_edit_get_is_current (third));

  robo_document_seek (fixture->document, 2);
  g_assert_cmpuint (count_pits (fixture), ==, 2);
  g_assert_true (robo_edit_get_is_current (second));
  g_assert_true (robo_edit_get_is_done (second));
  g_assert_false (robo_edit_get_is_done (third));
  robo_document_seek (fixture->document, 0);
  g_assert_cmpuint (count_pits (fixture), ==, 0);
  g_assert_false (robo_edit_get_is_current (second));
  robo_document_seek (fixture->document, 3);
  g_assert_cmpuint (count_pits (fixture), ==, 3);
  robo_document_seek (fixture->document, 4);
  g_assert_cmpuint (robo_document_get_position (fixture->document), ==, 3);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static void
test_stroke (Fixture      *fixture,
             gconstpointer data)
{
  guint    n_changes = 0;
  RoboPlan plan;

  g_signal_connect_swapped (fixture->document, "changed", G_CALLBACK (count_cb), &n_changes);
  dig (fixture, "Before", 20);
  robo_document_begin (fixture->document, "Stroke");
  g_assert_false (robo_document_get_can_undo (fixture->document));
  for (guint space = 7; space < 10; space++)
    {
      plan = with_terrain (robo_arena_document_get_plan (fixture->arena), space, ROBO_TERRAIN_PIT);
      robo_arena_document_extend_plan (fixture->arena, &plan);
    }
  g_assert_cmpuint (n_changes, ==, 4);
  g_assert_cmpuint (robo_arena_document_get_base_plan (fixture->arena)->terrain[7], ==, ROBO_TERRAIN_FLOOR);
  robo_document_seek (fixture->document, 0);
  g_assert_cmpuint (count_pits (fixture), ==, 4);
  robo_document_commit (fixture->document);
  g_assert_cmpstr (robo_document_get_undo_name (fixture->document), ==, "Stroke");
  robo_document_undo (fixture->document);
  g_assert_cmpuint (count_pits (fixture), ==, 1);

  robo_document_begin (fixture->document, "Given up");
  robo_arena_document_extend_plan (fixture->arena, &plan);
  robo_document_cancel (fixture->document);
  g_assert_cmpuint (count_pits (fixture), ==, 1);
  g_assert_cmpstr (robo_document_get_redo_name (fixture->document), ==, "Stroke");

  /* There and back is nothing. */
  robo_document_begin (fixture->document, "Nothing");
  robo_arena_document_extend_plan (fixture->arena, &plan);
  robo_arena_document_extend_plan (fixture->arena, robo_arena_document_get_base_plan (fixture->arena));
  robo_document_commit (fixture->document);
  g_assert_cmpstr (robo_document_get_undo_name (fixture->document), ==, "Before");
}

static void
test_no_change (Fixture      *fixture,
                gconstpointer data)
{
  robo_arena_document_edit_plan (fixture->arena, "Same", robo_arena_document_get_plan (fixture->arena));
  robo_arena_document_set_name (fixture->arena, NULL, "Small");
  g_assert_false (robo_document_get_can_undo (fixture->document));
  g_assert_false (robo_document_get_is_dirty (fixture->document));
}

static void
test_merging (Fixture      *fixture,
              gconstpointer data)
{
  GListModel *edits = robo_document_get_edits (fixture->document);

  robo_arena_document_set_name (fixture->arena, NULL, "S");
  robo_arena_document_set_name (fixture->arena, NULL, "Sm");
  g_assert_cmpuint (g_list_model_get_n_items (edits), ==, 1);
  g_assert_cmpstr (robo_document_get_title (fixture->document), ==, "Sm");
  robo_arena_document_set_name (fixture->arena, "de", "K");
  g_assert_cmpuint (g_list_model_get_n_items (edits), ==, 2);
  robo_document_end_merging (fixture->document);
  robo_arena_document_set_name (fixture->arena, "de", "Klein");
  g_assert_cmpuint (g_list_model_get_n_items (edits), ==, 3);
  robo_document_seek (fixture->document, 1);
  g_assert_cmpstr (robo_arena_document_get_name (fixture->arena, NULL), ==, "Sm");
  g_assert_null (robo_arena_document_get_name (fixture->arena, "de"));

  /* Typed back: as if nothing had been. */
  robo_document_seek (fixture->document, 0);
  robo_arena_document_set_name (fixture->arena, NULL, "Smal");
  robo_arena_document_set_name (fixture->arena, NULL, "Small");
  g_assert_cmpuint (g_list_model_get_n_items (edits), ==, 0);
}

/* Undone to the start and done to the end: the same bytes, whatever happened. */
static void
test_random (Fixture      *fixture,
             gconstpointer data)
{
  GRand           *random = g_rand_new_with_seed ((guint32)g_test_rand_int ());
  g_autofree char *last = NULL;
  g_autofree char *start = NULL;
  g_autofree char *end = NULL;

  for (guint i = 0; i < 300; i++)
    {
      RoboPlan plan = *robo_arena_document_get_plan (fixture->arena);
      guint    space = (guint)g_rand_int_range (random, 0, 30);

      switch (g_rand_int_range (random, 0, 6))
        {
        case 0:
          robo_document_undo (fixture->document);
          break;
        case 1:
          robo_document_seek (fixture->document,
                              robo_document_get_position (fixture->document) - MIN (robo_document_get_position (fixture->document), 3));
          break;
        case 2:
          robo_document_redo (fixture->document);
          break;
        case 3:
          plan.vp[space] = (guint8)g_rand_int_range (random, 0, 10);
          robo_arena_document_edit_plan (fixture->arena, "VP", &plan);
          break;
        case 4:
          robo_plan_set_edge (&plan, space, ROBO_DIR_E, ROBO_EDGE_BARRIER);
          robo_document_begin (fixture->document, "Edge");
          robo_arena_document_extend_plan (fixture->arena, &plan);
          robo_document_commit (fixture->document);
          break;
        default:
          robo_arena_document_set_name (fixture->arena, "de", g_rand_boolean (random) ? "Eins" : "Zwei");
        }
    }

  robo_document_seek (fixture->document, g_list_model_get_n_items (robo_document_get_edits (fixture->document)));
  last = dup_text (fixture);
  while (robo_document_undo (fixture->document))
    ;
  start = dup_text (fixture);
  g_assert_cmpstr (start, ==, small);
  while (robo_document_redo (fixture->document))
    ;
  end = dup_text (fixture);
  g_assert_cmpstr (end, ==, last);
  g_rand_free (random);
}

/* Files */

static void
test_save (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) expected = g_string_new (small);

  /* Nothing was changed: the same bytes. */
  g_assert_true (robo_document_save (fixture->document, &error));
  g_assert_no_error (error);
  assert_file (fixture, small);

  dig (fixture, "One", 1);
  g_assert_true (robo_document_save (fixture->document, &error));
  g_assert_false (robo_document_get_is_dirty (fixture->document));
  g_string_replace (expected, "<row>......", "<row>.o....", 1);
  assert_file (fixture, expected->str);

  robo_document_undo (fixture->document);
  g_assert_true (robo_document_get_is_dirty (fixture->document));
  robo_document_redo (fixture->document);
  g_assert_false (robo_document_get_is_dirty (fixture->document));
}

static void
test_save_as (Fixture      *fixture,
              gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "new", "other.arena.xml", NULL);
  g_autoptr (GFile) other = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (RoboArenaDocument) copy =
    robo_arena_document_new_copy (robo_arena_document_get_arena (fixture->arena), "other", "Other");
  g_autofree char *text = NULL;

  g_object_set (copy, "recovery-folder", fixture->copies, NULL);
  g_assert_false (robo_document_get_is_dirty (ROBO_DOCUMENT (copy)));
  g_assert_cmpstr (robo_document_get_title (ROBO_DOCUMENT (copy)), ==, "Other");
  g_assert_false (robo_document_save (ROBO_DOCUMENT (copy), &error));
  g_assert_error (error, ROBO_DOCUMENT_ERROR, ROBO_DOCUMENT_ERROR_UNTITLED);
  g_clear_error (&error);

  g_assert_true (robo_document_save_as (ROBO_DOCUMENT (copy), other, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_equal (robo_document_get_file (ROBO_DOCUMENT (copy)), other));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "id=\"other\""));
  g_assert_nonnull (strstr (text, "x:a=\"b\""));
  assert_file (fixture, small);
}

/* A link leads to the file, which is written; the link stays. */
static void
test_save_link (Fixture      *fixture,
                gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "link.arena.xml", NULL);
  g_autoptr (GFile) link = g_file_new_for_path (path);
  g_autofree char *expected = NULL;

  g_assert_true (g_file_make_symbolic_link (link, "small.arena.xml", NULL, NULL));
  g_assert_true (robo_document_load (fixture->document, link, NULL));
  dig (fixture, "One", 1);
  g_assert_true (robo_document_save (fixture->document, NULL));
  expected = dup_text (fixture);
  assert_file (fixture, expected);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_SYMLINK));
}

/* A full disk, as far as the program can see: no byte more can be written. */
static void
test_full_disk (Fixture      *fixture,
                gconstpointer data)
{
  struct rlimit before, none;
  g_autoptr (GError) error = NULL;
  gboolean is_saved;

  dig (fixture, "One", 7);
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  none = before;
  none.rlim_cur = 16;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &none), ==, 0);
  is_saved = robo_document_save (fixture->document, &error);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);

  g_assert_false (is_saved);
  g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_WRITE);
  g_assert_nonnull (strstr (error->message, "nothing was changed"));
  g_assert_true (robo_document_get_is_dirty (fixture->document));
  assert_file (fixture, small);
  g_assert_true (robo_document_save (fixture->document, NULL));
}

/* Nobody can write there, whoever runs the test. */
static void
test_read_only (Fixture      *fixture,
                gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/proc/self/robo.arena.xml");
  g_autoptr (GError) error = NULL;

  dig (fixture, "One", 7);
  g_assert_false (robo_document_save_as (fixture->document, file, &error));
  g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_WRITE);
  g_assert_true (robo_document_get_is_dirty (fixture->document));
  g_assert_true (g_file_equal (robo_document_get_file (fixture->document), fixture->file));
}

static void
test_load_fails (Fixture      *fixture,
                 gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "none.arena.xml", NULL);
  g_autoptr (GFile) none = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  dig (fixture, "One", 7);
  g_assert_false (robo_document_load (fixture->document, none, &error));
  g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_READ);
  g_clear_error (&error);
  g_assert_true (g_file_set_contents (path, "no arena", -1, NULL));
  g_assert_false (robo_document_load (fixture->document, none, &error));
  g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_XML);
  g_assert_cmpuint (count_pits (fixture), ==, 1);
  g_assert_true (g_file_equal (robo_document_get_file (fixture->document), fixture->file));
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
test_async (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (GAsyncResult) loaded = NULL;
  g_autoptr (GAsyncResult) saved = NULL;
  GAsyncResult *result = NULL;
  g_autoptr (GError) error = NULL;

  robo_document_load_async (fixture->document, fixture->file, NULL, ready_cb, &result);
  loaded = wait_for (&result);
  g_assert_true (robo_document_load_finish (fixture->document, loaded, &error));
  dig (fixture, "One", 7);
  robo_document_save_async (fixture->document, NULL, ready_cb, &result);
  g_assert_true (robo_document_get_is_saving (fixture->document));
  /* Not part of what is saved. */
  dig (fixture, "Two", 8);
  saved = wait_for (&result);
  g_assert_true (robo_document_save_finish (fixture->document, saved, &error));
  g_assert_no_error (error);
  g_assert_false (robo_document_get_is_saving (fixture->document));
  g_assert_true (robo_document_get_is_dirty (fixture->document));
  robo_document_undo (fixture->document);
  g_assert_false (robo_document_get_is_dirty (fixture->document));
}

/* What cannot be read whole */

static void
write_changed (const Fixture *fixture,
               const char    *before,
               const char    *after)
{
  g_autoptr (GString) text = g_string_new (small);

  g_assert_cmpuint (g_string_replace (text, before, after, 0), >, 0);
  g_assert_true (g_file_set_contents (fixture->path, text->str, -1, NULL));
}

static void
test_guard (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "kept.arena.xml", NULL);
  g_autoptr (GFile) other = g_file_new_for_path (path);
  g_autofree char *before = NULL;
  g_autoptr (GError) error = NULL;

  write_changed (fixture, "arena:1", "arena:2");
  g_assert_true (g_file_get_contents (fixture->path, &before, NULL, NULL));
  g_assert_true (robo_document_load (fixture->document, fixture->file, &error));
  g_assert_true (robo_document_get_is_guarded (fixture->document));
  g_assert_true (robo_problems_has (robo_document_get_load_problems (fixture->document), ROBO_PROBLEM_NEWER_FORMAT));
  g_assert_false (robo_document_get_is_dirty (fixture->document));

  dig (fixture, "One", 7);
  g_assert_false (robo_document_save (fixture->document, &error));
  g_assert_error (error, ROBO_DOCUMENT_ERROR, ROBO_DOCUMENT_ERROR_GUARDED);
  assert_file (fixture, before);
  g_assert_true (robo_document_save_as (fixture->document, other, NULL));
  g_assert_false (robo_document_get_is_guarded (fixture->document));
  assert_file (fixture, before);

  g_assert_true (robo_document_load (fixture->document, fixture->file, NULL));
  robo_document_lift_guard (fixture->document);
  g_assert_true (robo_document_save (fixture->document, NULL));
}

/* Errors a plan can hold are no reason. */
static void
test_errors (Fixture      *fixture,
             gconstpointer data)
{
  RoboProblemList *problems = robo_arena_document_get_problems (fixture->arena);
  g_autoptr (RoboProblemItem) item = NULL;

  write_changed (fixture, "<start at=\"1,3\" side=\"w\"", "<vp at=\"2,2\" number=\"1\"/><start at=\"1,3\" side=\"w\"");
  g_assert_true (robo_document_load (fixture->document, fixture->file, NULL));
  g_assert_false (robo_document_get_is_guarded (fixture->document));
  g_assert_cmpuint (robo_problem_list_get_n_errors (problems), ==, 1);
  item = g_list_model_get_item (G_LIST_MODEL (problems), 0);
  g_assert_cmpstr (robo_problem_item_get_place (item), ==, "3|2");
  g_assert_cmpstr (robo_problem_item_get_fixes (item)[0], ==, "Give It Number 2");

  robo_arena_document_fix (fixture->arena, item, 0);
  g_assert_cmpuint (robo_problem_list_get_n_errors (problems), ==, 0);
  g_assert_cmpstr (robo_document_get_undo_name (fixture->document), ==, "Give It Number 2");
  g_assert_true (robo_document_save (fixture->document, NULL));
}

/* Who else changes it */

static void
wait_until_changed (const Fixture *fixture,
                    gboolean       is_changed)
{
  while (robo_document_get_is_changed_on_disk (fixture->document) != is_changed)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_changed_on_disk (Fixture      *fixture,
                      gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *theirs = NULL;

  dig (fixture, "Mine", 7);
  write_changed (fixture, "Small", "Theirs");
  g_assert_true (g_file_get_contents (fixture->path, &theirs, NULL, NULL));
  wait_until_changed (fixture, TRUE);
  g_assert_false (robo_document_save (fixture->document, &error));
  g_assert_error (error, ROBO_DOCUMENT_ERROR, ROBO_DOCUMENT_ERROR_CHANGED);
  assert_file (fixture, theirs);

  g_assert_true (robo_document_reload (fixture->document, NULL));
  g_assert_false (robo_document_get_is_changed_on_disk (fixture->document));
  g_assert_false (robo_document_get_is_dirty (fixture->document));
  g_assert_cmpstr (robo_document_get_title (fixture->document), ==, "Theirs");
  g_assert_cmpuint (count_pits (fixture), ==, 0);

  robo_document_undo (fixture->document);
  g_assert_cmpstr (robo_document_get_title (fixture->document), ==, "Small");
  g_assert_cmpuint (count_pits (fixture), ==, 1);
  g_assert_true (robo_document_get_is_dirty (fixture->document));
  g_assert_true (robo_document_save (fixture->document, NULL));
}

/* It is seen at the latest when it matters, and may be overwritten on demand. */
static void
test_keep_mine (Fixture      *fixture,
                gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *mine = NULL;

  dig (fixture, "Mine", 7);
  write_changed (fixture, "Small", "Theirs");
  g_assert_false (robo_document_save (fixture->document, &error));
  g_assert_error (error, ROBO_DOCUMENT_ERROR, ROBO_DOCUMENT_ERROR_CHANGED);
  g_assert_true (robo_document_get_is_changed_on_disk (fixture->document));

  robo_document_keep_mine (fixture->document);
  g_assert_false (robo_document_get_is_changed_on_disk (fixture->document));
  g_assert_true (robo_document_save (fixture->document, NULL));
  mine = dup_text (fixture);
  assert_file (fixture, mine);
}

static void
test_removed (Fixture      *fixture,
              gconstpointer data)
{
  g_unlink (fixture->path);
  wait_until_changed (fixture, TRUE);
  g_assert_true (robo_document_save (fixture->document, NULL));
  assert_file (fixture, small);
  wait_until_changed (fixture, FALSE);
}

static void
test_revert (Fixture      *fixture,
             gconstpointer data)
{
  dig (fixture, "One", 7);
  g_assert_true (robo_document_save (fixture->document, NULL));
  dig (fixture, "Two", 8);
  dig (fixture, "Three", 9);
  robo_document_revert (fixture->document);
  g_assert_cmpuint (count_pits (fixture), ==, 1);
  g_assert_false (robo_document_get_is_dirty (fixture->document));
  robo_document_undo (fixture->document);
  g_assert_cmpuint (count_pits (fixture), ==, 3);
}

/* Copies */

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

/* A copy and its lock. */
static void
wait_for_copy (const Fixture *fixture)
{
  while (count_files (fixture->copies) < 2)
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* One that is being written goes when it is done. */
static void
wait_for_no_copy (const Fixture *fixture)
{
  while (count_files (fixture->copies) > 0)
    g_main_context_iteration (NULL, TRUE);
}

/* As if the program had died: nobody closes anything. */
static void
die (Fixture *fixture)
{
  gpointer gone = fixture->arena;

  g_object_add_weak_pointer (G_OBJECT (fixture->arena), &gone);
  g_clear_object (&fixture->arena);
  while (gone != NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
take_up (Fixture            *fixture,
         const RoboRecovery *recovery)
{
  g_autoptr (GError) error = NULL;

  fixture->arena = document_new (fixture);
  fixture->document = ROBO_DOCUMENT (fixture->arena);
  g_assert_true (robo_document_recover (fixture->document, recovery, &error));
  g_assert_no_error (error);
}

static void
test_recovery (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (GPtrArray) while_open = NULL;
  g_autoptr (GPtrArray) left = NULL;
  g_autoptr (GPtrArray) others = NULL;
  const RoboRecovery *recovery;

  dig (fixture, "One", 7);
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
  g_assert_true (robo_document_get_is_dirty (fixture->document));
  g_assert_false (robo_document_get_is_changed_on_disk (fixture->document));
  g_assert_cmpuint (count_pits (fixture), ==, 1);
  g_assert_true (g_file_equal (robo_document_get_file (fixture->document), fixture->file));
  assert_file (fixture, small);

  g_assert_true (robo_document_undo (fixture->document));
  g_assert_false (robo_document_get_is_dirty (fixture->document));
  robo_document_redo (fixture->document);
  g_assert_true (robo_document_save (fixture->document, NULL));
  wait_for_no_copy (fixture);
}

/* The file went on without us. */
static void
test_recovery_of_changed (Fixture      *fixture,
                          gconstpointer data)
{
  g_autoptr (GPtrArray) left = NULL;
  g_autoptr (GError) error = NULL;

  dig (fixture, "One", 7);
  wait_for_copy (fixture);
  die (fixture);
  write_changed (fixture, "Small", "Theirs");

  left = robo_recovery_list (fixture->copies, "arena");
  take_up (fixture, left->pdata[0]);
  g_assert_true (robo_document_get_is_changed_on_disk (fixture->document));
  g_assert_cmpstr (robo_document_get_title (fixture->document), ==, "Small");
  g_assert_false (robo_document_save (fixture->document, &error));
  g_assert_error (error, ROBO_DOCUMENT_ERROR, ROBO_DOCUMENT_ERROR_CHANGED);
}

static void
test_recovery_untitled (Fixture      *fixture,
                        gconstpointer data)
{
  g_autoptr (RoboArena) arena = robo_arena_ref (robo_arena_document_get_arena (fixture->arena));
  g_autoptr (GPtrArray) left = NULL;

  robo_document_start (fixture->document, arena);
  dig (fixture, "One", 7);
  wait_for_copy (fixture);
  die (fixture);
  left = robo_recovery_list (fixture->copies, "arena");
  take_up (fixture, left->pdata[0]);
  g_assert_true (robo_document_get_is_dirty (fixture->document));
  g_assert_null (robo_document_get_file (fixture->document));
  g_assert_cmpuint (count_pits (fixture), ==, 1);
}

static void
test_recovery_discard (Fixture      *fixture,
                       gconstpointer data)
{
  g_autoptr (GPtrArray) left = NULL;

  dig (fixture, "One", 7);
  wait_for_copy (fixture);
  die (fixture);
  left = robo_recovery_list (fixture->copies, "arena");
  robo_recovery_discard (left->pdata[0]);
  g_assert_cmpuint (count_files (fixture->copies), ==, 0);
}

/* A file that is no copy is none, and one that was cut off neither. */
static void
test_recovery_damaged (Fixture      *fixture,
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
  g_assert_false (robo_document_recover (fixture->document, left->pdata[0], &error));
  g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_XML);
  g_assert_cmpstr (robo_document_get_title (fixture->document), ==, "Small");
}

static void
test_copy_goes (Fixture      *fixture,
                gconstpointer data)
{
  dig (fixture, "One", 7);
  wait_for_copy (fixture);
  robo_document_undo (fixture->document);
  wait_for_no_copy (fixture);

  robo_document_redo (fixture->document);
  wait_for_copy (fixture);
  robo_document_close (fixture->document);
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
test_copy_fails (Fixture      *fixture,
                 gconstpointer data)
{
  g_autofree char *said = NULL;

  g_assert_true (g_file_set_contents (fixture->copies, "in the way", -1, NULL));
  g_signal_connect (fixture->document, "autosave-failed", G_CALLBACK (failed_cb), &said);
  dig (fixture, "One", 7);
  while (said == NULL)
    g_main_context_iteration (NULL, TRUE);
  dig (fixture, "Two", 8);
  g_assert_true (robo_document_get_is_dirty (fixture->document));
}

/* The arena */

static void
test_texts (Fixture      *fixture,
            gconstpointer data)
{
  g_auto (GStrv) languages = NULL;
  guint n_notified = 0;

  g_signal_connect_swapped (fixture->arena, "notify::name", G_CALLBACK (count_cb), &n_notified);
  g_object_set (fixture->arena, "name", "Big", "author", "Me", "license", "CC0", "arena-id", "big", NULL);
  robo_arena_document_set_description (fixture->arena, "pl", "Opis");
  g_assert_cmpuint (n_notified, ==, 1);
  g_object_set (fixture->arena, "name", "Big", NULL);
  g_assert_cmpuint (n_notified, ==, 1);
  g_object_get (fixture->arena, "languages", &languages, NULL);
  g_assert_cmpstr (languages[0], ==, "pl");
  g_assert_cmpstr (robo_arena_get_id (robo_arena_document_get_arena (fixture->arena)), ==, "big");

  /* What no file could hold is not taken. */
  robo_arena_document_set_id (fixture->arena, "not an id");
  g_assert_cmpstr (robo_arena_get_id (robo_arena_document_get_arena (fixture->arena)), ==, "big");
}

static void
test_live_problems (Fixture      *fixture,
                    gconstpointer data)
{
  RoboProblemList *problems = robo_arena_document_get_problems (fixture->arena);
  RoboPlan         plan = *robo_arena_document_get_plan (fixture->arena);

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (problems)), ==, 0);
  plan.vp[8] = 0;
  robo_arena_document_edit_plan (fixture->arena, "Erase", &plan);
  g_assert_cmpuint (robo_problem_list_get_n_errors (problems), ==, 1);
  robo_arena_document_set_name (fixture->arena, NULL, "");
  g_assert_cmpuint (robo_problem_list_get_n_warnings (problems), ==, 1);
  robo_document_seek (fixture->document, 0);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (problems)), ==, 0);
  g_assert_cmpuint (robo_arena_document_get_ways (fixture->arena)->avoiding[ROBO_DIR_W / 2], ==, 1 << 1);
}

#define ADD(path, func) g_test_add ("/model/document/" path, Fixture, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("undo", test_undo);
  ADD ("seek", test_seek);
  ADD ("stroke", test_stroke);
  ADD ("no-change", test_no_change);
  ADD ("merging", test_merging);
  ADD ("random", test_random);
  ADD ("save", test_save);
  ADD ("save-as", test_save_as);
  ADD ("save-link", test_save_link);
  ADD ("full-disk", test_full_disk);
  ADD ("read-only", test_read_only);
  ADD ("load-fails", test_load_fails);
  ADD ("async", test_async);
  ADD ("guard", test_guard);
  ADD ("errors", test_errors);
  ADD ("changed-on-disk", test_changed_on_disk);
  ADD ("keep-mine", test_keep_mine);
  ADD ("removed", test_removed);
  ADD ("revert", test_revert);
  ADD ("recovery/after-death", test_recovery);
  ADD ("recovery/of-changed", test_recovery_of_changed);
  ADD ("recovery/untitled", test_recovery_untitled);
  ADD ("recovery/discard", test_recovery_discard);
  ADD ("recovery/damaged", test_recovery_damaged);
  ADD ("copy/goes", test_copy_goes);
  ADD ("copy/fails", test_copy_fails);
  ADD ("arena/texts", test_texts);
  ADD ("arena/live-problems", test_live_problems);

  return g_test_run ();
}
