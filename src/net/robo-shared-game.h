// SPDX-License-Identifier: GPL-3.0-or-later
// Derives a shared game from a set of entries: the play, the absent players, the awaited seats, and evidence
// of errors (doc/network.md).
#pragma once

#include "files/match/robo-match-setup.h"
#include "robo-chains.h"
#include "robo-offer.h"

G_BEGIN_DECLS

/* Names what a match needs next. */
typedef enum
{
  ROBO_STAGE_JOINING,   /* all players have to join */
  ROBO_STAGE_STARTING,  /* all players have to open their part of the seed */
  ROBO_STAGE_SEALING,   /* the present players have to seal their programs */
  ROBO_STAGE_OPENING,   /* the present players have to open their programs */
  ROBO_STAGE_ANSWERING, /* one player has to answer a question */
  ROBO_STAGE_OVER,      /* the match is over */
} RoboStage;

/* Names the error of a seat. The entries of the seat from the error on do not count, as if the player were absent,
 * until the seat returns. A fork is not forgotten even then. */
typedef enum
{
  ROBO_EVIDENCE_NONE,    /* no error */
  ROBO_EVIDENCE_FORK,    /* two entries with the same number */
  ROBO_EVIDENCE_NONCE,   /* the seat's part of the seed is not the promised one */
  ROBO_EVIDENCE_OPEN,    /* the opened program is not the sealed one */
  ROBO_EVIDENCE_PROGRAM, /* the sealed program is not allowed */
  ROBO_EVIDENCE_ANSWER,  /* the answer of the seat is not allowed */
  ROBO_EVIDENCE_VERSION, /* the seat plays by other rulings or another version */
} RoboEvidence;

/* Holds the status of a person's seat. */
typedef struct
{
  guint            from;         /* number of the seat's first entry that may count */
  guint            used;         /* number of the seat's first entry that has not been used for the play */
  RoboEvidence     evidence;     /* the error of the seat */
  guint            evidence_seq; /* number of the entry with the error; this entry and later ones do not count */
  const RoboEntry *sealed;       /* seal of this round, or NULL */
  const RoboEntry *opened;       /* opening of this round, or NULL */
  guint            passed_over;  /* number of entries that lie between used entries and belong to another order of
                                  * events */
} RoboSharedGameSeat;

/* Holds a person's answer that can be taken back. */
typedef struct
{
  guint  seat;                       /* seat that has answered */
  guint8 position[ROBO_DIGEST_SIZE]; /* position at which the question is asked */
} RoboSharedGameAnswer;

/* Holds a take-over by votes. Players are told of it without a judgment, because it is not known which of the absent
 * players could have played. */
typedef struct
{
  guint    round;                 /* round of the take-over */
  guint    absent;                /* seats that were taken over, a bit each */
  guint    voters;                /* seats that have voted, a bit each */
  guint    cuts[ROBO_MAX_ROBOTS]; /* by seat, number of the first entry that is void */
  gboolean has_voided;            /* programs were being opened, so all present seats seal this round anew */
} RoboTakeover;

/* Holds a shared game. It depends only on the set of entries, not on the order of their arrival, nor on the time. */
typedef struct
{
  RoboStage          stage;                      /* what the match needs next */
  guint              present;                    /* seats whose people play, a bit each; the other people are absent */
  guint              people;                     /* seats of people, a bit each */
  guint              awaited;                    /* seats that must write an entry now, a bit each */
  RoboSharedGameSeat seats[ROBO_MAX_ROBOTS];     /* seats of the match */
  guint              round;                      /* current round */
  guint8             position[ROBO_DIGEST_SIZE]; /* position of the awaited entry */
  guint              epoch;                      /* number of undos */
  guint64            entropy;                    /* last number that the random generator was started with */
  RoboMatchSetup    *setup;                      /* set-up with the names of players who have joined */
  RoboGame          *game;                       /* NULL until all players have started */
  guint              n_takeovers;                /* how often a seat was taken over */
  GArray            *takeovers;                  /* array of RoboTakeover: the take-overs by votes, oldest first */
  gboolean           is_agreed;                  /* the match is over because all present players have agreed to end
                                                  * it */
  guint              n_voided;                   /* number of times that a round had to be sealed anew */
  GArray            *answers;                    /* array of RoboSharedGameAnswer: answers of people in this round,
                                                  * oldest first */

  /* The following members are private. */
  const RoboChains *chains;
  RoboOffer        *offer;
  RoboBoard        *board;
  RoboSetup         game_setup;
  RoboGameStatus    status;
  guint             n_rare;
  guint             opened_round;
  guint             n_voted[ROBO_MAX_ROBOTS]; /* by seat, number of its entries up to its last vote in the last
                                               * take-over; 0 if it has not voted in any */
  gboolean          is_admitted;              /* the seals of this round have said which players return */
  gboolean          is_asked;                 /* the question is known to need an answer */
  guint8            pace;                     /* byte of the pace that was offered, or agreed before the last seals */
} RoboSharedGame;

