// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-repair.h"

static void
free_repair (gpointer data)
{
  RoboRepair *self = data;

  g_free (self->sentence);
  g_free (self->data);
  g_free (self);
}

GPtrArray *
robo_repairs_new (void)
{
  return g_ptr_array_new_with_free_func (free_repair);
}

RoboRepair *
robo_repairs_add (GPtrArray         *repairs,
                  const RoboProblem *problem,
                  RoboRepairFunc     apply,
                  char              *sentence)
{
  RoboRepair *self = g_new0 (RoboRepair, 1);

  self->sentence = sentence;
  self->apply = apply;
  self->problem = *problem;
  self->problem.sentence = NULL;
  g_ptr_array_add (repairs, self);

  return self;
}

const char **
robo_repairs_dup_sentences (const GPtrArray *repairs)
{
  const char **sentences = g_new0 (const char *, repairs->len + 1);

  for (guint i = 0; i < repairs->len; i++)
    sentences[i] = ((const RoboRepair *)repairs->pdata[i])->sentence;

  return sentences;
}

gpointer
robo_repair_apply (const RoboRepair *self,
                   gconstpointer     state)
{
  /* Drop the const, because apply() may return the unchanged set with another reference. */
  return self->apply (self, (gpointer)state);
}
