// SPDX-License-Identifier: GPL-3.0-or-later
// Declares a stream over TCP and TLS to a chat server (RFC 6120): name look-up, encryption, login, new accounts.
#pragma once

#include "robo-stream.h"

G_BEGIN_DECLS

#define ROBO_TYPE_XMPP_STREAM (robo_xmpp_stream_get_type ())

G_DECLARE_FINAL_TYPE (RoboXmppStream, robo_xmpp_stream, ROBO, XMPP_STREAM, RoboStream)

/* Creates a closed stream. During the TLS handshake the stream has a thread, which is joined when the stream is
 * closed. */
RoboStream *robo_xmpp_stream_new (const RoboAccount *account) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether the text names this machine: a loopback address or "localhost". */
gboolean robo_xmpp_stream_is_local_host (const char *host);

G_END_DECLS
