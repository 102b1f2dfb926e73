// SPDX-License-Identifier: GPL-3.0-or-later
// Deals damage to robots, destroys them and gives credit (R2.3, R7.6, R7.7, R7.11 to R7.14). Only the engine uses this.
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/* Deals damage (R7.6). Damage that is not insulated (R14.4), turned away or absorbed goes to the monitor, and at the
 * limit the robot is destroyed (R2.3). Only amount, owner and is_lightning of the source count. */
void robo_damage_robot (RoboTx           *tx,
                        guint             seat,
                        const RoboSource *source);

/* Removes damage from the monitor, then from the shields. Does nothing for a robot that is out. */
void robo_repair_robot (RoboTx *tx,
                        guint   seat,
                        guint   amount);

/* Removes all damage, including tokens on shields (R4.2, R10.2). */
void robo_drop_damage (RoboTx *tx,
                       guint   seat);

/* Removes the owner's mines that belong to a card, or all mines of the owner for ROBO_NO_CARD, without detonation.
 * Mines leave the arena with their robot (R2.3) or with their card (R4.3). */
void robo_remove_mines (RoboTx *tx,
                        guint   owner,
                        guint   card);

/* Destroys the robot in the order of R2.3: it is out, its mines leave the arena, a VP that is due is paid, a module
 * that is due is drawn, and its cards react, such as a bomb. `by` is the seat that gets the credit, or ROBO_NO_SEAT
 * (R7.11). Pass the robot's own seat for self-destruction: then only a seat that moved the running die by remote
 * control gets the credit (R8.12). A fall into a pit does not set off the bomb (R7.14). */
void robo_destroy_robot (RoboTx  *tx,
                         guint    seat,
                         guint    by,
                         gboolean in_pit);

G_END_DECLS
