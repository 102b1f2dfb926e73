// SPDX-License-Identifier: GPL-3.0-or-later
// Changes positions: spaces, edges, mines, robots, their dice and cards.
#pragma once

#include "files/scenario/robo-position.h"

#include "robo-arena-brush.h"

G_BEGIN_DECLS

/* Spaces and pieces (robots and mines) */

/* Returns whether there is a piece on the space: a robot or a mine. */
gboolean robo_position_has_piece (const RoboPosition *self,
                                  guint               space);

/* Moves the pieces of the space `from` to the space `to`, and the pieces of `to` to `from`. Does nothing if `from`
 * has no piece, or if `to` is an arena wall. */
void robo_position_move_pieces (RoboPosition *self,
                                guint         from,
                                guint         to);

/* Removes the mine of the space. If the space has no mine, lays a mine that belongs to the seat. If the seat's robot is
 * not in the arena, the mine belongs to the next seat whose robot is in the arena (R2.3). Lays no mine if no robot is
 * in the arena, on an arena wall, under a robot, or if ROBO_MAX_MINES lie in the arena. */
void robo_position_toggle_mine (RoboPosition *self,
                                guint         space,
                                guint         seat);

/* Adds a feature to a space, or makes the space plain floor without caution lines if it has the feature; `kind` must be
 * a kind for spaces. Pits, water and arena walls cannot be placed under a piece. A VP space comes with a token
 * (R2.4). */
void robo_position_toggle_space (RoboPosition *self,
                                 guint         space,
                                 RoboBrushKind kind);

/* Turns an open edge between two spaces into an energy wall, an energy wall into a lightning barrier, and a lightning
 * barrier into an open edge. Does nothing unless the spaces are orthogonal neighbors. */
void robo_position_cycle_edge (RoboPosition *self,
                               guint         space,
                               guint         other);

/* Robots and their dice */

/* Adds, changes or removes the robot of a seat (0..3). A KillBot has no program, and cannot have every module (R9.7).
 * ROBO_SEAT_EMPTY removes the robot with its mines (R2.3). A new robot is put on the space; if the space cannot hold
 * a robot or is ROBO_NO_SPACE, it is put on the first free space. Starting numbers stay 1 to n: a new robot is last,
 * and a removed robot leaves no gap. */
void robo_position_put_robot (RoboPosition *self,
                              guint         seat,
                              RoboSeatKind  kind,
                              guint         space);

/* Returns the first or second die of a seat (0..3) on a unit (0..2), or NULL. The die is valid until the position
 * changes. */
const RoboDie *robo_position_get_die (const RoboPosition *self,
                                      guint               seat,
                                      guint               unit,
                                      gboolean            is_second);

/* Sets color, value and key of the first or second die on a unit (0..2). If `die` is NULL, removes that die. Does not
 * check that the robot may have a second die on a unit (R5.3). Does nothing if the robot has ROBO_MAX_DICE dice and no
 * die in this place. Dice stay in the order of the units, like in a program. */
void robo_position_set_die (RoboPosition  *self,
                            guint          seat,
                            guint          unit,
                            gboolean       is_second,
                            const RoboDie *die);

/* Cards */

/* Returns whether the robot can have the card in the slot (0 left, 1 right; R3.4, R9.7), or has the card in this
 * slot already. */
gboolean robo_position_can_have_card (const RoboPosition *self,
                                      guint               seat,
                                      guint               slot,
                                      guint               card);

/* Sets the card of a slot (0 left, 1 right), or ROBO_NO_CARD. If the card is in the other slot, the slots swap their
 * cards. */
void robo_position_set_card (RoboPosition *self,
                             guint         seat,
                             guint         slot,
                             guint         card);

/* Replaces the modules. Each robot gets the new cards with the ids of its old cards, and none for an id that the new
 * modules do not have. */
void robo_position_set_modules (RoboPosition *self,
                                RoboModules  *modules);

/* Gives the first robot the card that the user wants to try. Takes all dice from the first two robots, and then gives
 * the first robot a die with which it can use the card, or the second robot a die that triggers the card if only
 * another robot can. Adds the first robot if there is none; if it finds no space, only notes which card is tried. Other
 * pieces stay where they are. */
void robo_position_try_card (RoboPosition *self,
                             guint         card);

/* Moves a red module from the left slot to the right slot (R3.4), if this is empty, because a scenario lists modules
 * without their slots. */
void robo_position_sort_slots (RoboPosition *self);

G_END_DECLS
