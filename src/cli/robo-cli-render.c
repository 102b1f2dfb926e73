// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli.h"

#include <glib/gi18n.h>

#include "draw/robo-render.h"

#include "robo-cli-arena.h"

/* render: draws an arena. */

static RoboCliStatus
run_render (int    argc,
            char **argv)
{
  g_autofree char *output = NULL;
  g_autoptr (RoboProblems) problems = NULL;
  g_autoptr (RoboArena) arena = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  const GOptionEntry entries[] = {
    { "output", 'o', G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &output,
      N_ ("The picture to write; its name ends in .svg or .png"), N_ ("FILE") },
    { NULL },
  };
  RoboCliParse parse = robo_cli_parse (&robo_cli_render, entries, &argc, &argv);

  if (parse != ROBO_CLI_GO_ON)
    return robo_cli_end (parse);
  if (argc != 2)
    return robo_cli_misused (&robo_cli_render, "%s", _ ("Name one arena, by its id or its file."));
  if (output == NULL)
    return robo_cli_misused (&robo_cli_render, "%s", _ ("Name the picture: --output FILE.svg or --output FILE.png."));

  problems = robo_cli_problems_new (argv[1]);
  arena = robo_cli_load_arena (argv[1], problems);
  robo_cli_report (problems);
  if (arena == NULL)
    return ROBO_CLI_REFUSED;

  file = g_file_new_for_path (output);
  if (robo_render_arena_to_file (robo_arena_get_plan (arena), file, &error))
    return ROBO_CLI_FINE;
  if (g_error_matches (error, ROBO_RENDER_ERROR, ROBO_RENDER_ERROR_FORMAT))
    return robo_cli_misused (&robo_cli_render, "%s", error->message);

  robo_cli_message ("robodrome-cli render: %s", error->message);
  return ROBO_CLI_REFUSED;
}

const RoboCliCommand robo_cli_render = {
  .name = "render",
  .summary = N_ ("Draws an arena as an SVG or PNG file."),
  .arguments = N_ ("ARENA"),
  .run = run_render,
};
