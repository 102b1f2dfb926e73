// SPDX-License-Identifier: GPL-3.0-or-later
// One's own seat in a match at a distance: what there is to do, and the entries that say so.
#pragma once

#include "robo-course.h"
#include "robo-key.h"

G_BEGIN_DECLS

/* Looks on and says nothing. */
#define ROBO_SPECTATOR ROBO_NO_SEAT

/**
 * RoboDuty:
 * What one has to do before the match goes on.
 * @ROBO_DUTY_NONE: nothing; it is the others' turn, or the game is over
 * @ROBO_DUTY_FETCH: to get what others have of one's own entries: some are missing here, as after an old copy of the files
 *   was put back, and nothing may be said before they are there
 * @ROBO_DUTY_JOIN: to join
 * @ROBO_DUTY_START: to open one's part of the seed, which needs nobody
 * @ROBO_DUTY_SEAL: to program
 * @ROBO_DUTY_OPEN: to open what was sealed, which needs nobody
 * @ROBO_DUTY_ANSWER: to answer what the game asks
 * @ROBO_DUTY_RETURN: to come back, if one wants to
 */
typedef enum
{
  ROBO_DUTY_NONE,
  ROBO_DUTY_FETCH,
  ROBO_DUTY_JOIN,
  ROBO_DUTY_START,
  ROBO_DUTY_SEAL,
  ROBO_DUTY_OPEN,
  ROBO_DUTY_ANSWER,
  ROBO_DUTY_RETURN,
} RoboDuty;

/**
 * RoboPeer:
 * @offer: what was offered
 * @chains: all entries
 * @course: the match that follows from them
 * @seat: one's own, or %ROBO_SPECTATOR
 * @key: one's own; of no use to a spectator
 *
 * A match at a distance as somebody has it who takes part in it or looks on. Entries that are written are in @chains at once.
 * Save them before anybody else gets them.
 */
typedef struct
{
  RoboOffer  *offer;
  RoboChains *chains;
  RoboCourse *course;
  guint       seat;
  RoboKey     key;
} RoboPeer;

/**
 * robo_peer_new:
 * @offer: what was offered
 * @setup: (transfer full): from robo_offer_make_setup()
 * @seat: a seat that people have, or %ROBO_SPECTATOR
 * @key: (nullable): one's own, %NULL for a spectator
 *
 * Returns: (transfer full): the match, of which nothing is known yet
 */
RoboPeer *robo_peer_new (const RoboOffer *offer,
                         RoboMatchSetup  *setup,
                         guint            seat,
                         const RoboKey   *key) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_peer_free:
 * @self: (transfer full) (nullable): a match
 *
 * Frees it with its chains and its course.
 */
void robo_peer_free (RoboPeer *self);

/**
 * robo_peer_receive:
 * @self: a match
 * @bundle: (element-type RoboEntry): entries of one seat, from anybody
 *
 * Puts them in and plays on.
 *
 * Returns: what became of them
 */
RoboArrival robo_peer_receive (RoboPeer  *self,
                               GPtrArray *bundle);

/**
 * robo_peer_get_duty:
 * @self: a match
 *
 * Returns: what is to be done here
 */
RoboDuty robo_peer_get_duty (const RoboPeer *self);

/* Each of these writes an entry if that is one's duty, or makes sense, now; else it returns FALSE and has done nothing. */

/**
 * robo_peer_join:
 * @self: a match
 * @name: what one is called, in UTF-8; of a longer one than %ROBO_MAX_NAME_SIZE bytes the rest is left out
 *
 * Joins at one's own seat, and promises one's part of the seed.
 *
 * Returns: whether that was %ROBO_DUTY_JOIN, and is written
 */
gboolean robo_peer_join (RoboPeer   *self,
                         const char *name);

/**
 * robo_peer_start:
 * @self: a match
 *
 * Opens the part of the seed that joining has promised.
 *
 * Returns: whether that was %ROBO_DUTY_START, and is written
 */
gboolean robo_peer_start (RoboPeer *self);

