// SPDX-License-Identifier: GPL-3.0-or-later
// A program being made by one of the players: its draft, its time, and how it is typed, copied and pasted.
#pragma once

#include "match/robo-match.h"
#include "match/robo-program-draft.h"
#include "ui/board/robo-board-view.h"
#include "ui/match/seat/robo-players.h"

G_BEGIN_DECLS

/**
 * RoboProgramTurn:
 *
 * Shows the draft on the panel of its seat and its way on the board. It can be hidden while somebody looks back, and
 * goes on where it was.
 *
 * Property `clock` (string, r, nullable): for how long it has been made, in a race for starting numbers (R4.7).
 *
 * Signals:
 *
 * - `changed ()`: the program has changed, or whether one is made, or what is told of it
 * - `confirmed (uint64 answer)`: the program is finished; the turn is over
 */
#define ROBO_TYPE_PROGRAM_TURN (robo_program_turn_get_type ())

G_DECLARE_FINAL_TYPE (RoboProgramTurn, robo_program_turn, ROBO, PROGRAM_TURN, GObject)

/**
 * robo_program_turn_new:
 * @players: where programs are made
 * @board: where the way of the robot is seen; both have to live as long as the turn
 *
 * Returns: (transfer full): nobody's turn
 */
RoboProgramTurn *robo_program_turn_new (RoboPlayers   *players,
                                        RoboBoardView *board) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_program_turn_add_actions:
 * @self: a turn
 * @map: the commands of a game
 *
 * Adds `confirm`, `undo`, `copy-program`, `paste-program`, `type-program`, `threat-map`, and those of a hint, which can be used where they mean
 * something.
 */
void robo_program_turn_add_actions (RoboProgramTurn *self,
                                    GActionMap      *map);

/**
 * robo_program_turn_set_match:
 * @self: a turn
 * @match: (nullable): the match that is played from now on; what was being made is dropped
 */
void robo_program_turn_set_match (RoboProgramTurn *self,
                                  RoboMatch       *match);

/**
 * robo_program_turn_begin:
 * @self: a turn whose match asks for a program
 *
 * Begins an empty one, at the position shown.
 */
void robo_program_turn_begin (RoboProgramTurn *self);

/**
 * robo_program_turn_resume:
 * @self: a turn whose match asks for a program
 *
 * Shows again what somebody has begun before they looked at what had been.
 *
 * Returns: whether that operator had begun one in this round
 */
gboolean robo_program_turn_resume (RoboProgramTurn *self);

/**
 * robo_program_turn_hide:
 * @self: a turn
 *
 * Shows no program for now.
 */
void robo_program_turn_hide (RoboProgramTurn *self);

/**
 * robo_program_turn_set_peeking:
 * @self: a turn
 * @is_peeking: whether somebody looks at the arena as it is, without the path of the program
 */
void robo_program_turn_set_peeking (RoboProgramTurn *self,
                                    gboolean         is_peeking);

/**
 * robo_program_turn_hold_threat:
 * @self: a turn
 * @is_held: whether somebody holds the key that shows where it is dangerous, whatever `threat-map` says
 */
void robo_program_turn_hold_threat (RoboProgramTurn *self,
                                    gboolean         is_held);

/**
 * robo_program_turn_hint:
 * @self: a turn
 *
 * Gives who programs a hint, or the next step of the one that is shown. Does nothing for whom none is meant.
 */
void robo_program_turn_hint (RoboProgramTurn *self);

/**
 * robo_program_turn_close_hint:
 * @self: a turn
 *
 * Takes the hint away, or does not look for one any more.
 *
 * Returns: whether there was one
 */
gboolean robo_program_turn_close_hint (RoboProgramTurn *self);

/**
 * robo_program_turn_get_has_advice:
 * @self: a turn
 *
 * Returns: whether who programs now is told odds, threats and hints
 */
gboolean robo_program_turn_get_has_advice (RoboProgramTurn *self);

/**
 * robo_program_turn_get_shown:
 * @self: a turn
 *
 * Returns: (transfer none) (nullable): what somebody programs now and does not look back meanwhile
 */
RoboProgramDraft *robo_program_turn_get_shown (RoboProgramTurn *self);

/**
 * robo_program_turn_type:
 * @self: a turn
 * @keyval: a key that what has the focus did not use
 *
 * Somebody who has looked around on the board programs on without going back first: keys go to the first control
 * unit without a die.
 *
 * Returns: whether the key was for a program
 */
gboolean robo_program_turn_type (RoboProgramTurn *self,
                                 guint            keyval);

G_END_DECLS
