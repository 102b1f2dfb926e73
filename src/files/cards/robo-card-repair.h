// SPDX-License-Identifier: GPL-3.0-or-later
// What would put a problem of a module set right, each as a sentence and a function.
#pragma once

#include "robo-module-set.h"

G_BEGIN_DECLS

/**
 * RoboCardRepair:
 *
 * One way to put one problem right.
 */
typedef struct _RoboCardRepair RoboCardRepair;

/**
 * robo_card_repairs_new:
 * @set: a set
 * @problem: one of the problems that robo_module_set_check() finds in it
 *
 * Returns: (transfer full) (element-type RoboCardRepair): ways to put it right, the best first; empty if only its
 *   author can know one
 */
GPtrArray *robo_card_repairs_new (RoboModuleSet     *set,
                                  const RoboProblem *problem) G_GNUC_WARN_UNUSED_RESULT;

void robo_card_repair_free (RoboCardRepair *self);

/**
 * robo_card_repair_get_sentence:
 * @self: a repair
 *
 * Returns: (transfer none): what it does, a translated sentence without a full stop, as on a button
 */
const char *robo_card_repair_get_sentence (const RoboCardRepair *self);

/**
 * robo_card_repair_apply:
 * @self: a repair
 *
 * Returns: (transfer full): the repaired set
 */
RoboModuleSet *robo_card_repair_apply (const RoboCardRepair *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboCardRepair, robo_card_repair_free)

G_END_DECLS
