// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-rule-set-document.h"

#include "files/cards/robo-problem-words.h"
#include "files/cards/robo-rule-repair.h"
#include "files/xml/robo-xml.h"
#include "play/common/robo-properties.h"

#include "robo-set-problems.h"

struct _RoboRuleSetDocument
{
  RoboDocument parent_instance;

  RoboProblemList *problems;
};

enum
{
  PROP_0,
  PROP_PROBLEMS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboRuleSetDocument, robo_rule_set_document, ROBO_TYPE_DOCUMENT)

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

/* Problems */

static RoboProblemItem *
dup_problem_item (gpointer           state,
                  const RoboProblem *problem,
                  gboolean           with_repairs)
{
  RoboRuleSet *set = state;
  g_autoptr (GPtrArray) repairs = with_repairs ? robo_rule_repairs_new (set, problem) : robo_repairs_new ();
  g_autofree const char **sentences = robo_repairs_dup_sentences (repairs);
  g_autofree char        *sentence = robo_rules_problem_dup_sentence (set, problem);
  RoboProblem             said = *problem;

  said.plain = sentence;

  return robo_problem_item_new (&said, NULL, sentences);
}

static void
list_problems (RoboRuleSetDocument *self)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  RoboRuleSet *set = robo_rule_set_document_get_set (self);

  if (set == NULL)
    return;

  robo_rule_set_check (set, problems);
  robo_set_problems_show (self->problems, ROBO_DOCUMENT (self), problems, dup_problem_item);
}

static void
robo_rule_set_document_state_changed (RoboDocument *document)
{
  list_problems (ROBO_RULE_SET_DOCUMENT (document));
}

/* The object */

static void
robo_rule_set_document_finalize (GObject *object)
{
  RoboRuleSetDocument *self = ROBO_RULE_SET_DOCUMENT (object);

  g_clear_object (&self->problems);

  G_OBJECT_CLASS (robo_rule_set_document_parent_class)->finalize (object);
}

static void
robo_rule_set_document_get_property (GObject    *object,
                                     guint       id,
                                     GValue     *value,
                                     GParamSpec *pspec)
{
  RoboRuleSetDocument *self = ROBO_RULE_SET_DOCUMENT (object);

  switch (id)
    {
    case PROP_PROBLEMS:
      g_value_set_object (value, self->problems);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
robo_rule_set_document_class_init (RoboRuleSetDocumentClass *klass)
{
  GObjectClass      *object_class = G_OBJECT_CLASS (klass);
  RoboDocumentClass *document_class = ROBO_DOCUMENT_CLASS (klass);

  object_class->finalize = robo_rule_set_document_finalize;
  object_class->get_property = robo_rule_set_document_get_property;

  document_class->type = &rule_set_type;
  document_class->state_changed = robo_rule_set_document_state_changed;

  properties[PROP_PROBLEMS] = robo_property_object ("problems", ROBO_TYPE_PROBLEM_LIST);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
robo_rule_set_document_init (RoboRuleSetDocument *self)
{
  self->problems = robo_problem_list_new ();
  g_signal_connect (self, "notify::is-guarded", G_CALLBACK (list_problems), NULL);
}

RoboRuleSetDocument *
robo_rule_set_document_new (void)
{
  return g_object_new (ROBO_TYPE_RULE_SET_DOCUMENT, NULL);
}

RoboRuleSet *
robo_rule_set_document_get_set (RoboRuleSetDocument *self)
{
  return robo_document_get_state (ROBO_DOCUMENT (self));
}

void
robo_rule_set_document_change (RoboRuleSetDocument *self,
                               const char          *name,
                               const char          *key,
                               RoboRuleSet         *set)
{
  g_autoptr (RoboRuleSet) owned = set;

  g_return_if_fail (ROBO_IS_RULE_SET_DOCUMENT (self));

  if (key != NULL)
    robo_document_edit_merging (ROBO_DOCUMENT (self), name, key, owned);
  else
    robo_document_edit (ROBO_DOCUMENT (self), name, owned);
}

void
robo_rule_set_document_repair (RoboRuleSetDocument *self,
                               RoboProblemItem     *item,
                               guint                index)
{
  g_autoptr (GPtrArray) repairs = NULL;
  const RoboRepair *repair;
  RoboRuleSet      *set;

  g_return_if_fail (ROBO_IS_RULE_SET_DOCUMENT (self));
  g_return_if_fail (ROBO_IS_PROBLEM_ITEM (item));

  set = robo_rule_set_document_get_set (self);
  repairs = robo_rule_repairs_new (set, robo_problem_item_get_problem (item));
  g_return_if_fail (index < repairs->len);

  repair = repairs->pdata[index];
  robo_rule_set_document_change (self, repair->sentence, NULL, robo_repair_apply (repair, set));
}
