// SPDX-License-Identifier: GPL-3.0-or-later
// Tests keys and passwords with a keyring, without one, and with one that starts, stops, or refuses to store.
#include "config.h"

#include "net/robo-keyring.h"

#include <string.h>
#include <sys/stat.h>

#include <glib/gstdio.h>

typedef struct
{
  char        *folder;
  char        *key;
  char        *password;
  char        *items;   /* contents of the keyring */
  GSubprocess *keyring; /* nullable */
} Fixture;

static void
start_keyring (Fixture    *fixture,
               const char *mode)
{
  g_autofree char *script = g_test_build_filename (G_TEST_DIST, "net", "secret_service.py", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDataInputStream) said = NULL;
  g_autofree char *line = NULL;

  fixture->keyring = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error,
                                       "/usr/bin/python3", script, g_getenv ("SECRET_SERVICE_BUS_NAME"), fixture->items,
                                       mode, NULL);
  g_assert_no_error (error);
  said = g_data_input_stream_new (g_subprocess_get_stdout_pipe (fixture->keyring));
  line = g_data_input_stream_read_line (said, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (line, ==, "ready");
}

static void
end_keyring (Fixture *fixture)
{
  if (fixture->keyring == NULL)
    return;

  g_subprocess_force_exit (fixture->keyring);
  g_assert_true (g_subprocess_wait (fixture->keyring, NULL, NULL));
  g_clear_object (&fixture->keyring);
}

static gboolean
has_script (void)
{
  const char *const argv[] = { "/usr/bin/python3", "-c", "from gi.repository import Gio", NULL };
  g_autofree char  *daemon = g_find_program_in_path ("dbus-daemon");
  int               status;

  return daemon != NULL &&
         g_spawn_sync (NULL, (char **)argv, NULL, G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, NULL, NULL, &status, NULL) &&
         status == 0;
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("robodrome-keyring-XXXXXX", NULL);
  fixture->key = g_build_filename (fixture->folder, "remote.key", NULL);
  fixture->password = g_build_filename (fixture->folder, "remote.password", NULL);
  fixture->items = g_build_filename (fixture->folder, "keyring.json", NULL);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  end_keyring (fixture);
  g_unlink (fixture->key);
  g_unlink (fixture->password);
  g_unlink (fixture->items);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
  g_free (fixture->key);
  g_free (fixture->password);
  g_free (fixture->items);
}

/* Returns TRUE if a keyring can run here; otherwise skips the test. */
static gboolean
need_keyring (void)
{
#if ROBO_HAS_KEYRING
  if (has_script ())
    return TRUE;
  g_test_skip ("There is no dbus-daemon or no python3-gi here");
#else
  g_test_skip ("Built without a keyring");
#endif

  return FALSE;
}

static RoboKey
find_key (Fixture *fixture,
          RoboKept kept)
{
  g_autoptr (GError) error = NULL;
  RoboKey key;

  g_assert_cmpint (robo_keyring_find_key (&key, fixture->key, NULL, &error), ==, kept);
  g_assert_no_error (error);

  return key;
}

static void
assert_private (const char *path)
{
  GStatBuf found;

  g_assert_cmpint (g_stat (path, &found), ==, 0);
  g_assert_cmpuint (found.st_mode & 0777, ==, 0600);
}

static gboolean
has_text (const char *path,
          const char *text)
{
  g_autofree char *all = NULL;

  return g_file_get_contents (path, &all, NULL, NULL) && strstr (all, text) != NULL;
}

static char *
dup_secret (const RoboKey *key)
{
  return g_base64_encode (key->seed, sizeof key->seed);
}

/* The key is in a file that only its owner can read, and stays the same. */
static void
test_key_without (Fixture      *fixture,
                  gconstpointer data)
{
  RoboKey key = find_key (fixture, ROBO_KEPT_IN_FILE);
  RoboKey again = find_key (fixture, ROBO_KEPT_IN_FILE);

  assert_private (fixture->key);
  g_assert_cmpmem (&key, sizeof key, &again, sizeof again);
  g_assert_false (robo_keyring_move_key_from_file (&key, fixture->key, NULL));
  again = find_key (fixture, ROBO_KEPT_IN_FILE);
  g_assert_cmpmem (&key, sizeof key, &again, sizeof again);
}

