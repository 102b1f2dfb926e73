// SPDX-License-Identifier: GPL-3.0-or-later
// Shares one stream to a chat server between several chat rooms, for servers that limit the connections of an account.
#pragma once

#include "robo-stream.h"

G_BEGIN_DECLS

#define ROBO_TYPE_STREAM_HUB (robo_stream_hub_get_type ())

G_DECLARE_FINAL_TYPE (RoboStreamHub, robo_stream_hub, ROBO, STREAM_HUB, GObject)

/* Creates a hub for a closed stream that no other code uses. */
RoboStreamHub *robo_stream_hub_new (RoboStream *stream) G_GNUC_WARN_UNUSED_RESULT;

/* Creates a closed stream for one chat room. It gets the elements from that chat room; the first open branch also
 * gets all elements from elsewhere. The stream of the hub is open while any branch is open. */
RoboStream *robo_stream_hub_new_branch (RoboStreamHub *self,
                                        const char    *room) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
