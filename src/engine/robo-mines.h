/* Laying mines (R8.9).
 *
 * Private to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

guint robo_mines_choose (RoboTx *tx,
                         guint   seat,
                         guint   slot);
void  robo_mines_lay (RoboTx *tx,
                      guint   seat,
                      guint   space,
                      guint8  choices[ROBO_MAX_SLOTS]);

G_END_DECLS
