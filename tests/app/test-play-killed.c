// SPDX-License-Identifier: GPL-3.0-or-later
// Kills the whole program while a game is played in its window: each time the game can be opened again, with
// at most the last answer missing.
#include "config.h"

#include <glib/gstdio.h>

#include "app/robo-application.h"
#include "app/robo-window.h"
#include "match/robo-game-folder.h"
#include "match/robo-match-private.h"
#include "ui/match/robo-game-page.h"

#include "tests/long-tests.h"
#include "tests/match/kill-test.h"
#include "tests/ui/ui-drive.h"

#define N_KILLS     12
#define N_KILLS_FEW 6
#define MAX_ANSWERS 5

/* The program */

static RoboMatch *
open_game (GtkApplication *app,
           const char     *path)
{
  GtkWindow *window;
  GObject   *pages;

  g_application_activate (G_APPLICATION (app));
  window = gtk_application_get_active_window (app);
  robo_window_open_file (ROBO_WINDOW (window), path);
  pages = gtk_widget_get_template_child (GTK_WIDGET (window), ROBO_TYPE_WINDOW, "pages");
  ui_drive_until (gtk_stack_get_child_by_name (GTK_STACK (pages), "game") != NULL);

  return robo_game_page_get_match (ROBO_GAME_PAGE (gtk_stack_get_child_by_name (GTK_STACK (pages), "game")));
}

static guint64
get_inode (const char *path)
{
  GStatBuf info;

  return g_stat (path, &info) == 0 ? info.st_ino : 0;
}

/* Gives an answer and waits until it is on disk, because people answer more slowly than a disk writes. Each answer
 * replaces the file. */
static void
answer (RoboMatch  *match,
        const char *path)
{
  guint64 inode = get_inode (path);

  test_match_answer (match);
  kill_test_tell ("given", match);
  while (get_inode (path) == inode)
    g_main_context_iteration (NULL, TRUE);
}

static void
play (const char *path)
{
  g_autoptr (GSettings) settings = NULL;
  g_autoptr (GtkApplication) app = NULL;
  RoboMatch *match;

  gtk_init ();
  adw_init ();
  settings = g_settings_new (ROBO_APPLICATION_ID);
  g_settings_set_uint (settings, "animation-speed", 0);
  app = GTK_APPLICATION (robo_application_new ());
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (app), NULL, NULL));

  match = open_game (app, path);
  kill_test_tell ("has", match);
  while (robo_match_get_question (match))
    answer (match, path);
  kill_test_tell ("over", match);
  kill_test_wait_for_death ();
}

/* The test, which kills the program */

typedef struct
{
  char  *home;
  char  *folder;
  char  *path;
  GRand *random;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (RoboMatch) match = test_match_new_with_modules ("hhk", 11);
  g_autoptr (RoboMatchFile) file = NULL;
  g_autoptr (GError) error = NULL;

  fixture->home = g_dir_make_tmp ("robo-killed-XXXXXX", NULL);
  fixture->folder = g_build_filename (fixture->home, "robodrome", "games", NULL);
  fixture->path = g_build_filename (fixture->folder, "game" ROBO_MATCH_SUFFIX, NULL);
  fixture->random = g_rand_new_with_seed (g_test_rand_int ());
  g_assert_cmpint (g_mkdir_with_parents (fixture->folder, 0700), ==, 0);
  robo_match_start (match);
  test_match_answer (match);
  file = robo_match_file_new (robo_match_get_setup (match), robo_match_get_game (match));
  g_assert_true (robo_match_file_save (file, fixture->path, &error));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *parent = g_path_get_dirname (fixture->folder);

  g_unlink (fixture->path);
  g_rmdir (fixture->folder);
  g_rmdir (parent);
  g_rmdir (fixture->home);
  g_rand_free (fixture->random);
  g_free (fixture->path);
  g_free (fixture->folder);
  g_free (fixture->home);
}

static void
kill_once (Fixture    *fixture,
           const char *program,
           KillReport *report)
{
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;

  g_subprocess_launcher_setenv (launcher, "XDG_DATA_HOME", fixture->home, TRUE);
  process = g_subprocess_launcher_spawn (launcher, &error, program, "--play", fixture->path, NULL);
  g_assert_no_error (error);
  kill_test_kill (process, g_rand_int_range (fixture->random, 1, MAX_ANSWERS + 1), fixture->random, report);
}

static void
test_any_moment (Fixture      *fixture,
                 gconstpointer program)
{
  guint n_kills = kill_test_get_n_kills (long_tests_wanted () ? N_KILLS : N_KILLS_FEW);
  guint n_given = 0;

  for (guint i = 0; i < n_kills; i++)
    {
      KillReport report = { 0 };

      kill_once (fixture, program, &report);
      kill_test_check (fixture->path, &report);
      /* The program had loaded all answers that were given before. */
      g_assert_cmpuint (report.given, >=, n_given);
      n_given = report.safe;
    }

  g_assert_cmpuint (n_given, >, 1);
  g_test_message ("killed %u times, at answer %u last, nothing lost", n_kills, n_given);
  kill_test_age_files (fixture->folder);
  robo_game_folder_clean (fixture->folder);
  g_unlink (fixture->path);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
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

  g_test_add ("/app/play-killed/killed-at-any-moment/loses-at-most-one-answer",
              Fixture, argv[0], set_up, test_any_moment, tear_down);

  return g_test_run ();
}
