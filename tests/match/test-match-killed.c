// SPDX-License-Identifier: GPL-3.0-or-later
// Kills a program (`kill -9`) while it plays: each time the game can be loaded with at most the last answer
// missing, and in the end it is the same as a game without interruptions.
#include <glib/gstdio.h>

#include "match/robo-game-folder.h"
#include "match/robo-match-saver.h"
#include "kill-test.h"
#include "saver-test.h"

#define N_KILLS     50
#define N_ENDS      40
#define MAX_ANSWERS 6

#define SEED    11
#define PLAYERS "hhk"

/* The program that is killed plays on and prints the number of answers after each answer. */

static RoboMatch *
continue_game (RoboMatchSaver *saver)
{
  g_autoptr (GError) error = NULL;
  RoboMatch *match;

  while (!robo_match_saver_get_unfinished (saver))
    g_main_context_iteration (NULL, TRUE);
  match = test_saver_load (saver, robo_saved_game_get_file (robo_match_saver_get_unfinished (saver)), NULL, NULL,
                           &error);
  g_assert_no_error (error);
  robo_match_set_speed (match, 0);

  return match;
}

/* Waits until the last answer is on disk, because people answer more slowly than a disk writes. */
static void
wait_for_disk (RoboMatchSaver *saver)
{
  while (robo_match_saver_get_is_saving (saver))
    g_main_context_iteration (NULL, TRUE);
}

static void
play (const char *folder,
      gboolean    is_new)
{
  g_autoptr (RoboMatchSaver) saver = robo_match_saver_new (folder);
  g_autoptr (RoboMatch) match = is_new ? test_match_new_with_modules (PLAYERS, SEED) : continue_game (saver);

  robo_match_saver_set_match (saver, match);
  robo_match_start (match);
  wait_for_disk (saver);
  kill_test_tell ("has", match);
  while (robo_match_get_question (match))
    {
      test_match_answer (match);
      kill_test_tell ("given", match);
      wait_for_disk (saver);
    }
  kill_test_tell ("over", match);

  kill_test_wait_for_death ();
}

/* This program, too, is killed. It ends while the games are still being listed in the background. */
static void
list_and_end (const char *folder,
              gulong      delay_us)
{
  g_autoptr (RoboMatchSaver) saver = robo_match_saver_new (folder);

  g_usleep (delay_us);
}

/* The test, which kills the program */

typedef struct
{
  char  *program;
  char  *folder;
  GRand *random;
  guint  n_remainders;
  guint  n_games;
} Fixture;

static char *
dup_game (Fixture *fixture)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      if (g_str_has_suffix (name, ROBO_MATCH_SUFFIX) && robo_game_folder_has_game (path))
        return g_steal_pointer (&path);
    }

  return NULL;
}

static guint
count_files (Fixture *fixture)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  guint n_files = 0;

  while (dir && g_dir_read_name (dir))
    n_files++;

  return n_files;
}

static void
kill_once (Fixture    *fixture,
           gint        n_lines,
           KillReport *report)
{
  g_autofree char *game = dup_game (fixture);
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process =
    g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error,
                      fixture->program, "--play", fixture->folder, game ? "continue" : "new", NULL);

  g_assert_no_error (error);
  kill_test_kill (process, n_lines, fixture->random, report);
}

/* After the next start only the one file of the game is left. */
static void
check_folder (Fixture    *fixture,
              KillReport *report)
{
  g_autofree char *path = dup_game (fixture);
  guint            n_games = path != NULL;

  if (path)
    kill_test_check (path, report);
  else
    g_assert_cmpuint (report->safe, ==, 0);

  fixture->n_remainders += count_files (fixture) - n_games;
  kill_test_age_files (fixture->folder);
  robo_game_folder_clean (fixture->folder);
  g_assert_cmpuint (count_files (fixture), ==, n_games);
}

