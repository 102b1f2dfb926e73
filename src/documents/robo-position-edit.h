// SPDX-License-Identifier: GPL-3.0-or-later
// Changes positions: spaces, edges, mines, robots, their dice and cards.
#pragma once

#include "files/scenario/robo-position.h"

#include "robo-arena-brush.h"

G_BEGIN_DECLS

/* Each function changes the given position, or does nothing if the change makes no sense. */

/* Spaces and pieces */

/* Returns whether a robot or a mine, which can be moved, is on the space. */
gboolean robo_position_has_piece (const RoboPosition *self,
                                  guint               space);

/* Swaps the pieces of two spaces. Does nothing if one of them is an arena wall. */
void robo_position_move_pieces (RoboPosition *self,
                                guint         from,
                                guint         to);

/* Removes the mine of the space, or lays one of the seat there. If the seat's robot is not in the arena, the
 * mine belongs to the next one that is (R2.3). */
void robo_position_toggle_mine (RoboPosition *self,
                                guint         space,
                                guint         seat);

/* Adds or removes a feature of a space; the kind must not be one for edges. Pits, water and arena walls cannot
 * be placed under a piece. A VP space comes with a token (R2.4). */
void robo_position_toggle_space (RoboPosition *self,
                                 guint         space,
                                 RoboBrushKind kind);

/* Turns an open edge between two spaces into an energy wall, that into a lightning barrier, and that into an
 * open edge again. Does nothing unless the spaces are orthogonal neighbors. */
void robo_position_cycle_edge (RoboPosition *self,
                               guint         space,
                               guint         other);

/* Robots and their dice */

/* Adds, changes or removes the robot of a seat (0..3). A KillBot has neither a program nor every module
 * (R9.7); ROBO_SEAT_EMPTY removes the robot with its mines (R2.3). A new robot is put on the space, or on the
 * first free one if the space cannot hold it or is ROBO_NO_SPACE. Starting numbers stay 1 to n: a new robot is
 * last, and a removed one leaves no gap. */
void robo_position_put_robot (RoboPosition *self,
                              guint         seat,
                              RoboSeatKind  kind,
                              guint         space);

/* Returns the first or second die of a seat (0..3) on a unit (0..2), or NULL; valid until the position
 * changes. */
const RoboDie *robo_position_get_die (const RoboPosition *self,
                                      guint               seat,
                                      guint               unit,
                                      gboolean            is_second);

/* Sets color, value and key of the first or second die on a unit (0..2), or removes it if the die is NULL. A
 * second die needs all dice (R5.3). Dice stay in the order of the units, like in a program. */
void robo_position_set_die (RoboPosition  *self,
                            guint          seat,
                            guint          unit,
                            gboolean       is_second,
                            const RoboDie *die);

/* Cards */

/* Returns whether the card can be in the slot (0 left, 1 right; R3.4, R9.7): it has the right color, or is
 * there already. */
gboolean robo_position_can_have_card (const RoboPosition *self,
                                      guint               seat,
                                      guint               slot,
                                      guint               card);

/* Sets the card of a slot (0 left, 1 right), or ROBO_NO_CARD. A card from the other slot is swapped. */
void robo_position_set_card (RoboPosition *self,
                             guint         seat,
                             guint         slot,
                             guint         card);

/* Replaces the modules. Robots keep their cards by id: another card of the same id may replace one. */
void robo_position_set_modules (RoboPosition *self,
                                RoboModules  *modules);

/* Gives the first robot the card to be tried and a die that it works with, or the second one a die that
 * triggers it. Other pieces stay where they are. */
void robo_position_try_card (RoboPosition *self,
                             guint         card);

/* Moves red modules to the right slot (R3.4), because a scenario lists modules without their slots. */
void robo_position_sort_slots (RoboPosition *self);

G_END_DECLS
