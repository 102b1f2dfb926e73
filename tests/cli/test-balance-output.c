// SPDX-License-Identifier: GPL-3.0-or-later
// Tests robodrome-cli balance: its result is the same on any number of processors, in words and as XML that agrees with
// its schema.
#include <stdlib.h>
#include <string.h>

#include <glib/gstdio.h>

#include "files/xml/robo-xml.h"

#include "cli-test.h"

static const RoboXmlFormat format = {
  .kind = "balance",
  .version = 1,
  .max_size = ROBO_XML_MAX_SIZE,
};

/* All VP spaces are near the south. */
#define FLOOR "<row>.......</row>"
#define UNFAIR                                                                                                        \
  "<arena xmlns='urn:x-robodrome:arena:1' id='unfair' columns='7' rows='13'><name>Unfair</name><terrain>" FLOOR FLOOR \
    FLOOR FLOOR FLOOR FLOOR FLOOR FLOOR FLOOR FLOOR FLOOR FLOOR FLOOR "</terrain><features>"                          \
  "<vp at='3,11' number='1'/><vp at='5,11' number='2'/><vp at='4,12' number='3'/>"                                    \
  "<start at='4,1' side='n' arrow='s'/><start at='3,1' side='n' arrow='s'/>"                                          \
  "<start at='4,13' side='s' arrow='n'/><start at='3,13' side='s' arrow='n'/></features></arena>"

#define MODULES                                                                                                   \
  "<modules xmlns='urn:x-robodrome:modules:1' id='own'><name>Own</name>"                                          \
  "<module id='own-hammer' colour='red' copies='4'><name>Hammer</name><text>Bump and hurt.</text>"                \
  "<die colour='blue' min='1' max='6'/><effect when='bump' target='bumped' action='damage' amount='3'/></module>" \
  "</modules>"

static const struct
{
  const char *name;
  const char *line;
} calls[] = {
  { "text", "balance tokyo --games 40 --seed 3" },
  { "xml", "balance tokyo --games 40 --seed 3 --format xml" },
  { "xml-with-a-killbot",
    "balance rome --games 30 --rules training --seats computer-club,killbot,computer-club --format xml" },
  { "xml-with-rotated-seats",
    "balance rome --games 31 --rules training --seats computer-dash,killbot,computer-pip --rotate --format xml" },
  { "json", "balance tokyo --games 40 --seed 3 --format json" },
};

/* The speed is not a part of the result, and is printed separately. */
static void
check_errors (const CliResult *result,
              gboolean         is_for_programs)
{
  if (is_for_programs)
    g_assert_cmpstr (result->err, ==, "");
  else
    g_assert_true (g_regex_match_simple ("^Played in \\d+\\.\\d s: \\d+ games and \\d+ rounds per second\n$",
                                         result->err, 0, 0));
}

static void
test_threads (gconstpointer data)
{
  g_autofree char *one = g_strconcat (data, " --threads 1", NULL);
  g_autofree char *four = g_strconcat (data, " --threads 4", NULL);
  g_auto (CliResult) alone = { 0 };
  g_auto (CliResult) together = { 0 };

  cli_run (&alone, one);
  cli_run (&together, four);
  check_errors (&alone, strstr (data, "--format") != NULL);
  g_assert_cmpint (alone.status, ==, 0);
  g_assert_cmpstr (alone.out, ==, together.out);
}

static void
test_schema (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_auto (CliResult) result = { 0 };
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
      g_autoptr (xmlDoc) doc = NULL;

      cli_run (&result, calls[i].line);
      if (strstr (calls[i].line, "xml") == NULL)
        continue;
      doc = robo_xml_read_memory (result.out, strlen (result.out), &format, problems);
      g_assert_nonnull (doc);
    }
}

static char *
write_file (const char *name,
            const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("balance-XXXXXX", &error);
  char            *path = g_build_filename (folder, name, NULL);

  g_assert_no_error (error);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);

  return path;
}

