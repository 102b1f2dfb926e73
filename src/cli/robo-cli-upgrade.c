// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli.h"

#include <glib/gi18n.h>

#include "files/robo-upgrade.h"
#include "files/robo-validate.h"

/* The command `upgrade` updates files to the current format and prints the changes. */

static RoboCliStatus
upgrade_file (const char *path,
              const char *folder)
{
  g_autoptr (RoboProblems) problems = robo_cli_problems_new (path);
  g_autoptr (RoboUpgrade) done = robo_upgrade_file (path, folder, problems);
  const char *shown = robo_problems_get_file (problems);

  if (done == NULL)
    return robo_cli_report (problems);

  /* Report errors that an upgrade does not fix. */
  if (done->changes->len == 0)
    robo_validate_file (path, problems);
  if (robo_problems_has_errors (problems))
    return robo_cli_report (problems);

  if (done->changes->len == 0)
    {
      /* Translators: %s is a file. */
      g_print (_ ("%s: Up to date."), shown);
      g_print ("\n");
    }
  for (guint i = 0; i < done->changes->len; i++)
    g_print ("%s: %s\n", shown, (const char *)done->changes->pdata[i]);

  return ROBO_CLI_FINE;
}

static RoboCliStatus
run_upgrade (int    argc,
             char **argv)
{
  g_autofree char   *folder = NULL;
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &folder,
      N_ ("Put the files into FOLDER without changing files that are already there"), N_ ("FOLDER") },
    { NULL }
  };
  RoboCliParse  parse = robo_cli_parse (&robo_cli_upgrade, entries, &argc, &argv);
  RoboCliStatus status = ROBO_CLI_FINE;

  if (parse != ROBO_CLI_GO_ON)
    return robo_cli_end (parse);
  if (argc < 2)
    return robo_cli_misused (&robo_cli_upgrade, "%s", _ ("Name at least one file."));

  for (int i = 1; i < argc; i++)
    {
      if (upgrade_file (argv[i], folder) != ROBO_CLI_FINE)
        status = ROBO_CLI_REFUSED;
    }

  return status;
}

const RoboCliCommand robo_cli_upgrade = {
  .name = "upgrade",
  .summary = N_ ("Updates files from older versions of their formats."),
  .arguments = N_ ("FILE…"),
  .run = run_upgrade,
};
