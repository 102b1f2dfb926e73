// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-rule-drafts.h"

#include <glib/gi18n.h>

#include "documents/robo-module-set-document.h"
#include "documents/robo-rule-set-document.h"
#include "files/cards/robo-module-edit.h"
#include "files/xml/robo-languages.h"

/* Returns the name of a copy in the language `code`. If `code` is NULL, returns the original name of the copy. A
 * copy has only an original name and a name in the language `wanted`. For other languages the function returns NULL,
 * because their names are translations of the name of the file that was copied. */
static char *
dup_copy_name (const char *name,
               const char *code,
               const char *wanted)
{
  if (name == NULL || (code != NULL && g_strcmp0 (code, wanted) != 0))
    return NULL;
  if (code == NULL && wanted != NULL)
    return g_strdup_printf ("%s (Copy)", name);

  /* Translators: This is the name of a copy of a module set or a rule set. %s is the name of the original. */
  return g_strdup_printf (_ ("%s (Copy)"), name);
}

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
  /* Translators: This is the name of a module set that has just been created. */
  g_autoptr (RoboModuleSet) empty = robo_module_set_new ("my-modules", _ ("My Modules"));
  /* Translators: This is the name of a module card that has just been created. */
  g_autoptr (RoboModuleSet) set = robo_module_set_with_new_card (empty, 0, ROBO_CARD_BLUE, _ ("New Module"));

  return create_module_set_document (set);
}

RoboDocument *
robo_rule_drafts_copy_module_set (RoboRuleFile *file)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) set = robo_module_set_open_file (robo_rule_file_get_path (file), problems);
  g_autoptr (RoboModuleSet) copy = NULL;
  g_auto (GStrv) languages = NULL;
  const char *wanted;

  if (set == NULL)
    return NULL;

  languages = robo_module_set_dup_languages (set);
  wanted = robo_languages_find_wanted ((const char *const *)languages);
  copy = robo_module_set_ref (set);
  for (char **language = languages; *language != NULL; language++)
    {
      const char      *code = (*language)[0] != '\0' ? *language : NULL;
      g_autofree char *name = dup_copy_name (robo_module_set_get_name_in (set, code), code, wanted);
      RoboModuleSet   *named = robo_module_set_with_text (copy, ROBO_NO_CARD, "name", code, name);

      robo_module_set_unref (copy);
      copy = named;
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

/* Copies the list of KillBots' modules from the standard rules, because new rules are equal to the standard rules at
 * first. */
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
  /* Translators: This is the name of a rule set that has just been created. */
  g_autoptr (RoboRuleSet) plain = robo_rule_set_new ("my-rules", _ ("My Rules"));
  g_autoptr (RoboRuleSet) set = with_standard_killbots (plain);

  return create_rule_set_document (set);
}

RoboDocument *
robo_rule_drafts_copy_rule_set (RoboRuleFile *file)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboRuleSet) set = robo_rule_set_open_file (robo_rule_file_get_path (file), problems);
  g_autoptr (RoboRuleSet) copy = NULL;
  g_auto (GStrv) languages = NULL;
  const char *wanted;

  if (set == NULL)
    return NULL;

  languages = robo_rule_set_dup_languages (set);
  wanted = robo_languages_find_wanted ((const char *const *)languages);
  copy = robo_rule_set_ref (set);
  for (char **language = languages; *language != NULL; language++)
    {
      const char      *code = (*language)[0] != '\0' ? *language : NULL;
      g_autofree char *name = dup_copy_name (robo_rule_set_get_name_in (set, code), code, wanted);
      RoboRuleSet     *named = robo_rule_set_with_text (copy, "name", code, name);

      robo_rule_set_unref (copy);
      copy = named;
    }

  return create_rule_set_document (copy);
}
