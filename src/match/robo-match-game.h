// SPDX-License-Identifier: GPL-3.0-or-later
// The game of a match: how it begins, who answers, what need not be asked, where it stops. Of what is shown it knows nothing.
#pragma once

#include <gio/gio.h>

#include "ai/robo-random-operator.h"

#include "robo-match.h"

G_BEGIN_DECLS

/**
 * RoboMatchGame:
 * @setup: who plays where
 * @board: compiled from its arena
 * @game_setup: the same for the engine
 * @game: it keeps all events, states and answers
 * @status: why it does not go on
 * @first: the state before any event
 * @title: (nullable): of a single round from a position; %NULL for a whole game in an arena
 * @n_people: how many seats people have
 * @has_started: robo_match_game_start() was called
 * @is_recorded: it is not played, only shown
 * @is_remote: it is played at a distance: what it does is decided elsewhere, see robo_match_game_follow()
 * @own_seat: of a game at a distance: whose person is in front of the screen, %ROBO_NO_SEAT for nobody
 * @is_own_turn: of a game at a distance: that one has something to say
 * @sealed: of a game at a distance: the seats whose programs for this round are sealed, a bit each
 * @skips_needless: whether nobody is asked where it makes no difference
 * @standing_answers: what is answered once and for all
 * @notes: (element-type RoboLogNote): what nobody was asked, by position
 * @thinking: (nullable): another thread looks for a computer's answer
 *
 * Whoever has it may read all of it, and changes it by the functions below.
 */
typedef struct
{
  RoboMatchSetup      *setup;
  RoboBoard           *board;
  RoboSetup            game_setup;
  RoboGame            *game;
  RoboGameStatus       status;
  RoboState            first;
  char                *title;
  guint                n_people;
  gboolean             has_started;
  gboolean             is_recorded;
  gboolean             is_remote;
  guint                own_seat;
  gboolean             is_own_turn;
  guint                sealed;
  gboolean             skips_needless;
  RoboStandingAnswers *standing_answers;
  GArray              *notes;
  GCancellable        *thinking;

  /*< private >*/
  RoboRandomOperator computer;
  guint64            operators_seed; /* drawn by itself: it has nothing to do with that of the dice, nor with another game */
  RoboPolicy         policy;
  gpointer           policy_data;
  GDestroyNotify     policy_free;
  RoboQuestion      *own_question; /* nullable: of a game at a distance: all are asked for programs at the same time */
  RoboMatchSay       say;          /* nullable: of a game at a distance: who is told what is answered */
  gpointer           say_data;
  gboolean           is_puzzle;
  RoboTask           task;                      /* of a puzzle */
  RoboRobot          programs[ROBO_MAX_ROBOTS]; /* of a puzzle: with the dice that everybody sees from the beginning */
} RoboMatchGame;

/**
 * robo_match_game_new:
 * @setup: who plays where
 * @start: (nullable): the position that a single round begins at; its policy is taken over
 *
 * Returns: (transfer full): a game that has not started
 */
RoboMatchGame *robo_match_game_new (const RoboMatchSetup *setup,
                                    const RoboMatchStart *start) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_match_game_new_recorded:
 * @file: a match that cannot be played again
 *
 * Returns: (transfer full): what was recorded of it, which can only be shown
 */
RoboMatchGame *robo_match_game_new_recorded (const RoboMatchFile *file) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_match_game_new_remote:
 * @file: a match that is played at a distance
 *
 * Returns: (transfer full): it as far as it has come, which can only be shown: what people far away say is not for this
 *   screen to say
 */
RoboMatchGame *robo_match_game_new_remote (const RoboMatchFile *file) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_match_game_new_followed:
 * @setup: who plays where
 * @own_seat: whose person is in front of the screen, %ROBO_NO_SEAT for nobody
 *
 * Returns: (transfer full): a game at a distance, of which nothing is known yet
 */
RoboMatchGame *robo_match_game_new_followed (const RoboMatchSetup *setup,
                                             guint                 own_seat) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_match_game_follow:
 * @self: a game at a distance
 * @played: (nullable): how far it has come; %NULL if it has not begun
 * @news: what else is known of it
 *
 * Takes over the answers that are new.
 *
 * Returns: whether it could: what was played before is the same
 */
gboolean robo_match_game_follow (RoboMatchGame         *self,
                                 const RoboGame        *played,
                                 const RoboMatchRemote *news);

/**
 * robo_match_game_free:
 * @self: (transfer full) (nullable): a game
 */
void robo_match_game_free (RoboMatchGame *self);

