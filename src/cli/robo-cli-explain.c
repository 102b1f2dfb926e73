// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli.h"

#include <string.h>

#include <glib/gi18n.h>

#include "content/robo-card-labels.h"
#include "content/robo-explain.h"
#include "content/robo-paths.h"

/* explain: what the cards of a module set do, exactly and in words. */

/* A file that is named is read, whatever it is called; else it is a set that comes with the game. */
static char *
dup_path (const char *name)
{
  g_autofree char *file = g_strconcat (name, ROBO_MODULES_SUFFIX, NULL);
  g_autofree char *bundled = g_build_filename (robo_paths_get_data_dir (), "modules", file, NULL);

  if (strchr (name, G_DIR_SEPARATOR) == NULL && g_file_test (bundled, G_FILE_TEST_EXISTS))
    return g_steal_pointer (&bundled);

  return g_strdup (name);
}

static void
print_card (const RoboModuleSet *set,
            guint                card)
{
  g_autofree char *rule = robo_explain_module_of_set (set, card, NULL);
  const char      *text = robo_module_set_get_text (set, card);
  const RoboCard  *content = &robo_module_set_get_cards (set)->cards[card];

  /* Translators: the name of a module, its colour, its id. */
  g_print (_ ("%s (%s, %s)"), robo_module_set_get_title (set, card), robo_card_colour_get_label (content->colour), content->id);
  g_print ("\n");
  if (text[0] != '\0')
    g_print ("%s\n", text);
  if (rule[0] != '\0')
    g_print ("%s\n", rule);
}

static RoboCliStatus
explain (const char *name)
{
  g_autofree char *path = dup_path (name);
  g_autoptr (RoboProblems) problems = robo_cli_problems_new (path);
  g_autoptr (RoboModuleSet) set = robo_module_set_open_file (path, problems);

  for (guint card = 0; set != NULL && card < robo_module_set_get_cards (set)->n_cards; card++)
    {
      if (card > 0)
        g_print ("\n");
      print_card (set, card);
    }

  return robo_cli_report (problems);
}

static RoboCliStatus
run (int    argc,
     char **argv)
{
  const GOptionEntry entries[] = { { NULL } };
  RoboCliParse       parse = robo_cli_parse (&robo_cli_explain, entries, &argc, &argv);
  RoboCliStatus      status = ROBO_CLI_FINE;

  if (parse != ROBO_CLI_GO_ON)
    return robo_cli_end (parse);
  if (argc < 2)
    return robo_cli_misused (&robo_cli_explain, "%s", _ ("Give at least one file of modules, or the id of a set that comes with the game."));

  for (int i = 1; i < argc; i++)
    {
      if (explain (argv[i]) != ROBO_CLI_FINE)
        status = ROBO_CLI_REFUSED;
    }

  return status;
}

const RoboCliCommand robo_cli_explain = {
  .name = "explain",
  .summary = N_ ("Says exactly what the cards of a module set do."),
  .arguments = N_ ("MODULES…"),
  .run = run,
};
