// SPDX-License-Identifier: GPL-3.0-or-later
// Plays "robodrome-cli remote" over a connection to the other players, without pasted texts.
#pragma once

#include "net/transports/robo-carrier.h"
#include "net/transports/robo-stream.h"
#include "robo-cli-remote-match.h"

G_BEGIN_DECLS

/* Returns a stream to the chat server that the options name. If the options are wrong, prints a message and returns
 * NULL. */
RoboStream *robo_cli_remote_new_stream (const RoboCliRemoteOptions *options) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the carrier for the options of the command line. If the options are wrong, prints a message and returns
 * NULL. If may_host is TRUE, a port without an address makes this program a host. */
RoboCarrier *robo_cli_remote_new_carrier (const RoboCliRemoteOptions *options,
                                          gboolean                    may_host) G_GNUC_WARN_UNUSED_RESULT;

/* Prints incoming chat messages, and sends text lines of standard input until the input ends. The call must have a
 * carrier, but needs no match. Prints errors. */
RoboCliStatus robo_cli_remote_talk (RoboCliRemote *call);

/* Reads all earlier messages, without sending entries, and sets the invitation: the offer and the entries so far. If
 * arena and modules are missing on this machine, another player sends them. The received arena and modules pass the
 * same reader as any file, and must have the offered digests. The call must have a carrier. Prints errors. */
RoboCliStatus robo_cli_remote_fetch (const RoboCliRemote *call,
                                     RoboCliInvitation   *invitation);

/* Plays until the match is over, or until standard input ends unless the answers are random. A host also waits until
 * its guests have left. The lines of the input are answers, or commands such as "say TEXT", "vote SEAT" and "resign".
 * The call must have a match and a carrier. Prints errors. */
RoboCliStatus robo_cli_remote_play (RoboCliRemote *call);

G_END_DECLS
