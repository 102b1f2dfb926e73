// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps a chat room within this program, in which several players of a test meet.
#pragma once

#include "net/transports/robo-carrier.h"

G_BEGIN_DECLS

#define ROBO_TYPE_LOOPBACK (robo_loopback_get_type ())

G_DECLARE_FINAL_TYPE (RoboLoopback, robo_loopback, ROBO, LOOPBACK, RoboCarrier)

/* Joins the chat room of another carrier, or creates a chat room if other is NULL. The chat room keeps all messages
 * for players who join later. Each message arrives in an iteration of its own of the main loop. */
RoboCarrier *robo_loopback_new (RoboLoopback *other) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