static void
remove_file (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Returns the line that begins with this text. */
static char *
dup_line (const char *text,
          const char *begin)
{
  g_auto (GStrv) all = g_strsplit (text, "\n", -1);

  for (guint i = 0; all[i] != NULL; i++)
    {
      if (g_str_has_prefix (all[i], begin))
        return g_strdup (all[i]);
    }

  return g_strdup ("");
}

static void
test_unfair (void)
{
  g_autofree char *path = write_file ("unfair.arena.xml", UNFAIR);
  g_autofree char *line = g_strdup_printf ("balance %s --rules training --games 500", path);
  g_autofree char *north = NULL;
  g_autofree char *south = NULL;
  g_auto (CliResult) result = { 0 };

  cli_run (&result, line);
  g_assert_cmpint (result.status, ==, 0);
  south = dup_line (result.out, "South");
  north = dup_line (result.out, "North");
  g_assert_true (g_str_has_suffix (south, "favored"));
  g_assert_true (g_str_has_suffix (north, " weak"));
  remove_file (path);
}

/* A card that destroys every robot it touches is detected; only the cards of the set are listed. */
static void
test_modules (void)
{
  g_autofree char *path = write_file ("own.modules.xml", MODULES);
  g_autofree char *line = g_strdup_printf ("balance --modules %s --games 150", path);
  g_autofree char *hammer = NULL;
  g_auto (CliResult) result = { 0 };

  cli_run (&result, line);
  check_errors (&result, FALSE);
  g_assert_cmpint (result.status, ==, 0);
  hammer = dup_line (result.out, "Hammer");
  g_assert_nonnull (strstr (hammer, "stronger"));
  g_assert_null (strstr (result.out, "Teleport"));
  g_assert_nonnull (strstr (result.out, "Twin Cities: 150 games"));
  remove_file (path);
}

/* Equal players win equally often, even if one seat is better; and all of them play the same number of games. */
static void
test_rotate (void)
{
  g_autofree char *path = write_file ("unfair.arena.xml", UNFAIR);
  g_autofree char *line = g_strdup_printf ("balance %s --rules training --games 199 --rotate", path);
  g_autofree char *one = NULL;
  g_autofree char *other = NULL;
  g_auto (CliResult) result = { 0 };

  cli_run (&result, line);
  g_assert_cmpint (result.status, ==, 0);
  g_assert_nonnull (strstr (result.out, ": 200 games"));
  one = dup_line (result.out, "1 ");
  other = dup_line (result.out, "2 ");
  g_assert_nonnull (strstr (one, "computer-pip  50.0%"));
  g_assert_nonnull (strstr (other, "computer-pip  50.0%"));
  g_assert_true (g_str_has_suffix (one, "fair"));
  remove_file (path);
}

/* The stronger player is detected on the worse seats, too. */
static void
test_rotate_players (void)
{
  g_autofree char *path = write_file ("unfair.arena.xml", UNFAIR);
  g_autofree char *line = g_strdup_printf ("balance %s --rules training --seats computer-pip,computer-ada --games 60 "
                                           "--rotate --format json",
                                           path);
  g_auto (CliResult) result = { 0 };
  const char *pip, *ada;

  cli_run (&result, line);
  g_assert_cmpint (result.status, ==, 0);
  g_assert_true (g_str_has_prefix (result.out,
                                   "{\n  \"arena\": \"unfair\",\n  \"rules\": \"training\",\n"
                                   "  \"games\": 60,\n  \"seed\": \"1\",\n"
                                   "  \"rotated\": \"yes\",\n  \"unfinished\": 0,\n  \"seats\": [\n    {\n"
                                   "      \"number\": 1,\n"
                                   "      \"player\": \"computer-pip\",\n      \"wins\": "));
  g_assert_true (g_str_has_suffix (result.out, "\n}\n"));
  pip = strstr (result.out, "\"player\": \"computer-pip\",\n      \"wins\": ");
  ada = strstr (result.out, "\"player\": \"computer-ada\",\n      \"wins\": ");
  g_assert_true (pip != NULL && ada != NULL);
  g_assert_cmpint (atoi (strstr (ada, "wins") + 7), >, 2 * atoi (strstr (pip, "wins") + 7));
  g_assert_nonnull (strstr (result.out, "\"cards\": [],"));
  remove_file (path);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_autofree char *path =
        g_strconcat ("/cli/balance-output/threads/do-not-change-the-output/", calls[i].name, NULL);

      g_test_add_data_func (path, calls[i].line, test_threads);
    }
  g_test_add_func ("/cli/balance-output/xml/agrees-with-its-schema", test_schema);
  g_test_add_func ("/cli/balance-output/unfair-arena/is-detected", test_unfair);
  g_test_add_func ("/cli/balance-output/strong-card/is-detected", test_modules);
  g_test_add_func ("/cli/balance-output/rotated-seats/equal-players-win-equally-often", test_rotate);
  g_test_add_func ("/cli/balance-output/rotated-seats/stronger-player-wins-more-often", test_rotate_players);

  return g_test_run ();
}
