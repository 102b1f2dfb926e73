// SPDX-License-Identifier: GPL-3.0-or-later
// Kills the whole program while a remote match is played in its window, connected to a peer that plays on: each time it
// has all entries that the other peer has of it, and no two entries contradict each other.
#include "config.h"

#include <glib/gstdio.h>

#include "app/robo-application.h"
#include "app/robo-window.h"
#include "match/remote/robo-remote-game.h"
#include "match/remote/robo-remote-line.h"
#include "match/robo-game-folder.h"
#include "net/robo-peer.h"
#include "ui/remote/robo-remote-bar.h"
#include "ui/setup/robo-start-page.h"

#include "tests/long-tests.h"
#include "tests/match/kill-test.h"
#include "tests/remove-folder.h"
#include "tests/ui/ui-drive.h"

#define N_KILLS     8
#define N_KILLS_FEW 4
#define MAX_ANSWERS 5

/* The program */

/* Opens the match, which is the only match on the start page. */
static RoboRemoteGame *
open_game (GtkApplication *app)
{
  GtkWidget      *window;
  GtkWidget      *page;
  GtkListBox     *list;
  GtkWidget      *bar;
  RoboRemoteGame *game = NULL;

  g_application_activate (G_APPLICATION (app));
  window = GTK_WIDGET (gtk_application_get_active_window (app));
  page = ui_drive_find (window, ROBO_TYPE_START_PAGE, 0);
  list = GTK_LIST_BOX (gtk_widget_get_template_child (page, ROBO_TYPE_START_PAGE, "remote_list"));
  ui_drive_until (gtk_list_box_get_row_at_index (list, 0) != NULL);
  g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_row_at_index (list, 0));
  ui_drive_until ((bar = ui_drive_find (window, ROBO_TYPE_REMOTE_BAR, 0)) != NULL);
  ui_drive_until ((g_object_get (bar, "game", &game, NULL), game != NULL));

  return game;
}

static void
play (const char *address)
{
  g_autoptr (GSettings) settings = NULL;
  g_autoptr (GtkApplication) app = NULL;
  g_autoptr (RoboRemoteGame) game = NULL;
  g_autofree char *lines = g_build_filename (g_get_user_data_dir (), "robodrome", "lines.ini", NULL);
  const RoboPeer  *peer;

  gtk_init ();
  adw_init ();
  settings = g_settings_new (ROBO_APPLICATION_ID);
  g_settings_set_uint (settings, "animation-speed", 0);
  g_settings_set_boolean (settings, "reduced-motion", TRUE);
  app = GTK_APPLICATION (robo_application_new ());
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (app), NULL, NULL));

  game = open_game (app);
  /* The program stores the address of the connection as soon as the host has been reached. */
  if (!g_file_test (lines, G_FILE_TEST_EXISTS))
    {
      g_autoptr (RoboCarrier) line = robo_remote_line_new_guest ("Anna", address);

      robo_remote_game_set_line (game, line);
    }
  peer = robo_remote_game_get_peer (game);
  while (!robo_remote_game_get_is_over (game))
    {
      RoboMatch *match = robo_remote_game_get_match (game);

      if (match != NULL && robo_match_get_question (match) != NULL)
        {
          test_match_answer (match);
          printf ("said %u\n", robo_chains_count (peer->chains, peer->seat));
          fflush (stdout);
        }
      else
        g_main_context_iteration (NULL, TRUE);
    }
  printf ("over %u\n", robo_chains_count (peer->chains, peer->seat));
  fflush (stdout);
  kill_test_wait_for_death ();
}

/* The test, which kills the program, and the other peer */

typedef struct
{
  char        *home;
  char        *folder;
  char        *path;
  char        *key;
  char        *other_path;
  char        *other_key;
  char        *address;
  GSubprocess *other;
  GRand       *random;
} Fixture;

static char *
find_text (const char *output)
{
  const char *text = strstr (output, "text ");

  g_assert_nonnull (text);
  text += strlen ("text ");

  return g_strndup (text, strcspn (text, "\n"));
}

static char *
call (const char *action,
      const char *key,
      const char *name,
      const char *path,
      const char *input)
{
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *output = NULL;
  const char      *argv[] = { g_getenv ("ROBODROME_CLI"), "remote", action, "--key", key, "--name", name, path, NULL,
                              NULL, NULL, NULL };

  if (input == NULL)
    {
      argv[8] = "--signed";
      argv[9] = "--rules";
      argv[10] = "training";
    }
  process = g_subprocess_newv (argv, G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, input != NULL ? input : "", NULL, &output, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 0);

  return find_text (output);
}

