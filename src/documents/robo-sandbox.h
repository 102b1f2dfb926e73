// SPDX-License-Identifier: GPL-3.0-or-later
// A place to try a card in: robots, walls and mines are put on a board, a die is given, and what happens is shown.
#pragma once

#include "files/scenario/robo-position.h"
#include "match/robo-match.h"
#include "robo-arena-brush.h"

G_BEGIN_DECLS

/**
 * RoboSandbox:
 *
 * Holds a position that can be changed and undone, and plays it as a match of one round, which shows events one after
 * the other and has the list of steps. While it is played nothing can be changed; robo_sandbox_stop() goes back to
 * the position.
 *
 * Properties, for reading only, each with a notification:
 *
 * - `match` (RoboMatch, nullable): what is being played; it has started
 * - `problem` (string, nullable): why the position cannot be played, translated
 * - `can-undo`, `can-redo` (boolean)
 *
 * Signal:
 *
 * - `changed ()`: the position is another one: arena, pieces, cards or dice
 */
#define ROBO_TYPE_SANDBOX (robo_sandbox_get_type ())

G_DECLARE_FINAL_TYPE (RoboSandbox, robo_sandbox, ROBO, SANDBOX, GObject)

/**
 * robo_sandbox_new:
 *
 * Returns: (transfer full): a small board with two robots that have the standard modules to choose from
 */
RoboSandbox *robo_sandbox_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_sandbox_set_modules:
 * @self: a sandbox
 * @set: (nullable) (transfer none): modules to have beside the standard ones, whose cards they may replace
 * @card: index of the card of @set that is to be tried, or %ROBO_NO_CARD
 *
 * Gives the first robot the card and a die that it works with, or the second one a die that sets it off. Other
 * pieces stay where they are.
 */
void robo_sandbox_set_modules (RoboSandbox   *self,
                               RoboModuleSet *set,
                               guint          card);

/**
 * robo_sandbox_get_position:
 * @self: a sandbox
 *
 * Returns: (transfer none): the position; valid until `changed`
 */
const RoboPosition *robo_sandbox_get_position (RoboSandbox *self);

/**
 * robo_sandbox_get_match:
 * @self: a sandbox
 *
 * Returns: (transfer none) (nullable): what is being played
 */
RoboMatch *robo_sandbox_get_match (RoboSandbox *self);

/**
 * robo_sandbox_get_play:
 * @self: a sandbox
 *
 * Returns: (transfer none) (nullable): how the position goes if it is played, with what is decided; %NULL if it has a
 *   problem; valid until `changed`
 */
const RoboPositionPlay *robo_sandbox_get_play (RoboSandbox *self);

/**
 * robo_sandbox_list_cards:
 * @self: a sandbox
 * @seat: a seat with a robot
 * @slot: 0 left, 1 right
 *
 * Returns: (transfer full) (element-type guint): the cards that its robot can have there (R3.4, R9.7), those of its own
 *   modules first
 */
GArray *robo_sandbox_list_cards (RoboSandbox *self,
                                 guint        seat,
                                 guint        slot) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_sandbox_has_piece:
 * @self: a sandbox
 * @space: a space
 *
 * Returns: whether a robot or a mine is there, which can be moved
 */
gboolean robo_sandbox_has_piece (RoboSandbox *self,
                                 guint        space);

/* Playing */

/**
 * robo_sandbox_run:
 * @self: a sandbox that has no problem
 *
 * Plays the position. What was being played is forgotten.
 */
void robo_sandbox_run (RoboSandbox *self);

/**
 * robo_sandbox_stop:
 * @self: a sandbox
 *
 * Goes back to the position.
 */
void robo_sandbox_stop (RoboSandbox *self);

/* Changing; each is a step that robo_sandbox_undo() takes back. */

/**
 * robo_sandbox_undo:
 * @self: a sandbox
 *
 * Takes back the last change, if there is one.
 */
void robo_sandbox_undo (RoboSandbox *self);

/**
 * robo_sandbox_redo:
 * @self: a sandbox
 *
 * Makes the change that was taken back last again, if there is one.
 */
void robo_sandbox_redo (RoboSandbox *self);

/**
 * robo_sandbox_move:
 * @self: a sandbox
 * @from: a space with a robot or a mine
 * @to: a space; a robot or mine that is there changes places with the other
 *
 * Drags a piece; nothing happens on or from an arena wall.
 */
void robo_sandbox_move (RoboSandbox *self,
                        guint        from,
                        guint        to);

/**
 * robo_sandbox_put_robot:
 * @self: a sandbox
 * @seat: 0..3
 * @kind: an operator's or a KillBot; %ROBO_SEAT_EMPTY takes the robot away
 * @space: where to put it if it is not in the arena yet; %ROBO_NO_SPACE for the first free one
 */
void robo_sandbox_put_robot (RoboSandbox *self,
                             guint        seat,
                             RoboSeatKind kind,
                             guint        space);

/**
 * robo_sandbox_toggle_mine:
 * @self: a sandbox
 * @space: a space without a robot
 * @seat: whose mine it is to be; if its robot is not in the arena, the next one's that is
 *
 * Puts a mine there, or takes one away.
 */
void robo_sandbox_toggle_mine (RoboSandbox *self,
                               guint        space,
                               guint        seat);

