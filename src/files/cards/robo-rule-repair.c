// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <glib/gi18n-lib.h>

#include "robo-rule-set-edit-private.h"

typedef RoboRuleSet *(*ApplyFunc) (const RoboRuleRepair *self);

struct _RoboRuleRepair
{
  char        *sentence;
  RoboRuleSet *rules;
  ApplyFunc    apply;
  guint        row;
};

void
robo_rule_repair_free (RoboRuleRepair *self)
{
  if (self == NULL)
    return;

  g_free (self->sentence);
  robo_rule_set_unref (self->rules);
  g_free (self);
}

const char *
robo_rule_repair_get_sentence (const RoboRuleRepair *self)
{
  return self->sentence;
}

RoboRuleSet *
robo_rule_repair_apply (const RoboRuleRepair *self)
{
  return self->apply (self);
}

/* What repairs do */

static xmlNode *
find_row (const xmlNode *root,
          guint          row)
{
  for (xmlNode *node = root->children; node != NULL; node = node->next)
    {
      if (robo_rule_set_is_line (node) && row-- == 0)
        return node;
    }

  return NULL;
}

static RoboRuleSet *
apply_remove_line (const RoboRuleRepair *self)
{
  RoboRuleEdit edit;
  xmlNode     *node;

  robo_rule_edit_begin (&edit, self->rules);
  node = find_row (edit.root, self->row);
  if (node != NULL)
    robo_xml_edit_remove (node);

  return robo_rule_edit_end (&edit, node != NULL);
}

static RoboRuleSet *
apply_standard (const RoboRuleRepair *self)
{
  RoboRuleEdit edit;
  xmlNode     *node;

  robo_rule_edit_begin (&edit, self->rules);
  node = find_row (edit.root, self->row);

  return robo_rule_edit_end (&edit, node != NULL && robo_xml_edit_set (node, "id", "standard"));
}

static RoboRuleSet *
apply_add_standard (const RoboRuleRepair *self)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  g_auto (GStrv) old = robo_rule_set_dup_module_sets (self->rules);
  g_auto (GStrv) all = NULL;

  g_strv_builder_add (ids, "standard");
  g_strv_builder_addv (ids, (const char **)old);
  all = g_strv_builder_end (ids);

  return robo_rule_set_with_module_sets (self->rules, (const char *const *)all);
}

static RoboRuleSet *
apply_modules_off (const RoboRuleRepair *self)
{
  for (guint i = 0; i < ROBO_N_RULE_OPTIONS; i++)
    {
      if (g_str_equal (robo_rule_options[i].attribute, "modules"))
        return robo_rule_set_with_option (self->rules, &robo_rule_options[i], FALSE);
    }

  g_return_val_if_reached (robo_rule_set_ref (self->rules));
}

static RoboRuleSet *
apply_name (const RoboRuleRepair *self)
{
  g_autofree char *name = g_strdelimit (g_strdup (self->rules->id), "-_.", ' ');

  name[0] = g_ascii_toupper (name[0]);

  return robo_rule_set_with_name (self->rules, NULL, name);
}

/* What is offered */

static void
offer (GPtrArray         *repairs,
       RoboRuleSet       *rules,
       const RoboProblem *problem,
       ApplyFunc          apply,
       const char        *sentence)
{
  RoboRuleRepair *self = g_new0 (RoboRuleRepair, 1);

  self->sentence = g_strdup (sentence);
  self->rules = robo_rule_set_ref (rules);
  self->apply = apply;
  self->row = problem->row;
  g_ptr_array_add (repairs, self);
}

static gboolean
names_standard (const RoboRuleSet *rules)
{
  g_auto (GStrv) ids = robo_rule_set_dup_module_sets (rules);

  return g_strv_contains ((const char *const *)ids, "standard");
}

static void
offer_for_set (GPtrArray         *repairs,
               RoboRuleSet       *rules,
               const RoboProblem *problem)
{
  offer (repairs, rules, problem, apply_remove_line, _ ("Leave the Module Set Out"));
  if (problem->code == ROBO_PROBLEM_RULES_SET_MISSING && !names_standard (rules))
    offer (repairs, rules, problem, apply_standard, _ ("Take the Standard Modules Instead"));
}

GPtrArray *
robo_rule_repairs_new (RoboRuleSet       *self,
                       const RoboProblem *problem)
{
  GPtrArray *repairs = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_rule_repair_free);

  switch ((guint)problem->code)
    {
    case ROBO_PROBLEM_RULES_SET_MISSING:
    case ROBO_PROBLEM_RULES_SET_BROKEN:
      offer_for_set (repairs, self, problem);
      break;

    case ROBO_PROBLEM_RULES_CARD_MISSING:
    case ROBO_PROBLEM_RULES_CARD_TWICE:
    case ROBO_PROBLEM_RULES_CHAMPION_COPIES:
    case ROBO_PROBLEM_RULES_KILLBOT_CARD:
      offer (repairs, self, problem, apply_remove_line, _ ("Remove This Line"));
      break;

    case ROBO_PROBLEM_FEW_DECKS:
      if (!names_standard (self))
        offer (repairs, self, problem, apply_add_standard, _ ("Add the Standard Modules"));
      offer (repairs, self, problem, apply_modules_off, _ ("Play without Modules"));
      break;

    case ROBO_PROBLEM_NO_NAME:
      offer (repairs, self, problem, apply_name, _ ("Make a Name of the Id"));
      break;

    default:
      /* A module set inside the rules: it has no editor of its own. */
      if (problem->row != ROBO_NO_ROW)
        offer (repairs, self, problem, apply_remove_line, _ ("Leave the Module Set Out"));
      break;
    }

  return repairs;
}
