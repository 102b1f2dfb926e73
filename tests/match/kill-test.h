// SPDX-License-Identifier: GPL-3.0-or-later
// Killing a program that plays (`kill -9`) at any moment, and looking at what it left.
#pragma once

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "files/match/robo-match-file.h"
#include "model-test.h"

G_BEGIN_DECLS

/* Beginning, loading and saving take this long at most here, so that all of it is hit. */
#define KILL_TEST_MAX_DELAY_US 40000

/* As many as usual in a check, so that it is short. By hand as many as one likes: ROBODROME_KILLS=1000. */
static inline guint
kill_test_get_n_kills (guint usual)
{
  const char *wanted = g_getenv ("ROBODROME_KILLS");

  return wanted != NULL ? (guint)g_ascii_strtoull (wanted, NULL, 10) : usual;
}

/* The program that is killed tells how many answers were given, and how many more after each. */
static inline void
kill_test_tell (const char *word,
                RoboMatch  *match)
{
  guint n_records;

  robo_match_get_records (match, &n_records);
  printf ("%s %u\n", word, n_records);
  fflush (stdout);
}

/* Nobody writes there: what is read is that who started this is gone. */
static inline void
kill_test_wait_for_death (void)
{
  (void)!read (STDIN_FILENO, &(char){ 0 }, 1);
}

/**
 * KillReport:
 * @safe: how many answers there were when the last one was given: all of them must be there
 * @given: how many there were in the end
 * @is_over: whether the game is
 */
typedef struct
{
  guint    safe;
  guint    given;
  gboolean is_over;
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

/* Waits for some answers, then for any moment; what the program told before it died counts, too. */
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
  /* Else it died of something of its own. */
  g_assert_cmpint (g_subprocess_get_term_sig (process), ==, SIGKILL);
}

/* Plays the file again, as who opens it does. That the game is over may stand there and not have been told. */
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
