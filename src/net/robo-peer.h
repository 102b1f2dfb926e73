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
  ROBO_DUTY_NONE, /* it is the turn of other players, or the game is over */
  /* The peer must get its own entries that only other peers have, as after an old copy of the files was restored. Until
   * these have arrived, it may write no entries, except with robo_peer_ignore_claims(). */
  ROBO_DUTY_FETCH,
  /* The player must decide on which machine to play, because the seat has also been played on another one. Until
   * robo_peer_take_over_here() this machine writes no entries. */
  ROBO_DUTY_ELSEWHERE,
  ROBO_DUTY_JOIN,   /* join */
  ROBO_DUTY_START,  /* open the seat's part of the seed; this needs no player */
  ROBO_DUTY_SEAL,   /* program the robot */
  ROBO_DUTY_OPEN,   /* open the sealed program; this needs no player */
  ROBO_DUTY_ANSWER, /* answer the game's question */
  ROBO_DUTY_RETURN, /* come back, if the player wants to */
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
  GPtrArray      *unread;       /* entries of the peer that this version cannot read: for each two GBytes, the entry and
                                 * its signature or NULL */
  char           *name;         /* the name to join under, or NULL */
  gboolean        has_asked;    /* all others were asked for the peer's entries; claims about these no longer count */
  gboolean        is_elsewhere; /* entries of the seat have come from another machine since
                                 * robo_peer_take_over_here() */
  gboolean        has_dropped;  /* unsent entries of this machine were dropped for those of another machine */
  guint           welcome;      /* seats that the player lets play again, a bit each */
  guint           n_out;        /* number of the peer's entries that have come back from outside */
} RoboPeer;

/* Creates a match without entries. Takes over a set-up made by robo_offer_make_setup(). The seat is a seat of a
 * person, or ROBO_SPECTATOR, for whom the key is NULL. */
RoboPeer *robo_peer_new (const RoboOffer *offer,
                         RoboMatchSetup  *setup,
                         guint            seat,
                         const RoboKey   *key) G_GNUC_WARN_UNUSED_RESULT;

/* Frees the match, with its chains and shared game; does nothing for NULL. */
void robo_peer_free (RoboPeer *self);

/* Adds entries of one seat, from anywhere outside of this program, and plays on with them. If some are of the peer's
 * seat and were not written here, the player plays on another machine. Then this machine writes no entries, and drops
 * its entries that contradict those of the other machine, unless these have come back from outside. */
RoboArrival robo_peer_receive (RoboPeer  *self,
                               GPtrArray *bundle);

/* Returns the next duty of the peer. */
RoboDuty robo_peer_get_duty (const RoboPeer *self);

/* Each of these functions writes an entry if this is the seat's duty now, or if the entry is useful now. Otherwise
 * the function returns FALSE and does nothing. */

/* Joins at the peer's seat under a name in UTF-8, and promises the seat's part of the seed. Names are cut after
 * ROBO_MAX_NAME_SIZE bytes. Use this for ROBO_DUTY_JOIN. */
gboolean robo_peer_join (RoboPeer   *self,
                         const char *name);

/* Returns whether the reason for ROBO_DUTY_FETCH is an own entry in the saved match that this version of the program cannot
 * read. */
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

/* Returns the seats that were taken over and want to play again, without those that this player has agreed to. */
guint robo_peer_list_asking (const RoboPeer *self);

/* Agrees that seats play again. The next program says so, and they play from that round on if all present players have
 * agreed. Returns FALSE if none of the seats is asking. A peer forgets the agreement when the program ends. */
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
 * answer in this round. The answers are taken back when all seats have agreed. */
gboolean robo_peer_undo (RoboPeer     *self,
                         const guint8 *position);

/* Returns whether the own seat may make a proposal, or agree to it; see RoboEntry for `value`. */
gboolean robo_peer_can_propose (const RoboPeer *self,
                                RoboProposal    proposal,
                                guint64         value);

/* Makes a proposal, or agrees to it. It holds when all who play have said the same. A proposal to end the match lapses
 * when the match goes on. */
gboolean robo_peer_propose (RoboPeer    *self,
                            RoboProposal proposal,
                            guint64      value);

/* Returns whether the own seat has declined to end the match last, and nobody has proposed it once more since. A pause or
 * another pace that was declined is not proposed any more. */
gboolean robo_peer_has_declined_end (const RoboPeer *self);

/* Returns whether the own seat may say no to exactly this, which others propose. What it wants itself, and other
 * proposals of the same kind, stay. */
gboolean robo_peer_can_decline (const RoboPeer *self,
                                RoboProposal    proposal,
                                guint64         value);

/* Says no to exactly this, which others propose. */
gboolean robo_peer_decline (RoboPeer    *self,
                            RoboProposal proposal,
                            guint64      value);

/* Repeats the peer's proposal if all who play want to end the match, but this proposal was written before those of
 * others had arrived. Returns whether it was repeated. */
gboolean robo_peer_repeat_end (RoboPeer *self);

/* Takes back the own proposal or agreement, as long as the match has not ended; resumes the match after a pause. Returns
 * FALSE if there is none. */
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

/* Returns whether the match is over, and the others can be told whether this player wants a rematch. Only signed matches
 * have such entries, since texts carry the invitation itself. */
gboolean robo_peer_can_say_again (const RoboPeer *self);

/* Tells the others whether this player wants a rematch, and where it waits in the same network; the address is NULL if
 * another seat tells it. Returns FALSE if that was said before. */
gboolean robo_peer_say_again (RoboPeer   *self,
                              RoboAgain   again,
                              const char *address);

/* Returns the offer of the rematch of a match that is over. Its pace and time bank are those that counted in the last round
 * of this match. So each player of a match makes the same offer, and no player has to send it. */
RoboOffer *robo_peer_make_again (const RoboPeer *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns what a seat has said last about a rematch. */
RoboAgain robo_peer_get_again (const RoboPeer *self,
                               guint           seat);

/* Returns the seats that have said this last, a bit each. */
guint robo_peer_list_again (const RoboPeer *self,
                            RoboAgain       again);

/* Returns where the rematch waits in the same network: the address of the host that has waited in the match, which is
 * known from the address of its line, or NULL; otherwise the address of the lowest seat that tells one. Returns NULL if
 * none does. The result is borrowed. */
const char *robo_peer_find_again_address (const RoboPeer *self,
                                          const char     *line);

/* Writes all entries that need no player: opens the seed and the sealed program, repeats a proposal to end the match that
 * has crossed others, signs the result. Returns whether it has written any. */
gboolean robo_peer_write_automatic_entries (RoboPeer *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboPeer, robo_peer_free)

G_END_DECLS