/* With all answers the game is the same as without interruptions. */
static void
check_end (Fixture *fixture)
{
  g_autofree char *path = dup_game (fixture);
  g_autoptr (RoboProblems) problems = robo_problems_new (path);
  g_autoptr (RoboMatchFile) file = robo_match_file_load (path, problems);
  g_autoptr (RoboMatch) match = test_match_new_with_modules (PLAYERS, SEED);
  const RoboRecord *records;
  guint             n_records;

  robo_match_start (match);
  test_match_play (match, G_MAXUINT);
  g_assert_true (robo_match_get_is_over (match));
  records = robo_match_get_records (match, &n_records);
  g_assert_nonnull (file);
  g_assert_cmpuint (file->records->len, ==, n_records);
  for (guint i = 0; i < n_records; i++)
    g_assert_cmpuint (g_array_index (file->records, RoboRecord, i).answer, ==, records[i].answer);

  g_unlink (path);
}

static void
play_and_kill (Fixture *fixture,
               gint     n_lines)
{
  KillReport report = { 0 };

  kill_once (fixture, n_lines, &report);
  check_folder (fixture, &report);
  if (report.is_over)
    {
      check_end (fixture);
      fixture->n_games++;
    }
}

static void
test_any_moment (Fixture      *fixture,
                 gconstpointer data)
{
  guint n_kills = kill_test_get_n_kills (N_KILLS);

  for (guint i = 0; i < n_kills; i++)
    play_and_kill (fixture, g_rand_int_range (fixture->random, 0, MAX_ANSWERS + 1));
  play_and_kill (fixture, G_MAXINT);

  g_assert_cmpuint (fixture->n_games, >=, 1);
  g_test_message ("%u kills, %u of them while a file was being written; %u games came to their end",
                  n_kills, fixture->n_remainders, fixture->n_games);
}

/* The program may end at any moment while games are listed, without a crash. */
static void
test_end (Fixture      *fixture,
          gconstpointer data)
{
  g_autofree char *games = g_test_build_filename (G_TEST_DIST, "matches", NULL);

  for (guint i = 0; i < N_ENDS; i++)
    {
      g_autofree char *delay_us = g_strdup_printf ("%d", g_rand_int_range (fixture->random, 0, KILL_TEST_MAX_DELAY_US));
      g_autoptr (GError) error = NULL;
      g_autoptr (GSubprocess) process =
        g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, &error, fixture->program, "--list", games, delay_us, NULL);

      g_assert_no_error (error);
      g_assert_true (g_subprocess_wait_check (process, NULL, &error));
      g_assert_no_error (error);
    }
}

static void
set_up (Fixture      *fixture,
        gconstpointer program)
{
  fixture->program = g_strdup (program);
  fixture->folder = g_dir_make_tmp ("robo-killed-XXXXXX", NULL);
  fixture->random = g_rand_new_with_seed (g_test_rand_int ());
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *path = dup_game (fixture);

  if (path)
    g_unlink (path);
  g_rmdir (fixture->folder);
  g_rand_free (fixture->random);
  g_free (fixture->folder);
  g_free (fixture->program);
}

int
main (int   argc,
      char *argv[])
{
  if (argc == 4 && g_str_equal (argv[1], "--play"))
    {
      play (argv[2], g_str_equal (argv[3], "new"));
      return 0;
    }

  if (argc == 4 && g_str_equal (argv[1], "--list"))
    {
      list_and_end (argv[2], (gulong)g_ascii_strtoull (argv[3], NULL, 10));
      return 0;
    }

  g_test_init (&argc, &argv, NULL);

  g_test_add ("/match/match-killed/program-killed-at-any-moment/at-most-the-last-answer-is-lost",
              Fixture, argv[0], set_up, test_any_moment, tear_down);
  g_test_add ("/match/match-killed/program-that-ends-while-games-are-listed/does-not-crash",
              Fixture, argv[0], set_up, test_end, tear_down);

  return g_test_run ();
}
