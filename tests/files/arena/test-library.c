// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the library follows the user's folder when files are added, changed and removed.
#include "files/arena/robo-library.h"

#include <string.h>
#include <sys/stat.h>

#include <glib/gstdio.h>

#include "files/arena/robo-arena-list.h"
#include "tests/remove-folder.h"

#define PATIENCE_S 20

/* This arena has 5 columns and 6 rows; %s is the name. */
#define TEXT                                                                                          \
  "<arena xmlns='urn:x-robodrome:arena:1' id='own' columns='5' rows='6'><name>%s</name>"              \
  "<terrain><row>.....</row><row>.....</row><row>.....</row><row>.....</row><row>.....</row>"         \
  "<row>.....</row></terrain><features><vp at='2,3' number='1'/><start at='3,6' side='s' arrow='n'/>" \
  "<start at='3,1' side='n' arrow='s'/></features></arena>"

typedef struct
{
  char          *home; /* parent of the folder, which does not exist at first */
  char          *folder;
  RoboLibrary   *library;
  RoboArenaList *list;
  GListStore    *follower; /* copy that follows the changes of list */
} Fixture;

static gboolean
timeout_cb (gpointer user_data)
{
  g_error ("%s did not happen within %d seconds", (const char *)user_data, PATIENCE_S);

  return G_SOURCE_REMOVE;
}

#define wait_until(condition)                                                                            \
  G_STMT_START                                                                                           \
  {                                                                                                      \
    guint alarm_id = g_timeout_add_seconds (PATIENCE_S, timeout_cb, (gpointer)G_STRLOC ": " #condition); \
                                                                                                         \
    while (!(condition))                                                                                 \
      g_main_context_iteration (NULL, TRUE);                                                             \
    g_source_remove (alarm_id);                                                                          \
  }                                                                                                      \
  G_STMT_END

/* Applies the reported changes of the list of arenas to a copy. */
static void
follow_cb (GListModel *list,
           guint       position,
           guint       n_removed,
           guint       n_added,
           GListStore *follower)
{
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < n_added; i++)
    g_ptr_array_add (added, g_list_model_get_item (list, position + i));
  g_list_store_splice (follower, position, n_removed, added->pdata, n_added);
}

static void
assert_followed (Fixture *fixture)
{
  GListModel *list = G_LIST_MODEL (fixture->list);
  GListModel *follower = G_LIST_MODEL (fixture->follower);

  g_assert_cmpuint (g_list_model_get_n_items (follower), ==, g_list_model_get_n_items (list));
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (list, i);
      g_autoptr (GObject) followed = g_list_model_get_item (follower, i);

      g_assert_true (item == followed);
    }
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->home = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
  fixture->folder = g_build_filename (fixture->home, "robodrome", "arenas", NULL);
  fixture->library = robo_library_new_watching (NULL, fixture->folder);
  fixture->list = robo_arena_list_new (fixture->library);
  fixture->follower = g_list_store_new (ROBO_TYPE_ARENA_ITEM);
  follow_cb (G_LIST_MODEL (fixture->list), 0, 0, g_list_model_get_n_items (G_LIST_MODEL (fixture->list)),
             fixture->follower);
  g_signal_connect_object (fixture->list, "items-changed", G_CALLBACK (follow_cb), fixture->follower, 0);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  wait_until (!robo_library_get_is_loading (fixture->library));
  assert_followed (fixture);
  g_assert_finalize_object (fixture->follower);
  g_assert_finalize_object (fixture->list);
  g_assert_finalize_object (fixture->library);
  test_remove_folder (fixture->home);
  g_free (fixture->folder);
  g_free (fixture->home);
}

static char *
dup_path (Fixture    *fixture,
          const char *name)
{
  return g_build_filename (fixture->folder, name, NULL);
}

