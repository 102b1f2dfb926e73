// SPDX-License-Identifier: GPL-3.0-or-later
// Makes small changes to an arena, such as an energy wall more or a pit at another place.
#pragma once

#include "files/arena/robo-arena.h"
#include "files/arena/robo-arena-symmetry.h"

G_BEGIN_DECLS

/* Changes one thing at random: adds, removes or moves an energy wall or a pit, or moves a VP space or a starting space
 * by one space. Repeats the change so that the symmetry of the arena stays. Adds the caution lines that the change
 * needs. The result has no more problems than the arena. Returns FALSE if the change is not possible; a change with
 * another seed may be. The same arena and seed give the same change on every machine. */
gboolean robo_arena_tweak (const RoboPlan *plan,
                           guint64         seed,
                           RoboPlan       *result);

/* Returns translated sentences about the difference between two plans, without those about caution lines. */
char *robo_arena_dup_tweak_text (const RoboPlan *before,
                                 const RoboPlan *after) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