/* A new key is never stored in a file, and is found again after the folder is lost. */
static void
test_key_new (Fixture      *fixture,
              gconstpointer data)
{
  RoboKey          key;
  RoboKey          again;
  g_autofree char *secret = NULL;

  if (!need_keyring ())
    return;

  start_keyring (fixture, NULL);
  key = find_key (fixture, ROBO_KEPT_IN_KEYRING);
  secret = dup_secret (&key);
  assert_private (fixture->key);
  g_assert_false (has_text (fixture->key, secret));
  g_assert_true (has_text (fixture->items, secret));
  again = find_key (fixture, ROBO_KEPT_IN_KEYRING);
  g_assert_cmpmem (&key, sizeof key, &again, sizeof again);

  g_unlink (fixture->key);
  again = find_key (fixture, ROBO_KEPT_IN_KEYRING);
  g_assert_cmpmem (&key, sizeof key, &again, sizeof again);
}

/* A key in a file from the time before the keyring is moved into the keyring unchanged. */
static void
test_key_taken (Fixture      *fixture,
                gconstpointer data)
{
  RoboKey          key;
  RoboKey          again;
  g_autofree char *secret = NULL;

  if (!need_keyring ())
    return;

  key = find_key (fixture, ROBO_KEPT_IN_FILE);
  secret = dup_secret (&key);
  start_keyring (fixture, "refuse");
  g_assert_false (robo_keyring_move_key_from_file (&key, fixture->key, NULL));
  g_assert_true (has_text (fixture->key, secret));
  end_keyring (fixture);

  start_keyring (fixture, NULL);
  g_assert_true (robo_keyring_move_key_from_file (&key, fixture->key, NULL));
  g_assert_false (has_text (fixture->key, secret));
  again = find_key (fixture, ROBO_KEPT_IN_KEYRING);
  g_assert_cmpmem (&key, sizeof key, &again, sizeof again);
}

