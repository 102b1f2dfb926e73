// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that only one program at a time can use a match of remote play.
#include "net/robo-match-lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <gio/gio.h>
#include <glib/gstdio.h>

typedef struct
{
  char *folder;
  char *path;
  char *lock_path;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "game.match.xml", NULL);
  fixture->lock_path = g_build_filename (fixture->folder, ".game.match.xml.lock", NULL);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  /* No file is left in the folder. */
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->lock_path);
}

/* Another file description holds the lock, as another program would. */
static void
test_busy (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (RoboMatchLock) lock = NULL;
  g_autoptr (GError) error = NULL;
  int other = g_open (fixture->lock_path, O_RDWR | O_CREAT, 0600);

  g_assert_cmpint (flock (other, LOCK_EX | LOCK_NB), ==, 0);
  g_assert_null (robo_match_lock_take (fixture->path, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  g_clear_error (&error);

  /* The other program was killed: the file still exists, but is not locked. */
  close (other);
  lock = robo_match_lock_take (fixture->path, &error);
  g_assert_no_error (error);
  g_assert_nonnull (lock);
}

static void
test_same_program (Fixture      *fixture,
                   gconstpointer data)
{
  RoboMatchLock *one = robo_match_lock_take (fixture->path, NULL);
  RoboMatchLock *two = robo_match_lock_take (fixture->path, NULL);
  int            other;

  g_assert_nonnull (one);
  g_assert_nonnull (two);
  robo_match_lock_release (one);
  other = g_open (fixture->lock_path, O_RDWR, 0600);
  g_assert_cmpint (flock (other, LOCK_EX | LOCK_NB), !=, 0);
  close (other);
  robo_match_lock_release (two);
  g_assert_false (g_file_test (fixture->lock_path, G_FILE_TEST_EXISTS));
}

/* Where files cannot be locked, such as in a folder that does not exist, the lock is granted. */
static void
test_no_folder (Fixture      *fixture,
                gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "not-there", "game.match.xml", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (RoboMatchLock) lock = robo_match_lock_take (path, &error);

  g_assert_no_error (error);
  g_assert_nonnull (lock);
}

#define ADD(name, function) g_test_add ("/net/match-lock/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("held-lock/second-program-is-refused", test_busy);
  ADD ("held-lock/same-program-shares-the-lock", test_same_program);
  ADD ("missing-folder/lock-is-granted", test_no_folder);

  return g_test_run ();
}
