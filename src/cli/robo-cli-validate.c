// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli.h"

#include <glib/gi18n.h>

#include "files/arena/robo-arena-ways.h"
#include "files/arena/robo-arena.h"
#include "files/pack/robo-pack-gather.h"
#include "files/pack/robo-pack-text.h"
#include "files/robo-validate.h"

/* The command `validate` prints the problems of files and, with --ways, what each side of an arena can reach. */

/* Opens an arena as far as it can be read. Returns NULL for a file that cannot be read or is of another kind. */
static RoboArena *
open_arena (const char *path)
{
  g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);
  g_autoptr (GBytes) bytes = robo_cli_load (path, ignored);
  gboolean is_complete;

  if (bytes == NULL)
    return NULL;

  return robo_arena_open_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), ignored, &is_complete);
}

static const RoboProblemKind no_rules[] = { { "rules-missing", ROBO_SEVERITY_WARNING } };

/* Returns whether there is a rule set with the id: bundled, beside the file, or in the user's folder. */
static gboolean
has_rules (const char *path,
           const char *id)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *own = robo_pack_dup_own_folder (ROBO_PACK_RULES);
  g_autofree char *beside = robo_pack_find_file (folder, ROBO_PACK_RULES, id);
  g_autofree char *found = beside == NULL ? robo_pack_find_file (own, ROBO_PACK_RULES, id) : NULL;

  return robo_pack_kind_is_bundled (ROBO_PACK_RULES, id) || beside != NULL || found != NULL;
}

/* Warns if an arena recommends rules that are missing. This is no error, because games in the arena can have other
 * rules. Does nothing for a pipe, because a pipe can be read only once. */
static void
check_rules (const char   *path,
             RoboProblems *problems)
{
  g_autoptr (RoboArena) arena = g_file_test (path, G_FILE_TEST_IS_REGULAR) ? open_arena (path) : NULL;
  const char *id = arena != NULL ? robo_arena_get_rules (arena) : "";

  if (id[0] != '\0' && !has_rules (path, id))
    /* Translators: %s is the id of a rule set. */
    robo_problems_add (problems, no_rules, 0, _ ("The arena recommends the rules “%s”, which you don’t have."), id);
}

/* Prints the ways in an arena. They help most if the arena is not playable, so prints them even then. Does nothing for
 * a file of another kind. */
static void
print_ways (const char *path)
{
  g_autoptr (RoboArena) arena = open_arena (path);
  RoboWays ways;

  if (arena == NULL)
    return;

  robo_arena_find_ways (robo_arena_get_plan (arena), &ways);
  for (RoboDir side = 0; side < ROBO_N_DIRS; side += 2)
    {
      g_auto (GStrv) sentences = robo_ways_dup_sentences (&ways, side);

      /* Print the sentences that the editor shows. Begin each text line with the side, so that the text line can be
       * understood alone. */
      for (guint i = 0; sentences[i] != NULL; i++)
        g_print ("%s: %s: %s\n", path, robo_side_get_name (side), sentences[i]);
    }
}

/* Checks a file with a text that has a pack. */
static void
validate_text (const char   *path,
               RoboProblems *problems)
{
  g_autoptr (GBytes) bytes = robo_cli_load (path, problems);
  g_autofree char *text = NULL;

  if (bytes == NULL)
    return;

  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  robo_pack_unref (robo_pack_text_read (text != NULL ? text : "", problems));
}

/* Checks a pack with all of its parts, or a file of another format. */
static void
validate (const char   *path,
          RoboProblems *problems)
{
  if (g_str_has_suffix (path, ROBO_PACK_SUFFIX))
    robo_pack_unref (robo_pack_load_file (path, problems));
  else if (g_str_has_suffix (path, ".txt"))
    validate_text (path, problems);
  else
    {
      robo_validate_file (path, problems);
      check_rules (path, problems);
    }
}

static RoboCliStatus
run_validate (int    argc,
              char **argv)
{
  gboolean           with_ways = FALSE;
  const GOptionEntry entries[] = {
    { "ways", 'w', 0, G_OPTION_ARG_NONE, &with_ways,
      N_ ("Also say which VP spaces of an arena can be reached from each side, which of those only through lightning barriers, and where KillBots get stuck"), NULL },
    { NULL },
  };
  RoboCliParse  parse = robo_cli_parse (&robo_cli_validate, entries, &argc, &argv);
  RoboCliStatus status = ROBO_CLI_FINE;

  if (parse != ROBO_CLI_GO_ON)
    return robo_cli_end (parse);
  if (argc < 2)
    return robo_cli_misused (&robo_cli_validate, "%s", _ ("Name at least one file."));

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
  .summary = N_ ("Checks files in any of the game’s formats and lists their problems."),
  .arguments = N_ ("FILE…"),
  .run = run_validate,
};
