// SPDX-License-Identifier: GPL-3.0-or-later
// What can be changed in a position: spaces, edges, mines, robots, their dice and cards.
#pragma once

#include "files/scenario/robo-position.h"

#include "robo-arena-brush.h"

G_BEGIN_DECLS

/* Each changes the position that it is given, and nothing of one where that makes no sense. */

/* Spaces and pieces */

/**
 * robo_position_has_piece:
 * @self: a position
 * @space: a space
 *
 * Returns: whether a robot or a mine is there, which can be moved
 */
gboolean robo_position_has_piece (const RoboPosition *self,
                                  guint               space);

/**
 * robo_position_move_pieces:
 * @self: a position
 * @from: a space, or %ROBO_NO_SPACE
 * @to: a space, or %ROBO_NO_SPACE
 *
 * Takes what stands and lies on each of the two to the other. Nothing moves onto an arena wall.
 */
void robo_position_move_pieces (RoboPosition *self,
                                guint         from,
                                guint         to);

/**
 * robo_position_toggle_mine:
 * @self: a position
 * @space: a space
 * @seat: whose mine it is to be; if its robot is not in the arena, the next one's that is (R2.3)
 *
 * Takes the mine away that is there, or puts one there if nothing is.
 */
void robo_position_toggle_mine (RoboPosition *self,
                                guint         space,
                                guint         seat);

/**
 * robo_position_toggle_space:
 * @self: a position
 * @space: a space
 * @kind: what is to be there, nothing for edges; a VP space comes with a token (R2.4)
 *
 * Puts it there, or takes it away. There is no pit, water or arena wall under a piece.
 */
void robo_position_toggle_space (RoboPosition *self,
                                 guint         space,
                                 RoboBrushKind kind);

/**
 * robo_position_cycle_edge:
 * @self: a position
 * @space: a space
 * @other: an orthogonal neighbour of it; nothing happens to any other
 *
 * Makes of an open edge between them an energy wall, of that a lightning barrier, and of that an open edge again.
 */
void robo_position_cycle_edge (RoboPosition *self,
                               guint         space,
                               guint         other);

/* Robots and their dice */

/**
 * robo_position_put_robot:
 * @self: a position
 * @seat: 0..3
 * @kind: an operator's or a KillBot, which has neither a program nor every module (R9.7); %ROBO_SEAT_EMPTY takes the
 *   robot away, with its mines (R2.3)
 * @space: where to put one that is not in the arena yet; the first free space if nothing can be there, or for
 *   %ROBO_NO_SPACE
 *
 * Starting numbers stay 1 to n: who comes is last, and who goes leaves no gap.
 */
void robo_position_put_robot (RoboPosition *self,
                              guint         seat,
                              RoboSeatKind  kind,
                              guint         space);

/**
 * robo_position_get_die:
 * @self: a position
 * @seat: 0..3
 * @unit: a control unit, 0..2
 * @is_second: whether the second die on it is meant
 *
 * Returns: (transfer none) (nullable): that die; valid until the position changes
 */
const RoboDie *robo_position_get_die (const RoboPosition *self,
                                      guint               seat,
                                      guint               unit,
                                      gboolean            is_second);

/**
 * robo_position_set_die:
 * @self: a position
 * @seat: an operator's seat
 * @unit: a control unit, 0..2
 * @is_second: whether the second die on it is meant, which needs all dice (R5.3)
 * @die: (nullable): its colour, value and key; %NULL for none
 *
 * Dice stay in the order of the units, as they are listed in a program.
 */
void robo_position_set_die (RoboPosition  *self,
                            guint          seat,
                            guint          unit,
                            gboolean       is_second,
                            const RoboDie *die);

/* Cards */

/**
 * robo_position_can_have_card:
 * @self: a position
 * @seat: a seat with a robot
 * @slot: 0 left, 1 right
 * @card: a card of the position's modules
 *
 * Returns: whether the card can be there (R3.4, R9.7): it is of the right colour, or is there already
 */
gboolean robo_position_can_have_card (const RoboPosition *self,
                                      guint               seat,
                                      guint               slot,
                                      guint               card);

/**
 * robo_position_set_card:
 * @self: a position
 * @seat: a seat with a robot
 * @slot: 0 left, 1 right
 * @card: a card of the position's modules, or %ROBO_NO_CARD
 *
 * A card that is in the other slot already changes its place with the one that is here.
 */
void robo_position_set_card (RoboPosition *self,
                             guint         seat,
                             guint         slot,
                             guint         card);

/**
 * robo_position_set_modules:
 * @self: a position
 * @modules: (transfer none): those that there are from now on
 *
 * Robots keep their cards by their ids: another card of the same id may have the place of one.
 */
void robo_position_set_modules (RoboPosition *self,
                                RoboModules  *modules);

/**
 * robo_position_try_card:
 * @self: a position
 * @card: a card of its modules
 *
 * Gives the first robot the card to be tried and a die that it works with, or the second one a die that sets it off.
 * Other pieces stay where they are.
 */
void robo_position_try_card (RoboPosition *self,
                             guint         card);

/**
 * robo_position_sort_slots:
 * @self: a position as a scenario has it
 *
 * A scenario lists modules without their slots: takes one that is red to the right (R3.4).
 */
void robo_position_sort_slots (RoboPosition *self);

G_END_DECLS
