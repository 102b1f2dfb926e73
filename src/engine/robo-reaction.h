// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the effects of cards whose robot is destroyed, damaged, struck by lightning or pushed. (For anchors see
// robo-anchor.h.) Only the engine uses this.
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/* Asks whether the robot's cards with this trigger are used, and adds their effects to the queue, which the caller
 * runs. A `damaged` card reacts at most once in a resolution. `attacker` is the seat that gets the credit for the
 * damage, or would get it if the robot were destroyed (R14.5); it may be the robot's own seat or ROBO_NO_SEAT. */
void robo_react (RoboTx  *tx,
                 RoboWhen when,
                 guint    seat,
                 guint    space,
                 guint    attacker);

/* Lets the robot turn away the damage of the current source (R7.7), at most once in a resolution. Returns whether the
 * damage was turned away. */
gboolean robo_turn_away (RoboTx *tx,
                         guint   seat);

/* Plays the `pushed` effects of the cards of a robot that a source has moved for the first time. The pusher is the
 * owner of the source, or ROBO_NO_SEAT. */
void robo_react_to_push (RoboTx *tx,
                         guint   seat,
                         guint   pusher);

/* Returns whether the card has a mandatory effect with this trigger, which is played without a question. */
gboolean robo_card_has_mandatory (const RoboCard *card,
                                  RoboWhen        when);

/* Returns whether the owner of the card has no choice, because every effect with this trigger is mandatory. */
gboolean robo_card_must_use (const RoboCard *card,
                             RoboWhen        when);

G_END_DECLS
