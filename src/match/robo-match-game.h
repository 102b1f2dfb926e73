// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the game of a match: how it begins, who answers, which questions are skipped and where it stops. RoboMatchView
// shows it.
#pragma once

#include <gio/gio.h>

#include "ai/robo-random-operator.h"

#include "robo-match.h"

G_BEGIN_DECLS

/* Holds the game of a match. Only RoboMatch and the functions below change the fields. */
typedef struct
{
  RoboMatchSetup      *setup;          /* set-up: the players and the arena */
  RoboBoard           *board;          /* compiled from the arena */
  RoboSetup            game_setup;     /* the set-up for the engine */
  RoboGame            *engine;         /* keeps all events, states and answers */
  RoboGameStatus       status;         /* whether the game goes on, and if not, why */
  RoboState            first;          /* the state before the first event */
  char                *title;          /* title of a single round from a position; NULL for a whole game in an arena */
  char                *short_title;    /* NULL if the short title is the same as `title` */
  guint                n_people;       /* number of seats with people */
  gboolean             has_started;    /* robo_match_game_start() was called */
  gboolean             is_recorded;    /* the game can only be watched */
  gboolean             is_remote;      /* other peers decide how the game goes on, see robo_match_game_follow() */
  guint                own_seat;       /* in remote play the seat of the person at this screen, or ROBO_NO_SEAT */
  gboolean             is_own_turn;    /* in remote play: own_seat has to answer */
  guint                sealed;         /* in remote play: seats whose programs for this round are sealed, a bit each */
  gboolean             skips_needless; /* whether questions that make no difference are skipped */
  RoboStandingAnswers *standing_answers;
  GArray              *notes;    /* RoboLogNote for each question that was skipped, by position */
  GCancellable        *thinking; /* not NULL while another thread looks for a computer's answer */

  /* Answers of computers and peers, time banks, puzzles */
  RoboRandomOperator computer;
  guint64            operators_seed; /* seed of the computers' choices: random unless it was set, and independent of the
                                      * seed of the dice */
  RoboPolicy         policy;
  gpointer           policy_data;
  GDestroyNotify     policy_free;
  RoboQuestion      *own_question; /* question to own_seat in remote play, where all seats are asked for their
                                    * programs at the same time; or NULL */
  RoboMatchSay       say;          /* in remote play, the function that receives the answers given here; or NULL */
  gpointer           say_data;
  gboolean           has_banks;
  gint64             bank_left_s[ROBO_MAX_ROBOTS]; /* by seat, what is left of its time bank, in remote play with time
                                                    * banks */
  gboolean           is_puzzle;
  RoboTask           task;                      /* task of a puzzle */
  RoboRobot          programs[ROBO_MAX_ROBOTS]; /* in puzzles: dice that are open from the beginning */
} RoboMatchGame;

/* Creates a game that has not started. If `start` is not NULL, the game is a single round from its position and takes
 * over its policy. */
RoboMatchGame *robo_match_game_new (const RoboMatchSetup *setup,
                                    const RoboMatchStart *start) G_GNUC_WARN_UNUSED_RESULT;

/* Creates a game that shows a recorded match whose answers cannot be played again. */
RoboMatchGame *robo_match_game_new_recorded (const RoboMatchFile *file) G_GNUC_WARN_UNUSED_RESULT;

/* Creates a game that shows a remote match as far as its file goes. It can only be watched, because the
 * answers belong to the other peers. */
RoboMatchGame *robo_match_game_new_remote (const RoboMatchFile *file) G_GNUC_WARN_UNUSED_RESULT;

/* Creates a remote game without any moves. `own_seat` is the seat of the person at this screen, or ROBO_NO_SEAT. */
RoboMatchGame *robo_match_game_new_followed (const RoboMatchSetup *setup,
                                             guint                 own_seat) G_GNUC_WARN_UNUSED_RESULT;

/* Takes over the new answers of a remote game. `played` has all answers so far, and is NULL before the game has
 * begun. Returns FALSE if an earlier part of the game has changed. */
gboolean robo_match_game_follow (RoboMatchGame         *self,
                                 const RoboGame        *played,
                                 const RoboMatchRemote *news);

void robo_match_game_free (RoboMatchGame *self);

/* Queries */

guint robo_match_game_count_events (const RoboMatchGame *self);

/* Returns an event; valid until the game goes on. */
const RoboEvent *robo_match_game_get_event (const RoboMatchGame *self,
                                            guint                index);

/* Copies the state after `position` events, without the secrets of that time. */
void robo_match_game_get_state_at (const RoboMatchGame *self,
                                   guint                position,
                                   RoboState           *state);

/* Finds the state that an answer would lead to, without the secrets of that time. Returns FALSE if the answer is not
 * legal, or if a later question has no legal default answer. */
gboolean robo_match_game_try (const RoboMatchGame *self,
                              RoboAnswer           answer,
                              RoboState           *after);

/* Returns whether the game ends after one round. */
gboolean robo_match_game_is_one_round (const RoboMatchGame *self);

/* Returns whether the game has started and cannot go on without an answer from outside. */
gboolean robo_match_game_is_waiting (const RoboMatchGame *self);

/* Returns the question for the person at this screen; valid until the game goes on. The game must be asking that
 * person. */
const RoboQuestion *robo_match_game_get_question (const RoboMatchGame *self);

/* Returns whether the game waits for an answer of a person at this screen. */
gboolean robo_match_game_is_asking_person (const RoboMatchGame *self);

/* Playing */

/* Starts the game: computers answer from now on. */
void robo_match_game_start (RoboMatchGame *self);

/* Plays on until an answer from outside is needed. A game without people stops after each round. Remote games do not
 * play here. Returns whether the game got a new answer. */
gboolean robo_match_game_advance (RoboMatchGame *self);

/* Thinking */

/* Computers that do not answer at random think in another thread about each question, from what their seat can see of
 * the game. */

/* Returns whether a thread must begin to think: a computer is asked that does not answer at random, and no thread is
 * thinking yet. */
gboolean robo_match_game_needs_thought (const RoboMatchGame *self);

typedef void (*RoboMatchThoughtFunc) (gpointer   match,
                                      RoboAnswer answer);

/* Begins to think about the current question. `done` is called when the answer is found, unless thinking was stopped
 * or the match, a GObject, is gone. */
void robo_match_game_think (RoboMatchGame       *self,
                            gpointer             match,
                            RoboMatchThoughtFunc done);

/* Cancels thinking, because the answer is not needed any more. */
void robo_match_game_stop_thinking (RoboMatchGame *self);

/* Files */

/* Gives the game the answers of a file with the same set-up, and takes over the standing answers of the file. The game
 * must not have started. Returns the number of answers that were given; the first illegal answer and all answers after
 * it are left out. */
guint robo_match_game_restore (RoboMatchGame       *self,
                               const RoboMatchFile *file);

RoboMatchFile *robo_match_game_dup_file (const RoboMatchGame *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a file with the answers that were given before the first question at or after the position, but without
 * standing answers. */
RoboMatchFile *robo_match_game_dup_beginning (const RoboMatchGame *self,
                                              guint                position) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
