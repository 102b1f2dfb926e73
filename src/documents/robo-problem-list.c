// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-problem-list.h"

#include "base/robo-properties.h"

/* Item */

struct _RoboProblemItem
{
  GObject parent_instance;

  RoboProblem problem; /* the problem owns its sentence */
  char       *place;
  char      **fixes;
  guint       n_own;
};

enum
{
  ITEM_PROP_0,
  ITEM_PROP_SENTENCE,
  ITEM_PROP_IS_ERROR,
  ITEM_PROP_PLACE,
  ITEM_PROP_FIX,
  N_ITEM_PROPS
};

static GParamSpec *item_properties[N_ITEM_PROPS];

G_DEFINE_FINAL_TYPE (RoboProblemItem, robo_problem_item, G_TYPE_OBJECT)

static void
robo_problem_item_finalize (GObject *object)
{
  RoboProblemItem *self = ROBO_PROBLEM_ITEM (object);

  g_free (self->problem.sentence);
  g_free (self->place);
  g_strfreev (self->fixes);

  G_OBJECT_CLASS (robo_problem_item_parent_class)->finalize (object);
}

static const char *
get_fix (RoboProblemItem *self)
{
  return self->fixes[0];
}

static const RoboProperty item_property_rows[N_ITEM_PROPS] = {
  [ITEM_PROP_SENTENCE] = { ROBO_PROPERTY_FIELD (STRING, "sentence", RoboProblemItem, problem.sentence) },
  [ITEM_PROP_IS_ERROR] = { ROBO_PROPERTY_GETTER (BOOLEAN, "is-error", robo_problem_item_get_is_error) },
  [ITEM_PROP_PLACE] = { ROBO_PROPERTY_FIELD (STRING, "place", RoboProblemItem, place) },
  [ITEM_PROP_FIX] = { ROBO_PROPERTY_GETTER (STRING, "fix", get_fix) },
};

static void
robo_problem_item_class_init (RoboProblemItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = robo_problem_item_finalize;

  robo_properties_install (object_class, item_property_rows, N_ITEM_PROPS, item_properties);
}

static void
robo_problem_item_init (RoboProblemItem *self)
{
}

RoboProblemItem *
robo_problem_item_new (const RoboProblem *problem,
                       const char        *place,
                       const char *const *fixes,
                       guint              n_own)
{
  static const char *const none[] = { NULL };
  RoboProblemItem         *self = g_object_new (ROBO_TYPE_PROBLEM_ITEM, NULL);

  self->problem = *problem;
  self->problem.sentence = g_strdup (robo_problem_get_plain (problem));
  self->problem.plain = NULL;
  self->place = g_strdup (place);
  self->fixes = g_strdupv ((char **)(fixes != NULL ? fixes : none));
  self->n_own = n_own;

  return self;
}

const RoboProblem *
robo_problem_item_get_problem (RoboProblemItem *self)
{
  g_return_val_if_fail (ROBO_IS_PROBLEM_ITEM (self), NULL);

  return &self->problem;
}

const char *
robo_problem_item_get_sentence (RoboProblemItem *self)
{
  g_return_val_if_fail (ROBO_IS_PROBLEM_ITEM (self), NULL);

  return self->problem.sentence;
}

gboolean
robo_problem_item_get_is_error (RoboProblemItem *self)
{
  g_return_val_if_fail (ROBO_IS_PROBLEM_ITEM (self), FALSE);

  return self->problem.code->severity == ROBO_SEVERITY_ERROR;
}

const char *
robo_problem_item_get_place (RoboProblemItem *self)
{
  g_return_val_if_fail (ROBO_IS_PROBLEM_ITEM (self), NULL);

  return self->place;
}

const char *const *
robo_problem_item_get_fixes (RoboProblemItem *self)
{
  g_return_val_if_fail (ROBO_IS_PROBLEM_ITEM (self), NULL);

  return (const char *const *)self->fixes;
}

guint
robo_problem_item_get_n_own_fixes (RoboProblemItem *self)
{
  g_return_val_if_fail (ROBO_IS_PROBLEM_ITEM (self), 0);

  return self->n_own;
}

