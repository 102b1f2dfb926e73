// SPDX-License-Identifier: GPL-3.0-or-later
// A line to the others of a match, over which "robodrome-cli remote" plays without texts that somebody pastes.
#pragma once

#include "net/transports/robo-carrier.h"
#include "robo-cli-remote-match.h"

G_BEGIN_DECLS

/**
 * robo_cli_remote_new_carrier:
 * @options: what was said on the command line
 * @may_host: whether a port instead of an address is one to wait at
 *
 * Returns: (transfer full) (nullable): the line that was named; %NULL if it is none, which was said
 */
RoboCarrier *robo_cli_remote_new_carrier (const RoboCliRemoteOptions *options,
                                          gboolean                    may_host) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_cli_remote_talk:
 * @call: what is called, with a line
 *
 * Prints what is said there, and says what comes from standard input until it ends. No match is needed for it.
 *
 * Returns: how that went; what is wrong was said
 */
RoboCliStatus robo_cli_remote_talk (RoboCliRemote *call);

/**
 * robo_cli_remote_fetch:
 * @call: what is called, with a line
 * @invitation: (out caller-allocates): what is played there and has been said there. Arena and modules that are not on this machine
 *   come from whoever invites, through the same reader as any file, and count only if they have the digests that are offered
 *
 * Reads all of it, without saying anything else.
 *
 * Returns: how that went; what is wrong was said
 */
RoboCliStatus robo_cli_remote_fetch (const RoboCliRemote *call,
                                     RoboCliInvitation   *invitation);

/**
 * robo_cli_remote_play:
 * @call: what is called, with a match and a line
 *
 * Plays until the match is over or standard input ends: its lines are answers, or "say", "vote", "return" or "resign".
 *
 * Returns: how that went; what is wrong was said
 */
RoboCliStatus robo_cli_remote_play (RoboCliRemote *call);

G_END_DECLS
