// SPDX-License-Identifier: GPL-3.0-or-later
// One robot and its player, as the position shown has them.
#pragma once

#include <gio/gio.h>

#include "files/match/robo-match-setup.h"

G_BEGIN_DECLS

/**
 * RoboSeatDieStatus:
 * @ROBO_SEAT_DIE_WAITING: it has still to act
 * @ROBO_SEAT_DIE_ACTING: it acts now
 * @ROBO_SEAT_DIE_SPENT: it has acted, or was skipped
 * @ROBO_SEAT_DIE_REMOVED: it was taken away (R6.3)
 */
typedef enum
{
  ROBO_SEAT_DIE_WAITING,
  ROBO_SEAT_DIE_ACTING,
  ROBO_SEAT_DIE_SPENT,
  ROBO_SEAT_DIE_REMOVED,
} RoboSeatDieStatus;

/**
 * RoboSeatDie:
 * @colour: blue or red
 * @value: dice value 1..6
 * @key: where it lies
 * @unit: 0..2
 * @status: what has become of it
 *
 * A die on the controller.
 */
typedef struct
{
  RoboColour        colour;
  guint             value;
  RoboDir           key;
  guint             unit;
  RoboSeatDieStatus status;
} RoboSeatDie;

/**
 * RoboSeatSlot:
 * @card: the module in it, or %ROBO_NO_CARD
 * @shield: damage on it (R7.6)
 * @shield_limit: how much it takes; 0 if it is no shield
 * @mines_left: tokens that do not lie in the arena (R8.9)
 * @mines_limit: how many tokens it has; 0 if it lays no mines
 *
 * One of the two places for modules, left and right (R3.4).
 */
typedef struct
{
  guint card;
  guint shield;
  guint shield_limit;
  guint mines_left;
  guint mines_limit;
} RoboSeatSlot;

/**
 * RoboSeat:
 *
 * Properties, for reading only, each with a notification:
 *
 * - `seat` (uint): 0..3
 * - `name` (string): the player; KillBots have names too ("KillBot 1")
 * - `full-name` (string): the player with the robot ("Anna’s Hound"), see robo_match_setup_dup_full_name()
 * - `robot-name` (string): translated
 * - `player` (uint): a RoboPlayer
 * - `level` (uint): a RoboLevel: how well a computer plays; chance for everybody else
 * - `is-killbot` (boolean)
 * - `colour` (uint): index into the seat colours and shapes, 0..3
 * - `number` (uint): starting number, 1..4
 * - `vp`, `vp-goal` (uint): the goal of a KillBot is its squad's
 * - `damage`, `damage-limit` (uint)
 * - `is-out` (boolean)
 * - `space` (uint): or %ROBO_NO_SPACE
 * - `facing` (uint): a RoboDir; only KillBots have one
 * - `is-asked` (boolean): this is `asked-seat` of the match
 * - `is-thinking` (boolean): this is `thinking-seat` of the match
 * - `has-confirmed` (boolean): in phase 1, its program is confirmed, but may still be a secret
 * - `is-here` (boolean): a person at this screen has it; at a distance that is one of them
 * - `is-winner` (boolean)
 * - `n-inventory` (uint): how many modules it owns that are not equipped
 *
 * Signals:
 *
 * - `dice-changed ()`: robo_seat_get_die() has something else to say.
 * - `modules-changed ()`: robo_seat_get_slot() or robo_seat_get_inventory() has something else to say.
 */
#define ROBO_TYPE_SEAT (robo_seat_get_type ())

G_DECLARE_FINAL_TYPE (RoboSeat, robo_seat, ROBO, SEAT, GObject)

/* The properties. Objects and strings are borrowed. */
guint       robo_seat_get_seat (RoboSeat *self);
const char *robo_seat_get_name (RoboSeat *self);
const char *robo_seat_get_full_name (RoboSeat *self);
const char *robo_seat_get_robot_name (RoboSeat *self);
RoboPlayer  robo_seat_get_player (RoboSeat *self);
RoboLevel   robo_seat_get_level (RoboSeat *self);
gboolean    robo_seat_get_is_killbot (RoboSeat *self);
guint       robo_seat_get_colour (RoboSeat *self);
guint       robo_seat_get_number (RoboSeat *self);
gboolean    robo_seat_get_is_out (RoboSeat *self);
RoboDir     robo_seat_get_facing (RoboSeat *self);
gboolean    robo_seat_get_is_asked (RoboSeat *self);
gboolean    robo_seat_get_has_confirmed (RoboSeat *self);
gboolean    robo_seat_get_is_here (RoboSeat *self);
gboolean    robo_seat_get_is_winner (RoboSeat *self);
guint       robo_seat_get_n_inventory (RoboSeat *self);

/**
 * robo_seat_get_n_dice:
 * @self: a seat
 *
 * Returns: how many dice its controller shows to everybody: none while programs are secret (R5.5); a KillBot's is
 *   the one it has rolled
 */
guint robo_seat_get_n_dice (RoboSeat *self);

/**
 * robo_seat_get_die:
 * @self: a seat
 * @index: less than robo_seat_get_n_dice()
 *
 * Returns: (transfer none): a die; valid until `dice-changed`
 */
const RoboSeatDie *robo_seat_get_die (RoboSeat *self,
                                      guint     index);

/**
 * robo_seat_get_slot:
 * @self: a seat
 * @slot: 0 for the left one, 1 for the right one
 *
 * Returns: (transfer none): what is there; valid until `modules-changed`
 */
const RoboSeatSlot *robo_seat_get_slot (RoboSeat *self,
                                        guint     slot);

/**
 * robo_seat_get_inventory:
 * @self: a seat
 * @inventory: (out): its cards, the equipped ones left out
 *
 * Which modules somebody has drawn is nobody else's business: only the one person at this screen, or the one of
 * several who is asked, sees them.
 *
 * Returns: whether the inventory may be seen now
 */
gboolean robo_seat_get_inventory (RoboSeat     *self,
                                  RoboCardMask *inventory);

G_END_DECLS
