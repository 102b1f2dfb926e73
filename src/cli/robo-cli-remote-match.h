// SPDX-License-Identifier: GPL-3.0-or-later
// What "robodrome-cli remote" does with a match, whichever way texts go to the others.
#pragma once

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
 * @answer: a program, with “ modules” behind it to be asked for modules in the next round (R4.3), or one of the options that
 *   are printed
 *
 * Returns: (nullable): what is wrong with it, translated; %NULL if it is given
 */
const char *robo_cli_remote_answer (RoboCliRemote *call,
                                    const char    *answer);

/* Frees what is in it. */
void robo_cli_remote_options_clear (RoboCliRemoteOptions *options);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RoboCliRemoteOptions, robo_cli_remote_options_clear)

G_END_DECLS
