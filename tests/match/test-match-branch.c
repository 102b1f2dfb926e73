// SPDX-License-Identifier: GPL-3.0-or-later
// Tests branches from past positions, and the export of a game.
#include "config.h"

#include <string.h>

#include <glib/gstdio.h>

#include "files/match/robo-match-file.h"
#include "match/log/robo-log-item.h"

#include "model-test.h"

static RoboMatch *
play (const char *players,
      guint       n_rounds)
{
  RoboMatch *match = test_match_new_with_modules (players, 5);

  robo_match_start (match);
  test_match_play (match, n_rounds);

  return match;
}

/* The log is the same to the letter, including its notes about skipped questions. */
static void
assert_same_log (RoboMatch *match,
                 RoboMatch *again,
                 guint      n_events)
{
  for (guint i = 0; i < g_list_model_get_n_items (robo_match_get_log (match)); i++)
    {
      g_autoptr (RoboLogItem) a = g_list_model_get_item (robo_match_get_log (match), i);
      g_autoptr (RoboLogItem) b = g_list_model_get_item (robo_match_get_log (again), i);

      /* The last line may still lack events. */
      if (robo_log_item_get_end (a) > n_events)
        break;
      g_assert_cmpuint (robo_log_item_get_end (a), ==, robo_log_item_get_end (b));
      g_assert_cmpstr (robo_log_item_get_text (a), ==, robo_log_item_get_text (b));
      g_assert_cmpstr (robo_log_item_get_note (a), ==, robo_log_item_get_note (b));
    }
}

static guint
count_notes (RoboMatch *match)
{
  guint n_notes = 0;

  for (guint i = 0; i < g_list_model_get_n_items (robo_match_get_log (match)); i++)
    {
      g_autoptr (RoboLogItem) item = g_list_model_get_item (robo_match_get_log (match), i);

      n_notes += robo_log_item_get_note (item) && strstr (robo_log_item_get_note (item), " isn’t asked");
    }

  return n_notes;
}

static void
assert_same_past (RoboMatch *match,
                  RoboMatch *branch,
                  guint      position)
{
  g_assert_cmpuint (robo_match_get_n_events (branch), >=, position);
  g_assert_cmpuint (robo_match_get_position (branch), ==, robo_match_get_n_events (branch));
  assert_same_log (match, branch, position);
  for (guint i = 0; i < position; i++)
    g_assert_cmpmem (robo_match_get_event (match, i), sizeof (RoboEvent), robo_match_get_event (branch, i),
                     sizeof (RoboEvent));
}

/* A branch from any position has the same past, and then asks a question. The original match does not change. */
static void
test_past (void)
{
  g_autoptr (RoboMatch) match = play ("hckk", 3);
  guint n_events = robo_match_get_n_events (match);

  g_assert_cmpuint (count_notes (match), >, 0);
  for (guint position = 0; position <= n_events; position += 7)
    {
      g_autoptr (RoboMatch) branch = robo_match_new_branch (match, position);

      robo_match_set_speed (branch, 0);
      assert_same_past (match, branch, position);
      robo_match_start (branch);
      g_assert_nonnull (robo_match_get_question (branch));
      test_match_answer (branch);
    }
  g_assert_cmpuint (robo_match_get_n_events (match), ==, n_events);
}

static void
test_other_answer (void)
{
  g_autoptr (RoboMatch) match = play ("hk", 3);
  g_autoptr (RoboMatch) branch = robo_match_new_branch (match, 3);

  robo_match_set_speed (branch, 0);
  robo_match_start (branch);
  test_match_play (branch, 40);
  g_assert_true (robo_match_get_is_over (branch));
  g_assert_false (robo_match_get_is_over (match));
}

/* With several people branches are allowed only when no secrets are left. */
static void
test_secrets (void)
{
  g_autoptr (RoboMatch) alone = play ("hck", 1);
  g_autoptr (RoboMatch) together = play ("hhk", 1);

  g_assert_null (robo_match_get_branch_refusal (alone));
  g_assert_nonnull (strstr (robo_match_get_branch_refusal (together), "secret"));
  test_match_play (together, 60);
  g_assert_true (robo_match_get_is_over (together));
  g_assert_null (robo_match_get_branch_refusal (together));
}

static void
test_export (void)
{
  g_autoptr (RoboMatch) match = play ("hck", 2);
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "my, own" ROBO_MATCH_SUFFIX, NULL);
  g_autofree char *nowhere = g_build_filename (folder, "missing", "x" ROBO_MATCH_SUFFIX, NULL);
  g_autoptr (RoboProblems) problems = robo_problems_new (path);
  g_autoptr (RoboMatch) again = NULL;
  RoboMatchFile *file;
  guint          n_records;

  g_assert_true (robo_match_export (match, path, &error));
  g_assert_no_error (error);
  file = robo_match_file_load (path, problems);
  g_assert_nonnull (file);
  robo_match_get_records (match, &n_records);
  g_assert_cmpuint (file->records->len, ==, n_records);
  again = robo_match_new (file->setup);
  robo_match_restore (again, file);
  assert_same_log (match, again, robo_match_get_n_events (match));
  robo_match_file_free (file);

  g_assert_false (robo_match_export (match, nowhere, &error));
  g_assert_nonnull (error);
  g_remove (path);
  g_rmdir (folder);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/match/match-branch/branches-from-earlier-positions/have-the-same-past", test_past);
  g_test_add_func ("/match/match-branch/branch-played-to-its-end/does-not-end-the-original", test_other_answer);
  g_test_add_func ("/match/match-branch/R5.5/branch-is-refused-while-secrets-are-left", test_secrets);
  g_test_add_func ("/match/match-branch/exported-match/is-read-back-with-the-same-log", test_export);

  return g_test_run ();
}
