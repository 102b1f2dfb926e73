// SPDX-License-Identifier: GPL-3.0-or-later
// Opens broken arenas as documents: as much as can be read is there, the problems are listed, and nothing is repaired
// unless the user asks for it.
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "documents/robo-arena-document.h"
#include "files/arena/robo-arena.h"
#include "tests/file-list.h"
#include "document-wait.h"

typedef struct
{
  char  *folder;
  GFile *file;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autofree char *path = NULL;

  fixture->folder = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
  path = g_build_filename (fixture->folder, "a.arena.xml", NULL);
  fixture->file = g_file_new_for_path (path);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_unlink (g_file_peek_path (fixture->file));
  g_rmdir (fixture->folder);
  g_object_unref (fixture->file);
  g_free (fixture->folder);
}

static void
put (Fixture *fixture,
     GBytes  *bytes)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (g_file_peek_path (fixture->file), g_bytes_get_data (bytes, NULL),
                       (gssize)g_bytes_get_size (bytes), &error);
  g_assert_no_error (error);
}

static void
assert_bytes (Fixture *fixture,
              GBytes  *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_file_load_bytes (fixture->file, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_true (g_bytes_equal (bytes, expected));
}

static guint
count_problems (RoboArenaDocument *document)
{
  return g_list_model_get_n_items (G_LIST_MODEL (robo_arena_document_get_problems (document)));
}

/* Returns whether the file could be opened. */
static gboolean
try_file (Fixture    *fixture,
          const char *path,
          gboolean   *is_guarded)
{
  g_autoptr (GFile) source = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = g_file_load_bytes (source, NULL, NULL, NULL);
  g_autoptr (RoboArenaDocument) document = robo_arena_document_new ();
  g_autoptr (GError) error = NULL;
  gboolean is_opened;

  g_test_message ("%s", path);
  put (fixture, bytes);
  is_opened = document_wait_load (ROBO_DOCUMENT (document), fixture->file, &error);
  if (is_opened)
    {
      *is_guarded = robo_document_file_get_is_guarded (robo_document_get_file (ROBO_DOCUMENT (document)));
      g_assert_cmpuint (count_problems (document), >, 0);
      g_assert_false (robo_history_get_is_dirty (robo_document_get_history (ROBO_DOCUMENT (document))));
      g_assert_cmpint (document_wait_save (ROBO_DOCUMENT (document), NULL), ==, !*is_guarded);
    }
  else
    g_assert_nonnull (error);
  assert_bytes (fixture, bytes);
  robo_document_file_close (robo_document_get_file (ROBO_DOCUMENT (document)));

  return is_opened;
}

static void
test_all (Fixture      *fixture,
          gconstpointer data)
{
  g_autoptr (GPtrArray) paths = file_list_new ("broken", ".arena.xml");
  guint n_opened = 0, n_guarded = 0, n_refused = 0;

  for (guint i = 0; i < paths->len; i++)
    {
      gboolean is_guarded = FALSE;

      if (try_file (fixture, paths->pdata[i], &is_guarded))
        n_opened++;
      else
        n_refused++;
      n_guarded += is_guarded;
    }

  /* All three results must occur, or the test proves little. */
  g_test_message ("%u opened, %u of them guarded, %u refused", n_opened, n_guarded, n_refused);
  g_assert_cmpuint (n_guarded, >, 10);
  g_assert_cmpuint (n_opened - n_guarded, >, 10);
  g_assert_cmpuint (n_refused, >, 10);
}

static char *
dup_first_sentence (RoboArenaDocument *document)
{
  g_autoptr (RoboProblemItem)
    item = g_list_model_get_item (G_LIST_MODEL (robo_arena_document_get_problems (document)), 0);

  return g_strdup (robo_problem_item_get_sentence (item));
}

static const char newer[] =
  "<arena xmlns='urn:x-robodrome:arena:2' id='a' columns='5' rows='6'><name>A</name><terrain>"
  "<row>.....</row><row>.....</row>"
  "<row>.....</row><row>.....</row><row>.....</row><row>.....</row></terrain><features><vp at='2,3' number='1'/>"
  "<start at='3,6' side='s' arrow='n'/><start at='3,1' side='n' arrow='s'/>"
  "<caution at='3,1' side='n' turn='e'/><caution at='1,3' side='w' turn='s'/><caution at='3,6' side='s' turn='w'/>"
  "<caution at='2,1' side='n' turn='e'/><caution at='5,1' side='e' turn='s'/><caution at='1,6' side='s' turn='e'/>"
  "<caution at='1,6' side='w' turn='n'/><caution at='1,1' side='n' turn='e'/><caution at='5,3' side='e' turn='s'/>"
  "<caution at='5,6' side='e' turn='n'/><caution at='5,6' side='s' turn='w'/><caution at='5,1' side='n' turn='w'/>"
  "<caution at='2,6' side='s' turn='e'/><caution at='1,1' side='w' turn='s'/>"
  "</features></arena>\n";

/* The problems of the file stay in the list as long as the document has that file, whatever the user draws. */
static void
test_newer (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (newer, strlen (newer));
  g_autoptr (RoboArenaDocument) document = robo_arena_document_new ();
  g_autofree char *sentence = NULL;
  g_autofree char *path = g_build_filename (fixture->folder, "b.arena.xml", NULL);
  g_autoptr (GFile) other = g_file_new_for_path (path);
  RoboPlan plan;

  put (fixture, bytes);
  g_assert_true (document_wait_load (ROBO_DOCUMENT (document), fixture->file, NULL));
  g_assert_cmpuint (count_problems (document), ==, 1);
  sentence = dup_first_sentence (document);
  g_assert_nonnull (strstr (sentence, "newer"));

  plan = *robo_arena_document_get_plan (document);
  plan.workshop[7] = TRUE;
  robo_arena_document_edit_plan (document, "Draw", &plan);
  g_assert_cmpuint (count_problems (document), ==, 1);
  robo_history_undo (robo_document_get_history (ROBO_DOCUMENT (document)));
  g_assert_cmpuint (count_problems (document), ==, 1);

  g_assert_true (document_wait_save_as (ROBO_DOCUMENT (document), other, NULL));
  g_assert_cmpuint (count_problems (document), ==, 0);
  assert_bytes (fixture, bytes);
  robo_document_file_close (robo_document_get_file (ROBO_DOCUMENT (document)));
  g_unlink (path);
}

static const char twofold[] =
  "<arena xmlns='urn:x-robodrome:arena:1' id='a' columns='5' rows='6'><name>A</name><terrain>"
  "<row>.....</row><row>.....</row>"
  "<row>.....</row><row>.....</row><row>.....</row><row>.....</row></terrain><features><vp at='2,3' number='1'/>"
  "<start at='3,6' side='s' arrow='n'/><start at='3,1' side='n' arrow='s'/><energy-wall at='2,2' side='e'/>"
  "<lightning-barrier at='2,2' side='e'/><workshop at='4,4'/><workshop at='4,4'/>"
  "<caution at='3,1' side='n' turn='e'/><caution at='1,3' side='w' turn='s'/><caution at='3,6' side='s' turn='w'/>"
  "<caution at='2,1' side='n' turn='e'/><caution at='5,1' side='e' turn='s'/><caution at='1,6' side='s' turn='e'/>"
  "<caution at='1,6' side='w' turn='n'/><caution at='1,1' side='n' turn='e'/><caution at='5,3' side='e' turn='s'/>"
  "<caution at='5,6' side='e' turn='n'/><caution at='5,6' side='s' turn='w'/><caution at='5,1' side='n' turn='w'/>"
  "<caution at='2,6' side='s' turn='e'/><caution at='1,1' side='w' turn='s'/>"
  "</features></arena>\n";

static void
fix_first (RoboArenaDocument *document,
           guint              index)
{
  g_autoptr (RoboProblemItem)
    item = g_list_model_get_item (G_LIST_MODEL (robo_arena_document_get_problems (document)), 0);

  robo_arena_document_fix (document, item, index);
}

/* The user decides about each problem that the plan cannot hold. Then the document may be saved. */
static void
test_fixes (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (twofold, strlen (twofold));
  g_autoptr (RoboArenaDocument) document = robo_arena_document_new ();
  g_autofree char *after = NULL;

  put (fixture, bytes);
  g_assert_true (document_wait_load (ROBO_DOCUMENT (document), fixture->file, NULL));
  g_assert_cmpuint (count_problems (document), ==, 2);
  fix_first (document, 1);
  g_assert_cmpuint (robo_plan_get_edge (robo_arena_document_get_plan (document), 6, ROBO_DIR_E), ==, ROBO_EDGE_BARRIER);
  g_assert_cmpuint (count_problems (document), ==, 1);
  g_assert_true (robo_document_file_get_is_guarded (robo_document_get_file (ROBO_DOCUMENT (document))));
  fix_first (document, 0);
  g_assert_cmpuint (count_problems (document), ==, 0);
  g_assert_false (robo_document_file_get_is_guarded (robo_document_get_file (ROBO_DOCUMENT (document))));

  g_assert_true (document_wait_save (ROBO_DOCUMENT (document), NULL));
  g_assert_true (g_file_get_contents (g_file_peek_path (fixture->file), &after, NULL, NULL));
  g_assert_null (strstr (after, "energy-wall"));
  g_assert_nonnull (strstr (after, "lightning-barrier"));
  robo_document_file_close (robo_document_get_file (ROBO_DOCUMENT (document)));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/documents/arena-broken/every-broken-file/opens-as-far-as-readable-or-is-refused",
              Fixture, NULL, set_up, test_all, tear_down);
  g_test_add ("/documents/arena-broken/file-of-a-newer-version/its-problem-stays-listed",
              Fixture, NULL, set_up, test_newer, tear_down);

  g_test_add ("/documents/arena-broken/fixed-problems/allow-saving", Fixture, NULL, set_up, test_fixes, tear_down);

  return g_test_run ();
}