/**
 * robo_peer_seal:
 * @self: a match
 * @program: an answer to %ROBO_ASK_PROGRAM
 *
 * Seals one's program of this round: others see that there is one, and cannot read it. It lets in those who want to come back.
 *
 * Returns: whether that was %ROBO_DUTY_SEAL, a robot in the arena may be programmed like that, and it is written
 */
gboolean robo_peer_seal (RoboPeer  *self,
                         RoboAnswer program);

/**
 * robo_peer_open:
 * @self: a match
 *
 * Opens the program that one has sealed in this round.
 *
 * Returns: whether that was %ROBO_DUTY_OPEN, one's own key opens the seal, and it is written
 */
gboolean robo_peer_open (RoboPeer *self);

/**
 * robo_peer_answer:
 * @self: a match
 * @answer: one of the options of the question that the game asks
 *
 * Answers what the game asks of one's own seat.
 *
 * Returns: whether that was %ROBO_DUTY_ANSWER, @answer is an option, and it is written
 */
gboolean robo_peer_answer (RoboPeer  *self,
                           RoboAnswer answer);

/**
 * robo_peer_vote:
 * @self: a match
 * @absent: a seat that does not say anything
 *
 * Says that somebody is absent, so that the caretaker plays for them when enough others say so.
 *
 * Returns: whether it makes a difference (robo_course_can_vote()), and is written
 */
gboolean robo_peer_vote (RoboPeer *self,
                         guint     absent);

/**
 * robo_peer_return:
 * @self: a match
 *
 * Asks to play again at one's own seat, which was taken over.
 *
 * Returns: whether that was %ROBO_DUTY_RETURN, and is written
 */
gboolean robo_peer_return (RoboPeer *self);

/**
 * robo_peer_resign:
 * @self: a match
 *
 * Gives up while the game goes on; the caretaker plays on at one's own seat.
 *
 * Returns: whether one played, and it is written; a spectator cannot give up, nor who was taken over
 */
gboolean robo_peer_resign (RoboPeer *self);

/**
 * robo_peer_set_standing:
 * @self: a match
 * @standing: (array length=n_standing): answers that are given from the next program on without being asked for
 * @n_standing: how many, at most %ROBO_MAX_STANDING
 */
gboolean robo_peer_set_standing (RoboPeer                *self,
                                 const RoboEntryStanding *standing,
                                 guint                    n_standing);

/**
 * robo_peer_undo:
 * @self: a match
 * @position: (array fixed-size=8): where one's own or another one's answer was given, in this round
 *
 * Offers to take back all from there on, or agrees to it. It is taken back when everybody has.
 */
gboolean robo_peer_undo (RoboPeer     *self,
                         const guint8 *position);

/**
 * robo_peer_find_own_answer:
 * @self: a match
 *
 * Returns: (transfer none) (nullable): the last answer of one's own in this round, which robo_peer_undo() would take back
 */
const RoboCourseAnswer *robo_peer_find_own_answer (const RoboPeer *self);

/**
 * robo_peer_find_difference:
 * @self: a match
 * @round: (out): in which round it shows
 * @is_between_two: (out): whether it lies with the two. Or else somebody else may have told them different things, which is not
 *   known until one of the entries of the other has come
 *
 * Finds somebody who is waited for and whose game is another one than this: what they have said belongs to a position that does not
 * follow from what they had seen. Their program, the arena or the cards are not the same; or ours are not.
 *
 * Returns: the seat, or %ROBO_NO_SEAT
 */
guint robo_peer_find_difference (const RoboPeer *self,
                                 guint          *round,
                                 gboolean       *is_between_two);

/**
 * robo_peer_sign:
 * @self: a match
 *
 * Signs how a signed match ended, once, if one was present then.
 */
gboolean robo_peer_sign (RoboPeer *self);

/**
 * robo_peer_do_all:
 * @self: a match
 *
 * Writes all that needs nobody: opens the seed and what was sealed, signs how it ended.
 *
 * Returns: whether there was something to be done
 */
gboolean robo_peer_do_all (RoboPeer *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboPeer, robo_peer_free)

G_END_DECLS
