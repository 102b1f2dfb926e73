// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli-modules.h"

#include <string.h>

#include <glib/gi18n.h>

#include "files/cards/robo-card-vocabulary.h"
#include "files/robo-explain-module.h"

/* The command `explain` prints the exact rules and the texts of the cards of a module set. */

static void
print_card (const RoboModuleSet *set,
            guint                card)
{
  g_autofree char *rule = robo_explain_module_of_set (set, card, NULL);
  const char      *text = robo_module_set_get_text (set, card);
  const RoboCard  *content = &robo_module_set_get_cards (set)->cards[card];

  /* Translators: The first %s is the name of a module, the second its color, the third its id. */
  g_print (_ ("%s (%s, %s)"), robo_module_set_get_title (set, card), robo_card_colour_get_label (content->colour), content->id);
  g_print ("\n");
  if (text[0] != '\0')
    g_print ("%s\n", text);
  if (rule[0] != '\0')
    g_print ("%s\n", rule);
}

static RoboCliStatus
print_one (const RoboModuleSet *set,
           const char          *id)
{
  const RoboCards *cards = robo_module_set_get_cards (set);
  guint            found = robo_cards_find (cards, id);
  g_autoptr (GString) ids = g_string_new (NULL);

  if (found != ROBO_NO_CARD)
    {
      print_card (set, found);
      return ROBO_CLI_FINE;
    }

  for (guint card = 0; card < cards->n_cards; card++)
    g_string_append_printf (ids, "%s%s", ids->len > 0 ? ", " : "", cards->cards[card].id);
  /* Translators: The first %s is the id of a module that the user named, the second the name of a module set, the third
   * a list of ids. */
  robo_cli_message (_ ("“%s” isn’t in “%s”, which has these modules: %s."), id, robo_module_set_get_name (set), ids->str);

  return ROBO_CLI_REFUSED;
}

/* Explains the cards of a set. The words are the set, followed by the ids of the cards to explain. Without ids, all
 * cards are explained. */
static RoboCliStatus
explain_modules (char **words,
                 guint  n_words)
{
  g_autofree char *path = robo_cli_find_modules (words[0]);
  g_autoptr (RoboProblems) problems = robo_cli_problems_new (path != NULL ? path : words[0]);
  g_autoptr (RoboModuleSet) set = NULL;
  RoboCliStatus status = ROBO_CLI_FINE;

  if (path == NULL)
    {
      robo_cli_say_no_such_modules (words[0]);
      return ROBO_CLI_REFUSED;
    }

  set = robo_module_set_open_file (path, problems);
  for (guint card = 0; set != NULL && n_words == 1 && card < robo_module_set_get_cards (set)->n_cards; card++)
    {
      if (card > 0)
        g_print ("\n");
      print_card (set, card);
    }
  for (guint i = 1; set != NULL && i < n_words; i++)
    {
      if (i > 1)
        g_print ("\n");
      if (print_one (set, words[i]) != ROBO_CLI_FINE)
        status = ROBO_CLI_REFUSED;
    }

  return robo_cli_report (problems) == ROBO_CLI_FINE ? status : ROBO_CLI_REFUSED;
}

static RoboCliStatus
run_explain (int    argc,
             char **argv)
{
  const GOptionEntry entries[] = { { NULL } };
  RoboCliParse       parse = robo_cli_parse (&robo_cli_explain, entries, &argc, &argv);
  RoboCliStatus      status = ROBO_CLI_FINE;

  if (parse != ROBO_CLI_GO_ON)
    return robo_cli_end (parse);
  if (argc < 2)
    return robo_cli_misused (&robo_cli_explain, "%s", _ ("Name at least one module file, or the id of a set that comes with the game."));

  for (int i = 1; i < argc;)
    {
      int first = i++;

      /* An argument that is neither a set nor a path is a card of the last set before it. */
      for (; i < argc; i++)
        {
          g_autofree char *path = robo_cli_find_modules (argv[i]);

          if (path != NULL || strchr (argv[i], G_DIR_SEPARATOR) != NULL)
            break;
        }
      if (first > 1)
        g_print ("\n");
      if (explain_modules (argv + first, (guint)(i - first)) != ROBO_CLI_FINE)
        status = ROBO_CLI_REFUSED;
    }

  return status;
}

const RoboCliCommand robo_cli_explain = {
  .name = "explain",
  .summary = N_ ("Explains exactly what the cards of a module set do."),
  .arguments = N_ ("MODULES [CARD…]…"),
  .run = run_explain,
};
