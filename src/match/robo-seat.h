// SPDX-License-Identifier: GPL-3.0-or-later
// Shows one robot and its player at the position shown.
#pragma once

#include <gio/gio.h>

#include "files/match/robo-match-setup.h"

G_BEGIN_DECLS

typedef enum
{
  ROBO_SEAT_DIE_WAITING, /* the die has not acted yet */
  ROBO_SEAT_DIE_ACTING,
  ROBO_SEAT_DIE_SPENT,   /* the die has acted or was skipped */
  ROBO_SEAT_DIE_REMOVED, /* the die was removed (R6.3, R14.6) */
} RoboSeatDieStatus;

/* Describes a die on the controller. */
typedef struct
{
  RoboColour        colour;
  guint             value; /* 1..6 */
  RoboDir           key;   /* key on which the die lies */
  guint             unit;  /* control unit, 0..2 */
  RoboSeatDieStatus status;
} RoboSeatDie;

/* Describes one of the two slots for modules, left and right (R3.4). */
typedef struct
{
  guint card;         /* the module in the slot, or ROBO_NO_CARD */
  guint shield;       /* damage on the module (R7.6) */
  guint shield_limit; /* damage that the shield can take; 0 if the module is no shield */
  guint mines_left;   /* mine tokens of the module that do not lie in the arena (R8.9) */
  guint mines_limit;  /* number of tokens; 0 if the module lays no mines */
} RoboSeatSlot;

/* Shows a robot and its player. Properties, read-only, each with a notification:
 *
 * - `seat` (uint): 0..3
 * - `name` (string): the player; KillBots have names too ("KillBot 1")
 * - `full-name` (string): the player with the robot ("Anna’s Hound"), see robo_match_setup_dup_full_name()
 * - `robot-name` (string): translated
 * - `player` (uint): a RoboPlayer
 * - `level` (uint): a RoboLevel: how well a computer plays; chance for all other players
 * - `is-killbot` (boolean)
 * - `colour` (uint): index into the seat colours and shapes, 0..3
 * - `number` (uint): starting number, 1..4
 * - `vp`, `vp-goal` (uint): the goal of a KillBot is that of its squad
 * - `squad-size` (uint): for a KillBot, the number of KillBots; 0 for operators
 * - `squad-vp` (uint): the victory points of all KillBots together, which count for their goal (R9.10); 0 for operators
 * - `damage`, `damage-limit` (uint)
 * - `is-out` (boolean)
 * - `space` (uint): the space of the robot, or ROBO_NO_SPACE
 * - `facing` (uint): a RoboDir; it means something only for a KillBot
 * - `is-asked` (boolean): this is `asked-seat` of the match
 * - `is-thinking` (boolean): this is `thinking-seat` of the match
 * - `has-confirmed` (boolean): in phase 1, the program of the seat is confirmed, but may still be secret
 * - `is-here` (boolean): a person at this screen plays the seat; in remote play this is at most one seat
 * - `is-winner` (boolean)
 * - `has-bank` (boolean): in remote play, the player has a time bank
 * - `bank-left-s` (uint): what is left of the time bank, in seconds; 0 without a bank
 * - `n-inventory` (uint): number of modules that the player owns and has not equipped
 * - `note` (string, or NULL): explains what happens to the robot for the first time, as in the log; see
 *   robo_log_first_dup_text()
 *
 * Signals:
 *
 * - `dice-changed ()`: the results of robo_seat_get_die() have changed.
 * - `modules-changed ()`: the results of robo_seat_get_slot() or robo_seat_get_inventory() have changed. */
#define ROBO_TYPE_SEAT (robo_seat_get_type ())

G_DECLARE_FINAL_TYPE (RoboSeat, robo_seat, ROBO, SEAT, GObject)

/* These functions return the properties. Objects and strings are borrowed. */
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
const char *robo_seat_get_note (RoboSeat *self);

/* Returns the number of open dice on the robot's controller: 0 while programs are secret (R5.5). A KillBot has the die
 * that it has rolled. */
guint robo_seat_get_n_dice (RoboSeat *self);

/* Returns a die; valid until `dice-changed`. */
const RoboSeatDie *robo_seat_get_die (RoboSeat *self,
                                      guint     index);

/* Returns the slot: 0 for the left slot, 1 for the right slot; valid until `modules-changed`. */
const RoboSeatSlot *robo_seat_get_slot (RoboSeat *self,
                                        guint     slot);

/* Gets the cards of the inventory, without the equipped cards. Returns whether the inventory may be seen now. It may
 * be seen by the only person at this screen or, if there are several people, by the person who is asked. */
gboolean robo_seat_get_inventory (RoboSeat     *self,
                                  RoboCardMask *inventory);

G_END_DECLS
