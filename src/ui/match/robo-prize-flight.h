// SPDX-License-Identifier: GPL-3.0-or-later
// Animates a token that flies from the board to the points of the player who takes the token.
#pragma once

#include "ui/board/robo-board-view.h"
#include "ui/match/seat/robo-players.h"

G_BEGIN_DECLS

/* Lies over board and players, draws a taken token on its way from the board to the player, and highlights the new
 * victory point when the token arrives. The board's animation sets the time of the flight, so both are interrupted
 * together. */
#define ROBO_TYPE_PRIZE_FLIGHT (robo_prize_flight_get_type ())

G_DECLARE_FINAL_TYPE (RoboPrizeFlight, robo_prize_flight, ROBO, PRIZE_FLIGHT, GtkWidget)

/* Sets the board, where flights begin, and the players, where they end; call this once. Both widgets have to live as
 * long as the flight. */
void robo_prize_flight_set_ends (RoboPrizeFlight *self,
                                 RoboBoardView   *board,
                                 RoboPlayers     *players);

/* Gets the middle of the token in coordinates of this widget. Returns TRUE if a token is flying to the players now, or
 * has just arrived. */
gboolean robo_prize_flight_get_place (RoboPrizeFlight  *self,
                                      graphene_point_t *place);

G_END_DECLS
