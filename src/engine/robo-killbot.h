/* The automaton of rules chapter 9.
 *
 * Private to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

void  robo_killbot_roll (RoboTx *tx,
                         guint   seat);
void  robo_killbot_activate (RoboTx *tx,
                             guint   seat,
                             guint   die);
guint robo_killbot_choose_reach (RoboTx *tx,
                                 guint   seat);

G_END_DECLS
