// SPDX-License-Identifier: GPL-3.0-or-later
// Creates and updates seats, for RoboMatchView.
#pragma once

#include "robo-seat.h"

G_BEGIN_DECLS

/* Holds everything of a seat that changes while a game is played or shown; see the properties of RoboSeat. */
typedef struct
{
  guint       number;
  guint       vp;
  guint       vp_goal;
  guint       squad_size;
  guint       squad_vp;
  guint       damage;
  guint       damage_limit;
  guint       space;
  guint       facing;
  gboolean    is_out;
  gboolean    is_asked;
  gboolean    is_thinking;
  gboolean    has_confirmed;
  gboolean    is_here;
  gboolean    is_winner;
  gboolean    has_bank;
  guint       bank_left_s;
  guint       n_dice;
  RoboSeatDie dice[ROBO_MAX_DICE];

  /* Modules */
  RoboSeatSlot slots[ROBO_MAX_SLOTS];
  RoboCardMask inventory;
  guint        n_inventory;
  gboolean     is_inventory_open;
} RoboSeatFigures;

/* Creates a seat that shows no figures yet. `seat` is 0..3 and not empty. */
RoboSeat *robo_seat_new (const RoboMatchSetup *setup,
                         guint                 seat) G_GNUC_WARN_UNUSED_RESULT;

/* Takes over these figures and notifies of the changes. */
void robo_seat_show (RoboSeat              *self,
                     const RoboSeatFigures *now);

/* Sets the note, which is translated. NULL takes the note away. */
void robo_seat_set_note (RoboSeat   *self,
                         const char *note);

G_END_DECLS
