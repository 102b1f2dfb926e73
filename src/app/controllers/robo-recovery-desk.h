// SPDX-License-Identifier: GPL-3.0-or-later
// Offers documents that a crashed program has left.
#pragma once

#include "robo-arena-desk.h"
#include "robo-rules-desk.h"

G_BEGIN_DECLS

/* A single document is offered in a toast, several in a list that stays until each of them is restored or
 * discarded. */
#define ROBO_TYPE_RECOVERY_DESK (robo_recovery_desk_get_type ())

G_DECLARE_FINAL_TYPE (RoboRecoveryDesk, robo_recovery_desk, ROBO, RECOVERY_DESK, GObject)

/* Creates a controller that offers documents in toasts; the other two restore them. */
RoboRecoveryDesk *robo_recovery_desk_new (AdwToastOverlay *toasts,
                                          RoboArenaDesk   *arenas,
                                          RoboRulesDesk   *rules) G_GNUC_WARN_UNUSED_RESULT;

/* Offers all documents that were open in a crashed program, and have not been saved since. */
void robo_recovery_desk_offer (RoboRecoveryDesk *self);

/* Offers the remaining documents again, if the user has begun to look through them; call this when the user is
 * back on a page without an editor. */
void robo_recovery_desk_remind (RoboRecoveryDesk *self);

G_END_DECLS