static void
write_text (Fixture    *fixture,
            const char *name,
            const char *text)
{
  g_autofree char *path = dup_path (fixture, name);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
write_arena (Fixture    *fixture,
             const char *name,
             const char *title)
{
  g_autofree char *text = g_strdup_printf (TEXT, title);

  write_text (fixture, name, text);
}

static guint
count (Fixture *fixture)
{
  return g_list_model_get_n_items (robo_library_get_arenas (fixture->library));
}

static guint
count_playable (Fixture *fixture)
{
  return g_list_model_get_n_items (G_LIST_MODEL (fixture->list));
}

static gboolean
is_titled (Fixture    *fixture,
           guint       position,
           const char *title)
{
  g_autoptr (RoboLibraryArena) entry = g_list_model_get_item (robo_library_get_arenas (fixture->library), position);

  return entry != NULL && g_str_equal (robo_library_arena_get_title (entry), title);
}

static gboolean
is_playable_titled (Fixture    *fixture,
                    guint       position,
                    const char *title)
{
  g_autoptr (RoboArenaItem) item = g_list_model_get_item (G_LIST_MODEL (fixture->list), position);

  return item != NULL && g_str_equal (robo_arena_item_get_name (item), title);
}

/* Files are sorted by their names, change, and vanish. The arenas of the page for a new game never change. */
static void
test_come_and_go (Fixture      *fixture,
                  gconstpointer data)
{
  g_autofree char *path = dup_path (fixture, "b.arena.xml");
  g_autofree char *other_path = dup_path (fixture, "c.arena.xml");

  g_assert_cmpuint (count (fixture), ==, 4);
  wait_until (!robo_library_get_is_loading (fixture->library));
  g_assert_true (g_file_test (fixture->folder, G_FILE_TEST_IS_DIR));

  write_arena (fixture, "b.arena.xml", "Second");
  wait_until (count (fixture) == 5);
  g_assert_true (is_titled (fixture, 4, "Second"));
  write_arena (fixture, "a.arena.xml", "First");
  write_text (fixture, "notes.txt", "nothing of ours");
  wait_until (count (fixture) == 6);
  g_assert_true (is_titled (fixture, 4, "First"));
  g_assert_true (is_playable_titled (fixture, 4, "First"));
  g_assert_true (is_playable_titled (fixture, 5, "Second"));

  write_arena (fixture, "b.arena.xml", "Another");
  wait_until (is_titled (fixture, 5, "Another"));
  g_assert_true (is_playable_titled (fixture, 5, "Another"));
  g_assert_cmpuint (count (fixture), ==, 6);

  g_assert_cmpint (g_rename (path, other_path), ==, 0);
  wait_until (!g_file_test (path, G_FILE_TEST_EXISTS) && !robo_library_get_is_loading (fixture->library) &&
              is_titled (fixture, 5, "Another"));
  g_assert_cmpint (g_unlink (other_path), ==, 0);
  wait_until (count (fixture) == 5);
  g_assert_cmpuint (count_playable (fixture), ==, 5);
  g_assert_true (is_playable_titled (fixture, 4, "First"));
}

/* A file name may be in Latin-1. Such a file is like others, except for the display of its name. */
static void
test_strange_name (Fixture      *fixture,
                   gconstpointer data)
{
  g_autofree char *path = dup_path (fixture, "G\xe4rten.arena.xml");
  g_autofree char *broken_path = dup_path (fixture, "a\xff.arena.xml");
  g_autoptr (RoboLibraryArena) broken = NULL;

  write_arena (fixture, "G\xe4rten.arena.xml", "Gardens");
  write_text (fixture, "a\xff.arena.xml", "<arena");
  wait_until (count (fixture) == 6);
  g_assert_true (is_titled (fixture, 4, "Gardens"));
  g_assert_true (is_playable_titled (fixture, 4, "Gardens"));
  broken = g_list_model_get_item (robo_library_get_arenas (fixture->library), 5);
  g_assert_cmpstr (robo_library_arena_get_title (broken), ==, "a\xef\xbf\xbd");
  g_assert_cmpstr (robo_library_arena_get_path (broken), ==, broken_path);
  g_assert_true (robo_problems_has_errors (robo_library_arena_get_problems (broken)));

  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_unlink (broken_path), ==, 0);
  wait_until (count (fixture) == 4);
}

/* A file with errors is in the library, with its problems, but not among the playable arenas. */
static void
test_broken (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (RoboLibraryArena) entry = NULL;

  write_text (fixture, "b.arena.xml", "<arena xmlns='urn:x-robodrome:arena:1' id='own' columns='5'");
  write_arena (fixture, "c.arena.xml", "Whole");
  wait_until (count (fixture) == 6);

  entry = g_list_model_get_item (robo_library_get_arenas (fixture->library), 4);
  g_assert_cmpstr (robo_library_arena_get_title (entry), ==, "b");
  g_assert_null (robo_library_arena_get_arena (entry));
  g_assert_false (robo_library_arena_is_playable (entry));
  g_assert_true (robo_problems_has_errors (robo_library_arena_get_problems (entry)));
  g_assert_cmpuint (count_playable (fixture), ==, 5);
  g_assert_true (is_playable_titled (fixture, 4, "Whole"));

  /* The file is repaired in a text editor. */
  write_arena (fixture, "b.arena.xml", "Mended");
  wait_until (count_playable (fixture) == 6);
  g_assert_true (is_playable_titled (fixture, 4, "Mended"));
}

/* Reading a pipe would block until another program writes to it. */
static void
test_pipe (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *path = dup_path (fixture, "pipe.arena.xml");

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  write_arena (fixture, "z.arena.xml", "After the pipe");
  wait_until (count (fixture) == 5);
  g_assert_true (is_titled (fixture, 4, "After the pipe"));
}

