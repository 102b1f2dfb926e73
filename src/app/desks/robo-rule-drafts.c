// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-rule-drafts.h"

#include <glib/gi18n.h>

#include "edit/robo-module-set-document.h"
#include "edit/robo-rule-set-document.h"
#include "files/cards/robo-module-edit.h"

/* Module sets */

static RoboDocument *
create_module_set_document (RoboModuleSet *set)
{
  RoboModuleSetDocument *document = robo_module_set_document_new ();

  robo_document_start (ROBO_DOCUMENT (document), set);

  return ROBO_DOCUMENT (document);
}

RoboDocument *
robo_rule_drafts_new_module_set (void)
{
  /* Translators: the name of a module set that has just been made */
  g_autoptr (RoboModuleSet) empty = robo_module_set_new ("my-modules", _ ("My Modules"));
  /* Translators: the name of a module card that has just been made */
  g_autoptr (RoboModuleSet) set = robo_module_set_with_new_card (empty, 0, ROBO_CARD_BLUE, _ ("New Module"));

  return create_module_set_document (set);
}

RoboDocument *
robo_rule_drafts_copy_module_set (RoboRuleFile *file)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) set = robo_module_set_open_file (robo_rule_file_get_path (file), problems);
  /* Translators: the name of a copy of a module set or of rules: %s is the original's */
  g_autofree char *name = g_strdup_printf (_ ("%s (Copy)"), robo_rule_file_get_title (file));
  g_autoptr (RoboModuleSet) copy = set != NULL ? robo_module_set_with_name (set, NULL, name) : NULL;
  g_auto (GStrv) languages = copy != NULL ? robo_module_set_dup_languages (copy) : NULL;

  if (copy == NULL)
    return NULL;

  for (char **language = languages; *language != NULL; language++)
    {
      RoboModuleSet *without = (*language)[0] != '\0' ? robo_module_set_with_name (copy, *language, NULL) : NULL;

      if (without == NULL)
        continue;
      robo_module_set_unref (copy);
      copy = without;
    }
  return create_module_set_document (copy);
}

/* Rule sets */

static RoboDocument *
create_rule_set_document (RoboRuleSet *set)
{
  RoboRuleSetDocument *document = robo_rule_set_document_new ();

  robo_document_start (ROBO_DOCUMENT (document), set);

  return ROBO_DOCUMENT (document);
}

/* To begin with they differ in nothing from the standard rules. */
static RoboRuleSet *
with_standard_killbots (RoboRuleSet *set)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboRuleSet) standard = robo_rule_set_load_bundled ("standard", problems);
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  const RoboCards *cards;

  if (standard == NULL || robo_rule_set_get_modules (standard) == NULL ||
      !robo_rule_set_names_killbot_modules (standard))
    return robo_rule_set_ref (set);

  cards = robo_modules_get_cards (robo_rule_set_get_modules (standard));
  for (guint card = 0; card < cards->n_cards; card++)
    {
      if (robo_rule_set_is_for_killbots (standard, card))
        g_ptr_array_add (ids, (gpointer)cards->cards[card].id);
    }
  g_ptr_array_add (ids, NULL);

  return robo_rule_set_with_killbot_modules (set, (const char *const *)ids->pdata);
}

RoboDocument *
robo_rule_drafts_new_rule_set (void)
{
  /* Translators: the name of a rule set that has just been made */
  g_autoptr (RoboRuleSet) plain = robo_rule_set_new ("my-rules", _ ("My Rules"));
  g_autoptr (RoboRuleSet) set = with_standard_killbots (plain);

  return create_rule_set_document (set);
}

/* In all languages: the translations are the original's name. */
static RoboRuleSet *
rename_rule_set (RoboRuleSet *set,
                 const char  *name)
{
  g_auto (GStrv) languages = robo_rule_set_dup_languages (set);
  RoboRuleSet *copy = robo_rule_set_with_name (set, NULL, name);

  for (char **language = languages; *language != NULL; language++)
    {
      RoboRuleSet *without;

      if ((*language)[0] == '\0')
        continue;
      without = robo_rule_set_with_name (copy, *language, NULL);
      robo_rule_set_unref (copy);
      copy = without;
    }

  return copy;
}

RoboDocument *
robo_rule_drafts_copy_rule_set (RoboRuleFile *file)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboRuleSet) set = robo_rule_set_open_file (robo_rule_file_get_path (file), problems);
  /* Translators: the name of a copy of a module set or of rules: %s is the original's */
  g_autofree char *name = g_strdup_printf (_ ("%s (Copy)"), robo_rule_file_get_title (file));
  g_autoptr (RoboRuleSet) copy = NULL;

  if (set == NULL)
    return NULL;

  copy = rename_rule_set (set, name);
  return create_rule_set_document (copy);
}
