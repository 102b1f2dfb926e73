// SPDX-License-Identifier: GPL-3.0-or-later
// A stream by libstrophe, which does XMPP over TCP: the server's place, TLS, SCRAM, making an account.
#pragma once

#include "robo-stream.h"

G_BEGIN_DECLS

#define ROBO_TYPE_STROPHE_STREAM (robo_strophe_stream_get_type ())

G_DECLARE_FINAL_TYPE (RoboStropheStream, robo_strophe_stream, ROBO, STROPHE_STREAM, RoboStream)

/**
 * robo_strophe_stream_new:
 * @account: who one is
 *
 * The library blocks while it looks up names, so each stream has a thread.
 *
 * Returns: (transfer full): a stream that is closed
 */
RoboStream *robo_strophe_stream_new (const RoboAccount *account) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
