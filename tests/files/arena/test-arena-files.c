// SPDX-License-Identifier: GPL-3.0-or-later
// Tests operations on arena files: importing, adding, removing, restoring the same bytes.
#include "files/arena/robo-arena-files.h"

#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "files/arena/robo-library.h"
#include "tests/remove-folder.h"

static const char text[] =
  "<!-- by hand --><arena xmlns='urn:x-robodrome:arena:1' id='own' columns='5' rows='6'><name>Own</name>"
  "<terrain><row>.....</row><row>.....</row><row>.....</row><row>.....</row><row>.....</row><row>.....</row></terrain>"
  "<features><vp at='2,3' number='1'/><start at='3,6' side='s' arrow='n'/>"
  "<start at='3,1' side='n' arrow='s'/></features></arena>\n";

typedef struct
{
  char *home;
  char *folder; /* folder of the user, which does not exist at first */
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->home = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
  fixture->folder = g_build_filename (fixture->home, "arenas", NULL);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  test_remove_folder (fixture->home);
  g_free (fixture->folder);
  g_free (fixture->home);
}

static GFile *
write_file (Fixture    *fixture,
            const char *name,
            const char *contents)
{
  g_autofree char *path = g_build_filename (fixture->home, name, NULL);

  g_assert_true (g_file_set_contents (path, contents, -1, NULL));

  return g_file_new_for_path (path);
}

static void
assert_contents (const char *path,
                 const char *expected)
{
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (contents, ==, expected);
}

static void
assert_name (const char *path,
             const char *expected)
{
  g_autofree char *name = g_path_get_basename (path);

  g_assert_cmpstr (name, ==, expected);
}

/* The import copies all bytes. The same file is imported once, and another file with that name is put beside it. */
static void
test_import (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *other_text = g_strconcat (text, "<!-- later -->", NULL);
  g_autoptr (GFile) file = write_file (fixture, "hook.xml", text);
  g_autoptr (GFile) other_file = NULL;
  g_autoptr (GError) error = NULL;
  gboolean         is_new;
  g_autofree char *path = robo_arena_files_import (fixture->folder, file, NULL, &is_new, &error);
  gboolean         is_same_new;
  g_autofree char *same_path = robo_arena_files_import (fixture->folder, file, NULL, &is_same_new, &error);
  g_autofree char *other_path = NULL;

  g_assert_no_error (error);
  assert_name (path, "hook.arena.xml");
  assert_contents (path, text);
  g_assert_cmpstr (same_path, ==, path);
  g_assert_true (is_new);
  g_assert_false (is_same_new);

  other_file = write_file (fixture, "hook.xml", other_text);
  other_path = robo_arena_files_import (fixture->folder, other_file, NULL, &is_new, &error);
  g_assert_no_error (error);
  assert_name (other_path, "hook-2.arena.xml");
  assert_contents (other_path, other_text);
  assert_contents (path, text);
  g_assert_true (is_new);
}

/* Files with errors and files of a newer version are imported unchanged; other files are refused with a
 * sentence. */
static void
test_import_broken (Fixture      *fixture,
                    gconstpointer data)
{
  const char *const broken = "<arena xmlns='urn:x-robodrome:arena:1' id='own' columns='5' rows='6'><name>Cut</name>"
                             "<terrain><row>.....</row>";
  const char *const newer = "<arena xmlns='urn:x-robodrome:arena:2' id='own' columns='5' rows='6'><name>New</name>"
                            "<terrain><row>..o..</row></terrain></arena>";
  g_autoptr (GFile) broken_file = write_file (fixture, "broken.arena.xml", broken);
  g_autoptr (GFile) newer_file = write_file (fixture, "newer.arena.xml", newer);
  g_autoptr (GFile) text_file = write_file (fixture, "notes.txt", "nothing of ours");
  g_autoptr (GFile) match_file = write_file (fixture, "a.match.xml", "<match xmlns='urn:x-robodrome:match:1'/>");
  g_autoptr (GFile) missing_file = g_file_get_child (text_file, "missing.arena.xml");
  g_autofree char *pipe_path = g_build_filename (fixture->home, "pipe.arena.xml", NULL);
  g_autoptr (GFile) pipe_file = g_file_new_for_path (pipe_path);
  g_autoptr (GError) error = NULL;
  gboolean         is_new;
  g_autofree char *broken_path = robo_arena_files_import (fixture->folder, broken_file, NULL, &is_new, &error);
  g_autofree char *newer_path = NULL;

  g_assert_no_error (error);
  assert_contents (broken_path, broken);
  newer_path = robo_arena_files_import (fixture->folder, newer_file, NULL, &is_new, &error);
  g_assert_no_error (error);
  assert_contents (newer_path, newer);

  g_assert_null (robo_arena_files_import (fixture->folder, text_file, NULL, &is_new, &error));
  g_assert_nonnull (strstr (error->message, "notes.txt"));
  g_clear_error (&error);
  g_assert_null (robo_arena_files_import (fixture->folder, match_file, NULL, &is_new, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_null (robo_arena_files_import (fixture->folder, missing_file, NULL, &is_new, &error));
  g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_READ);
  g_clear_error (&error);

  /* Reading a pipe would block until another program writes to it. */
  g_assert_cmpint (mkfifo (pipe_path, 0600), ==, 0);
  g_assert_null (robo_arena_files_import (fixture->folder, pipe_file, NULL, &is_new, &error));
  g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_READ);
  g_assert_cmpint (g_unlink (pipe_path), ==, 0);
}