/* What there is */

/**
 * robo_match_game_count_events:
 * @self: a game
 *
 * Returns: how many events there have been
 */
guint robo_match_game_count_events (const RoboMatchGame *self);

/**
 * robo_match_game_get_event:
 * @self: a game
 * @index: less than how many there have been
 *
 * Returns: (transfer none): an event; valid until the game goes on
 */
const RoboEvent *robo_match_game_get_event (const RoboMatchGame *self,
                                            guint                index);

/**
 * robo_match_game_get_state_at:
 * @self: a game
 * @position: how many events have been before, up to all of them
 * @state: (out caller-allocates): how things stood then, without what nobody may see
 */
void robo_match_game_get_state_at (const RoboMatchGame *self,
                                   guint                position,
                                   RoboState           *state);

/**
 * robo_match_game_try:
 * @self: a game that asks
 * @answer: an answer
 * @after: (out caller-allocates): what would come of it, without what nobody may see
 *
 * Returns: whether that can be told
 */
gboolean robo_match_game_try (const RoboMatchGame *self,
                              RoboAnswer           answer,
                              RoboState           *after);

/**
 * robo_match_game_is_one_round:
 * @self: a game
 *
 * Returns: whether it ends after a round; a whole game goes on
 */
gboolean robo_match_game_is_one_round (const RoboMatchGame *self);

/**
 * robo_match_game_is_waiting:
 * @self: a game
 *
 * Returns: whether it has started and cannot go on without an answer from outside, or at all
 */
gboolean robo_match_game_is_waiting (const RoboMatchGame *self);

/**
 * robo_match_game_get_question:
 * @self: a game that asks somebody in front of the screen
 *
 * Returns: (transfer none): what; valid until the game goes on
 */
const RoboQuestion *robo_match_game_get_question (const RoboMatchGame *self);

/**
 * robo_match_game_is_asking_person:
 * @self: a game
 *
 * Returns: whether it waits for somebody in front of the screen
 */
gboolean robo_match_game_is_asking_person (const RoboMatchGame *self);

/* Playing */

/**
 * robo_match_game_start:
 * @self: a game
 *
 * Computers answer from now on.
 */
void robo_match_game_start (RoboMatchGame *self);

/**
 * robo_match_game_advance:
 * @self: a game that has started
 *
 * Plays on until somebody has to be waited for, or a round is over in a game without people. At a distance nothing is played
 * here.
 *
 * Returns: whether answers were given meanwhile
 */
gboolean robo_match_game_advance (RoboMatchGame *self);

/* Computers that think: each question is thought about in another thread, by what their operator sees of it. */

/**
 * robo_match_game_needs_thought:
 * @self: a game
 *
 * Returns: whether a computer is asked that does not answer by chance, and nobody thinks about it yet
 */
gboolean robo_match_game_needs_thought (const RoboMatchGame *self);

/**
 * robo_match_game_think_async:
 * @self: a game that needs thought
 * @callback: called when it is done, or when the thought was stopped; the game may be gone then
 * @data: for @callback
 *
 * Begins to think about what is asked.
 */
void robo_match_game_think_async (RoboMatchGame      *self,
                                  GAsyncReadyCallback callback,
                                  gpointer            data);

/**
 * robo_match_game_think_finish:
 * @result: what the callback got
 * @answer: (out): what the computer says
 *
 * Returns: whether it says something: it was not stopped
 */
gboolean robo_match_game_think_finish (GAsyncResult *result,
                                       RoboAnswer   *answer);

/**
 * robo_match_game_stop_thinking:
 * @self: a game
 *
 * Nobody waits for an answer any more.
 */
void robo_match_game_stop_thinking (RoboMatchGame *self);

/* Files */

/**
 * robo_match_game_restore:
 * @self: a game that has not started
 * @file: a match with the same setup
 *
 * Gives the answers of a file, with what was said once and for all.
 *
 * Returns: how many could be given
 */
guint robo_match_game_restore (RoboMatchGame       *self,
                               const RoboMatchFile *file);

/**
 * robo_match_game_dup_file:
 * @self: a game
 *
 * Returns: (transfer full): it as it is written down
 */
RoboMatchFile *robo_match_game_dup_file (const RoboMatchGame *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_match_game_dup_beginning:
 * @self: a game
 * @position: how many events have been
 *
 * Returns: (transfer full): what had been answered when something was asked for the first time then or later
 */
RoboMatchFile *robo_match_game_dup_beginning (const RoboMatchGame *self,
                                              guint                position) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
