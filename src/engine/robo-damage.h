// SPDX-License-Identifier: GPL-3.0-or-later
// Deals damage to robots, destroys them and gives credit (R2.3, R7.6, R7.7, R7.11 to R7.14). Private to the
// engine.
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

/* Deals damage (R7.6): the part that is neither turned away nor absorbed goes to the monitor, and at the limit
 * the robot is destroyed (R2.3). Of the source only amount, owner and whether it is lightning count. */
void robo_damage_robot (RoboTx           *tx,
                        guint             seat,
                        const RoboSource *source);

/* Takes damage off the monitor, then off the shields. Does nothing for a robot that is out. */
void robo_repair_robot (RoboTx *tx,
                        guint   seat,
                        guint   amount);

/* Drops all damage, shield tokens included (R4.2, R10.2). */
void robo_drop_damage (RoboTx *tx,
                       guint   seat);

/* Takes the owner's mines of a card out of the arena, or all of them for ROBO_NO_CARD, without detonation:
 * with their robot (R2.3) or their card (R4.3). */
void robo_remove_mines (RoboTx *tx,
                        guint   owner,
                        guint   card);

/* Takes the robot out in the order of R2.3: out, mines gone, VP, draw, then its bomb. The credited seat is the
 * robot's own for self-destruction, and ROBO_NO_SEAT if no seat is credited (R7.11). A fall into a pit does
 * not set off the bomb (R7.14). */
void robo_destroy_robot (RoboTx  *tx,
                         guint    seat,
                         guint    by,
                         gboolean in_pit);

G_END_DECLS
