/* A game: (set-up, seed, answers) in, states and events out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-event.h"
#include "robo-program.h"

G_BEGIN_DECLS

/* Goes into saved games: a change of any outcome needs the next number. */
#define ROBO_RULINGS_VERSION 1

/**
 * RoboSeatSetup:
 * @kind: a RoboSeatKind
 * @side: its side of the arena, an orthogonal RoboDir; all sides are different
 * @cards: modules it begins with (a KillBot's, R9.7), or %ROBO_NO_CARD
 */
typedef struct
{
  guint8 kind;
  guint8 side;
  guint8 cards[ROBO_MAX_SLOTS];
} RoboSeatSetup;

/**
 * RoboSetup:
 * @board: (transfer none): outlives the game
 * @cards: (transfer none) (nullable): outlives the game; %NULL for none
 * @rules: the options
 * @seats: (array): by seat
 *
 * What is chosen before a game (R3).
 */
typedef struct
{
  const RoboBoard *board;
  const RoboCards *cards;
  RoboRules        rules;
  RoboSeatSetup    seats[ROBO_MAX_ROBOTS];
} RoboSetup;

/**
 * RoboReply:
 * What a RoboPolicy says to a question.
 * @ROBO_REPLY_UNKNOWN: not known yet: the game stops and asks
 * @ROBO_REPLY_ANSWERED: the answer is given
 * @ROBO_REPLY_REFUSED: there is no legal answer: the game stops for good
 */
typedef enum
{
  ROBO_REPLY_UNKNOWN,
  ROBO_REPLY_ANSWERED,
  ROBO_REPLY_REFUSED,
} RoboReply;

/**
 * RoboPolicy:
 * @setup: the set-up of the game that asks
 * @state: the position in which it asks, in the middle of a transaction
 * @question: what is asked
 * @answer: (out): the answer
 * @data: the data given with the policy
 *
 * Answers in an operator's place, at once. It may be asked again for the same question when an
 * earlier one stopped the transaction, and then has to say the same.
 */
typedef RoboReply (*RoboPolicy) (const RoboSetup    *setup,
                                 const RoboState    *state,
                                 const RoboQuestion *question,
                                 RoboAnswer         *answer,
                                 gpointer            data);

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

/**
 * RoboGameFlags:
 * @ROBO_GAME_KEEP_EVENTS: events are listed
 * @ROBO_GAME_KEEP_STATES: and the state after each
 * @ROBO_GAME_KEEP_ANSWERS: every answer is listed, as a saved game needs it
 */
typedef enum
{
  ROBO_GAME_KEEP_NOTHING = 0,
  ROBO_GAME_KEEP_EVENTS = 1 << 0,
  ROBO_GAME_KEEP_STATES = 1 << 1,
  ROBO_GAME_KEEP_ANSWERS = 1 << 2,
} RoboGameFlags;

/**
 * RoboRecord:
 * @seat: who was asked
 * @kind: a RoboQuestionKind
 * @card: the card it was about, or %ROBO_NO_CARD
 * @round: in which round
 * @answer: what was said
 *
 * One answer of a game's record.
 */
typedef struct
{
  RoboAnswer answer;
  guint16    round;
  guint8     seat;
  guint8     kind;
  guint8     card;
} RoboRecord;

/**
 * RoboGame:
 * A game in progress. It owns its state and lists; the board and the cards belong to the caller.
 */
typedef struct _RoboGame RoboGame;

void robo_state_begin_phase (RoboState *state,
                             RoboPhase  phase);

RoboGame *robo_game_new (const RoboSetup *setup,
                         guint64          seed,
                         RoboGameFlags    flags) G_GNUC_WARN_UNUSED_RESULT;
RoboGame *robo_game_new_at (const RoboSetup *setup,
                            const RoboState *state,
                            RoboGameFlags    flags) G_GNUC_WARN_UNUSED_RESULT;
void      robo_game_free (RoboGame *game);

void robo_game_restart_at (RoboGame        *game,
                           const RoboState *state);

void robo_game_set_policy (RoboGame  *game,
                           RoboPolicy policy,
                           gpointer   data);
void robo_game_set_rolls (RoboGame     *game,
                          const guint8 *faces,
                          guint         n_faces);

RoboGameStatus robo_game_advance (RoboGame *game);
RoboRefusal    robo_game_answer (RoboGame  *game,
                                 RoboAnswer answer);

gboolean robo_game_try (RoboGame  *game,
                        RoboAnswer answer,
                        RoboState *state);
gboolean robo_game_is_needless (RoboGame *game);

const RoboSetup     *robo_game_get_setup (const RoboGame *game);
const RoboState     *robo_game_get_state (const RoboGame *game);
const RoboState     *robo_game_get_shown_state (const RoboGame *game);
const RoboQuestion  *robo_game_get_question (const RoboGame *game);
const RoboEventList *robo_game_get_events (const RoboGame *game);
const RoboRecord    *robo_game_get_records (const RoboGame *game,
                                            guint          *n_records);

const RoboRecord *robo_game_get_open_records (const RoboGame *game,
                                              guint          *n_records);

guint robo_game_get_vp_goal (const RoboGame *game,
                             guint           seat);
void  robo_game_get_ranks (const RoboGame *game,
                           guint           ranks[ROBO_MAX_ROBOTS]);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboGame, robo_game_free)

G_END_DECLS
