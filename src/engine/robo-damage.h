/* Damage to robots, destruction and credit (R2.3, R7.6, R7.7, R7.11 to R7.14).
 *
 * Private to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/**
 * robo_damage_robot:
 * @tx: a transaction
 * @seat: whose robot is hit
 * @source: what hits it: amount, owner and whether it is lightning count
 *
 * Deals damage (R7.6): what is not turned away or absorbed goes to the monitor; at the limit
 * the robot is destroyed (R2.3).
 */
void robo_damage_robot (RoboTx           *tx,
                        guint             seat,
                        const RoboSource *source);

/**
 * robo_repair_robot:
 * @tx: a transaction
 * @seat: whose robot
 * @amount: how much damage
 *
 * Takes damage off the monitor, then off the shields, if the robot is in the arena.
 */
void robo_repair_robot (RoboTx *tx,
                        guint   seat,
                        guint   amount);

/**
 * robo_drop_damage:
 * @tx: a transaction
 * @seat: whose robot
 *
 * Drops all damage, shield tokens included (R4.2, R10.2).
 */
void robo_drop_damage (RoboTx *tx,
                       guint   seat);

/**
 * robo_remove_mines:
 * @tx: a transaction
 * @owner: a seat
 * @card: the card whose mines go, or %ROBO_NO_CARD for all mines of @owner
 *
 * Takes mines out of the arena that leave with their robot (R2.3) or with their card (R4.3); they do not detonate.
 */
void robo_remove_mines (RoboTx *tx,
                        guint   owner,
                        guint   card);

/**
 * robo_destroy_robot:
 * @tx: a transaction
 * @seat: whose robot is destroyed
 * @by: who did it, @seat for self-destruction, or %ROBO_NO_SEAT for nobody (R7.11)
 * @in_pit: whether it fell, which does not set off its bomb (R7.14)
 *
 * Takes the robot out, in the order of R2.3: out, mines gone, VP, draw, then its bomb.
 */
void robo_destroy_robot (RoboTx  *tx,
                         guint    seat,
                         guint    by,
                         gboolean in_pit);

G_END_DECLS
