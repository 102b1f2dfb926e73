// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli.h"

#include <stdio.h>

#include <glib/gi18n.h>

#include "files/scenario/robo-outcome.h"

/* The command `resolve` plays scenarios and prints their results. */

typedef struct
{
  RoboOutcomeWriter *writer; /* writer of the outcomes; NULL until there is something to write */
  gboolean           with_events;
  RoboCliStatus      status;
} Resolving;

static void
open_writer (Resolving *self,
             gboolean   is_list)
{
  if (self->writer == NULL)
    self->writer = robo_outcome_writer_new (stdout, is_list, self->with_events);
}

static gboolean
resolve_cb (const RoboScenarioItem *item,
            gpointer                data)
{
  Resolving *self = data;
  g_autoptr (RoboOutcome) outcome = NULL;

  if (item->scenario != NULL)
    outcome = robo_outcome_new (item->scenario, item->problems);
  if (item->is_in_list || outcome != NULL)
    open_writer (self, item->is_in_list);

  if (outcome != NULL)
    robo_outcome_writer_add (self->writer, outcome);
  else
    {
      self->status = ROBO_CLI_REFUSED;
      if (item->is_in_list)
        {
          guint i = 0;

          while (robo_problems_get (item->problems, i)->code->severity != ROBO_SEVERITY_ERROR)
            i++;
          robo_outcome_writer_refuse (self->writer, robo_problems_get (item->problems, i)->sentence);
        }
      else
        robo_cli_report (item->problems);
    }

  return TRUE;
}

static RoboCliStatus
run_resolve (int    argc,
             char **argv)
{
  g_autoptr (RoboProblems) problems = NULL;
  g_autoptr (GBytes) bytes = NULL;
  Resolving          self = { NULL };
  const GOptionEntry entries[] = {
    { "events", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &self.with_events, N_ ("Also print everything that happens"), NULL },
    { NULL },
  };
  RoboCliParse  parse = robo_cli_parse (&robo_cli_resolve, entries, &argc, &argv);
  RoboCliStatus status;

  if (parse != ROBO_CLI_GO_ON)
    return robo_cli_end (parse);
  if (argc != 2)
    return robo_cli_misused (&robo_cli_resolve, "%s", _ ("Name one file, or use - for standard input."));

  problems = robo_cli_problems_new (argv[1]);
  bytes = robo_cli_load (argv[1], problems);
  if (bytes == NULL)
    return robo_cli_report (problems);

  /* For a document without scenarios, write an empty list. */
  if (robo_scenario_read_each (bytes, resolve_cb, &self, problems) && self.status == ROBO_CLI_FINE)
    open_writer (&self, TRUE);
  robo_outcome_writer_free (self.writer);
  status = robo_cli_report (problems);

  return MAX (self.status, status);
}

const RoboCliCommand robo_cli_resolve = {
  .name = "resolve",
  .summary = N_ ("Plays one scenario, or all scenarios in a document, and prints how each one ends."),
  .arguments = N_ ("SCENARIO"),
  .run = run_resolve,
};
