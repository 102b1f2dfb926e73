/* Damage to robots, destruction, credit and victory (R7.6, R7.7, R7.11 to R7.14, R2.3, R10.4).
 *
 * Private to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-tx.h"

G_BEGIN_DECLS

void  robo_damage_robot (RoboTx           *tx,
                         guint             seat,
                         const RoboSource *source);
void  robo_repair_robot (RoboTx *tx,
                         guint   seat,
                         guint   amount);
void  robo_drop_damage (RoboTx *tx,
                        guint   seat);
void  robo_destroy_robot (RoboTx  *tx,
                          guint    seat,
                          guint    by,
                          gboolean in_pit);
void  robo_gain_vp (RoboTx *tx,
                    guint   seat,
                    guint   amount);
void  robo_check_victory (RoboTx *tx,
                          guint   seat);
guint robo_draw_from (RoboTx *tx,
                      guint   seat,
                      guint   deck);
void  robo_draw_card (RoboTx *tx,
                      guint   seat);
guint robo_vp_goal_of (const RoboRules *rules,
                       const RoboState *state,
                       guint            seat);

G_END_DECLS
