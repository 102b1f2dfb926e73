// SPDX-License-Identifier: GPL-3.0-or-later
// Lets a player make a program: keeps its draft and its time, and lets the player type, copy and paste it.
#pragma once

#include "match/robo-match.h"
#include "match/robo-program-draft.h"
#include "ui/board/robo-board-view.h"
#include "ui/match/seat/robo-players.h"
#include "ui/widgets/keys/robo-key-press.h"

G_BEGIN_DECLS

/* Shows the draft of a program on the panel of its seat, and the path of the robot on the board. The owner of this
 * object hides the draft while the player seeks back, and shows the draft again afterwards.
 *
 * Property `clock` (string, r, nullable): the time spent on the program, in a race for starting numbers (R4.7).
 *
 * Signals:
 *
 * - `changed ()`: the program, its visibility or the advice for it has changed
 * - `confirmed (uint64 answer)`: the player has finished the program. The draft stays until robo_program_turn_end(), so
 *   that the owner may ask a question first */
#define ROBO_TYPE_PROGRAM_TURN (robo_program_turn_get_type ())

G_DECLARE_FINAL_TYPE (RoboProgramTurn, robo_program_turn, ROBO, PROGRAM_TURN, GObject)

/* Creates a turn. The players have the controllers that are programmed; the board shows the path of the robot. Both
 * have to live as long as the turn. */
RoboProgramTurn *robo_program_turn_new (RoboPlayers   *players,
                                        RoboBoardView *board) G_GNUC_WARN_UNUSED_RESULT;

/* Adds `confirm`, `undo`, `copy-program`, `paste-program`, `type-program`, `change-modules`, `threat-map`, and the
 * actions of a hint. The turn enables each action only while the action can do something. */
void robo_program_turn_add_actions (RoboProgramTurn *self,
                                    GActionMap      *map);

/* Sets the current match, or NULL, and drops the draft. */
void robo_program_turn_set_match (RoboProgramTurn *self,
                                  RoboMatch       *match);

/* Begins an empty program at the current position. The match has to ask for a program. */
void robo_program_turn_begin (RoboProgramTurn *self);

/* Hides and drops the draft, because the player has given the program. */
void robo_program_turn_end (RoboProgramTurn *self);

/* Shows the draft that the player began before seeking back. The match has to ask for a program. Returns FALSE if this
 * player has not begun a draft in this round. */
gboolean robo_program_turn_resume (RoboProgramTurn *self);

/* Hides the program until robo_program_turn_resume(). */
void robo_program_turn_hide (RoboProgramTurn *self);

/* If is_peeking is TRUE, shows the arena without the path of the robot and without the threat map. */
void robo_program_turn_set_peeking (RoboProgramTurn *self,
                                    gboolean         is_peeking);

/* Shows the dangerous spaces while is_held is TRUE, that is, while the user holds a key, whatever the state of
 * `threat-map` is. */
void robo_program_turn_hold_threat (RoboProgramTurn *self,
                                    gboolean         is_held);

/* Shows a hint to the player who programs. If a hint is shown already, shows its next step. Does nothing for players
 * without advice. */
void robo_program_turn_hint (RoboProgramTurn *self);

/* Closes the hint, or cancels its computation. Returns FALSE if there was no hint and no computation. */
gboolean robo_program_turn_close_hint (RoboProgramTurn *self);

/* Returns TRUE if the player who programs now gets odds, threats and hints. */
gboolean robo_program_turn_get_has_advice (RoboProgramTurn *self);

/* Returns the draft that is being programmed. Returns NULL if there is no draft, or if the draft is hidden. */
RoboProgramDraft *robo_program_turn_get_shown (RoboProgramTurn *self);

/* Gives a key press that the focus widget has not handled to the first control unit without a die, or to the first
 * unit if all have dice, so that the player can go on programming after a look at the board. Returns TRUE if the key
 * press was part of a program. */
gboolean robo_program_turn_type (RoboProgramTurn    *self,
                                 const RoboKeyPress *press);

G_END_DECLS
