// SPDX-License-Identifier: GPL-3.0-or-later
// Represents this peer's seat in a match of remote play: its next duty, and the entries that fulfill the duty.
#pragma once

#include "robo-key.h"
#include "robo-shared-game.h"

G_BEGIN_DECLS

/* A peer that only watches has this seat. */
#define ROBO_SPECTATOR ROBO_NO_SEAT

/* Names what the peer has to do so that the match goes on. */
typedef enum
{
  ROBO_DUTY_NONE, /* nothing now, such as when it is the turn of other players or the match is over */
  /* The peer must get its own entries that only other peers have, such as after an old copy of the match file was
   * restored. Until then it writes no entries. If only claims of other seats say that entries are missing,
   * robo_peer_ignore_claims() ends this duty. */
  ROBO_DUTY_FETCH,
  /* The player must decide on which machine to play, because the seat has also been played on another one. Until
   * robo_peer_take_over_here() this machine writes no entries. */
  ROBO_DUTY_ELSEWHERE,
  ROBO_DUTY_JOIN,   /* join the match */
  ROBO_DUTY_START,  /* open the seat's part of the seed; this needs no player */
  ROBO_DUTY_SEAL,   /* program the robot */
  ROBO_DUTY_OPEN,   /* open the sealed program; this needs no player */
  ROBO_DUTY_ANSWER, /* answer the game's question */
  ROBO_DUTY_RETURN, /* ask to come back after the seat was taken over, if the player wants to */
} RoboDuty;

/* Holds a match of remote play from the view of one player or spectator. The peer's new entries are in the chains at
 * once; save them before they are sent. */
typedef struct
{
  RoboOffer      *offer;
  RoboChains     *chains;       /* all entries */
  RoboSharedGame *shared;       /* the shared game that follows from the entries */
  guint           seat;         /* seat of the peer, or ROBO_SPECTATOR */
  RoboKey         key;          /* key of the player; a spectator does not use it */
  guint           n_own;        /* number of the peer's entries that are proved to exist, though they may not have
                                 * arrived */
  GPtrArray      *unread;       /* saved entries that may be of the peer and that this version cannot read; two elements
                                 * for each: its bytes and its signature (GBytes), which may be NULL */
  char           *name;         /* the name to join under, or NULL */
  gboolean        has_asked;    /* claims of other seats about the peer's entries no longer count, because the others
                                 * were asked for these entries or the player goes on without them */
  gboolean        is_elsewhere; /* entries of the seat have come from another machine since
                                 * robo_peer_take_over_here() */
  gboolean        has_dropped;  /* unsent entries of this machine were dropped for those of another machine */
  guint           welcome;      /* seats that the player lets play again, a bit each */
  guint           n_out;        /* number of the peer's entries that have come back from outside */
} RoboPeer;

/* Creates a match without entries. Takes over a set-up made by robo_offer_make_setup(). The seat is a seat of a person
 * with its key, or ROBO_SPECTATOR, for which the key may be NULL. */
RoboPeer *robo_peer_new (const RoboOffer *offer,
                         RoboMatchSetup  *setup,
                         guint            seat,
                         const RoboKey   *key) G_GNUC_WARN_UNUSED_RESULT;

/* Frees the match, with its chains and shared game; does nothing for NULL. */
void robo_peer_free (RoboPeer *self);

/* Adds entries of one seat, from anywhere outside of this program, and plays on with them. If some are of the peer's
 * seat and were not written here, the player plays on another machine. Then this machine writes no entries until
 * robo_peer_take_over_here(). In a signed match it also drops its own entries that contradict those of the other
 * machine, unless its own entries have come back from outside. */
RoboArrival robo_peer_receive (RoboPeer  *self,
                               GPtrArray *bundle);

/* Returns the next duty of the peer. */
RoboDuty robo_peer_get_duty (const RoboPeer *self);

/* A function below that writes an entry returns whether it has done so. It writes the entry only if the entry is the
 * seat's duty now, or is useful now. */

