// SPDX-License-Identifier: GPL-3.0-or-later
// Decides the order of the dice (R6.2). Only the engine uses this.
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/* Returns whether a die waits on the current unit of a state in phase 2. Remote control may have moved it to another
 * unit (R8.11). */
static inline gboolean
robo_die_is_due (const RoboState *state,
                 const RoboDie   *die)
{
  return ((guint)(die->status == ROBO_DIE_WAITING) & (guint)(die->unit == state->unit)) != 0;
}

/* Finds the die of the current unit that comes up next (R6.2), and removes it from the list. Sets `seat` and `die` to
 * the seat and the index of the die. Returns FALSE if the unit has no die left. The state must be in phase 2. */
gboolean robo_find_next_die (RoboTx *tx,
                             guint  *seat,
                             guint  *die);

G_END_DECLS
