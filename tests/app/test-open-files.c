// SPDX-License-Identifier: GPL-3.0-or-later
// Opens files with the program itself: on its command line, and by the session bus while it is running.
#include "config.h"

#include <glib/gstdio.h>

#include "files/match/robo-match-file.h"
#include "match/robo-match-private.h"
#include "tests/match/model-test.h"
#include "tests/ui/ui-drive.h"

#define ARENA                                                                                         \
  "<arena xmlns='urn:x-robodrome:arena:1' id='hook' columns='5' rows='6'><name>Hook</name>"           \
  "<terrain><row>.....</row><row>.....</row><row>.....</row><row>.....</row><row>.....</row>"         \
  "<row>.....</row></terrain><features><vp at='2,3' number='1'/><start at='3,6' side='s' arrow='n'/>" \
  "<start at='3,1' side='n' arrow='s'/></features></arena>\n"

typedef struct
{
  char        *folder;
  char        *match;  /* a game in an arena with the name “test” */
  char        *arena;  /* an arena from elsewhere */
  char        *broken; /* a truncated game */
  char        *puzzle;
  GSubprocess *program;
} Fixture;

static char *
write_file (Fixture    *fixture,
            const char *name,
            const char *contents)
{
  char *path = g_build_filename (fixture->folder, name, NULL);

  g_assert_true (g_file_set_contents (path, contents, -1, NULL));

  return path;
}

static char *
write_match (Fixture *fixture)
{
  g_autoptr (RoboMatch) match = test_match_new ("hk", 4);
  g_autoptr (RoboMatchFile) file = NULL;
  g_autoptr (GError) error = NULL;
  char *path = g_build_filename (fixture->folder, "game.match.xml", NULL);

  robo_match_start (match);
  test_match_play (match, 2);
  file = robo_match_file_new (robo_match_get_setup (match), robo_match_get_game (match));
  g_assert_true (robo_match_file_save (file, path, &error));
  g_assert_no_error (error);

  return path;
}

static char *
write_puzzle (Fixture *fixture)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fuzz", "corpus", "puzzle", "token.xml", NULL);
  g_autofree char *contents = NULL;

  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));

  return write_file (fixture, "token.puzzle.xml", contents);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
  fixture->match = write_match (fixture);
  fixture->arena = write_file (fixture, "hook.arena.xml", ARENA);
  fixture->broken = write_file (fixture, "cut.match.xml", "<match xmlns='urn:x-robodrome:match:1'");
  fixture->puzzle = write_puzzle (fixture);
}

static GSubprocess *
start (const char *first,
       const char *second)
{
  const char *argv[] = { g_getenv ("ROBODROME"), first, first != NULL ? second : NULL, NULL };
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDERR_SILENCE);
  g_autoptr (GError) error = NULL;
  GSubprocess *program;

  /* Warnings of the separate program are not tested here. */
  g_subprocess_launcher_setenv (launcher, "G_DEBUG", "", TRUE);
  program = g_subprocess_launcher_spawnv (launcher, argv, &error);
  g_assert_no_error (error);

  return program;
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  if (fixture->program != NULL)
    {
      g_subprocess_force_exit (fixture->program);
      g_subprocess_wait (fixture->program, NULL, NULL);
      g_object_unref (fixture->program);
    }
  g_unlink (fixture->match);
  g_unlink (fixture->arena);
  g_unlink (fixture->broken);
  g_unlink (fixture->puzzle);
  g_rmdir (fixture->folder);
  g_free (fixture->match);
  g_free (fixture->arena);
  g_free (fixture->broken);
  g_free (fixture->puzzle);
  g_free (fixture->folder);
}

/* Waits until a window of the program has this title. */
static void
wait_for_title (const char *title)
{
  g_autofree char *pattern = g_strdup_printf ("^%s$", title);
  char            *words[] = { "timeout", "20", "xdotool", "search", "--sync", "--onlyvisible", "--name", pattern,
                               NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess)
    search = g_subprocess_newv ((const char *const *)words, G_SUBPROCESS_FLAGS_STDOUT_SILENCE, &error);

  g_assert_no_error (error);
  g_assert_true (g_subprocess_wait_check (search, NULL, &error));
  g_assert_no_error (error);
}

/* A second instance passes its files to the first instance on the session bus, and ends. */
static void
hand_over (const char *first,
           const char *second)
{
  g_autoptr (GSubprocess) second_program = start (first, second);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_subprocess_wait_check (second_program, NULL, &error));
  g_assert_no_error (error);
}

/* Opens a file like a desktop that starts programs by D-Bus. */
static void
open_by_bus (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_autoptr (GVariant) reply = NULL;
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  g_autofree char *object = g_strdelimit (g_strconcat ("/", ROBO_APPLICATION_ID, NULL), ".", '/');
  const char      *uris[] = { uri, NULL };

  g_assert_no_error (error);
  reply = g_dbus_connection_call_sync (bus, ROBO_APPLICATION_ID, object, "org.freedesktop.Application", "Open",
                                       g_variant_new ("(^asa{sv})", uris, NULL), NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL,
                                       &error);
  g_assert_no_error (error);
}

static void
test_command_line (Fixture      *fixture,
                   gconstpointer data)
{
  fixture->program = start (fixture->match, NULL);
  wait_for_title ("test");
}

static void
test_puzzle (Fixture      *fixture,
             gconstpointer data)
{
  fixture->program = start (fixture->puzzle, NULL);
  wait_for_title ("Puzzles");
}

/* The first instance has the window, which shows the game. A broken game changes nothing. */
static void
test_running (Fixture      *fixture,
              gconstpointer data)
{
  fixture->program = start (NULL, NULL);
  wait_for_title ("Robodrome");
  hand_over (fixture->broken, NULL);
  wait_for_title ("Game Could Not Be Opened");
  wait_for_title ("Robodrome");
  hand_over (fixture->match, fixture->broken);
  wait_for_title ("test");
}

static void
test_bus (Fixture      *fixture,
          gconstpointer data)
{
  fixture->program = start (NULL, NULL);
  wait_for_title ("Robodrome");
  open_by_bus (fixture->match);
  wait_for_title ("test");

  /* Two files that are opened together are imported, although a single file would be shown. */
  hand_over (fixture->arena, fixture->arena);
  wait_for_title ("Import");
}

/* A link to a chat room opens remote play, although it is not a file. */
static void
test_link (Fixture      *fixture,
           gconstpointer data)
{
  fixture->program = start ("robodrome:m7k2q@rooms.example.org?join;password=3f7km2qz8d", NULL);
  wait_for_title ("Remote Play");
}

#define ADD(name, function) g_test_add ("/app/open-files/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  ADD ("command-line/opens-match", test_command_line);
  ADD ("command-line/opens-puzzle", test_puzzle);
  ADD ("chat-room-link/opens-remote-play", test_link);
  ADD ("second-instance/opens-its-files-in-the-first-window", test_running);
  ADD ("request-by-d-bus/opens-files", test_bus);

  return g_test_run ();
}
