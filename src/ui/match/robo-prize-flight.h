// SPDX-License-Identifier: GPL-3.0-or-later
// A token that flies from the board to the points of whoever takes it.
#pragma once

#include "ui/board/robo-board-view.h"
#include "ui/match/seat/robo-players.h"

G_BEGIN_DECLS

/**
 * RoboPrizeFlight:
 *
 * Lies over board and players, draws what flies between them, and lets a point shine when it has arrived. It has no time
 * of its own but shows the moment that the board shows, so that what interrupts the board interrupts it, too.
 */
#define ROBO_TYPE_PRIZE_FLIGHT (robo_prize_flight_get_type ())

G_DECLARE_FINAL_TYPE (RoboPrizeFlight, robo_prize_flight, ROBO, PRIZE_FLIGHT, GtkWidget)

/**
 * robo_prize_flight_set_ends:
 * @self: a flight
 * @board: (transfer none): where tokens come from
 * @players: (transfer none): where they go
 *
 * To be called once. Both have to live as long as @self.
 */
void robo_prize_flight_set_ends (RoboPrizeFlight *self,
                                 RoboBoardView   *board,
                                 RoboPlayers     *players);

/**
 * robo_prize_flight_get_place:
 * @self: a flight with a size
 * @place: (out): the middle of the token, in the coordinates of the widget
 *
 * Returns: whether a token is on its way to the players now, or has just arrived
 */
gboolean robo_prize_flight_get_place (RoboPrizeFlight  *self,
                                      graphene_point_t *place);

G_END_DECLS