/* Anna invites Ben, who joins and waits for her connection. */
static void
begin_match (Fixture *fixture)
{
  const char      *argv[] = { g_getenv ("ROBODROME_CLI"), "remote", "play", "--key", fixture->other_key, "--lan", "0",
                              "--by-chance", fixture->other_path, NULL };
  g_autofree char *lines = g_build_filename (fixture->home, "robodrome", "lines.ini", NULL);
  g_autofree char *invitation = call ("invite", fixture->key, "Anna", fixture->path, NULL);
  g_autofree char *joined = call ("join", fixture->other_key, "Ben", fixture->other_path, invitation);
  g_autofree char *taken = call ("read", fixture->key, "Anna", fixture->path, joined);
  g_autoptr (GDataInputStream) said = NULL;
  g_autoptr (GError) error = NULL;

  g_unlink (lines);
  g_clear_pointer (&fixture->address, g_free);
  g_clear_object (&fixture->other);
  fixture->other = g_subprocess_newv (
    argv, G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_PIPE, &error);
  g_assert_no_error (error);
  said = g_data_input_stream_new (g_subprocess_get_stderr_pipe (fixture->other));
  g_filter_input_stream_set_close_base_stream (G_FILTER_INPUT_STREAM (said), FALSE);
  while (fixture->address == NULL)
    {
      g_autofree char *line = g_data_input_stream_read_line (said, NULL, NULL, &error);

      g_assert_nonnull (line);
      fixture->address = robo_remote_line_find_address (line);
    }
}

static void
end_match (Fixture *fixture)
{
  g_subprocess_force_exit (fixture->other);
  g_assert_true (g_subprocess_wait (fixture->other, NULL, NULL));
  g_unlink (fixture->path);
  g_unlink (fixture->other_path);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->home = g_dir_make_tmp ("robo-killed-XXXXXX", NULL);
  fixture->folder = g_build_filename (fixture->home, "robodrome", "games", NULL);
  fixture->path = g_build_filename (fixture->folder, "game" ROBO_MATCH_SUFFIX, NULL);
  fixture->key = g_build_filename (fixture->home, "robodrome", "remote.key", NULL);
  fixture->other_path = g_build_filename (fixture->home, "ben" ROBO_MATCH_SUFFIX, NULL);
  fixture->other_key = g_build_filename (fixture->home, "ben.key", NULL);
  fixture->random = g_rand_new_with_seed (g_test_rand_int ());
  g_assert_cmpint (g_mkdir_with_parents (fixture->folder, 0700), ==, 0);
  begin_match (fixture);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  end_match (fixture);
  test_remove_folder (fixture->home);
  g_clear_object (&fixture->other);
  g_rand_free (fixture->random);
  g_free (fixture->address);
  g_free (fixture->home);
  g_free (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->key);
  g_free (fixture->other_path);
  g_free (fixture->other_key);
}

static RoboPeer *
load (const char *path,
      const char *key_path)
{
  g_autoptr (GError) error = NULL;
  RoboPeer *peer;
  RoboKey   key;

  g_assert_true (robo_key_load (&key, key_path, &error));
  peer = robo_remote_peer_load (path, &key);
  g_assert_nonnull (peer);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    g_assert_null (peer->chains->forks[i]);

  return peer;
}

/* Every entry of Anna that Ben has must be in her file, since she could contradict this entry otherwise. Her process
 * has ended when both files are read. Returns the number of her entries. */
static guint
check (Fixture *fixture)
{
  RoboPeer *other = load (fixture->other_path, fixture->other_key);
  RoboPeer *own = load (fixture->path, fixture->key);
  guint     n_own = robo_chains_count (own->chains, own->seat);
  guint     n_heard = robo_chains_count (other->chains, own->seat);

  g_assert_cmpuint (n_heard, <=, n_own);
  for (guint i = 0; i < n_heard; i++)
    {
      g_assert_true (g_bytes_equal (robo_chains_get (own->chains, own->seat, i)->bytes,
                                    robo_chains_get (other->chains, own->seat, i)->bytes));
    }
  robo_peer_free (other);
  robo_peer_free (own);

  return n_own;
}

static void
test_any_moment (Fixture      *fixture,
                 gconstpointer program)
{
  guint n_kills = kill_test_get_n_kills (long_tests_wanted () ? N_KILLS : N_KILLS_FEW);
  guint n_said = 0;
  guint n_matches = 0;

  for (guint i = 0; i < n_kills; i++)
    {
      g_autoptr (GSubprocessLauncher) launcher =
        g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE);
      g_autoptr (GSubprocess) process = NULL;
      g_autoptr (GError) error = NULL;
      KillReport report = { 0 };
      guint      n_now;

      g_subprocess_launcher_setenv (launcher, "XDG_DATA_HOME", fixture->home, TRUE);
      process = g_subprocess_launcher_spawn (launcher, &error, program, "--play", fixture->address, NULL);
      g_assert_no_error (error);
      kill_test_kill (process, g_rand_int_range (fixture->random, 1, MAX_ANSWERS + 1), fixture->random, &report);

      n_now = check (fixture);
      g_assert_cmpuint (n_now, >=, n_said);
      n_said = n_now;
      if (report.is_over)
        {
          n_matches++;
          n_said = 0;
          end_match (fixture);
          begin_match (fixture);
        }
    }

  g_assert_cmpuint (n_said + n_matches, >, 1);
  g_test_message ("killed %u times in %u matches, nothing lost and nothing said twice", n_kills, n_matches + 1);
}

int
main (int   argc,
      char *argv[])
{
  if (argc == 3 && g_str_equal (argv[1], "--play"))
    {
      play (argv[2]);
      return 0;
    }

  ui_test_init (&argc, &argv);

  g_test_add ("/app/remote-killed/killed-at-any-moment/loses-no-entry-that-the-peer-has",
              Fixture, argv[0], set_up, test_any_moment, tear_down);

  return g_test_run ();
}
