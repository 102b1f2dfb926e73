// SPDX-License-Identifier: GPL-3.0-or-later
// Animates a token that flies from the board to the points of the player who takes it.
#pragma once

#include "ui/board/robo-board-view.h"
#include "ui/match/seat/robo-players.h"

G_BEGIN_DECLS

/* Lies over board and players, draws the token between them, and highlights a point on its arrival. The flight takes
 * its time from the animation of the board, so both are interrupted together. */
#define ROBO_TYPE_PRIZE_FLIGHT (robo_prize_flight_get_type ())

G_DECLARE_FINAL_TYPE (RoboPrizeFlight, robo_prize_flight, ROBO, PRIZE_FLIGHT, GtkWidget)

/* Sets the source and the destination of tokens; call this once. Both have to live as long as the flight. */
void robo_prize_flight_set_ends (RoboPrizeFlight *self,
                                 RoboBoardView   *board,
                                 RoboPlayers     *players);

/* Gets the middle of the token in coordinates of this widget. Returns TRUE if a token is on its way to the players
 * now, or has just arrived. */
gboolean robo_prize_flight_get_place (RoboPrizeFlight  *self,
                                      graphene_point_t *place);

G_END_DECLS
