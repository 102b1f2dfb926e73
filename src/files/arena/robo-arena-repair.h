// SPDX-License-Identifier: GPL-3.0-or-later
// Suggests repairs for problems of arenas, and adds caution lines.
#pragma once

#include "engine/robo-board.h"
#include "files/xml/robo-repair.h"
#include "robo-arena-symmetry.h"

G_BEGIN_DECLS

/* Returns the obvious repairs, the best first; often there are none. Each repair makes a RoboPlan, to be freed with
 * g_free(). The problem comes from robo_arena_check() or from reading a file. */
GPtrArray *robo_arena_repairs_new (const RoboPlan    *plan,
                                   const RoboProblem *problem) G_GNUC_WARN_UNUSED_RESULT;

/* Adds a caution line wherever a KillBot could drive into a hole or would be stuck at a wall, with its images under
 * the symmetry, which the plan must have. Existing caution lines stay. Returns the number of added caution lines. */
guint robo_arena_add_cautions (RoboPlan    *plan,
                               RoboSymmetry symmetry);

G_END_DECLS
