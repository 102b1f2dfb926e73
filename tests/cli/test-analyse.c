// SPDX-License-Identifier: GPL-3.0-or-later
// Tests robodrome-cli analyse: its result is the same on any number of processors, in words, as XML that agrees with
// its schema, and as JSON.
#include <pty.h>
#include <string.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "files/xml/robo-xml.h"

#include "cli-test.h"

static const RoboXmlFormat format = {
  .kind = "analysis",
  .version = 1,
  .max_size = ROBO_XML_MAX_SIZE,
};

typedef struct
{
  char *folder;
  char *match;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autofree char *line = NULL;
  g_auto (CliResult) result = { 0 };

  fixture->folder = g_dir_make_tmp ("analyse-XXXXXX", NULL);
  fixture->match = g_build_filename (fixture->folder, "a.match.xml", NULL);
  line = g_strdup_printf ("play --arena twin-cities --rules training "
                          "--seats computer-pip,killbot,computer-rusty --seed 3 --save %s",
                          fixture->match);
  cli_run (&result, line);
  g_assert_cmpint (result.status, ==, 0);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_assert_cmpint (g_unlink (fixture->match), ==, 0);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->match);
  g_free (fixture->folder);
}

static void
run (Fixture    *fixture,
     const char *options,
     CliResult  *result)
{
  g_autofree char *line = g_strconcat ("analyse --effort quick ", fixture->match, " ", options, NULL);

  cli_run (result, line);
}

/* Without a terminal no progress is printed. */
static void
test_threads (Fixture      *fixture,
              gconstpointer data)
{
  g_auto (CliResult) alone = { 0 };
  g_auto (CliResult) together = { 0 };

  run (fixture, "--threads 1", &alone);
  run (fixture, "--threads 3", &together);
  g_assert_cmpint (alone.status, ==, 0);
  g_assert_cmpstr (alone.err, ==, "");
  g_assert_cmpstr (alone.out, ==, together.out);
  g_assert_nonnull (strstr (alone.out, "\n1 computer-pip: "));
  g_assert_nonnull (strstr (alone.out, "\n3 computer-rusty: "));
  g_assert_null (strstr (alone.out, "\n2 killbot: "));
  g_assert_nonnull (strstr (alone.out, "  Round 1: "));
}

static void
test_seat (Fixture      *fixture,
           gconstpointer data)
{
  g_auto (CliResult) result = { 0 };
  g_auto (CliResult) killbot = { 0 };

  run (fixture, "--seat 3", &result);
  g_assert_cmpint (result.status, ==, 0);
  g_assert_null (strstr (result.out, "\n1 computer-pip: "));
  g_assert_nonnull (strstr (result.out, "\n3 computer-rusty: "));

  run (fixture, "--seat 1,2", &killbot);
  g_assert_cmpint (killbot.status, ==, 2);
  g_assert_nonnull (strstr (killbot.err, "KillBots"));
  g_assert_cmpstr (killbot.out, ==, "");
}

static void
test_schema (Fixture      *fixture,
             gconstpointer data)
{
  g_auto (CliResult) result = { 0 };
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (xmlDoc) doc = NULL;
  xmlNode *root;

  run (fixture, "--seat 3 --format xml", &result);
  g_assert_cmpint (result.status, ==, 0);
  doc = robo_xml_read_memory (result.out, strlen (result.out), &format, problems);
  g_assert_nonnull (doc);
  root = xmlDocGetRootElement (doc);
  g_assert_cmpstr ((const char *)root->name, ==, "analysis");
  g_assert_nonnull (strstr (result.out, "<seat seat=\"2\" player=\"killbot\"/>"));
}