/* Takes over a set-up made by robo_offer_make_setup(), and plays as far as the entries allow. The chains must outlive
 * the result. */
RoboSharedGame *robo_shared_game_new (const RoboOffer  *offer,
                                      RoboMatchSetup   *setup,
                                      const RoboChains *chains) G_GNUC_WARN_UNUSED_RESULT;

/* Frees the shared game, its RoboGame and its set-up, but not the chains; does nothing for NULL. */
void robo_shared_game_free (RoboSharedGame *self);

/* Plays on with entries that have arrived since. If these affect earlier play (a seat was taken over, an answer taken
 * back), plays everything from the start with a new game. */
void robo_shared_game_update (RoboSharedGame *self);

/* Returns whether a vote of the first seat that the second seat is absent would make a difference. */
gboolean robo_shared_game_can_vote (const RoboSharedGame *self,
                                    guint                 seat,
                                    guint                 absent);

/* Returns the seats, a bit each, that must be taken over for the match to go on. These are the awaited seats other
 * than the given seat. When the given seat has voted about all these seats, the seats that have not voted about them
 * are added. */
guint robo_shared_game_list_missing (const RoboSharedGame *self,
                                     guint                 seat);

/* Returns whether the seat was taken over and has not asked to come back, and the match is not over. */
gboolean robo_shared_game_can_return (const RoboSharedGame *self,
                                      guint                 seat);

/* Returns the seats whose people have signed the result, a bit each; 0 until the match is over. Only seats that are
 * present at the end sign the result. */
guint robo_shared_game_list_signed (const RoboSharedGame *self);

/* Proposals. A word is an entry of a seat about a proposal. Only the words of present seats count, only those since the
 * last take-over by votes, and about the end only those at the place where the match stands now. */

/* Returns the last word of a seat about a proposal, if it counts; otherwise NULL. Borrowed. If the seat wants a value,
 * its refusal of another value does not count as its last word. */
const RoboEntry *robo_shared_game_find_word (const RoboSharedGame *self,
                                             RoboProposal          proposal,
                                             guint                 seat);

/* Returns the seats that propose this or have agreed to it, a bit each. A wish for a pause or a pace counts only if its
 * writer had seen all refusals of the same value by the other seats. */
guint robo_shared_game_list_wanting (const RoboSharedGame *self,
                                     RoboProposal          proposal);

/* Returns the seats whose last word about this value is a refusal at the current position, a bit each. */
guint robo_shared_game_list_declining (const RoboSharedGame *self,
                                       RoboProposal          proposal,
                                       guint64               value);

/* Returns the byte of the pace and time bank by which the match is played now. */
guint8 robo_shared_game_get_pace (const RoboSharedGame *self);

/* Returns whether all present players have agreed to another pace, which counts from the next round on. Sets its
 * byte. */
gboolean robo_shared_game_find_next_pace (const RoboSharedGame *self,
                                          guint8               *pace);

/* Returns whether all present players have agreed to a pause that nobody has ended. Sets its end, in seconds since
 * 1970, or 0 if it lasts until somebody resumes. The caller must check whether this time has passed. */
gboolean robo_shared_game_find_pause (const RoboSharedGame *self,
                                      guint64              *until);

/* Returns whether all present seats want to end the match, and the seat had not seen this when it said so last. Then
 * the proposals have crossed, and none of them completes the agreement. */
gboolean robo_shared_game_needs_end_again (const RoboSharedGame *self,
                                           guint                 seat);

/* Returns the seats that want to take back the answers of this round from a position on, a bit each, and sets the
 * position, unless it is NULL. Returns 0 if no seat wants to. If the seats name different positions, returns only the
 * seats that go back farthest. */
guint robo_shared_game_find_undo (const RoboSharedGame *self,
                                  guint8               *position);

/* Returns the seats that were taken over while programs were opened, and whose opened program of that round has
 * arrived, a bit each. */
guint robo_shared_game_list_opened (const RoboSharedGame *self,
                                    const RoboTakeover   *takeover);

/* Returns the seats that want to come back, a bit each. */
guint robo_shared_game_list_returning (const RoboSharedGame *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboSharedGame, robo_shared_game_free)

G_END_DECLS
