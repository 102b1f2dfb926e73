// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-rule-repair.h"

#include <glib/gi18n-lib.h>

#include "robo-card-problems.h"
#include "robo-rule-set-edit.h"

/* Repairs */

static gpointer
apply_remove_line (const RoboRepair *self,
                   gpointer          rules)
{
  return robo_rule_set_without_line (rules, self->problem.row);
}

static gpointer
apply_standard (const RoboRepair *self,
                gpointer          rules)
{
  return robo_rule_set_with_line_id (rules, self->problem.row, "standard");
}

static gpointer
apply_add_standard (const RoboRepair *self,
                    gpointer          rules)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  g_auto (GStrv) old = robo_rule_set_dup_module_sets (rules);
  g_auto (GStrv) all = NULL;

  g_strv_builder_add (ids, "standard");
  g_strv_builder_addv (ids, (const char **)old);
  all = g_strv_builder_end (ids);

  return robo_rule_set_with_module_sets (rules, (const char *const *)all);
}

static gpointer
apply_modules_off (const RoboRepair *self,
                   gpointer          rules)
{
  for (guint i = 0; i < ROBO_N_RULE_OPTIONS; i++)
    {
      if (g_str_equal (robo_rule_options[i].attribute, "modules"))
        return robo_rule_set_with_option (rules, &robo_rule_options[i], FALSE);
    }

  g_return_val_if_reached (robo_rule_set_ref (rules));
}

static gpointer
apply_name (const RoboRepair *self,
            gpointer          rules)
{
  g_autofree char *name = g_strdelimit (g_strdup (robo_rule_set_get_id (rules)), "-_.", ' ');

  name[0] = g_ascii_toupper (name[0]);

  return robo_rule_set_with_text (rules, "name", NULL, name);
}

/* Suggestions */

static void
offer (GPtrArray         *repairs,
       const RoboProblem *problem,
       RoboRepairFunc     apply,
       const char        *sentence)
{
  robo_repairs_add (repairs, problem, apply, g_strdup (sentence));
}

static gboolean
names_standard (const RoboRuleSet *rules)
{
  g_auto (GStrv) ids = robo_rule_set_dup_module_sets (rules);

  return g_strv_contains ((const char *const *)ids, "standard");
}

GPtrArray *
robo_rule_repairs_new (RoboRuleSet       *rules,
                       const RoboProblem *problem)
{
  const RoboProblemCode code = problem->code;
  GPtrArray            *repairs = robo_repairs_new ();

  if (code == ROBO_PROBLEM_RULES_SET_MISSING || code == ROBO_PROBLEM_RULES_SET_BROKEN)
    {
      offer (repairs, problem, apply_remove_line, _ ("Leave Out the Module Set"));
      if (code == ROBO_PROBLEM_RULES_SET_MISSING && !names_standard (rules))
        offer (repairs, problem, apply_standard, _ ("Use the Standard Modules Instead"));
    }
  else if (code == ROBO_PROBLEM_RULES_CARD_MISSING || code == ROBO_PROBLEM_RULES_CARD_TWICE ||
           code == ROBO_PROBLEM_RULES_CHAMPION_COPIES || code == ROBO_PROBLEM_RULES_KILLBOT_CARD)
    offer (repairs, problem, apply_remove_line, _ ("Remove This Line"));
  else if (code == ROBO_PROBLEM_FEW_DECKS)
    {
      if (!names_standard (rules))
        offer (repairs, problem, apply_add_standard, _ ("Add the Standard Modules"));
      offer (repairs, problem, apply_modules_off, _ ("Play Without Modules"));
    }
  else if (code == ROBO_PROBLEM_NO_NAME)
    offer (repairs, problem, apply_name, _ ("Use the ID as the Name"));
  else if (problem->row != ROBO_NO_ROW)
    /* Offer only to leave the module set out, because a module set inside the rules has no editor of its own. */
    offer (repairs, problem, apply_remove_line, _ ("Leave Out the Module Set"));

  return repairs;
}
