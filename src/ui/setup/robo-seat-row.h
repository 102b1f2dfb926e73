// SPDX-License-Identifier: GPL-3.0-or-later
// One seat of a new game: who plays it, what they are called, with which robot.
#pragma once

#include <adwaita.h>

#include "files/cards/robo-rule-set.h"
#include "files/match/robo-match-setup.h"

G_BEGIN_DECLS

/**
 * RoboSeatRow:
 *
 * The signal `changed ()` says that a person chose something else here.
 */
#define ROBO_TYPE_SEAT_ROW (robo_seat_row_get_type ())

G_DECLARE_FINAL_TYPE (RoboSeatRow, robo_seat_row, ROBO, SEAT_ROW, AdwPreferencesRow)

/**
 * robo_seat_row_new:
 * @index: of the seat, from 0
 *
 * Returns: (transfer floating): a row for an empty seat
 */
GtkWidget *robo_seat_row_new (guint index);

RoboPlayer robo_seat_row_get_player (RoboSeatRow *self);

/**
 * robo_seat_row_get_level:
 * @self: a row
 *
 * Returns: how well the computer plays, if it does
 */
RoboLevel robo_seat_row_get_level (RoboSeatRow *self);

/**
 * robo_seat_row_get_is_like_me:
 * @self: a row
 *
 * Returns: whether the computer is to be one that is as strong as whoever plays against it
 */
gboolean robo_seat_row_get_is_like_me (RoboSeatRow *self);

/**
 * robo_seat_row_set_like_me:
 * @self: a row
 * @level: the computer that is as strong
 * @sentence: which one it is, and why
 *
 * Says who plays where “One Like Me” is chosen.
 */
void robo_seat_row_set_like_me (RoboSeatRow *self,
                                RoboLevel    level,
                                const char  *sentence);

RoboRobotName robo_seat_row_get_robot (RoboSeatRow *self);

/**
 * robo_seat_row_get_side:
 * @self: a row
 *
 * Returns: the side of the arena where its robot starts, from which it has its colour
 */
RoboDir robo_seat_row_get_side (RoboSeatRow *self);

/**
 * robo_seat_row_get_own_name:
 * @self: a row
 *
 * Returns: (transfer none): the name as it was written, without what stands in for an empty one; valid until
 *   it changes
 */
const char *robo_seat_row_get_own_name (RoboSeatRow *self);

/**
 * robo_seat_row_dup_name:
 * @self: a row
 *
 * Returns: (transfer full): what the player is to be called in the game
 */
char *robo_seat_row_dup_name (RoboSeatRow *self) G_GNUC_WARN_UNUSED_RESULT;

/* These four do not emit `changed`. A computer by chance stands for one that is as strong as whoever plays against it. */
void robo_seat_row_set_player (RoboSeatRow *self,
                               RoboPlayer   player,
                               RoboLevel    level);
void robo_seat_row_set_robot (RoboSeatRow  *self,
                              RoboRobotName robot);
void robo_seat_row_set_side (RoboSeatRow *self,
                             RoboDir      side);
void robo_seat_row_set_own_name (RoboSeatRow *self,
                                 const char  *name);

/**
 * robo_seat_row_set_has_robot:
 * @self: a row
 * @has_robot: whether the robot is chosen here; TRUE at first
 */
void robo_seat_row_set_has_robot (RoboSeatRow *self,
                                  gboolean     has_robot);

/**
 * robo_seat_row_set_rules:
 * @self: a row
 * @rules: (nullable): says which modules a KillBot can have; %NULL if they are not chosen here
 */
void robo_seat_row_set_rules (RoboSeatRow *self,
                              RoboRuleSet *rules);

/**
 * robo_seat_row_get_module_id:
 * @self: a row
 * @slot: 0 or 1
 *
 * Returns: (transfer none): the module that was last chosen for a KillBot here, "" for what is usual, or a word that is no id
 *   for no module or chance; rules that do not have it change nothing about that
 */
const char *robo_seat_row_get_module_id (RoboSeatRow *self,
                                         guint        slot);
void        robo_seat_row_set_module_id (RoboSeatRow *self,
                                         guint        slot,
                                         const char  *id);

/**
 * robo_seat_row_get_cards:
 * @self: a row
 * @cards: (out) (array fixed-size=2): the modules chosen for a KillBot, %ROBO_NO_CARD for chance
 */
void robo_seat_row_get_cards (RoboSeatRow *self,
                              guint        cards[ROBO_MAX_SLOTS]);

/**
 * robo_seat_row_get_wish:
 * @self: a row
 *
 * Returns: what a KillBot gets beside the modules chosen for it: nothing, or by chance
 */
RoboModuleWish robo_seat_row_get_wish (RoboSeatRow *self);

/**
 * robo_seat_row_set_stand_in:
 * @self: a row
 * @name: what the player is called who wrote no name
 *
 * It is shown where a name would be written.
 */
void robo_seat_row_set_stand_in (RoboSeatRow *self,
                                 const char  *name);

/**
 * robo_seat_row_align:
 * @self: a row
 * @menus: (transfer none): of the width, with the rows among which this one stands
 *
 * Makes the menu of players as wide as theirs, so that the names before them end below one another.
 */
void robo_seat_row_align (RoboSeatRow  *self,
                          GtkSizeGroup *menus);

G_END_DECLS
