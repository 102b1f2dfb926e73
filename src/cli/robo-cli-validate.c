// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli.h"

#include <glib/gi18n.h>

#include "content/robo-validate.h"

/* validate: says what is wrong with files. */

static RoboCliStatus
validate (const char *path)
{
  g_autoptr (RoboProblems) problems = robo_cli_problems_new (path);

  robo_validate_file (path, problems);

  return robo_cli_report (problems);
}

static RoboCliStatus
run (int    argc,
     char **argv)
{
  const GOptionEntry entries[] = { { NULL } };
  RoboCliParse       parse = robo_cli_parse (&robo_cli_validate, entries, &argc, &argv);
  RoboCliStatus      status = ROBO_CLI_FINE;

  if (parse != ROBO_CLI_GO_ON)
    return robo_cli_end (parse);
  if (argc < 2)
    return robo_cli_misused (&robo_cli_validate, "%s", _ ("Give at least one file."));

  for (int i = 1; i < argc; i++)
    {
      if (validate (argv[i]) != ROBO_CLI_FINE)
        status = ROBO_CLI_REFUSED;
    }

  return status;
}

const RoboCliCommand robo_cli_validate = {
  .name = "validate",
  .summary = N_ ("Says what is wrong with files of any of the game's formats."),
  .arguments = N_ ("FILE…"),
  .run = run,
};
