/* A game: (set-up, seed, answers) in, states and events out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-event.h"
#include "robo-policy.h"
#include "robo-program.h"

G_BEGIN_DECLS

/* Goes into saved games: a change of any outcome needs the next number. */
#define ROBO_RULINGS_VERSION 3

/**
 * RoboGameStatus:
 * @ROBO_GAME_GOES_ON: a transaction has been played; call again
 * @ROBO_GAME_ASKS: an answer is wanted; see robo_game_get_question()
 * @ROBO_GAME_ROUND_OVER: a transaction has been played, and it was the last of a round
 * @ROBO_GAME_OVER: somebody has won
 * @ROBO_GAME_REFUSED: the policy gave no legal answer; see robo_game_get_question()
 * @ROBO_GAME_NO_ROLLS: the given rolls were too few
 */
typedef enum
{
  ROBO_GAME_GOES_ON,
  ROBO_GAME_ASKS,
  ROBO_GAME_ROUND_OVER,
  ROBO_GAME_OVER,
  ROBO_GAME_REFUSED,
  ROBO_GAME_NO_ROLLS,
} RoboGameStatus;

/* How many rounds a game remembers, see robo_game_get_past(). */
#define ROBO_GAME_MAX_PAST 4

/**
 * RoboGameFlags:
 * @ROBO_GAME_KEEP_EVENTS: events are listed
 * @ROBO_GAME_KEEP_STATES: and the state after each
 * @ROBO_GAME_KEEP_ANSWERS: every answer is listed, as a saved game needs it
 * @ROBO_GAME_NEVER_ASKS: a promise, and of the others only with %ROBO_GAME_KEEP_EVENTS: a policy answers everything, at
 *   once and legally. Then robo_game_advance() plays to the end of the round, and nothing is copied, since nothing is ever
 *   played again. When the promise is broken or the rolls run out, the game stops for good in the middle of a die
 */
typedef enum
{
  ROBO_GAME_KEEP_NOTHING = 0,
  ROBO_GAME_KEEP_EVENTS = 1 << 0,
  ROBO_GAME_KEEP_STATES = 1 << 1,
  ROBO_GAME_KEEP_ANSWERS = 1 << 2,
  ROBO_GAME_NEVER_ASKS = 1 << 3,
} RoboGameFlags;

/**
 * RoboGame:
 * A game in progress. It owns its state and lists; the board and the cards belong to the caller.
 */
typedef struct _RoboGame RoboGame;

/**
 * robo_state_begin_phase:
 * @state: a state
 * @phase: a phase in which something is played
 *
 * Makes @phase what comes next, from its beginning.
 */
void robo_state_begin_phase (RoboState *state,
                             RoboPhase  phase);

/**
 * robo_game_new:
 * @setup: what was chosen; copied, but for its board and cards
 * @seed: of the generator: the same seed and answers give the same game
 * @flags: what is listed
 *
 * Sets up a game before round 1 (R3).
 *
 * Returns: (transfer full): a game; nothing is played before robo_game_advance()
 */
RoboGame *robo_game_new (const RoboSetup *setup,
                         guint64          seed,
                         RoboGameFlags    flags) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_game_new_at:
 * @setup: what was chosen; the seats do not count
 * @state: the position to begin in, see robo_state_begin_phase(); copied
 * @flags: what is listed
 *
 * Sets up a game at a given position.
 *
 * Returns: (transfer full): a game
 */
RoboGame *robo_game_new_at (const RoboSetup *setup,
                            const RoboState *state,
                            RoboGameFlags    flags) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_game_free:
 * @game: (transfer full) (nullable): a game
 *
 * Frees @game, with its events and records; board and cards are the caller's.
 */
void robo_game_free (RoboGame *game);

/**
 * robo_game_restart_at:
 * @game: a game
 * @state: the position to begin in; copied
 *
 * Forgets all that happened and goes on from @state, with the same set-up, policy and rolls. Who looks ahead needs one
 * game for all that may come.
 */
void robo_game_restart_at (RoboGame        *game,
                           const RoboState *state);

/**
 * robo_game_set_policy:
 * @game: a game
 * @policy: (nullable) (scope forever): who answers in the operators' place
 * @data: given to @policy
 *
 * Lets @policy answer. Without one, and where it does not know, robo_game_advance() asks. What is being asked now is
 * asked again by it, so that @policy may know the answer.
 */
void robo_game_set_policy (RoboGame  *game,
                           RoboPolicy policy,
                           gpointer   data);

/**
 * robo_game_watch:
 * @game: a game that keeps events
 * @watch: (nullable) (scope forever): who is told them, as they happen
 * @data: given to @watch
 *
 * Tells @watch each event with the state after it, for those who look at each state once: to keep them all is far more
 * work than to play. What is played again after a question is told again.
 */