static gboolean
is_same (RoboProblemItem *a,
         RoboProblemItem *b)
{
  return a->problem.code == b->problem.code && a->problem.place == b->problem.place &&
         a->problem.side == b->problem.side && a->problem.line == b->problem.line &&
         a->problem.item == b->problem.item && a->problem.row == b->problem.row &&
         g_strcmp0 (a->place, b->place) == 0 && g_str_equal (a->problem.sentence, b->problem.sentence) &&
         g_strv_equal ((const char *const *)a->fixes, (const char *const *)b->fixes);
}

/* List */

struct _RoboProblemList
{
  RoboArrayList parent_instance;

  GPtrArray *items;
  guint      n_errors;
};

enum
{
  PROP_0,
  PROP_N_ERRORS,
  PROP_N_WARNINGS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboProblemList, robo_problem_list, ROBO_TYPE_ARRAY_LIST)

static void
robo_problem_list_finalize (GObject *object)
{

  G_OBJECT_CLASS (robo_problem_list_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_N_ERRORS] = { ROBO_PROPERTY_GETTER (UINT, "n-errors", robo_problem_list_get_n_errors) },
  [PROP_N_WARNINGS] = { ROBO_PROPERTY_GETTER (UINT, "n-warnings", robo_problem_list_get_n_warnings) },
};

static void
robo_problem_list_class_init (RoboProblemListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  ROBO_ARRAY_LIST_CLASS (klass)->item_type = ROBO_TYPE_PROBLEM_ITEM;
  object_class->finalize = robo_problem_list_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);
}

static void
robo_problem_list_init (RoboProblemList *self)
{
  self->items = robo_array_list_get_items (ROBO_ARRAY_LIST (self));
}

RoboProblemList *
robo_problem_list_new (void)
{
  return g_object_new (ROBO_TYPE_PROBLEM_LIST, NULL);
}

/* Sorts errors before warnings, and otherwise keeps the order of the items. */
static GPtrArray *
sort_by_severity (GPtrArray *items,
                  guint     *n_errors)
{
  GPtrArray *sorted = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < items->len; i++)
    {
      if (robo_problem_item_get_is_error (items->pdata[i]))
        g_ptr_array_add (sorted, g_object_ref (items->pdata[i]));
    }
  *n_errors = sorted->len;
  for (guint i = 0; i < items->len; i++)
    {
      if (!robo_problem_item_get_is_error (items->pdata[i]))
        g_ptr_array_add (sorted, g_object_ref (items->pdata[i]));
    }

  return sorted;
}

/* Keeps the old items at the beginning and at the end of the list that are equal to the new items there. */
void
robo_problem_list_set_items (RoboProblemList *self,
                             GPtrArray       *items)
{
  g_autoptr (GPtrArray) sorted = NULL;
  guint n_errors, old_n_errors, old_n_warnings;
  guint head = 0;
  guint tail = 0;
  guint n_removed, n_added;

  g_return_if_fail (ROBO_IS_PROBLEM_LIST (self));

  old_n_errors = self->n_errors;
  old_n_warnings = robo_problem_list_get_n_warnings (self);
  sorted = sort_by_severity (items, &n_errors);
  while (head < MIN (sorted->len, self->items->len) && is_same (sorted->pdata[head], self->items->pdata[head]))
    head++;
  while (tail < MIN (sorted->len, self->items->len) - head &&
         is_same (sorted->pdata[sorted->len - 1 - tail], self->items->pdata[self->items->len - 1 - tail]))
    tail++;

  n_removed = self->items->len - head - tail;
  n_added = sorted->len - head - tail;
  if (n_removed > 0)
    g_ptr_array_remove_range (self->items, head, n_removed);
  for (guint i = 0; i < n_added; i++)
    g_ptr_array_insert (self->items, (gint)(head + i), g_object_ref (sorted->pdata[head + i]));
  self->n_errors = n_errors;

  if (n_removed > 0 || n_added > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), head, n_removed, n_added);
  if (old_n_errors != self->n_errors)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_ERRORS]);
  if (old_n_warnings != robo_problem_list_get_n_warnings (self))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_WARNINGS]);
}

guint
robo_problem_list_get_n_errors (RoboProblemList *self)
{
  g_return_val_if_fail (ROBO_IS_PROBLEM_LIST (self), 0);

  return self->n_errors;
}

guint
robo_problem_list_get_n_warnings (RoboProblemList *self)
{
  g_return_val_if_fail (ROBO_IS_PROBLEM_LIST (self), 0);

  return self->items->len - self->n_errors;
}
