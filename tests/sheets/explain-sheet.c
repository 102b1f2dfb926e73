// SPDX-License-Identifier: GPL-3.0-or-later
// Prints the explained rule of every combination of when, target and action with every shape of amount, and of every
// ability, in the language of the environment: for people to read. With ids it prints bundled module sets instead.
#include "config.h"

#include "files/cards/robo-explain.h"
#include "files/robo-explain-module.h"

#include "tests/files/explain-cards.h"

#include "sheet-words.h"

/* Explains the cards of a set. `rules` may be NULL for the standard rules. */
static void
print_card (const RoboCard *card,
            gpointer        rules)
{
  g_auto (GStrv) paragraphs = robo_explain_card (card, rules, "Rome");
  g_autofree char *text = g_strjoinv ("\n  ", paragraphs);

  g_print ("%s\n  %s\n\n", card->id, text);
}

/* These rules change the effect of a bump. */
static void
print_bump (const RoboCard *card,
            gpointer        rules)
{
  if (card->n_effects > 0 && card->effects[0].when == ROBO_WHEN_BUMP)
    print_card (card, rules);
}

static void
print_set (const char *id)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (id);
  g_autoptr (RoboModuleSet) set = robo_module_set_load_bundled (id, problems);

  for (guint card = 0; set != NULL && card < robo_module_set_get_cards (set)->n_cards; card++)
    {
      g_autofree char *text = robo_explain_module_of_set (set, card, NULL);

      g_print ("%s — %s\n%s\n\n", robo_module_set_get_title (set, card), robo_module_set_get_text (set, card), text);
    }
}

int
main (int   argc,
      char *argv[])
{
  sheet_speak ();

  for (int i = 1; i < argc; i++)
    print_set (argv[i]);
  if (argc < 2)
    {
      RoboRules rules;

      robo_rules_init_standard (&rules);
      rules.bump_every_step = TRUE;
      explain_cards_foreach (print_card, NULL);
      explain_cards_foreach (print_bump, &rules);
    }

  return 0;
}
