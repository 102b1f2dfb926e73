/* The order of the dice (R6.2).
 *
 * Private to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/**
 * robo_die_is_due:
 * @state: a state in phase 2
 * @die: a die of it
 *
 * Returns: whether it waits on the current unit: remote control may move a die away from there (R8.11)
 */
static inline gboolean
robo_die_is_due (const RoboState *state,
                 const RoboDie   *die)
{
  return ((guint)(die->status == ROBO_DIE_WAITING) & (guint)(die->unit == state->unit)) != 0;
}

/**
 * robo_find_next_die:
 * @tx: a transaction in phase 2
 * @seat: (out): whose die it is
 * @die: (out): its index
 *
 * Looks up which die of the current unit comes up next (R6.2): that one is taken off the list.
 *
 * Returns: whether there is one
 */
gboolean robo_find_next_die (RoboTx *tx,
                             guint  *seat,
                             guint  *die);

G_END_DECLS
