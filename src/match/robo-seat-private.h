// SPDX-License-Identifier: GPL-3.0-or-later
// What a match does with its seats.
#pragma once

#include "robo-seat.h"

G_BEGIN_DECLS

/**
 * RoboSeatFigures:
 *
 * Everything of a seat that changes while a game is played or looked at; see the properties of RoboSeat.
 */
typedef struct
{
  guint       number;
  guint       vp;
  guint       vp_goal;
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
  guint       n_dice;
  RoboSeatDie dice[ROBO_MAX_DICE];

  /* modules */
  RoboSeatSlot slots[ROBO_MAX_SLOTS];
  RoboCardMask inventory;
  guint        n_inventory;
  gboolean     is_inventory_open;
} RoboSeatFigures;

/**
 * robo_seat_new:
 * @setup: (transfer none): who sits where
 * @seat: 0..3, not an empty one
 *
 * Returns: (transfer full): a seat that shows nothing yet
 */
RoboSeat *robo_seat_new (const RoboMatchSetup *setup,
                         guint                 seat) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_seat_show:
 * @self: a seat
 * @now: zeroed where nothing is said
 *
 * Shows these and notifies of what has changed.
 */
void robo_seat_show (RoboSeat              *self,
                     const RoboSeatFigures *now);

G_END_DECLS
