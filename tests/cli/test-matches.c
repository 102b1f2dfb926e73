// SPDX-License-Identifier: GPL-3.0-or-later
// Replays every game in tests/matches through the program. Games of each release can be replayed, and every round ends
// as it did then, or as recorded if the rulings have changed since. A new game needs no C.
#include <string.h>

#include <glib/gstdio.h>

#include "cli-test.h"

/* A current game has no messages. A game of an older version may report that it is shown as recorded. */
static void
assert_fine (const CliResult *result)
{
  if (result->status != 0)
    g_test_message ("%s", result->err);
  g_assert_cmpint (result->status, ==, 0);
  g_assert_true (result->err[0] == '\0' || strstr (result->err, "warning: The game was played under version ") != NULL);
}

/* Each of the games was played to its end. */
static void
test_match (gconstpointer data)
{
  g_auto (CliResult) result = { 0 };
  g_autofree char *arguments = g_strconcat ("replay --events ", (const char *)data, NULL);

  cli_run (&result, arguments);

  assert_fine (&result);
  g_assert_nonnull (strstr (result.out, " winner=\""));
  g_assert_nonnull (strstr (result.out, "<event type=\"win\""));
}

static void
test_series (gconstpointer data)
{
  g_auto (CliResult) result = { 0 };
  g_autofree char *arguments = g_strconcat ("validate ", (const char *)data, NULL);

  cli_run (&result, arguments);

  assert_fine (&result);
}

/* A file that is truncated in the events still has everything, since events can be restored by a replay. */
static void
test_salvage (gconstpointer data)
{
  g_auto (CliResult) whole = { 0 };
  g_auto (CliResult) salvaged = { 0 };
  g_auto (CliResult) again = { 0 };
  g_autofree char *folder = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
  g_autofree char *cut = g_build_filename (folder, "cut.match.xml", NULL);
  g_autofree char *target = g_build_filename (folder, "new.match.xml", NULL);
  g_autofree char *replay_whole = g_strconcat ("replay --events ", (const char *)data, NULL);
  g_autofree char *replay_cut = g_strconcat ("replay ", cut, " --salvage ", target, NULL);
  g_autofree char *replay_again = g_strconcat ("replay --events ", target, NULL);
  g_autofree char *text = NULL;
  g_autofree char *left = NULL;
  gsize            length;

  g_assert_true (g_file_get_contents (data, &text, NULL, NULL));
  length = (gsize)(strstr (text, "<round number=\"2\"") - text);
  g_assert_true (g_file_set_contents (cut, text, (gssize)length, NULL));
  cli_run (&whole, replay_whole);
  cli_run (&salvaged, replay_cut);
  g_assert_cmpint (salvaged.status, ==, 0);
  g_assert_nonnull (strstr (salvaged.err, "The file ends unexpectedly."));
  g_assert_nonnull (strstr (salvaged.err, "Up to the end of round "));
  cli_run (&again, replay_again);
  assert_fine (&again);
  g_assert_cmpstr (again.out, ==, whole.out);

  /* The damaged file is left alone. */
  g_assert_true (g_file_get_contents (cut, &left, NULL, NULL));
  g_assert_cmpuint (strlen (left), ==, length);
  g_unlink (cut);
  g_unlink (target);
  g_rmdir (folder);
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *folder = NULL;
  g_autoptr (GDir) dir = NULL;
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  const char *name;

  g_test_init (&argc, &argv, NULL);

  folder = g_test_build_filename (G_TEST_DIST, "matches", NULL);
  dir = g_dir_open (folder, 0, &error);
  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      gboolean         is_match = g_str_has_suffix (name, ".match.xml");
      const char      *rule = is_match ? "game-of-a-release/can-be-replayed/" : "series-of-a-release/is-valid/";
      g_autofree char *test = g_strconcat ("/cli/matches/", rule, name, NULL);
      char            *path = g_build_filename (folder, name, NULL);

      g_ptr_array_add (paths, path);
      g_test_add_data_func (test, path, is_match ? test_match : test_series);
      if (g_str_equal (name, "rulings-3-printed.match.xml"))
        g_test_add_data_func ("/cli/matches/truncated-events/are-restored-by-a-replay", path, test_salvage);
    }

  return g_test_run ();
}
