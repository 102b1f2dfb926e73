// SPDX-License-Identifier: GPL-3.0-or-later
// From a set of entries to a game: what was played, who plays, who is waited for, what does not fit (doc/network.md).
#pragma once

#include "files/match/robo-match-setup.h"
#include "robo-chains.h"
#include "robo-offer.h"

G_BEGIN_DECLS

/**
 * RoboStage:
 * What a match waits for.
 * @ROBO_STAGE_JOINING: that everybody joins
 * @ROBO_STAGE_STARTING: that everybody opens their part of the seed
 * @ROBO_STAGE_SEALING: sealed programs
 * @ROBO_STAGE_OPENING: that they are opened
 * @ROBO_STAGE_ANSWERING: the answer of one seat
 * @ROBO_STAGE_OVER: nothing
 */
typedef enum
{
  ROBO_STAGE_JOINING,
  ROBO_STAGE_STARTING,
  ROBO_STAGE_SEALING,
  ROBO_STAGE_OPENING,
  ROBO_STAGE_ANSWERING,
  ROBO_STAGE_OVER,
} RoboStage;

/**
 * RoboEvidence:
 * What is wrong with a seat. Then it says nothing any more, as if it was not there, until it comes back.
 * @ROBO_EVIDENCE_NONE: nothing
 * @ROBO_EVIDENCE_FORK: it has written two entries with one number
 * @ROBO_EVIDENCE_NONCE: its part of the seed is not the one it promised
 * @ROBO_EVIDENCE_OPEN: what it opened is not what it had sealed
 * @ROBO_EVIDENCE_PROGRAM: what it had sealed is not a program that is allowed
 * @ROBO_EVIDENCE_ANSWER: its answer is not one of those that are allowed
 * @ROBO_EVIDENCE_VERSION: it plays by other rulings or another version
 */
typedef enum
{
  ROBO_EVIDENCE_NONE,
  ROBO_EVIDENCE_FORK,
  ROBO_EVIDENCE_NONCE,
  ROBO_EVIDENCE_OPEN,
  ROBO_EVIDENCE_PROGRAM,
  ROBO_EVIDENCE_ANSWER,
  ROBO_EVIDENCE_VERSION,
} RoboEvidence;

/**
 * RoboCourseSeat:
 * @from: the first of its entries that may count
 * @used: the first of its entries that has not been used for what was played
 * @evidence: a RoboEvidence
 * @evidence_seq: which of its entries shows it; neither it nor those after it count
 * @sealed: (nullable): its seal of this round
 * @opened: (nullable): its opening of this round
 * @passed_over: how many of its entries between used ones were for another course of events
 *
 * How a seat that people have stands.
 */
typedef struct
{
  guint            from;
  guint            used;
  RoboEvidence     evidence;
  guint            evidence_seq;
  const RoboEntry *sealed;
  const RoboEntry *opened;
  guint            passed_over;
} RoboCourseSeat;

/**
 * RoboCourseAnswer:
 * @seat: who has given it
 * @position: where
 *
 * An answer of somebody, which could be taken back.
 */
typedef struct
{
  guint  seat;
  guint8 position[ROBO_DIGEST_SIZE];
} RoboCourseAnswer;

/**
 * RoboCourse:
 * @stage: what it waits for
 * @present: the seats whose people play, a bit each; for the others of @people the caretaker does
 * @people: the seats that people have, a bit each
 * @awaited: the seats that have to say something now, a bit each
 * @seats: (array): by seat
 * @round: the round that is played
 * @position: of what is waited for
 * @epoch: how often something was undone
 * @entropy: the number from which chance began last
 * @setup: who plays where, with names when they have joined
 * @game: (nullable): the game; %NULL before everybody has started
 * @n_takeovers: how many times a seat was taken over
 * @answers: (element-type RoboCourseAnswer): what people have answered in this round, the first first
 *
 * The course of a match. It is a function of the set of entries alone: not of the order in which they came, nor of a clock.
 */
typedef struct
{
  RoboStage       stage;
  guint           present;
  guint           people;
  guint           awaited;
  RoboCourseSeat  seats[ROBO_MAX_ROBOTS];
  guint           round;
  guint8          position[ROBO_DIGEST_SIZE];
  guint           epoch;
  guint64         entropy;
  RoboMatchSetup *setup;
  RoboGame       *game;
  guint           n_takeovers;
  GArray         *answers;

  /*< private >*/
  const RoboChains *chains;
  RoboOffer        *offer;
  RoboBoard        *board;
  RoboSetup         game_setup;
  RoboGameStatus    status;
  guint             n_rare;
  guint             opened_round;
  gboolean          is_admitted; /* the seals of this round have said who came back */
  gboolean          is_asked;    /* it is known that the question needs an answer */
} RoboCourse;

/**
 * robo_course_new:
 * @offer: what was offered
 * @setup: (transfer full): from robo_offer_make_setup()
 * @chains: (transfer none): the set of entries; outlives the course
 *
 * Returns: (transfer full): the course of the match as far as it is known
 */
RoboCourse *robo_course_new (const RoboOffer  *offer,
                             RoboMatchSetup   *setup,
                             const RoboChains *chains) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_course_free:
 * @self: (transfer full) (nullable): a course
 *
 * Frees it with its game and its set-up; the chains are not its own.
 */
void robo_course_free (RoboCourse *self);

/**
 * robo_course_update:
 * @self: a course
 *
 * Plays on with what has come in since. If that concerns what was played before (somebody was taken over, something was
 * undone), all is played again from the start, and @game is another one.
 */
void robo_course_update (RoboCourse *self);

/**
 * robo_course_can_vote:
 * @self: a course
 * @seat: whose vote
 * @absent: about whom
 *
 * Returns: whether it makes a difference if @seat says that @absent is absent
 */
gboolean robo_course_can_vote (const RoboCourse *self,
                               guint             seat,
                               guint             absent);

/**
 * robo_course_list_missing:
 * @self: a course
 * @seat: who waits
 *
 * Returns: the seats that the match cannot go on without unless they are taken over, a bit each: those that are awaited,
 *   and, when @seat has voted about all of these, those that have not
 */
guint robo_course_list_missing (const RoboCourse *self,
                                guint             seat);

/**
 * robo_course_can_return:
 * @self: a course
 * @seat: a seat
 *
 * Returns: whether it was taken over and has not asked to come back
 */
gboolean robo_course_can_return (const RoboCourse *self,
                                 guint             seat);

/**
 * robo_course_list_signed:
 * @self: a course
 *
 * Returns: the seats whose people have signed how the match ended, a bit each; 0 before it is over. Those who are @present at
 *   the end have a result to sign
 */
guint robo_course_list_signed (const RoboCourse *self);

/**
 * robo_course_find_undo:
 * @self: a course
 * @position: (out caller-allocates) (array fixed-size=8) (optional): from where on they want that
 *
 * Returns: the seats that want to take back what was answered in this round from some position on, a bit each; 0 if nobody does.
 *   Where they do not want the same, those who go back farthest
 */
guint robo_course_find_undo (const RoboCourse *self,
                             guint8           *position);

/**
 * robo_course_list_returning:
 * @self: a course
 *
 * Returns: the seats that want to come back, a bit each
 */
guint robo_course_list_returning (const RoboCourse *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboCourse, robo_course_free)

G_END_DECLS