/* Joins at the peer's seat under a name in UTF-8, and promises the seat's part of the seed. A name of more than
 * ROBO_MAX_NAME_SIZE bytes is cut. If the seat cannot join now, keeps the name for robo_peer_ignore_claims(). Use this
 * for ROBO_DUTY_JOIN. */
gboolean robo_peer_join (RoboPeer   *self,
                         const char *name);

/* Returns whether a reason for ROBO_DUTY_FETCH is an own entry in the saved match that this version of the program
 * cannot read. */
gboolean robo_peer_has_unreadable (const RoboPeer *self);

/* Returns whether the only reason for ROBO_DUTY_FETCH is what other seats claim to have seen. Such a claim may be
 * false. */
gboolean robo_peer_can_go_on_anyway (const RoboPeer *self);

/* Ignores from now on what other seats claim to have seen, and joins if joining was put off. Call this when all entries
 * of the others have been read, or when the player wants it. Returns whether this makes a difference now. */
gboolean robo_peer_ignore_claims (RoboPeer *self);

/* Takes the peer's seat over from another machine of the player. Returns whether the seat was on another machine. */
gboolean robo_peer_take_over_here (RoboPeer *self);

/* Opens the part of the seed that was promised when joining. Use this for ROBO_DUTY_START. */
gboolean robo_peer_start (RoboPeer *self);

/* Seals the program of this round. The others see that there is a program, but cannot read it. Admits the seats of
 * robo_peer_admit(). Use this for ROBO_DUTY_SEAL. Also returns FALSE if the seat's robot is in the arena and may not be
 * programmed like this. */
gboolean robo_peer_seal (RoboPeer  *self,
                         RoboAnswer program);

/* Opens the program that was sealed in this round. Use this for ROBO_DUTY_OPEN. Also returns FALSE if the key does
 * not open the seal. */
gboolean robo_peer_open (RoboPeer *self);

/* Answers the question to the peer's seat. Use this for ROBO_DUTY_ANSWER. Also returns FALSE if the answer is not one
 * of the options. */
gboolean robo_peer_answer (RoboPeer  *self,
                           RoboAnswer answer);

/* Votes that a silent seat is absent. When enough others vote the same, the seat is taken over. Returns FALSE if the
 * vote makes no difference, see robo_shared_game_can_vote(). */
gboolean robo_peer_vote (RoboPeer *self,
                         guint     absent);

/* Returns the seats that were taken over and want to play again, a bit each, without those that this player has agreed
 * to. Returns 0 if this seat does not play or cannot write entries. */
guint robo_peer_list_asking (const RoboPeer *self);

/* Agrees that seats play again. The next program says so, and they play from that round on if all present players have
 * agreed. Returns FALSE if none of the seats is asking. The agreement is not saved. */
gboolean robo_peer_admit (RoboPeer *self,
                          guint     seats);

/* Asks the other peers to give the peer's seat back after it was taken over. Use this for ROBO_DUTY_RETURN. */
gboolean robo_peer_ask_to_return (RoboPeer *self);

/* Resigns while the game goes on. From then on the seat is played like that of an absent player. Returns FALSE for
 * spectators and for seats that were taken over. */
gboolean robo_peer_resign (RoboPeer *self);

/* Sets standing answers, which apply from the next program on. */
gboolean robo_peer_set_standing (RoboPeer                *self,
                                 const RoboEntryStanding *standing,
                                 guint                    n_standing);

/* Offers to take back all answers from a position on, or agrees to such an offer. The position is that of any seat's
 * answer in this round. The answers are taken back when all present seats have agreed. */
gboolean robo_peer_undo (RoboPeer     *self,
                         const guint8 *position);

/* Returns whether the own seat may make a proposal, or agree to it; see RoboEntry for `value`. */
gboolean robo_peer_can_propose (const RoboPeer *self,
                                RoboProposal    proposal,
                                guint64         value);

