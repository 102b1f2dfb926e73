/* What cards do when something happens to their robot: destroyed, damaged, struck by lightning, pushed (anchors: robo-step.h).
 *
 * Private to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/**
 * robo_react:
 * @tx: a transaction that deals a source
 * @when: %ROBO_WHEN_DAMAGED or %ROBO_WHEN_DESTROYED
 * @seat: whose robot
 * @space: where it stood
 *
 * Lets its cards' effects of that kind join the queue; a `damaged` card does so at most once in
 * a resolution.
 */
void robo_react (RoboTx  *tx,
                 RoboWhen when,
                 guint    seat,
                 guint    space);

/**
 * robo_turn_away:
 * @tx: a transaction that deals a source
 * @seat: whose robot lightning strikes
 *
 * Lets it turn the damage away (R7.7), at most once in a resolution.
 *
 * Returns: whether it did, and takes no damage
 */
gboolean robo_turn_away (RoboTx *tx,
                         guint   seat);

/**
 * robo_react_to_push:
 * @tx: a transaction
 * @seat: whose robot was moved by a source for the first time
 * @pusher: whose source it was, or %ROBO_NO_SEAT
 *
 * Plays its cards' `pushed` effects.
 */
void robo_react_to_push (RoboTx *tx,
                         guint   seat,
                         guint   pusher);

/**
 * robo_effect_get_amount:
 * @tx: a transaction
 * @effect: an effect
 * @space: where its source stands
 * @value: of the die that is activated, 1..6, or 0 without one
 *
 * Returns: its amount (formats.md, "Modules")
 */
guint robo_effect_get_amount (const RoboTx     *tx,
                              const RoboEffect *effect,
                              guint             space,
                              guint             value);

/**
 * robo_card_has_mandatory:
 * @card: a card
 * @when: what sets it off
 *
 * Returns: whether some effect of that kind is played without asking
 */
gboolean robo_card_has_mandatory (const RoboCard *card,
                                  RoboWhen        when);

/**
 * robo_card_must_use:
 * @card: a card
 * @when: what sets it off
 *
 * Returns: whether its owner is not asked: every effect of that kind is mandatory
 */
gboolean robo_card_must_use (const RoboCard *card,
                             RoboWhen        when);

G_END_DECLS
