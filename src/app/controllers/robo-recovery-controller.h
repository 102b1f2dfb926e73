// SPDX-License-Identifier: GPL-3.0-or-later
// Offers to restore documents that were not saved when the program crashed.
#pragma once

#include "robo-arena-controller.h"
#include "robo-rules-controller.h"

G_BEGIN_DECLS

/* Offers a single document in a toast. Offers several documents in a list, which stays until the user has restored or
 * discarded each of them. */
#define ROBO_TYPE_RECOVERY_CONTROLLER (robo_recovery_controller_get_type ())

G_DECLARE_FINAL_TYPE (RoboRecoveryController, robo_recovery_controller, ROBO, RECOVERY_CONTROLLER, GObject)

/* Creates a controller that offers documents in toasts. `arenas` and `rules` open the restored documents. */
RoboRecoveryController *robo_recovery_controller_new (AdwToastOverlay     *toasts,
                                                      RoboArenaController *arenas,
                                                      RoboRulesController *rules) G_GNUC_WARN_UNUSED_RESULT;

/* Offers all documents that were open when the program crashed and have not been saved since. */
void robo_recovery_controller_offer (RoboRecoveryController *self);

/* If the user has begun to look through the documents, offers the documents that are left. Call this when the user
 * is back on a page without an editor. */
void robo_recovery_controller_remind (RoboRecoveryController *self);

G_END_DECLS
