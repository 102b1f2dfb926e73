// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-module-set-document.h"

#include "base/robo-properties.h"
#include "files/cards/robo-card-repair.h"
#include "files/cards/robo-problem-words.h"
#include "files/xml/robo-xml.h"

struct _RoboModuleSetDocument
{
  RoboSetDocument parent_instance;

  GListStore *cards; /* list of RoboCardItem */
};

enum
{
  PROP_0,
  PROP_CARDS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboModuleSetDocument, robo_module_set_document, ROBO_TYPE_SET_DOCUMENT)

/* States */

static gpointer
read_module_set (GBytes       *bytes,
                 RoboProblems *problems,
                 gboolean     *is_complete)
{
  gsize          length;
  const char    *data = g_bytes_get_data (bytes, &length);
  RoboModuleSet *set = robo_module_set_open_memory (data, length, problems);

  *is_complete = set != NULL && robo_module_set_is_complete (set);

  return set;
}

static const RoboDocumentType module_set_type = ROBO_DOCUMENT_TYPE_INIT (robo_module_set, "modules", read_module_set);

static const char *
get_place (gpointer           set,
           const RoboProblem *problem)
{
  gboolean is_of_card = problem->item < robo_module_set_get_cards (set)->n_cards;

  return is_of_card ? robo_module_set_get_title (set, problem->item) : NULL;
}

/* Cards */

static gboolean
shows_same_card (RoboModuleSetDocument *self,
                 guint                  position,
                 RoboCardItem          *item)
{
  g_autoptr (RoboCardItem) shown = g_list_model_get_item (G_LIST_MODEL (self->cards), position);

  return robo_card_item_is_same (shown, item);
}

static void
robo_module_set_document_state_changed (RoboDocument *document)
{
  RoboModuleSetDocument *self = ROBO_MODULE_SET_DOCUMENT (document);
  RoboModuleSet         *set = robo_history_get_state (robo_document_get_history (document));
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  guint n_before = g_list_model_get_n_items (G_LIST_MODEL (self->cards));
  guint n_now = robo_module_set_get_cards (set)->n_cards;
  guint head = 0;
  guint tail = 0;

  /* Keep the items at the beginning and at the end that show the same cards, so that a view keeps its scroll
   * position. */
  for (guint card = 0; card < n_now; card++)
    g_ptr_array_add (items, robo_card_item_new (set, card));
  while (head < MIN (n_before, n_now) && shows_same_card (self, head, items->pdata[head]))
    head++;
  while (tail < MIN (n_before, n_now) - head &&
         shows_same_card (self, n_before - 1 - tail, items->pdata[n_now - 1 - tail]))
    tail++;

  if (n_before > head + tail || n_now > head + tail)
    g_list_store_splice (self->cards, head, n_before - head - tail, items->pdata + head, n_now - head - tail);

  ROBO_DOCUMENT_CLASS (robo_module_set_document_parent_class)->state_changed (document);
}

/* GObject functions */

static void
robo_module_set_document_finalize (GObject *object)
{
  RoboModuleSetDocument *self = ROBO_MODULE_SET_DOCUMENT (object);

  g_clear_object (&self->cards);

  G_OBJECT_CLASS (robo_module_set_document_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_CARDS] = { ROBO_PROPERTY_FIELD (OBJECT, "cards", RoboModuleSetDocument, cards), .type = g_list_model_get_type },
};

static void
robo_module_set_document_class_init (RoboModuleSetDocumentClass *klass)
{
  GObjectClass         *object_class = G_OBJECT_CLASS (klass);
  RoboDocumentClass    *document_class = ROBO_DOCUMENT_CLASS (klass);
  RoboSetDocumentClass *set_class = ROBO_SET_DOCUMENT_CLASS (klass);

  object_class->finalize = robo_module_set_document_finalize;

  document_class->type = &module_set_type;
  set_class->check = (void (*) (gpointer, RoboProblems *))robo_module_set_check;
  set_class->get_place = get_place;
  set_class->list_repairs = (GPtrArray * (*)(gpointer, const RoboProblem *)) robo_card_repairs_new;
  set_class->dup_sentence = (char *(*)(gpointer, const RoboProblem *))robo_card_problem_dup_sentence;
  document_class->state_changed = robo_module_set_document_state_changed;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);
}

static void
robo_module_set_document_init (RoboModuleSetDocument *self)
{
  self->cards = g_list_store_new (ROBO_TYPE_CARD_ITEM);
}

RoboModuleSetDocument *
robo_module_set_document_new (void)
{
  return g_object_new (ROBO_TYPE_MODULE_SET_DOCUMENT, NULL);
}

RoboModuleSet *
robo_module_set_document_get_set (RoboModuleSetDocument *self)
{
  return robo_history_get_state (robo_document_get_history (ROBO_DOCUMENT (self)));
}

GListModel *
robo_module_set_document_get_cards (RoboModuleSetDocument *self)
{
  g_return_val_if_fail (ROBO_IS_MODULE_SET_DOCUMENT (self), NULL);

  return G_LIST_MODEL (self->cards);
}
