// SPDX-License-Identifier: GPL-3.0-or-later
// The panels of everybody who plays, one below the other.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

#include "robo-seat-panel.h"

G_BEGIN_DECLS

/**
 * RoboRoom:
 * @ROBO_ROOM_ROOMY: players beside the board, their controllers larger
 * @ROBO_ROOM_WIDE: players beside the board
 * @ROBO_ROOM_MEDIUM: players beside the board, as narrow as may be, since the board can use the room
 * @ROBO_ROOM_COMPACT: the same, everything smaller
 * @ROBO_ROOM_NARROW: players below the board
 *
 * How much room a game has, from much to little.
 */
typedef enum
{
  ROBO_ROOM_ROOMY,
  ROBO_ROOM_WIDE,
  ROBO_ROOM_MEDIUM,
  ROBO_ROOM_COMPACT,
  ROBO_ROOM_NARROW,
} RoboRoom;

/**
 * RoboPlayers:
 *
 * Shows as much of each player as there is room for, and scrolls to those who are needed. Who programs or is asked is
 * seen whole; the others fold where not everything fits.
 *
 * Properties:
 *
 * - `match` (RoboMatch, rw, nullable): whose seats these are
 * - `is-beside` (boolean, r): module cards stand beside the controllers now: as is set, where there are any and room
 *
 * Signals:
 *
 * - `key-chosen (uint unit, uint dir)`: one of the keys of robo_players_set_choices() was clicked
 * - `question-fitted (boolean is_brief)`: whether there is no room for more than the least of a question
 */
#define ROBO_TYPE_PLAYERS (robo_players_get_type ())

G_DECLARE_FINAL_TYPE (RoboPlayers, robo_players, ROBO, PLAYERS, GtkWidget)

/**
 * robo_players_get_panel:
 * @self: players
 * @seat: 0..3
 *
 * Returns: (transfer none) (nullable): the panel of that seat, %NULL if it is empty
 */
RoboSeatPanel *robo_players_get_panel (RoboPlayers *self,
                                       guint        seat);

gboolean robo_players_get_is_beside (RoboPlayers *self);

/**
 * robo_players_set_room:
 * @self: players
 * @room: how much there is
 * @is_for_fingers: whether keys that are programmed are large enough for one
 *
 * Gives the players the width that their cards want there, and arranges them anew; not while sizes are given.
 */
void robo_players_set_room (RoboPlayers *self,
                            RoboRoom     room,
                            gboolean     is_for_fingers);

/**
 * robo_players_set_draft:
 * @self: players
 * @draft: (nullable): what one of them programs; %NULL if nobody does any more
 *
 * Without a draft what somebody has unfolded meanwhile gives its room back. With one, its first control unit gets the
 * focus.
 */
void robo_players_set_draft (RoboPlayers      *self,
                             RoboProgramDraft *draft);

/**
 * robo_players_get_draft:
 * @self: players
 *
 * Returns: (transfer none) (nullable): what is programmed here now
 */
RoboProgramDraft *robo_players_get_draft (RoboPlayers *self);

/**
 * robo_players_set_choices:
 * @self: players
 * @seat: whose controller is asked about, or %ROBO_NO_SEAT for nobody's
 * @keys: one bit a key, by control unit: what can be chosen
 *
 * Marks the keys that a question can be answered with, and scrolls to them.
 */
void robo_players_set_choices (RoboPlayers *self,
                               guint        seat,
                               const guint  keys[ROBO_N_UNITS]);

/**
 * robo_players_set_question:
 * @self: players
 * @seat: who is asked, or %ROBO_NO_SEAT when nobody is any more
 * @question: (nullable): by what; %NULL for nobody. Who has put it there keeps a reference
 *
 * Lets the question stand in the panel of who is asked, which has all the room it needs.
 */
void robo_players_set_question (RoboPlayers *self,
                                guint        seat,
                                GtkWidget   *question);

/**
 * robo_players_reveal:
 * @self: players
 * @seat: 0..3
 *
 * Scrolls to the panel of that seat, where not all of them fit.
 */
void robo_players_reveal (RoboPlayers *self,
                          guint        seat);

/**
 * robo_players_flip_open:
 * @self: players
 * @duration_ms: how long it takes; 0 ends it
 *
 * All programs are revealed (R5.5), with robo_control_unit_flip_open().
 */
void robo_players_flip_open (RoboPlayers *self,
                             guint        duration_ms);

G_END_DECLS
