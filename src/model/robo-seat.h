// SPDX-License-Identifier: GPL-3.0-or-later
// One robot and its player, as the position shown has them.
#pragma once

#include <gio/gio.h>

#include "content/robo-match-setup.h"

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
 * RoboSeat:
 *
 * Properties, for reading only, each with a notification:
 *
 * - `seat` (uint): 0..3
 * - `name` (string): the player; KillBots have names too ("KillBot 1")
 * - `robot-name` (string): translated
 * - `player` (uint): a RoboPlayer
 * - `is-killbot` (boolean)
 * - `colour` (uint): index into the seat colours and shapes, 0..3
 * - `number` (uint): starting number, 1..4
 * - `vp`, `vp-goal` (uint): the goal of a KillBot is its squad's
 * - `damage`, `damage-limit` (uint)
 * - `is-out` (boolean)
 * - `space` (uint): or %ROBO_NO_SPACE
 * - `facing` (uint): a RoboDir; only KillBots have one
 * - `is-asked` (boolean): this is `asked-seat` of the match
 * - `has-confirmed` (boolean): in phase 1, its program is confirmed, but may still be a secret
 * - `is-winner` (boolean)
 *
 * Signal `dice-changed ()`: robo_seat_get_die() has something else to say.
 */
#define ROBO_TYPE_SEAT (robo_seat_get_type ())

G_DECLARE_FINAL_TYPE (RoboSeat, robo_seat, ROBO, SEAT, GObject)

guint              robo_seat_get_seat          (RoboSeat *self);
const char        *robo_seat_get_name          (RoboSeat *self);
const char        *robo_seat_get_robot_name    (RoboSeat *self);
RoboPlayer         robo_seat_get_player        (RoboSeat *self);
gboolean           robo_seat_get_is_killbot    (RoboSeat *self);
guint              robo_seat_get_colour        (RoboSeat *self);
guint              robo_seat_get_number        (RoboSeat *self);
guint              robo_seat_get_vp            (RoboSeat *self);
guint              robo_seat_get_vp_goal       (RoboSeat *self);
guint              robo_seat_get_damage        (RoboSeat *self);
guint              robo_seat_get_damage_limit  (RoboSeat *self);
gboolean           robo_seat_get_is_out        (RoboSeat *self);
guint              robo_seat_get_space         (RoboSeat *self);
RoboDir            robo_seat_get_facing        (RoboSeat *self);
gboolean           robo_seat_get_is_asked      (RoboSeat *self);
gboolean           robo_seat_get_has_confirmed (RoboSeat *self);
gboolean           robo_seat_get_is_winner     (RoboSeat *self);

/**
 * robo_seat_get_n_dice:
 * @self: a seat
 *
 * Returns: how many dice its controller shows to everybody: none while programs are secret (R5.5); a KillBot's is
 *   the one it has rolled
 */
guint              robo_seat_get_n_dice        (RoboSeat *self);

/**
 * robo_seat_get_die:
 * @self: a seat
 * @index: less than robo_seat_get_n_dice()
 *
 * Returns: (transfer none): a die; valid until `dice-changed`
 */
const RoboSeatDie *robo_seat_get_die           (RoboSeat *self,
                                                guint     index);

G_END_DECLS
