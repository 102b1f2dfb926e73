// SPDX-License-Identifier: GPL-3.0-or-later
// Handles the match of "robodrome-cli remote", for pasted texts and for connections.
#pragma once

#include "net/robo-peer.h"
#include "cli/robo-cli.h"

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
  char    *pace;
  char    *bank;
  gboolean is_new_account;
  gboolean is_signed;
  gboolean is_for_always;
  gboolean is_by_chance;
  gboolean is_here;
} RoboCliRemoteOptions;

/* Holds the action to carry out, with its match and its file. */
typedef struct
{
  const RoboCliRemoteOptions *options;
  const char                 *action;   /* name of the action */
  const char                 *path;     /* file of the match */
  const char                 *argument; /* argument after the file, or NULL */
  RoboKey                     key;      /* key of this player */
  RoboPeer                   *peer;
  /* If set, another player has joined at the same seat at the same time, so there is no match here. */
  gboolean is_seat_taken;
} RoboCliRemote;

/* Holds the data with which a player can join a match. */
typedef struct
{
  RoboOffer      *offer;   /* offer of the match */
  RoboMatchSetup *setup;   /* set-up of the offer; NULL if arena or modules are missing or the match cannot be played
                            * here */
  char           *text;    /* pasted text, or NULL */
  GPtrArray      *bundles; /* bundles of entries (GBytes) that were received over a connection, or NULL */
} RoboCliInvitation;

/* Returns the set-up of an offer with the arena and modules of this machine. Returns NULL if arena or modules are
 * missing, or differ from those of the offer. */
RoboMatchSetup *robo_cli_remote_load_offered (const RoboOffer *offer) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether there is a connection to the other players, so that no texts need to be pasted. */
gboolean robo_cli_remote_has_line (const RoboCliRemote *call);

/* Prints the state of the match and, if is_pasted, the text for the other players. */
void robo_cli_remote_print (const RoboCliRemote *call,
                            gboolean             is_pasted);

/* Reads the options --pace and --bank. Returns FALSE, with a message, if a word is unknown or the time bank does not
 * fit the pace. */
gboolean robo_cli_remote_parse_pace (const RoboCliRemoteOptions *options,
                                     RoboPace                   *pace,
                                     RoboBank                   *bank);

/* Carries out an action that is about a proposal. The words "end", "pause", "pause DAYS", "pace" and "pace PACE BANK"
 * propose something or agree to it; "no-end", "no-pause" and "no-pace" take it back or resume the match; "decline end",
 * "decline pause" and "decline pace" decline it. Sets `is_known` to whether the words are such an action. Returns NULL,
 * or a translated error. */
const char *robo_cli_remote_propose (RoboPeer   *peer,
                                     const char *words,
                                     gboolean   *is_known);

/* Prints a sentence with the reason of a refusal. Returns ROBO_CLI_REFUSED. */
RoboCliStatus robo_cli_remote_refuse (const char *sentence);

/* Writes the entries that need no decision of the player, and saves the file before its contents are shown or sent. */
RoboCliStatus robo_cli_remote_save (const RoboCliRemote *call);

/* Answers the question with a program or with one of the printed options. After a program, " modules" asks for a
 * choice of modules in the next round (R4.3). Returns NULL, or a translated error. */
const char *robo_cli_remote_answer (RoboCliRemote *call,
                                    const char    *answer);

/* Votes to go on without the player of a seat. Returns NULL, or a translated error. */
const char *robo_cli_remote_vote (RoboPeer *peer,
                                  guint     seat);

/* Plays on although other players claim to have seen entries of this player that this program does not have. Returns
 * FALSE if there is no such claim. */
gboolean robo_cli_remote_go_on_anyway (RoboCliRemote *call);

/* Frees the strings of the options, but not the struct. */
void robo_cli_remote_options_clear (RoboCliRemoteOptions *options);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RoboCliRemoteOptions, robo_cli_remote_options_clear)

G_END_DECLS
