// SPDX-License-Identifier: GPL-3.0-or-later
// Kills a program that plays (`kill -9`) at random moments and checks the files that it leaves.
#pragma once

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include <utime.h>

#include <glib/gstdio.h>

#include "files/match/robo-match-file.h"
#include "model-test.h"

G_BEGIN_DECLS

/* This time is long enough for starting, loading and saving, so that each of them is interrupted at times. */
#define KILL_TEST_MAX_DELAY_US 40000

/* Returns how often the program is killed. Checks use a small number, to be quick. ROBODROME_KILLS=1000 sets another
 * number for runs by hand. */
static inline guint
kill_test_get_n_kills (guint usual)
{
  const char *wanted = g_getenv ("ROBODROME_KILLS");

  return wanted != NULL ? (guint)g_ascii_strtoull (wanted, NULL, 10) : usual;
}

/* Prints the number of answers at first, and once more after each answer. The program that is killed calls this
 * function. */
static inline void
kill_test_tell (const char *word,
                RoboMatch  *match)
{
  guint n_records;

  robo_match_get_records (match, &n_records);
  printf ("%s %u\n", word, n_records);
  fflush (stdout);
}

/* Standard input gets no data; reading ends when the parent process is gone. */
static inline void
kill_test_wait_for_death (void)
{
  (void)!read (STDIN_FILENO, &(char){ 0 }, 1);
}

typedef struct
{
  guint    safe;    /* number of answers before the last answer, all of which must be in the file */
  guint    given;   /* number of answers in the end */
  gboolean is_over; /* whether the game is over */
} KillReport;

static inline gboolean
kill_test_read_line (GDataInputStream *lines,
                     KillReport       *report)
{
  g_autofree char *line = g_data_input_stream_read_line (lines, NULL, NULL, NULL);
  const char      *number = line ? strchr (line, ' ') : NULL;
  guint            n_records;

  if (!number)
    return FALSE;

  n_records = g_ascii_strtoull (number, NULL, 10);
  report->safe = g_str_has_prefix (line, "given") ? report->given : n_records;
  report->given = n_records;
  report->is_over = g_str_has_prefix (line, "over");

  return TRUE;
}

/* Waits for some answers, then for a random time. Output from before the program died counts, too. */
static inline void
kill_test_kill (GSubprocess *process,
                gint         n_lines,
                GRand       *random,
                KillReport  *report)
{
  g_autoptr (GDataInputStream) lines = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));
  g_autoptr (GError) error = NULL;

  while (n_lines-- > 0 && !report->is_over && kill_test_read_line (lines, report))
    ;
  if (!report->is_over)
    g_usleep (g_rand_int_range (random, 0, KILL_TEST_MAX_DELAY_US));
  g_subprocess_force_exit (process);
  while (kill_test_read_line (lines, report))
    ;
  g_assert_true (g_subprocess_wait (process, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_signaled (process));
  /* With another signal the program has crashed. */
  g_assert_cmpint (g_subprocess_get_term_sig (process), ==, SIGKILL);
}

/* Makes the files of a folder so old that no program can still be writing them. */
static inline void
kill_test_age_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      GStatBuf         info;

      g_assert_cmpint (g_stat (path, &info), ==, 0);
      g_assert_cmpint (g_utime (path, &(struct utimbuf){ info.st_atime - 7200, info.st_mtime - 7200 }), ==, 0);
    }
}

/* Replays the file as opening it does. The game may be over in the file without having been reported. */
static inline void
kill_test_check (const char *path,
                 KillReport *report)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (path);
  g_autoptr (RoboMatchFile) file = robo_match_file_load (path, problems);
  g_autoptr (RoboBoard) board = NULL;
  g_autoptr (RoboGame) game = NULL;
  RoboSetup setup;

  g_assert_nonnull (file);
  g_assert_cmpuint (file->records->len, >=, report->safe);
  board = robo_board_new (robo_arena_get_plan (file->setup->arena));
  robo_match_setup_fill (file->setup, board, &setup);
  game = robo_match_file_replay (file, &setup, problems);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);
  report->is_over = robo_game_get_state (game)->phase == ROBO_PHASE_OVER;
}

G_END_DECLS
