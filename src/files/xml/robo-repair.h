// SPDX-License-Identifier: GPL-3.0-or-later
// Describes repairs of problems: a sentence and a function for each.
#pragma once

#include "robo-problem.h"

G_BEGIN_DECLS

/* Describes a repair of one problem; the list of repairs owns it.
 *
 * - sentence: the repair, translated, without a full stop, as on a button: “Give It Number 4”
 * - problem: for `apply`; it has no sentence
 * - mends_all: whether it repairs all problems of the kind and not only this one
 * - value: for `apply`; 0 by default
 * - data: for `apply`, or NULL; freed with g_free() */
typedef struct _RoboRepair RoboRepair;

/* Returns a repaired copy of the plan or set, and does not change the original. */
typedef gpointer (*RoboRepairFunc) (const RoboRepair *self,
                                    gpointer          state);

struct _RoboRepair
{
  char          *sentence;
  RoboRepairFunc apply;
  RoboProblem    problem;
  gboolean       mends_all;
  guint          value;
  gpointer       data;
};

GPtrArray *robo_repairs_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Adds a repair; preferred repairs are added first. Takes ownership of the sentence. Returns the repair, so that its
 * value and data can be set. */
RoboRepair *robo_repairs_add (GPtrArray         *repairs,
                              const RoboProblem *problem,
                              RoboRepairFunc     apply,
                              char              *sentence);

/* Returns the sentences of the repairs in their order; the strings are valid as long as the repairs. */
const char **robo_repairs_dup_sentences (const GPtrArray *repairs) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a repaired copy of `state`, the plan or set in which the problem was found. */
gpointer robo_repair_apply (const RoboRepair *self,
                            gconstpointer     state) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
