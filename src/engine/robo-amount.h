// SPDX-License-Identifier: GPL-3.0-or-later
// Looks up the amounts of effects (R14.7). Private to the engine.
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/* Returns the amount of an effect of the seat's card when the effect begins. `space` is the space where the robot used
 * the card. `value` is that of the activated die, 1..6, or 0 without a die. */
guint robo_effect_get_amount (const RoboTx     *tx,
                              const RoboEffect *effect,
                              guint             seat,
                              guint             space,
                              guint             value);

/* Returns whether the amount would be 0 right after the costs of the card are paid, whatever it is multiplied by. With
 * `may_change`, other things happen before the effect begins, so only an amount that is always 0 counts. */
gboolean robo_effect_has_no_amount (const RoboTx     *tx,
                                    const RoboEffect *effect,
                                    const RoboCard   *card,
                                    guint             seat,
                                    guint             space,
                                    guint             value,
                                    gboolean          may_change);

G_END_DECLS
