// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a game. It makes states and events from a set-up, a seed and answers.
#pragma once

#include "robo-event.h"
#include "robo-policy.h"
#include "robo-program.h"

G_BEGIN_DECLS

/* Saved games store this version of the rulings. Increase it with every change that alters the outcome of a game. */
#define ROBO_RULINGS_VERSION 4

typedef enum
{
  ROBO_GAME_GOES_ON,    /* a transaction has been played; call robo_game_advance() again */
  ROBO_GAME_ASKS,       /* an answer is missing; see robo_game_get_question() */
  ROBO_GAME_ROUND_OVER, /* the last transaction of a round has been played */
  ROBO_GAME_OVER,       /* an operator or the squad has won */
  ROBO_GAME_REFUSED,    /* the policy gave no legal answer; see robo_game_get_question() */
  ROBO_GAME_NO_ROLLS,   /* the given rolls are used up */
} RoboGameStatus;

/* Limits the rounds that a game remembers; see robo_game_get_past(). */
#define ROBO_GAME_MAX_PAST 4

/* Tells what a game keeps. With ROBO_GAME_NEVER_ASKS the caller promises that the policy answers every question at once
 * and legally. Then robo_game_advance() plays to the end of the round and copies no states, because nothing is ever
 * played again. If the promise is broken or the rolls run out, the game stops for good in the middle of the round.
 * ROBO_GAME_NEVER_ASKS may be combined with ROBO_GAME_KEEP_EVENTS, but with no other flag. */
typedef enum
{
  ROBO_GAME_KEEP_NOTHING = 0,
  ROBO_GAME_KEEP_EVENTS = 1 << 0,  /* events are listed */
  ROBO_GAME_KEEP_STATES = 1 << 1,  /* the state after each event is kept, too */
  ROBO_GAME_KEEP_ANSWERS = 1 << 2, /* every answer is listed, because saved games need them */
  ROBO_GAME_NEVER_ASKS = 1 << 3,   /* a policy answers everything, see above */
} RoboGameFlags;

/* Holds a game in progress. It owns its state and lists; the board and the cards belong to the caller. */
typedef struct _RoboGame RoboGame;

/* Sets the state to the beginning of a phase. The phase must not be ROBO_PHASE_OVER. */
void robo_state_begin_phase (RoboState *state,
                             RoboPhase  phase);

/* Sets up a game before round 1 (R3). The set-up is copied, except for its board and cards. The same seed of the
 * generator and the same answers give the same game. The first call of robo_game_advance() begins to play. */
RoboGame *robo_game_new (const RoboSetup *setup,
                         guint64          seed,
                         RoboGameFlags    flags) G_GNUC_WARN_UNUSED_RESULT;

/* Sets up a game at a given position, see robo_state_begin_phase(). Set-up and state are copied, except for the board
 * and the cards. Of the seats of the set-up, only the champion cards count: their titleholders must keep them equipped
 * (R11.2). */
RoboGame *robo_game_new_at (const RoboSetup *setup,
                            const RoboState *state,
                            RoboGameFlags    flags) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a game with its events and records; NULL is allowed. The board and the cards belong to the caller. */
void robo_game_free (RoboGame *game);

/* Discards everything that has happened and continues from a copy of the state, with the same set-up, policy
 * and rolls. A search can use one game for all continuations. */
void robo_game_restart_at (RoboGame        *game,
                           const RoboState *state);

/* Lets the policy answer for the operators. If the policy is NULL or has no answer, robo_game_advance() asks. If a
 * question is open, the new policy is asked first. */
void robo_game_set_policy (RoboGame  *game,
                           RoboPolicy policy,
                           gpointer   data);

/* Makes the game call the watch for each event, with the state after it; NULL ends this. The game must keep events. Use
 * this if each state is needed only once, because keeping all states costs far more than playing. If a transaction is
 * played again after a question, its events are reported again. */
void robo_game_watch (RoboGame *game,
                      RoboWatch watch,
                      gpointer  data);

/* Makes KillBots roll these faces (values 1..6) in this order. The faces are copied. If a KillBot rolls and all faces
 * are used up, the game stops with ROBO_GAME_NO_ROLLS. */
void robo_game_set_rolls (RoboGame     *game,
                          const guint8 *faces,
                          guint         n_faces);

/* Plays the next transaction: a step of a phase for all robots, or a die; with ROBO_GAME_NEVER_ASKS the rest of the
 * round. If an answer is missing, the game asks. Events up to the question are already listed and shown. Call this
 * function again after robo_game_answer(). */
RoboGameStatus robo_game_advance (RoboGame *game);

/* Answers the open question, and returns ROBO_REFUSED_NOT. The answer is final. If the answer is not allowed or no
 * question is open, changes nothing and returns the reason. */
RoboRefusal robo_game_answer (RoboGame  *game,
                              RoboAnswer answer);

const RoboSetup *robo_game_get_setup (const RoboGame *game);

/* Returns the state after the last finished transaction; valid until the next transaction. */
const RoboState *robo_game_get_state (const RoboGame *game);

/* Returns the state in which the open question is asked, in the middle of its transaction. If no question is open,
 * returns the same as robo_game_get_state(). */
const RoboState *robo_game_get_shown_state (const RoboGame *game);

/* Returns the question that is open or whose answer was refused. If there is no such question, returns the last
 * question. */
const RoboQuestion *robo_game_get_question (const RoboGame *game);

/* Returns all events so far; the game needs ROBO_GAME_KEEP_EVENTS or ROBO_GAME_KEEP_STATES. */
const RoboEventList *robo_game_get_events (const RoboGame *game);

/* Returns all answers, oldest first; without ROBO_GAME_KEEP_ANSWERS, only those of the open transaction. Valid until
 * the next answer. */
const RoboRecord *robo_game_get_records (const RoboGame *game,
                                         guint          *n_records);

/* Returns the answers since robo_game_get_state(), which lead from that state to the open question; valid
 * until the next answer. */
const RoboRecord *robo_game_get_open_records (const RoboGame *game,
                                              guint          *n_records);

/* Returns up to ROBO_GAME_MAX_PAST rounds, oldest first; valid until the next transaction. Each round is given by
 * the state at the moment when the programs were opened and no robot had moved. From these states, computer players
 * learn how other operators program. A game with ROBO_GAME_NEVER_ASKS remembers no rounds. A game that began at a given
 * position knows no round before that position. */
const RoboState *robo_game_get_past (const RoboGame *game,
                                     guint          *n_past);

/* Returns the VP that the seat's operator, or the squad of its KillBot, needs to win (R9.10, R10.4). The caller must
 * pass a seat of 0..3. */
guint robo_game_get_vp_goal (const RoboGame *game,
                             guint           seat);

/* Sets the ranks by seat: 1 for the winner and so on, 0 for an empty seat. Seats that have not won rank by VP. Seats
 * with equal VP share a rank, and so do the members of a squad (R9.10, R10.4). */
void robo_game_get_ranks (const RoboGame *game,
                          guint           ranks[ROBO_MAX_ROBOTS]);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboGame, robo_game_free)

G_END_DECLS
