// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the panels of all players, one below the other.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

#include "robo-seat-panel.h"

G_BEGIN_DECLS

/* Says how much room a game has, from much to little. */
typedef enum
{
  ROBO_ROOM_ROOMY,   /* players beside the board, with larger controllers */
  ROBO_ROOM_WIDE,    /* players beside the board */
  ROBO_ROOM_MEDIUM,  /* players beside the board, as narrow as possible, since the board can use the room */
  ROBO_ROOM_COMPACT, /* players beside the board, with everything smaller */
  ROBO_ROOM_NARROW,  /* players below the board */
} RoboRoom;

/* Shows as much of each player as there is room for, and scrolls to the players who act. The panel of the player who
 * programs or is asked gets its room first; the other panels are folded if they do not fit. While a player programs,
 * several other panels become a row of cards above the panel of this player, if there is room.
 *
 * Properties:
 *
 * - `match` (RoboMatch, rw, nullable): the match whose players are shown
 * - `is-beside` (boolean, r): TRUE if module cards are beside the controllers; for this the setting has to be on, the
 *   match needs cards, and there has to be enough room
 * - `is-programming` (boolean, r): TRUE while a draft is shown
 *
 * Signals:
 *
 * - `key-chosen (uint unit, uint dir)`: one of the keys of robo_players_set_choices() was clicked
 * - `question-fitted (boolean is_brief)`: a question has been given its room; is_brief is TRUE if there is room only
 *   for its shortest form */
#define ROBO_TYPE_PLAYERS (robo_players_get_type ())

G_DECLARE_FINAL_TYPE (RoboPlayers, robo_players, ROBO, PLAYERS, GtkWidget)

/* Returns the panel of a seat, or NULL if the seat is empty. Seats are numbered 0..3. */
RoboSeatPanel *robo_players_get_panel (RoboPlayers *self,
                                       guint        seat);

gboolean robo_players_get_is_beside (RoboPlayers *self);

/* Sets how much room the game has, requests the width for this room, and arranges the panels anew. Do not call this
 * during allocation. If is_for_fingers is TRUE, the keys are large enough for touch while a player programs. */
void robo_players_set_room (RoboPlayers *self,
                            RoboRoom     room,
                            gboolean     is_for_fingers);

/* Sets the draft of a player, and focuses the player's first control unit. NULL ends programming, and folds the panels
 * that the user has unfolded. */
void robo_players_set_draft (RoboPlayers      *self,
                             RoboProgramDraft *draft);

gboolean robo_players_get_is_programming (RoboPlayers *self);

/* Focuses the first control unit of the draft that is shown. */
void robo_players_focus_draft (RoboPlayers *self);

/* Returns the draft that is shown, or NULL. */
RoboProgramDraft *robo_players_get_draft (RoboPlayers *self);

/* Marks the keys that answer a question, and scrolls to them. `keys` has, by control unit of the seat's controller,
 * one bit for each key. ROBO_NO_SEAT removes the marks. */
void robo_players_set_choices (RoboPlayers *self,
                               guint        seat,
                               const guint  keys[ROBO_N_UNITS]);

/* Puts a question into the panel of the player who is asked. This panel gets its room before the other panels. The
 * caller keeps a reference to the widget of the question. ROBO_NO_SEAT and NULL remove the question. */
void robo_players_set_question (RoboPlayers *self,
                                guint        seat,
                                GtkWidget   *question);

/* Shows a recap below the panel that is programmed, so that the keys do not move. The recap is a widget without parent.
 * NULL removes it. */
void robo_players_set_recap (RoboPlayers *self,
                             GtkWidget   *recap);

/* Scrolls to the panel of a seat if not all panels fit. Seats are numbered 0..3. */
void robo_players_reveal (RoboPlayers *self,
                          guint        seat);

/* Reveals all programs (R5.5) with the animation of robo_control_unit_flip_open(), which takes duration_ms. A duration
 * of 0 ends the animation. */
void robo_players_flip_open (RoboPlayers *self,
                             guint        duration_ms);

G_END_DECLS
