// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli.h"

#include <glib/gi18n.h>

#include "files/arena/robo-arena-ways.h"
#include "files/arena/robo-arena.h"
#include "files/pack/robo-pack.h"
#include "files/robo-validate.h"

/* The command `validate` prints the problems of files and, for arenas, the distances from starts to VP spaces. */

/* Prints the ways in an arena, even if it is not playable, because then they help most. Does nothing for a file of
 * another kind. */
static void
print_ways (const char *path)
{
  g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);
  g_autoptr (GBytes) bytes = robo_cli_load (path, ignored);
  g_autoptr (RoboArena) arena = NULL;
  gboolean is_complete;
  RoboWays ways;

  if (bytes != NULL)
    arena = robo_arena_open_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), ignored, &is_complete);
  if (arena == NULL)
    return;

  robo_arena_find_ways (robo_arena_get_plan (arena), &ways);
  for (RoboDir side = 0; side < ROBO_N_DIRS; side += 2)
    {
      g_auto (GStrv) sentences = robo_ways_dup_sentences (&ways, side);

      /* Print the sentences that the editor shows. Begin each line with the side, so that the line is complete. */
      for (guint i = 0; sentences[i] != NULL; i++)
        g_print ("%s: %s: %s\n", path, robo_side_get_name (side), sentences[i]);
    }
}

/* Checks a pack with all of its parts, or a file of another format. */
static void
validate (const char   *path,
          RoboProblems *problems)
{
  if (g_str_has_suffix (path, ROBO_PACK_SUFFIX))
    robo_pack_unref (robo_pack_load_file (path, problems));
  else
    robo_validate_file (path, problems);
}

static RoboCliStatus
run_validate (int    argc,
              char **argv)
{
  gboolean           with_ways = FALSE;
  const GOptionEntry entries[] = {
    { "ways", 'w', 0, G_OPTION_ARG_NONE, &with_ways,
      N_ ("Also say which VP spaces of an arena each side can reach, which only through lightning barriers, and where KillBots get stuck"), NULL },
    { NULL },
  };
  RoboCliParse  parse = robo_cli_parse (&robo_cli_validate, entries, &argc, &argv);
  RoboCliStatus status = ROBO_CLI_FINE;

  if (parse != ROBO_CLI_GO_ON)
    return robo_cli_end (parse);
  if (argc < 2)
    return robo_cli_misused (&robo_cli_validate, "%s", _ ("Give at least one file."));

  for (int i = 1; i < argc; i++)
    {
      g_autoptr (RoboProblems) problems = robo_cli_problems_new (argv[i]);

      validate (argv[i], problems);
      if (with_ways)
        print_ways (argv[i]);
      if (robo_cli_report (problems) != ROBO_CLI_FINE)
        status = ROBO_CLI_REFUSED;
    }

  return status;
}

const RoboCliCommand robo_cli_validate = {
  .name = "validate",
  .summary = N_ ("Checks files of all the game’s formats and lists their problems."),
  .arguments = N_ ("FILE…"),
  .run = run_validate,
};
