// SPDX-License-Identifier: GPL-3.0-or-later
// A room that is nowhere but in this program, in which several players of a test meet.
#pragma once

#include "net/transports/robo-carrier.h"

G_BEGIN_DECLS

#define ROBO_TYPE_LOOPBACK (robo_loopback_get_type ())

G_DECLARE_FINAL_TYPE (RoboLoopback, robo_loopback, ROBO, LOOPBACK, RoboCarrier)

/**
 * robo_loopback_new:
 * @other: (nullable): who is in the room already, %NULL for a new room
 *
 * The room keeps what was said for those who come later. Everything arrives in a turn of its own of the main loop.
 *
 * Returns: (transfer full): a closed carrier
 */
RoboCarrier *robo_loopback_new (RoboLoopback *other) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
