// SPDX-License-Identifier: GPL-3.0-or-later
// What would put an arena right.
#pragma once

#include "engine/robo-board.h"
#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

/**
 * RoboFix:
 * @title: as on a button, translated: “Give It Number 4”
 * @apply: makes the fix; a pure function from one plan to another
 * @space: for @apply
 * @side: for @apply
 * @value: for @apply
 *
 * One way to fix one problem.
 */
typedef struct _RoboFix RoboFix;

struct _RoboFix
{
  char *title;
  void (*apply) (const RoboFix *fix,
                 RoboPlan      *plan);
  guint8 space;
  guint8 side;
  guint8 value;
};

/**
 * robo_fix_free:
 * @self: (transfer full) (nullable): a fix
 */
void robo_fix_free (RoboFix *self);

/**
 * robo_arena_list_fixes:
 * @plan: a plan
 * @problem: one of the problems robo_arena_check() finds in it, or that were found when it was read from a file
 *
 * Returns: (transfer full) (element-type RoboFix): the obvious fixes, the best first; often none
 */
GPtrArray *robo_arena_list_fixes (const RoboPlan    *plan,
                                  const RoboProblem *problem) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_fix_apply:
 * @self: a fix
 * @before: the plan it was made for
 * @after: (out): the plan with it
 */
void robo_fix_apply (const RoboFix  *self,
                     const RoboPlan *before,
                     RoboPlan       *after);

G_END_DECLS
