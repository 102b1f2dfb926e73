// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that in locales with a decimal comma texts for people have it, but files and output for programs do not.
#include <locale.h>
#include <string.h>

#include <glib/gstdio.h>

#include "cli-test.h"

#define COMMA_LOCALE "de_DE.UTF-8"

/* The commands run in this order, in a folder of their own; their output and files are checked. */
static const char *const lines[] = {
  "play --arena tokyo --rules training --seats killbot,computer-pip --seed 2 --save %s/game.match.xml",
  "replay %s/game.match.xml --events",
  "analyse %s/game.match.xml --effort quick --format json",
  "balance tokyo --games 5 --seed 3 --format xml",
  "balance tokyo --games 5 --seed 3 --format json",
  "puzzle --make 1 --seed 4 --difficulty 1 --format json",
  "render tokyo --output %s/tokyo.svg",
  "play --mode championship --seats killbot,computer-pip,computer-rusty --seed 3 --save %s/cup.series.xml",
};

static const char *const files[] = { "game.match.xml", "tokyo.svg", "cup.series.xml" };

typedef struct
{
  char *folder;
  char *files[G_N_ELEMENTS (files)];
  char *out[G_N_ELEMENTS (lines)];
} Work;

static void
work_in (Work       *work,
         const char *locale)
{
  g_autoptr (GError) error = NULL;

  g_setenv ("LC_ALL", locale, TRUE);
  work->folder = g_dir_make_tmp ("numbers-XXXXXX", &error);
  g_assert_no_error (error);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_auto (GStrv) parts = g_strsplit (lines[i], "%s", -1);
      g_autofree char *line = g_strjoinv (work->folder, parts);
      g_auto (CliResult) result = { 0 };
      g_autoptr (GString) out = NULL;

      cli_run (&result, line);
      g_assert_cmpint (result.status, ==, 0);
      /* Paths in the output name the folder, which differs between runs. */
      out = g_string_new (result.out);
      g_string_replace (out, work->folder, "FOLDER", 0);
      work->out[i] = g_strdup (out->str);
    }
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (work->folder, files[i], NULL);

      g_assert_true (g_file_get_contents (path, &work->files[i], NULL, NULL));
    }
}

static void
work_clear (Work *work)
{
  g_autoptr (GDir) dir = g_dir_open (work->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (work->folder, name, NULL);

      g_assert_cmpint (g_unlink (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (work->folder), ==, 0);
  g_free (work->folder);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    g_free (work->files[i]);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    g_free (work->out[i]);
}

static gboolean
has_comma_locale (void)
{
  gboolean is_there = setlocale (LC_NUMERIC, COMMA_LOCALE) != NULL && strcmp (localeconv ()->decimal_point, ",") == 0;

  setlocale (LC_NUMERIC, "C");
  if (!is_there)
    g_test_skip ("The locale " COMMA_LOCALE " is not installed");

  return is_there;
}

static void
test_files (void)
{
  Work point = { 0 }, comma = { 0 };

  if (!has_comma_locale ())
    return;

  work_in (&point, "C.UTF-8");
  work_in (&comma, COMMA_LOCALE);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    g_assert_cmpstr (point.out[i], ==, comma.out[i]);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    g_assert_cmpstr (point.files[i], ==, comma.files[i]);
  work_clear (&point);
  work_clear (&comma);
}

static void
test_words (void)
{
  g_auto (CliResult) point = { 0 };
  g_auto (CliResult) comma = { 0 };

  if (!has_comma_locale ())
    return;

  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  cli_run (&point, "balance tokyo --games 5 --seed 3");
  g_setenv ("LC_ALL", COMMA_LOCALE, TRUE);
  cli_run (&comma, "balance tokyo --games 5 --seed 3");
  g_assert_true (g_regex_match_simple ("Rounds: \\d+\\.\\d ± ", point.out, 0, 0));
  g_assert_true (g_regex_match_simple ("Rounds: \\d+,\\d ± ", comma.out, 0, 0));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cli/numbers/files-and-output-for-programs/do-not-depend-on-the-locale", test_files);
  g_test_add_func ("/cli/numbers/texts-for-people/have-the-decimal-comma-of-the-locale", test_words);

  return g_test_run ();
}
