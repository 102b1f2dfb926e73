// SPDX-License-Identifier: GPL-3.0-or-later
// What would put a problem right: each a sentence and what it does.
#pragma once

#include "robo-problem.h"

G_BEGIN_DECLS

/**
 * RoboRepair:
 * @sentence: what it does, translated, without a full stop, as on a button: “Give It Number 4”
 * @apply: does it
 * @problem: what it is a repair of, for @apply; without its sentence
 * @mends_all: whether it puts right all problems of the kind, not only this one
 * @value: for @apply, 0 unless whoever offers the repair sets it
 * @data: (nullable): for @apply, likewise; freed with g_free()
 *
 * One way to put one problem right. Belongs to its list.
 */
typedef struct _RoboRepair RoboRepair;

/**
 * RoboRepairFunc:
 * @self: a repair
 * @state: the plan or set in which the problem is; it stays as it is
 *
 * Returns: (transfer full): a repaired one of the same type
 */
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

/**
 * robo_repairs_new:
 *
 * Returns: (transfer full) (element-type RoboRepair): an empty list
 */
GPtrArray *robo_repairs_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_repairs_add:
 * @repairs: a list of robo_repairs_new()
 * @problem: what it is a repair of
 * @apply: does it
 * @sentence: (transfer full): what it does
 *
 * Adds a repair; those that somebody would rather take come first.
 *
 * Returns: (transfer none): it, to set its value and its data
 */
RoboRepair *robo_repairs_add (GPtrArray         *repairs,
                              const RoboProblem *problem,
                              RoboRepairFunc     apply,
                              char              *sentence);

/**
 * robo_repairs_dup_sentences:
 * @repairs: (element-type RoboRepair): a list
 *
 * Returns: (transfer container) (array zero-terminated=1): what they do, in their order; valid as long as @repairs
 */
const char **robo_repairs_dup_sentences (const GPtrArray *repairs) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_repair_apply:
 * @self: a repair
 * @state: the plan or set it was offered for; it stays as it is
 *
 * Returns: (transfer full): a repaired one of the same type
 */
gpointer robo_repair_apply (const RoboRepair *self,
                            gconstpointer     state) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