/* Makes a proposal, or agrees to it. The proposal holds when all present players have said the same. A proposal to end
 * the match lapses when the match goes on. */
gboolean robo_peer_propose (RoboPeer    *self,
                            RoboProposal proposal,
                            guint64      value);

/* Returns whether the last word of the own seat about the end of the match is a refusal, and no player who had seen
 * this refusal proposes the end again. A pause or a pace needs no such function, because a proposal of it that was
 * declined no longer counts. */
gboolean robo_peer_has_declined_end (const RoboPeer *self);

/* Returns whether the own seat may decline this value of a proposal, which another player proposes. A refusal leaves
 * the own proposal, and proposals of other values. */
gboolean robo_peer_can_decline (const RoboPeer *self,
                                RoboProposal    proposal,
                                guint64         value);

/* Declines this value of a proposal, which another player proposes. */
gboolean robo_peer_decline (RoboPeer    *self,
                            RoboProposal proposal,
                            guint64      value);

/* Repeats the peer's proposal if all present players want to end the match, but this proposal was written before those
 * of others had arrived. Returns whether it was repeated. */
gboolean robo_peer_repeat_end (RoboPeer *self);

/* Takes back the own proposal or agreement, as long as the match has not ended; resumes the match after a pause.
 * Returns FALSE if the own seat has made none. */
gboolean robo_peer_take_back (RoboPeer    *self,
                              RoboProposal proposal);

/* Returns the peer's last answer in this round, which robo_peer_undo() would take back, or NULL. */
const RoboSharedGameAnswer *robo_peer_find_own_answer (const RoboPeer *self);

/* Finds an awaited seat that plays a different game. The entries of such a seat belong to a position that does not
 * follow from the entries that it had seen, because its program, arena or cards differ from ours. Returns
 * ROBO_NO_SEAT if there is no such seat.
 *
 * Sets the round in which the difference shows. Sets is_between_two to whether the difference must lie between the
 * two peers. If it need not, a third peer may have sent them different entries, which shows only when one of these
 * entries arrives. */
guint robo_peer_find_difference (const RoboPeer *self,
                                 guint          *round,
                                 gboolean       *is_between_two);

/* Signs the result of a signed match if the seat was present at the end. A result is signed only once. */
gboolean robo_peer_sign (RoboPeer *self);

/* Returns whether the match is over, and the others can be told whether this player wants a rematch. Only signed
 * matches have such entries. */
gboolean robo_peer_can_say_again (const RoboPeer *self);

/* Tells the others whether this player wants a rematch, and where the rematch waits in the same network. The address is
 * NULL if this player has none to tell. Returns FALSE if the player has said the same last. */
gboolean robo_peer_say_again (RoboPeer   *self,
                              RoboAgain   again,
                              const char *address);

/* Returns the offer of the rematch of a match that is over. Its pace and time bank are those that counted in the last
 * round of this match. So all players whose programs have the same versions make the same offer, and no player has to
 * send it. */
RoboOffer *robo_peer_make_again (const RoboPeer *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns what a seat has said last about a rematch; ROBO_AGAIN_NONE until the match is over. */
RoboAgain robo_peer_get_again (const RoboPeer *self,
                               guint           seat);

/* Returns the seats of people that have said this last about a rematch, a bit each. */
guint robo_peer_list_again (const RoboPeer *self,
                            RoboAgain       again);

/* Returns where the rematch waits in the same network. Prefers an address of the host of this match: `line` is the
 * host's address in this match, or NULL. Otherwise returns the address of the lowest seat that tells one, or NULL if
 * none does. The result is borrowed. */
const char *robo_peer_find_again_address (const RoboPeer *self,
                                          const char     *line);

/* Writes all entries that need no player: opens the seed and the sealed program, repeats a proposal to end the match
 * that has crossed others, signs the result. Returns whether it has written any. */
gboolean robo_peer_write_automatic_entries (RoboPeer *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboPeer, robo_peer_free)

G_END_DECLS
