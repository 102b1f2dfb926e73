// SPDX-License-Identifier: GPL-3.0-or-later
// Looks up the amounts of effects (R14.7). Only the engine uses this.
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/* Returns the amount of an effect of the seat's card; call it when the effect begins. `space` is the robot's space
 * when it used the card. `value` is the value of the activated die, 1..6, or 0 without a die. */
guint robo_effect_get_amount (const RoboTx     *tx,
                              const RoboEffect *effect,
                              guint             seat,
                              guint             space,
                              guint             value);

/* Returns whether it is certain that the amount of the effect will be 0 once the costs of the card are paid; FALSE if
 * the action has no amount. Set `may_change` if other things can happen before the effect begins; then the current VP,
 * damage and positions prove nothing. */
gboolean robo_effect_has_no_amount (const RoboTx     *tx,
                                    const RoboEffect *effect,
                                    const RoboCard   *card,
                                    guint             seat,
                                    guint             space,
                                    guint             value,
                                    gboolean          may_change);

G_END_DECLS
