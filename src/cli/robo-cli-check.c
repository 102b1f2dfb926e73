// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli.h"

#include <glib/gi18n.h>

#include "files/scenario/robo-outcome.h"

/* The command `check` compares the results of scenarios with their expectations. */

typedef struct
{
  guint n_passed;
  guint n_failed;
} Count;

static gboolean
check_cb (const RoboScenarioItem *item,
          gpointer                data)
{
  Count *count = data;
  g_autoptr (GPtrArray) differences = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (RoboOutcome) outcome = NULL;
  g_autofree char *text = NULL;

  if (item->scenario != NULL)
    outcome = robo_outcome_new (item->scenario, item->problems);
  if (outcome != NULL && robo_outcome_compare (outcome, differences))
    {
      count->n_passed++;
      return TRUE;
    }

  for (guint i = 0; outcome == NULL && i < robo_problems_get_length (item->problems); i++)
    g_ptr_array_add (differences, robo_problems_dup_text (item->problems, i));

  count->n_failed++;
  g_ptr_array_add (differences, NULL);
  text = g_strjoinv ("; ", (char **)differences->pdata);
  g_print ("%s: %s\n", item->id, text);

  return TRUE;
}

static RoboCliStatus
run_check (int    argc,
           char **argv)
{
  const GOptionEntry entries[] = { { NULL } };
  RoboCliParse       parse = robo_cli_parse (&robo_cli_check, entries, &argc, &argv);
  Count              count = { 0, 0 };

  if (parse != ROBO_CLI_GO_ON)
    return robo_cli_end (parse);
  if (argc < 2)
    return robo_cli_misused (&robo_cli_check, "%s", _ ("Name at least one file, or use - for standard input."));

  for (int i = 1; i < argc; i++)
    {
      g_autoptr (RoboProblems) problems = robo_cli_problems_new (argv[i]);
      g_autoptr (GBytes) bytes = robo_cli_load (argv[i], problems);

      /* Count a file that cannot be read as failed, too. */
      if (bytes != NULL)
        robo_scenario_read_each (bytes, check_cb, &count, problems);

      count.n_failed += robo_cli_report (problems) != ROBO_CLI_FINE;
    }
  g_print ("%u passed, %u failed\n", count.n_passed, count.n_failed);

  return count.n_failed == 0 ? ROBO_CLI_FINE : ROBO_CLI_REFUSED;
}

const RoboCliCommand robo_cli_check = {
  .name = "check",
  .summary = N_ ("Plays scenarios and compares each outcome with the expected one."),
  .arguments = N_ ("SCENARIO…"),
  .run = run_check,
};
