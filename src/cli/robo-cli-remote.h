// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of "robodrome-cli remote" share: texts that are pasted, and a line to the others.
#pragma once

#include "net/carry/robo-carrier.h"
#include "net/robo-peer.h"
#include "robo-cli.h"

G_BEGIN_DECLS

typedef struct
{
  char    *arena;
  char    *rules;
  char    *seats;
  char    *name;
  char    *seat;
  char    *key;
  char    *lan;
  char    *xmpp;
  char    *account;
  char    *password_file;
  char    *server;
  char    *certificate;
  gboolean is_new_account;
  gboolean is_signed;
  gboolean is_for_always;
  gboolean is_by_chance;
} RoboCliRemoteOptions;

/**
 * RoboCliRemote:
 * @options: what was said on the command line
 * @path: the file of the match
 * @argument: (nullable): what follows it
 * @key: one's own
 * @peer: the match
 * @is_seat_taken: somebody else joined at the same seat at the same moment, so that there is no match here
 *
 * What is called: what is done, on which match, with which file.
 */
typedef struct
{
  const RoboCliRemoteOptions *options;
  const char                 *path;
  const char                 *argument;
  RoboKey                     key;
  RoboPeer                   *peer;
  gboolean                    is_seat_taken;
} RoboCliRemote;

/**
 * RoboCliInvitation:
 * @offer: what is played
 * @setup: the same with arena and modules; %NULL if they are nowhere
 * @text: (nullable): what was pasted
 * @bundles: (nullable) (element-type GBytes): what has been said at the other end of a line
 *
 * What somebody has to know to take part.
 */
typedef struct
{
  RoboOffer      *offer;
  RoboMatchSetup *setup;
  char           *text;
  GPtrArray      *bundles;
} RoboCliInvitation;

/**
 * robo_cli_remote_load_offered:
 * @offer: what is played
 *
 * Returns: (transfer full) (nullable): its set-up, with the arena and the modules that are on this machine; %NULL if they are not, or
 *   differ
 */
RoboMatchSetup *robo_cli_remote_load_offered (const RoboOffer *offer) G_GNUC_WARN_UNUSED_RESULT;

/* Whether there is a line to the others, so that nothing has to be pasted. */
gboolean robo_cli_remote_has_line (const RoboCliRemote *call);

/**
 * robo_cli_remote_print:
 * @call: what is called
 * @is_pasted: whether somebody will paste the text for the others, so that it is printed, too
 *
 * Says how it stands.
 */
void robo_cli_remote_print (const RoboCliRemote *call,
                            gboolean             is_pasted);

/* Says why not. */
RoboCliStatus robo_cli_remote_refuse (const char *sentence);

/**
 * robo_cli_remote_save:
 * @call: what is called
 *
 * Does what needs nobody, and writes the file before anybody sees what is in it.
 *
 * Returns: how that went
 */
RoboCliStatus robo_cli_remote_save (const RoboCliRemote *call);

/**
 * robo_cli_remote_answer:
 * @call: what is called
 * @answer: a program, or one of the options that are printed
 *
 * Returns: (nullable): what is wrong with it, translated; %NULL if it is given
 */
const char *robo_cli_remote_answer (RoboCliRemote *call,
                                    const char    *answer);

/**
 * robo_cli_remote_new_carrier:
 * @options: what was said on the command line
 * @may_host: whether a port instead of an address is one to wait at
 *
 * Returns: (transfer full) (nullable): the line that was named; %NULL if it is none, which was said
 */
RoboCarrier *robo_cli_remote_new_carrier (const RoboCliRemoteOptions *options,
                                          gboolean                    may_host) G_GNUC_WARN_UNUSED_RESULT;

/* Frees what is in it. */
void robo_cli_remote_options_clear (RoboCliRemoteOptions *options);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RoboCliRemoteOptions, robo_cli_remote_options_clear)

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
