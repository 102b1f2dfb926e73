// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-rule-set-document.h"

#include "files/cards/robo-problem-words.h"
#include "files/cards/robo-rule-repair.h"
#include "files/xml/robo-xml.h"

struct _RoboRuleSetDocument
{
  RoboSetDocument parent_instance;
};

G_DEFINE_FINAL_TYPE (RoboRuleSetDocument, robo_rule_set_document, ROBO_TYPE_SET_DOCUMENT)

/* States */

static gpointer
read_rule_set (GBytes       *bytes,
               RoboProblems *problems,
               gboolean     *is_complete)
{
  gsize        length;
  const char  *data = g_bytes_get_data (bytes, &length);
  RoboRuleSet *set = robo_rule_set_open_memory (data, length, problems);

  *is_complete = set != NULL && robo_rule_set_is_complete (set);

  return set;
}

static const RoboDocumentType rule_set_type = ROBO_DOCUMENT_TYPE_INIT (robo_rule_set, "rules", read_rule_set);

/* GObject functions */

static void
robo_rule_set_document_class_init (RoboRuleSetDocumentClass *klass)
{
  RoboDocumentClass    *document_class = ROBO_DOCUMENT_CLASS (klass);
  RoboSetDocumentClass *set_class = ROBO_SET_DOCUMENT_CLASS (klass);

  document_class->type = &rule_set_type;
  set_class->check = (void (*) (gpointer, RoboProblems *))robo_rule_set_check;
  set_class->list_repairs = (GPtrArray * (*)(gpointer, const RoboProblem *)) robo_rule_repairs_new;
  set_class->dup_sentence = (char *(*)(gpointer, const RoboProblem *))robo_rules_problem_dup_sentence;
}

static void
robo_rule_set_document_init (RoboRuleSetDocument *self)
{
}

RoboRuleSetDocument *
robo_rule_set_document_new (void)
{
  return g_object_new (ROBO_TYPE_RULE_SET_DOCUMENT, NULL);
}

RoboRuleSet *
robo_rule_set_document_get_set (RoboRuleSetDocument *self)
{
  return robo_history_get_state (robo_document_get_history (ROBO_DOCUMENT (self)));
}