/* The list is the same without watching: a file that is named after a bundled arena has no place of its own, and pipes
 * and hidden files are left out. */
static void
test_same_list (Fixture      *fixture,
                gconstpointer data)
{
  static const char *const names[] = { "twin-cities", "rome", "ruhrgebiet", "tokyo", "aa", "tokyo", "zz" };
  g_autofree char         *pipe = NULL;
  g_autoptr (RoboLibrary) other = NULL;

  wait_until (!robo_library_get_is_loading (fixture->library));
  pipe = dup_path (fixture, "pipe.arena.xml");
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  write_arena (fixture, ".hidden.arena.xml", "Hidden");
  for (guint i = 4; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *name = g_strconcat (names[i], ROBO_ARENA_SUFFIX, NULL);

      write_arena (fixture, name, names[i]);
    }
  wait_until (count (fixture) == G_N_ELEMENTS (names));

  other = robo_library_new_for_folders (robo_library_get_bundled_folder (fixture->library), fixture->folder);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (RoboLibraryArena) watched = g_list_model_get_item (robo_library_get_arenas (fixture->library), i);
      g_autoptr (RoboLibraryArena) entry = g_list_model_get_item (robo_library_get_arenas (other), i);
      g_autofree char *file = g_path_get_basename (robo_library_arena_get_path (entry));
      g_autofree char *name = g_strconcat (names[i], ROBO_ARENA_SUFFIX, NULL);

      g_assert_cmpstr (robo_library_arena_get_path (entry), ==, robo_library_arena_get_path (watched));
      g_assert_cmpstr (file, ==, name);
      g_assert_cmpint (robo_library_arena_is_bundled (entry), ==, i < 4);
    }
  g_assert_cmpuint (g_list_model_get_n_items (robo_library_get_arenas (other)), ==, G_N_ELEMENTS (names));
}

/* Bundled arenas are available before the user's files are read. */
static void
test_many (Fixture      *fixture,
           gconstpointer data)
{
  const guint n = 1500;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup_printf ("many-%04u.arena.xml", i);
      g_autofree char *title = g_strdup_printf ("No. %u", i);

      write_arena (fixture, name, title);
    }
  wait_until (count (fixture) == 4 + n);
  g_assert_cmpuint (count_playable (fixture), ==, 4 + n);
  g_assert_true (is_titled (fixture, 4, "No. 0"));
  g_assert_true (is_playable_titled (fixture, 4 + 777, "No. 777"));
}

/* An arena that the library holds compressed is unpacked exactly as it was written, and so are its derived
 * data. */
static void
test_packed (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *written = g_strdup_printf ("<!-- by hand -->" TEXT "\n\n<!-- and\tat the end -->\n", "Packed");
  g_autofree char *path = g_build_filename (fixture->home, "packed.arena.xml", NULL);
  g_autoptr (RoboLibraryArena) entry = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) changed_bytes = NULL;
  g_autoptr (RoboArena) changed = NULL;
  g_autofree char *changed_text = NULL;

  g_assert_true (g_file_set_contents (path, written, -1, NULL));
  entry = robo_library_arena_new_for_file (path);
  bytes = robo_arena_to_bytes (robo_library_arena_get_arena (entry));
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), written, strlen (written));

  changed = robo_arena_with_name (robo_library_arena_get_arena (entry), NULL, "Changed");
  changed_bytes = robo_arena_to_bytes (changed);
  changed_text = g_strndup (g_bytes_get_data (changed_bytes, NULL), g_bytes_get_size (changed_bytes));
  g_assert_nonnull (strstr (changed_text, ">Changed</name>"));
  g_assert_nonnull (strstr (changed_text, "<!-- by hand -->"));
  g_assert_nonnull (strstr (changed_text, "<!-- and\tat the end -->"));
  g_unlink (path);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/files/arena/library/changed-folder/list-follows-the-folder",
              Fixture, NULL, set_up, test_come_and_go, tear_down);
  g_test_add ("/files/arena/library/latin-1-file-name/is-listed", Fixture, NULL, set_up, test_strange_name, tear_down);
  g_test_add ("/files/arena/library/broken-file/is-listed-but-not-playable",
              Fixture, NULL, set_up, test_broken, tear_down);
  g_test_add ("/files/arena/library/pipe-in-the-folder/does-not-block-the-list",
              Fixture, NULL, set_up, test_pipe, tear_down);
  g_test_add ("/files/arena/library/list-without-watching/is-the-same",
              Fixture, NULL, set_up, test_same_list, tear_down);
  g_test_add ("/files/arena/library/arena-compressed-in-memory/keeps-its-bytes",
              Fixture, NULL, set_up, test_packed, tear_down);
  g_test_add ("/files/arena/library/many-files/are-all-listed", Fixture, NULL, set_up, test_many, tear_down);

  return g_test_run ();
}
