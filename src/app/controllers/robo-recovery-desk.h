// SPDX-License-Identifier: GPL-3.0-or-later
// What a program that died has left behind.
#pragma once

#include "robo-arena-desk.h"
#include "robo-rules-desk.h"

G_BEGIN_DECLS

/**
 * RoboRecoveryDesk:
 *
 * One document is offered in a toast, several in a list that stays until each of them is brought back or given up.
 */
#define ROBO_TYPE_RECOVERY_DESK (robo_recovery_desk_get_type ())

G_DECLARE_FINAL_TYPE (RoboRecoveryDesk, robo_recovery_desk, ROBO, RECOVERY_DESK, GObject)

/**
 * robo_recovery_desk_new:
 * @toasts: (transfer none): where it offers what was left
 * @arenas: goes on with arenas
 * @rules: goes on with module sets and rule sets
 *
 * Returns: (transfer full): a desk
 */
RoboRecoveryDesk *robo_recovery_desk_new (AdwToastOverlay *toasts,
                                          RoboArenaDesk   *arenas,
                                          RoboRulesDesk   *rules) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_recovery_desk_offer:
 * @self: a desk
 *
 * Offers everything that was being edited when a program died, and has not been saved since.
 */
void robo_recovery_desk_offer (RoboRecoveryDesk *self);

/**
 * robo_recovery_desk_remind:
 * @self: a desk
 *
 * Offers what is left again, if somebody has begun to look through it: they are back where nothing is edited.
 */
void robo_recovery_desk_remind (RoboRecoveryDesk *self);

G_END_DECLS