/* While no keyring answers, no other key replaces the key. A keyring that refuses to store counts as no keyring. */
static void
test_key_away (Fixture      *fixture,
               gconstpointer data)
{
  RoboKey          key;
  RoboKey          again;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  if (!need_keyring ())
    return;

  start_keyring (fixture, "refuse");
  find_key (fixture, ROBO_KEPT_IN_FILE);
  end_keyring (fixture);
  g_unlink (fixture->key);

  start_keyring (fixture, NULL);
  key = find_key (fixture, ROBO_KEPT_IN_KEYRING);
  end_keyring (fixture);
  g_assert_true (g_file_get_contents (fixture->key, &before, NULL, NULL));
  g_assert_cmpint (robo_keyring_find_key (&again, fixture->key, NULL, &error), ==, ROBO_KEPT_NOWHERE);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_true (g_file_get_contents (fixture->key, &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);

  start_keyring (fixture, NULL);
  again = find_key (fixture, ROBO_KEPT_IN_KEYRING);
  g_assert_cmpmem (&key, sizeof key, &again, sizeof again);
}

static void
assert_no_key (Fixture      *fixture,
               GCancellable *cancellable,
               GIOErrorEnum  code)
{
  g_autoptr (GError) error = NULL;
  RoboKey key;

  g_assert_cmpint (robo_keyring_find_key (&key, fixture->key, cancellable, &error), ==, ROBO_KEPT_NOWHERE);
  g_assert_error (error, G_IO_ERROR, (int)code);
  g_assert_false (g_file_test (fixture->key, G_FILE_TEST_EXISTS));
}

/* The file is lost, and the keyring has the key, but the player does not unlock the keyring, or closes the window
 * instead. A locked keyring without the key counts as no keyring. */
static void
test_key_locked (Fixture      *fixture,
                 gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  RoboKey key;
  RoboKey again;

  if (!need_keyring ())
    return;

  start_keyring (fixture, NULL);
  key = find_key (fixture, ROBO_KEPT_IN_KEYRING);
  end_keyring (fixture);
  g_unlink (fixture->key);

  start_keyring (fixture, "locked");
  assert_no_key (fixture, NULL, G_IO_ERROR_NOT_FOUND);
  end_keyring (fixture);

  start_keyring (fixture, NULL);
  g_cancellable_cancel (cancellable);
  assert_no_key (fixture, cancellable, G_IO_ERROR_CANCELLED);
  again = find_key (fixture, ROBO_KEPT_IN_KEYRING);
  g_assert_cmpmem (&key, sizeof key, &again, sizeof again);
  end_keyring (fixture);
  g_unlink (fixture->key);
  g_unlink (fixture->items);

  start_keyring (fixture, "locked");
  find_key (fixture, ROBO_KEPT_IN_FILE);
}

static char *
find_password (Fixture    *fixture,
               const char *address,
               RoboKept    kept)
{
  RoboKept found;
  char    *password = robo_keyring_find_password (address, fixture->password, NULL, &found);

  g_assert_cmpint (found, ==, kept);

  return password;
}

static void
test_password_without (Fixture      *fixture,
                       gconstpointer data)
{
  g_autofree char *none = find_password (fixture, "anna@a.test", ROBO_KEPT_NOWHERE);
  g_autofree char *password = NULL;
  g_autofree char *other = NULL;

  g_assert_null (none);
  g_assert_cmpint (robo_keyring_keep_password ("anna@a.test", "secret of anna", fixture->password), ==,
                   ROBO_KEPT_IN_FILE);
  assert_private (fixture->password);
  password = find_password (fixture, "anna@a.test", ROBO_KEPT_IN_FILE);
  g_assert_cmpstr (password, ==, "secret of anna");
  other = find_password (fixture, "ben@a.test", ROBO_KEPT_NOWHERE);
  g_assert_null (other);
  robo_keyring_forget_password ("ben@a.test", fixture->password);
  g_assert_true (g_file_test (fixture->password, G_FILE_TEST_EXISTS));
  robo_keyring_forget_password ("anna@a.test", fixture->password);
  g_assert_false (g_file_test (fixture->password, G_FILE_TEST_EXISTS));
}

/* A password is moved from the file into the keyring as soon as there is a keyring, and removed when it is no longer
 * used. */
static void
test_password_taken (Fixture      *fixture,
                     gconstpointer data)
{
  g_autofree char *password = NULL;
  g_autofree char *again = NULL;
  g_autofree char *none = NULL;

  if (!need_keyring ())
    return;

  g_assert_cmpint (robo_keyring_keep_password ("anna@a.test", "secret of anna", fixture->password), ==,
                   ROBO_KEPT_IN_FILE);
  start_keyring (fixture, "refuse");
  password = find_password (fixture, "anna@a.test", ROBO_KEPT_IN_FILE);
  g_assert_cmpstr (password, ==, "secret of anna");
  end_keyring (fixture);

  start_keyring (fixture, NULL);
  again = find_password (fixture, "anna@a.test", ROBO_KEPT_IN_KEYRING);
  g_assert_cmpstr (again, ==, "secret of anna");
  g_assert_false (g_file_test (fixture->password, G_FILE_TEST_EXISTS));
  g_assert_cmpint (robo_keyring_keep_password ("anna@a.test", "another", fixture->password), ==, ROBO_KEPT_IN_KEYRING);
  g_assert_true (has_text (fixture->items, "another"));
  g_assert_false (has_text (fixture->items, "secret of anna"));
  robo_keyring_forget_password ("anna@a.test", fixture->password);
  none = find_password (fixture, "anna@a.test", ROBO_KEPT_NOWHERE);
  g_assert_null (none);
}

/* Starts a bus that is independent of the user's session, and returns it. */
static GSubprocess *
start_bus (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDataInputStream) said = NULL;
  g_autoptr (GDBusConnection) connection = NULL;
  g_autofree char *address = NULL;
  GSubprocess     *bus = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_SILENCE, &error,
                                           "dbus-daemon", "--session", "--nofork", "--print-address", NULL);

  g_assert_no_error (error);
  said = g_data_input_stream_new (g_subprocess_get_stdout_pipe (bus));
  address = g_data_input_stream_read_line (said, NULL, NULL, &error);
  g_assert_no_error (error);
  g_setenv ("DBUS_SESSION_BUS_ADDRESS", address, TRUE);
  connection = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_assert_no_error (error);
  g_dbus_connection_set_exit_on_close (connection, FALSE);

  return bus;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GSubprocess) bus = NULL;
  int result;

  g_test_init (&argc, &argv, NULL);
  if (has_script ())
    bus = start_bus ();

#define add(path, function) g_test_add ("/net/keyring/" path, Fixture, NULL, set_up, function, tear_down)
  add ("key-without-keyring/is-put-into-a-private-file", test_key_without);
  add ("new-key/is-only-in-the-keyring", test_key_new);
  add ("key/is-moved-from-its-file-into-the-keyring", test_key_taken);
  add ("key/is-not-replaced-if-the-keyring-is-missing", test_key_away);
  add ("key/is-not-replaced-if-the-keyring-is-locked", test_key_locked);
  add ("password-without-keyring/is-put-into-a-private-file", test_password_without);
  add ("password/is-moved-from-its-file-into-the-keyring", test_password_taken);

  result = g_test_run ();
  if (bus != NULL)
    {
      g_subprocess_force_exit (bus);
      g_subprocess_wait (bus, NULL, NULL);
    }

  return result;
}