static void
test_paste (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gboolean         is_new;
  g_autofree char *path = robo_arena_files_import_text (fixture->folder, text, &is_new, &error);

  g_assert_no_error (error);
  assert_contents (path, text);
  g_assert_null (robo_arena_files_import_text (fixture->folder, "Hello!", &is_new, &error));
  g_assert_nonnull (error);
}

static void
test_add (Fixture      *fixture,
          gconstpointer data)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboArena) arena = robo_arena_load_memory (text, strlen (text), problems);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = robo_arena_files_add (fixture->folder, arena, &error);
  g_autofree char *other_path = robo_arena_files_add (fixture->folder, arena, &error);

  g_assert_no_error (error);
  assert_name (path, "own.arena.xml");
  assert_name (other_path, "own-2.arena.xml");
}

/* The same file is restored, with its bytes and its time. */
static void
test_remove (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (GFile) file = write_file (fixture, "hook.arena.xml", text);
  g_autoptr (GError) error = NULL;
  gboolean         is_new;
  g_autofree char *path = robo_arena_files_import (fixture->folder, file, NULL, &is_new, &error);
  g_autofree char *restored = NULL;
  RoboRemovedFile *removed;
  GStatBuf         before, after;

  g_assert_cmpint (g_stat (path, &before), ==, 0);
  removed = robo_arena_files_remove (path, &error);
  g_assert_no_error (error);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  restored = robo_removed_file_restore (removed, &error);
  g_assert_no_error (error);
  robo_removed_file_free (removed);
  g_assert_cmpstr (restored, ==, path);
  assert_contents (path, text);
  g_assert_cmpint (g_stat (path, &after), ==, 0);
  g_assert_cmpuint (before.st_ino, ==, after.st_ino);
  g_assert_cmpint (before.st_mtime, ==, after.st_mtime);
}

/* Another file may have taken the name meanwhile. */
static void
test_remove_taken (Fixture      *fixture,
                   gconstpointer data)
{
  g_autoptr (GFile) file = write_file (fixture, "hook.arena.xml", text);
  g_autoptr (GError) error = NULL;
  gboolean         is_new;
  g_autofree char *path = robo_arena_files_import (fixture->folder, file, NULL, &is_new, &error);
  g_autoptr (RoboRemovedFile) removed = robo_arena_files_remove (path, &error);
  g_autofree char *restored = NULL;

  g_assert_true (g_file_set_contents (path, "new", -1, NULL));
  restored = robo_removed_file_restore (removed, &error);
  g_assert_no_error (error);
  assert_name (restored, "hook-2.arena.xml");
  assert_contents (restored, text);
  assert_contents (path, "new");
}

/* Removed files are deleted in the end, also after the program was killed. */
static void
test_remove_for_good (Fixture      *fixture,
                      gconstpointer data)
{
  g_autofree char *removed_folder = g_build_filename (fixture->folder, ".removed", NULL);
  g_autoptr (GFile) file = write_file (fixture, "hook.arena.xml", text);
  g_autoptr (GError) error = NULL;
  gboolean         is_new;
  g_autofree char *path = robo_arena_files_import (fixture->folder, file, NULL, &is_new, &error);
  g_autofree char *other_path = robo_arena_files_import_text (fixture->folder, text, &is_new, &error);
  RoboRemovedFile *lost;

  robo_removed_file_free (robo_arena_files_remove (path, &error));
  lost = robo_arena_files_remove (other_path, &error);
  g_assert_no_error (error);
  robo_arena_files_purge (fixture->folder);
  g_assert_false (g_file_test (removed_folder, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_null (robo_removed_file_restore (lost, &error));
  g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_WRITE);
  robo_removed_file_free (lost);

  g_clear_error (&error);
  g_assert_null (robo_arena_files_remove (path, &error));
  g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_WRITE);
}

#define ADD(name, function) g_test_add ("/files/arena/arena-files/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("import/same-file-is-imported-once", test_import);
  ADD ("import/broken-file-is-imported-but-other-kinds-are-refused", test_import_broken);
  ADD ("pasted-text/is-imported-as-a-file", test_paste);
  ADD ("added-file/second-one-of-the-same-name-gets-a-number", test_add);
  ADD ("removed-file/is-restored-with-bytes-and-time", test_remove);
  ADD ("restored-file/gets-a-number-if-its-name-is-in-use", test_remove_taken);
  ADD ("removed-file/is-deleted-in-the-end", test_remove_for_good);

  return g_test_run ();
}
