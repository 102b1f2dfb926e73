// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli.h"

#include <glib/gi18n.h>

#include "draw/robo-render-diff.h"
#include "files/arena/robo-arena-diff.h"

#include "robo-cli-arena.h"

/* The command `diff` prints the differences between two arenas, and with --output also draws them. */

static RoboArena *
load_arena (const char *id_or_path)
{
  g_autoptr (RoboProblems) problems = robo_cli_problems_new (id_or_path);
  RoboArena *arena = robo_cli_load_arena (id_or_path, problems);

  robo_cli_report (problems);

  return arena;
}

static RoboCliStatus
compare_files (const char *before_path,
               const char *after_path,
               const char *output)
{
  g_autoptr (RoboArena) before = load_arena (before_path);
  g_autoptr (RoboArena) after = load_arena (after_path);
  g_autoptr (RoboArenaDiff) diff = NULL;
  g_autoptr (GFile) file = output != NULL ? g_file_new_for_path (output) : NULL;
  g_autoptr (GError) error = NULL;

  if (before == NULL || after == NULL)
    return ROBO_CLI_REFUSED;

  diff = robo_arena_diff_new (before, after);
  if (file != NULL && !robo_render_diff_to_file (before, after, diff, file, &error))
    {
      if (g_error_matches (error, ROBO_RENDER_ERROR, ROBO_RENDER_ERROR_FORMAT))
        return robo_cli_misused (&robo_cli_diff, "%s", error->message);

      robo_cli_message ("robodrome-cli diff: %s", error->message);
      return ROBO_CLI_REFUSED;
    }

  /* The changes have the same numbers as in the picture. */
  if (robo_arena_diff_get_length (diff) == 0)
    g_print ("%s\n", _ ("The two arenas are the same."));
  for (guint i = 0; i < robo_arena_diff_get_length (diff); i++)
    {
      const RoboArenaChange *change = robo_arena_diff_get (diff, i);

      if (change->mark != 0)
        g_print ("%3u  %s\n", change->mark, change->sentence);
      else
        g_print ("     %s\n", change->sentence);
    }

  return ROBO_CLI_FINE;
}

static RoboCliStatus
run_diff (int    argc,
          char **argv)
{
  g_autofree char   *output = NULL;
  const GOptionEntry entries[] = {
    { "output", 'o', G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &output,
      N_ ("Also draw both arenas to this file, with their differences outlined; its name must end in .svg or .png"), N_ ("FILE") },
    { NULL },
  };
  RoboCliParse parse = robo_cli_parse (&robo_cli_diff, entries, &argc, &argv);

  if (parse != ROBO_CLI_GO_ON)
    return robo_cli_end (parse);
  if (argc != 3)
    return robo_cli_misused (&robo_cli_diff, "%s", _ ("Name two arenas, each by its id or file."));

  return compare_files (argv[1], argv[2], output);
}

const RoboCliCommand robo_cli_diff = {
  .name = "diff",
  .summary = N_ ("Shows how two arenas differ. The exit status is 0 whether or not they differ, and 1 if either can’t be read."),
  .arguments = N_ ("ARENA ARENA"),
  .run = run_diff,
};
