/* What cards do when something happens to their robot: destroyed, damaged, struck by lightning, pushed.
 *
 * Private to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

void     robo_react (RoboTx  *tx,
                     RoboWhen when,
                     guint    seat,
                     guint    space);
gboolean robo_turn_away (RoboTx *tx,
                         guint   seat);
void     robo_react_to_push (RoboTx *tx,
                             guint   seat,
                             guint   pusher);

guint    robo_effect_get_amount (const RoboTx     *tx,
                                 const RoboEffect *effect,
                                 guint             space,
                                 guint             value);
gboolean robo_effect_is_damage (const RoboEffect *effect);
gboolean robo_card_has_mandatory (const RoboCard *card,
                                  RoboWhen        when);
gboolean robo_card_must_use (const RoboCard *card,
                             RoboWhen        when);

G_END_DECLS