void robo_game_watch (RoboGame *game,
                      RoboWatch watch,
                      gpointer  data);

/**
 * robo_game_set_rolls:
 * @game: a game
 * @faces: (array length=n_faces): dice values 1..6; copied
 * @n_faces: how many
 *
 * From now on KillBots roll these, in this order, and when they are used up the game stops with
 * %ROBO_GAME_NO_ROLLS.
 */
void robo_game_set_rolls (RoboGame     *game,
                          const guint8 *faces,
                          guint         n_faces);

/**
 * robo_game_advance:
 * @game: a game
 *
 * Plays the next transaction: a robot's turn in a step, a die; with %ROBO_GAME_NEVER_ASKS all that is left of the
 * round. If an answer is missing it asks, and is to be called again after robo_game_answer(); what has happened up to
 * the question is listed and shown already.
 *
 * Returns: what is to be done now
 */
RoboGameStatus robo_game_advance (RoboGame *game);

/**
 * robo_game_answer:
 * @game: a game that asks
 * @answer: the answer
 *
 * Answers the question. It is final.
 *
 * Returns: why it is not allowed, in which case nothing has changed, or %ROBO_REFUSED_NOT
 */
RoboRefusal robo_game_answer (RoboGame  *game,
                              RoboAnswer answer);

/**
 * robo_game_get_setup:
 * @game: a game
 *
 * Returns: (transfer none): its own copy of what was chosen; board and cards are those given to it
 */
const RoboSetup *robo_game_get_setup (const RoboGame *game);

/**
 * robo_game_get_state:
 * @game: a game
 *
 * Returns: (transfer none): the state after the last finished transaction; valid until the next one
 */
const RoboState *robo_game_get_state (const RoboGame *game);

/**
 * robo_game_get_shown_state:
 * @game: a game
 *
 * Returns: (transfer none): the state after the last event listed, which may lie in the middle of a transaction
 *   that waits for an answer
 */
const RoboState *robo_game_get_shown_state (const RoboGame *game);

/**
 * robo_game_get_question:
 * @game: a game
 *
 * Returns: (transfer none): the question that is being asked, or that was refused; otherwise the last one
 */
const RoboQuestion *robo_game_get_question (const RoboGame *game);

/**
 * robo_game_get_events:
 * @game: a game with %ROBO_GAME_KEEP_EVENTS
 *
 * Returns: (transfer none): everything that has happened
 */
const RoboEventList *robo_game_get_events (const RoboGame *game);

/**
 * robo_game_get_records:
 * @game: a game with %ROBO_GAME_KEEP_ANSWERS
 * @n_records: (out): how many
 *
 * Returns: (transfer none) (array length=n_records): every answer, oldest first; valid until the next one
 */
const RoboRecord *robo_game_get_records (const RoboGame *game,
                                         guint          *n_records);

/**
 * robo_game_get_open_records:
 * @game: a game
 * @n_records: (out): how many
 *
 * Returns: (transfer none) (array length=n_records): the answers since robo_game_get_state(): those that lead from
 *   there to what is asked now; valid until the next one
 */
const RoboRecord *robo_game_get_open_records (const RoboGame *game,
                                              guint          *n_records);

/**
 * robo_game_get_past:
 * @game: a game
 * @n_past: (out): how many, up to %ROBO_GAME_MAX_PAST
 *
 * For whoever learns from what others have programmed before. A game that never asks, and one that was begun somewhere
 * else, remembers nothing of what came before.
 *
 * Returns: (transfer none) (array length=n_past): the last rounds, the oldest first, each as it was when the programs were
 *   opened and nobody had moved; valid until the next transaction
 */
const RoboState *robo_game_get_past (const RoboGame *game,
                                     guint          *n_past);

/**
 * robo_game_get_vp_goal:
 * @game: a game
 * @seat: 0 to 3; another one is the caller's mistake
 *
 * Returns: how many VP its operator, or the squad its KillBot belongs to, needs to win (R9.10, R10.4)
 */
guint robo_game_get_vp_goal (const RoboGame *game,
                             guint           seat);

/**
 * robo_game_get_ranks:
 * @game: a game
 * @ranks: (out) (array): by seat: 1 for the winner and so on, 0 for an empty seat
 *
 * The winner comes first, the others rank by VP; equal VP share a rank, and so do the members of
 * a squad (R9.10, R10.4).
 */
void robo_game_get_ranks (const RoboGame *game,
                          guint           ranks[ROBO_MAX_ROBOTS]);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboGame, robo_game_free)

G_END_DECLS
