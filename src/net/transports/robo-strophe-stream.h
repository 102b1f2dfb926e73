// SPDX-License-Identifier: GPL-3.0-or-later
// Declares a stream with libstrophe, which does XMPP over TCP: name look-up, TLS, SCRAM, new accounts.
#pragma once

#include "robo-stream.h"

G_BEGIN_DECLS

#define ROBO_TYPE_STROPHE_STREAM (robo_strophe_stream_get_type ())

G_DECLARE_FINAL_TYPE (RoboStropheStream, robo_strophe_stream, ROBO, STROPHE_STREAM, RoboStream)

/* Creates a stream, which has a thread, because the library blocks while it looks up names. */
RoboStream *robo_strophe_stream_new (const RoboAccount *account) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