/**
 * robo_sandbox_toggle_space:
 * @self: a sandbox
 * @space: a space; for pits and arena walls one without a piece
 * @kind: what is to be there, nothing for edges; a VP space comes with a token
 *
 * Puts it there, or takes it away.
 */
void robo_sandbox_toggle_space (RoboSandbox  *self,
                                guint         space,
                                RoboBrushKind kind);

/**
 * robo_sandbox_cycle_edge:
 * @self: a sandbox
 * @space: a space
 * @other: an orthogonal neighbour of it; nothing happens to any other
 *
 * Makes of an open edge between them an energy wall, of that a lightning barrier, and of that an open edge again.
 */
void robo_sandbox_cycle_edge (RoboSandbox *self,
                              guint        space,
                              guint        other);

/**
 * robo_sandbox_set_card:
 * @self: a sandbox
 * @seat: a seat with a robot
 * @slot: 0 left, 1 right
 * @card: a card of the position's modules, or %ROBO_NO_CARD
 *
 * A card that is in the other slot already changes its place.
 */
void robo_sandbox_set_card (RoboSandbox *self,
                            guint        seat,
                            guint        slot,
                            guint        card);

/**
 * robo_sandbox_set_damage:
 * @self: a sandbox
 * @seat: a seat with a robot
 * @damage: on its monitor, less than the damage limit
 */
void robo_sandbox_set_damage (RoboSandbox *self,
                              guint        seat,
                              guint        damage);

/**
 * robo_sandbox_set_facing:
 * @self: a sandbox
 * @seat: a KillBot's seat
 * @facing: an orthogonal direction
 */
void robo_sandbox_set_facing (RoboSandbox *self,
                              guint        seat,
                              RoboDir      facing);

/**
 * robo_sandbox_set_declines:
 * @self: a sandbox
 * @seat: an operator's seat
 * @declines: whether it uses no module that is optional
 */
void robo_sandbox_set_declines (RoboSandbox *self,
                                guint        seat,
                                gboolean     declines);

/**
 * robo_sandbox_set_die:
 * @self: a sandbox
 * @seat: an operator's seat
 * @unit: a control unit, 0..2
 * @is_second: whether the second die on it is meant, which needs all dice (R5.3)
 * @die: (nullable): its colour, value and key; %NULL for none
 */
void robo_sandbox_set_die (RoboSandbox   *self,
                           guint          seat,
                           guint          unit,
                           gboolean       is_second,
                           const RoboDie *die);

/**
 * robo_sandbox_get_die:
 * @self: a sandbox
 * @seat: a seat
 * @unit: a control unit, 0..2
 * @is_second: whether the second die on it is meant
 *
 * Returns: (transfer none) (nullable): that die, valid until `changed`
 */
const RoboDie *robo_sandbox_get_die (RoboSandbox *self,
                                     guint        seat,
                                     guint        unit,
                                     gboolean     is_second);

/**
 * robo_sandbox_decide:
 * @self: a sandbox with a play
 * @index: one of its decisions
 * @answer: one of the options
 *
 * Decides so from now on (robo_position_decide()).
 */
void robo_sandbox_decide (RoboSandbox *self,
                          guint        index,
                          RoboAnswer   answer);

/**
 * robo_sandbox_forget:
 * @self: a sandbox with a play
 * @index: one of its decisions
 *
 * Takes back what was decided there, and wherever the same is asked.
 */
void robo_sandbox_forget (RoboSandbox *self,
                          guint        index);

/**
 * robo_sandbox_set_rolls:
 * @self: a sandbox
 * @text: faces that KillBots roll, in order of use, "4 1 6"; if they are too few others follow
 *
 * Returns: whether there is nothing but faces in it
 */
gboolean robo_sandbox_set_rolls (RoboSandbox *self,
                                 const char  *text);

/**
 * robo_sandbox_dup_rolls:
 * @self: a sandbox
 *
 * Returns: (transfer full): the faces that KillBots roll, as robo_sandbox_set_rolls() takes them
 */
char *robo_sandbox_dup_rolls (RoboSandbox *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_sandbox_set_title:
 * @self: a sandbox
 * @title: what the position shows, in words
 */
void robo_sandbox_set_title (RoboSandbox *self,
                             const char  *title);

/* Files */

/**
 * robo_sandbox_open:
 * @self: a sandbox
 * @bytes: a file of a scenario, or of many
 * @index: which of them
 * @path: (nullable): where it is from
 * @problems: where to add what is wrong with it
 *
 * Takes over the position of a scenario with its answers, as a step that can be undone.
 *
 * Returns: whether it could
 */
gboolean robo_sandbox_open (RoboSandbox  *self,
                            GBytes       *bytes,
                            guint         index,
                            const char   *path,
                            RoboProblems *problems);

/**
 * robo_sandbox_get_path:
 * @self: a sandbox
 *
 * Returns: (transfer none) (nullable): the file that was opened or saved last
 */
const char *robo_sandbox_get_path (RoboSandbox *self);

/**
 * robo_sandbox_save_file:
 * @self: a sandbox that has no problem
 * @path: where to, a scenario
 * @error: a %ROBO_CONTENT_ERROR
 *
 * Writes the position with its outcome as what is expected (robo_position_to_bytes()), as a whole or not at all. It is called
 * like the file, unless it is saved where it is from.
 *
 * Returns: whether it was written
 */
gboolean robo_sandbox_save_file (RoboSandbox *self,
                                 const char  *path,
                                 GError     **error);

G_END_DECLS
