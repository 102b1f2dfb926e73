// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-set-document.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "files/xml/robo-repair.h"

/* Only the first problems, up to this number, get repairs, since each repair is tried on the whole set. When the
 * user has repaired these problems, the next problems get repairs. */
#define MAX_WITH_REPAIRS 20

typedef struct
{
  RoboProblemList *problems;
} RoboSetDocumentPrivate;

enum
{
  PROP_0,
  PROP_PROBLEMS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (RoboSetDocument, robo_set_document, ROBO_TYPE_DOCUMENT)

static RoboProblemItem *
create_item (RoboSetDocument   *self,
             const RoboProblem *problem,
             gboolean           with_repairs)
{
  RoboSetDocumentClass *klass = ROBO_SET_DOCUMENT_GET_CLASS (self);
  gpointer              set = robo_history_get_state (robo_document_get_history (ROBO_DOCUMENT (self)));
  g_autoptr (GPtrArray) repairs = with_repairs ? klass->list_repairs (set, problem) : robo_repairs_new ();
  g_autofree const char **sentences = robo_repairs_dup_sentences (repairs);
  g_autofree char        *sentence = klass->dup_sentence (set, problem);
  RoboProblem             said = *problem;

  said.plain = sentence;

  return robo_problem_item_new (&said, klass->get_place != NULL ? klass->get_place (set, problem) : NULL, sentences,
                                repairs->len);
}

/* Lists the problems. As long as the document is guarded, the problems of its file are listed, too, because they say
 * which parts of the set are missing. */
static void
list_problems (RoboSetDocument *self)
{
  RoboSetDocumentPrivate *priv = robo_set_document_get_instance_private (self);
  RoboDocumentFile       *file = robo_document_get_file (ROBO_DOCUMENT (self));
  const RoboProblems     *load_problems = robo_document_file_get_load_problems (file);
  gpointer                set = robo_history_get_state (robo_document_get_history (ROBO_DOCUMENT (self)));
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  if (set == NULL)
    return;

  ROBO_SET_DOCUMENT_GET_CLASS (self)->check (set, problems);
  for (guint i = 0; robo_document_file_get_is_guarded (file) && i < robo_problems_get_length (load_problems); i++)
    {
      const RoboProblem *problem = robo_problems_get (load_problems, i);
      /* Translators: %u is a line of a file. */
      g_autofree char *place = problem->line > 0 ? g_strdup_printf (_ ("Line %u of the file"), problem->line) : NULL;

      if (!robo_problems_has_sentence (problems, problem->sentence))
        g_ptr_array_add (items, robo_problem_item_new (problem, place, NULL, 0));
    }
  for (guint i = 0; i < robo_problems_get_length (problems); i++)
    g_ptr_array_add (items, create_item (self, robo_problems_get (problems, i), i < MAX_WITH_REPAIRS));
  robo_problem_list_set_items (priv->problems, items);
}

static void
robo_set_document_state_changed (RoboDocument *document)
{
  list_problems (ROBO_SET_DOCUMENT (document));
}

static void
robo_set_document_constructed (GObject *object)
{
  G_OBJECT_CLASS (robo_set_document_parent_class)->constructed (object);

  g_signal_connect_object (robo_document_get_file (ROBO_DOCUMENT (object)), "notify::is-guarded",
                           G_CALLBACK (list_problems), object, G_CONNECT_SWAPPED);
}

static void
robo_set_document_finalize (GObject *object)
{
  RoboSetDocumentPrivate *priv = robo_set_document_get_instance_private (ROBO_SET_DOCUMENT (object));

  g_clear_object (&priv->problems);

  G_OBJECT_CLASS (robo_set_document_parent_class)->finalize (object);
}

static RoboProblemList *
get_problems (RoboSetDocument *self)
{
  RoboSetDocumentPrivate *priv = robo_set_document_get_instance_private (self);

  return priv->problems;
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_PROBLEMS] = { ROBO_PROPERTY_GETTER (OBJECT, "problems", get_problems), .type = robo_problem_list_get_type },
};

static void
robo_set_document_class_init (RoboSetDocumentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = robo_set_document_constructed;
  object_class->finalize = robo_set_document_finalize;
  ROBO_DOCUMENT_CLASS (klass)->state_changed = robo_set_document_state_changed;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);
}

static void
robo_set_document_init (RoboSetDocument *self)
{
  RoboSetDocumentPrivate *priv = robo_set_document_get_instance_private (self);

  priv->problems = robo_problem_list_new ();
}

void
robo_set_document_change (RoboSetDocument *self,
                          const char      *name,
                          const char      *key,
                          gpointer         set)
{
  RoboHistory *history = robo_document_get_history (ROBO_DOCUMENT (self));

  g_return_if_fail (ROBO_IS_SET_DOCUMENT (self));

  if (key != NULL)
    robo_history_edit_merging (history, name, key, set);
  else
    robo_history_edit (history, name, set);
  ROBO_DOCUMENT_GET_CLASS (self)->type->state.unref (set);
}

void
robo_set_document_repair (RoboSetDocument *self,
                          RoboProblemItem *item,
                          guint            index)
{
  g_autoptr (GPtrArray) repairs = NULL;
  const RoboRepair *repair;
  gpointer          set;

  g_return_if_fail (ROBO_IS_SET_DOCUMENT (self));
  g_return_if_fail (ROBO_IS_PROBLEM_ITEM (item));

  set = robo_history_get_state (robo_document_get_history (ROBO_DOCUMENT (self)));
  repairs = ROBO_SET_DOCUMENT_GET_CLASS (self)->list_repairs (set, robo_problem_item_get_problem (item));
  g_return_if_fail (index < repairs->len);

  repair = repairs->pdata[index];
  robo_set_document_change (self, repair->sentence, NULL, robo_repair_apply (repair, set));
}