/* Programs that read the output rely on its names, and on arrays even where there is only one element. */
static void
test_json (Fixture      *fixture,
           gconstpointer data)
{
  g_auto (CliResult) result = { 0 };
  const char *round;

  run (fixture, "--seat 3 --format json", &result);
  g_assert_cmpint (result.status, ==, 0);
  g_assert_true (g_str_has_prefix (result.out,
                                   "{\n  \"arena\": \"twin-cities\",\n  \"effort\": \"quick\",\n  \"seat\": [\n"
                                   "    {\n      \"seat\": 1,\n      \"player\": \"computer-pip\"\n    },\n"
                                   "    {\n      \"seat\": 2,\n      \"player\": \"killbot\"\n    },\n"
                                   "    {\n      \"seat\": 3,\n"
                                   "      \"player\": \"computer-rusty\",\n      \"programs\": "));
  g_assert_true (g_str_has_suffix (result.out, "\n  ]\n}\n"));
  round = strstr (result.out, "\n  \"round\": [\n    {\n      \"number\": 1,\n");
  g_assert_nonnull (round);
  round = strstr (round, "\n      \"chance\": [\n        {\n          \"seat\": 1,\n          \"before\": ");
  g_assert_nonnull (round);
  round = strstr (round, "\n      \"program\": [\n        {\n          \"seat\": 3,\n          \"dice\": \"");
  g_assert_nonnull (round);
  round = strstr (round, ",\n          \"grade\": \"");
  g_assert_nonnull (round);
  round = strstr (round, ",\n          \"expected\": ");
  g_assert_nonnull (round);
  g_assert_true (g_ascii_isdigit (round[strlen (",\n          \"expected\": ")]));
}

/* An unknown format prints no result. */
static void
test_format (Fixture      *fixture,
             gconstpointer data)
{
  g_auto (CliResult) result = { 0 };

  run (fixture, "--format yaml", &result);
  g_assert_cmpint (result.status, ==, 2);
  g_assert_cmpstr (result.out, ==, "");
  g_assert_nonnull (strstr (result.err, "json"));
}

/* On a terminal each line of progress overwrites the line before it. */
static void
test_progress (Fixture      *fixture,
               gconstpointer data)
{
  const char *argv[] = { g_getenv ("ROBODROME_CLI"), "analyse", "--effort", "quick", "--seat", "3", fixture->match,
                         NULL };
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  char   text[4096];
  int    seen, written;
  gsize  length = 0;
  gssize n_read;

  g_assert_cmpint (openpty (&seen, &written, NULL, NULL, NULL), ==, 0);
  g_subprocess_launcher_take_stderr_fd (launcher, written);
  process = g_subprocess_launcher_spawnv (launcher, argv, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_wait_check (process, NULL, NULL));

  g_subprocess_launcher_close (launcher);
  /* The text arrives in pieces; reading fails when the process has closed its end. */
  while (length < sizeof text - 1 && (n_read = read (seen, text + length, sizeof text - 1 - length)) > 0)
    length += (gsize)n_read;
  text[length] = '\0';
  g_assert_true (g_str_has_prefix (text, "Reviewing the game: "));
  g_assert_nonnull (strchr (text, '\r'));
  g_assert_null (strchr (text, '\\'));
  g_assert_nonnull (strstr (text, " 100%\r\n"));
  close (seen);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/cli/analyse/threads/do-not-change-the-output", Fixture, NULL, set_up, test_threads, tear_down);
  g_test_add ("/cli/analyse/seat-option/judges-this-seat-only", Fixture, NULL, set_up, test_seat, tear_down);
  g_test_add ("/cli/analyse/progress-on-a-terminal/overwrites-its-line",
              Fixture, NULL, set_up, test_progress, tear_down);
  g_test_add ("/cli/analyse/xml/agrees-with-its-schema", Fixture, NULL, set_up, test_schema, tear_down);
  g_test_add ("/cli/analyse/json/has-stable-names-and-arrays", Fixture, NULL, set_up, test_json, tear_down);
  g_test_add ("/cli/analyse/unknown-format/is-refused", Fixture, NULL, set_up, test_format, tear_down);

  return g_test_run ();
}
