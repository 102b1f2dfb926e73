// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user choose player, name and robot of one seat of a new game.
#pragma once

#include <adwaita.h>

#include "files/cards/robo-rule-set.h"
#include "files/match/robo-match-setup.h"

G_BEGIN_DECLS

/* The signal `changed ()` is emitted only for changes by the user. */
#define ROBO_TYPE_SEAT_ROW (robo_seat_row_get_type ())

G_DECLARE_FINAL_TYPE (RoboSeatRow, robo_seat_row, ROBO, SEAT_ROW, AdwPreferencesRow)

/* Creates a row for a seat, which is empty at first. Seats are numbered from 0. */
GtkWidget *robo_seat_row_new (guint index);

RoboPlayer robo_seat_row_get_player (RoboSeatRow *self);

/* Returns the level of the player. Call this only if the player is a computer. */
RoboLevel robo_seat_row_get_level (RoboSeatRow *self);

/* Returns TRUE if the player is the computer that is as strong as its opponent. */
gboolean robo_seat_row_get_is_like_me (RoboSeatRow *self);

/* Sets the computer for “One Like Me”, which is as strong as its opponent. The sentence names this computer and
 * explains why it was chosen. */
void robo_seat_row_set_like_me (RoboSeatRow *self,
                                RoboLevel    level,
                                const char  *sentence);

RoboRobotName robo_seat_row_get_robot (RoboSeatRow *self);

/* Returns the side of the arena where the robot starts. */
RoboDir robo_seat_row_get_side (RoboSeatRow *self);

/* Returns the text of the name entry, which is valid until the entry changes. The text is empty if the default name is
 * used. */
const char *robo_seat_row_get_own_name (RoboSeatRow *self);

/* Returns the name of the player in the game. */
char *robo_seat_row_dup_name (RoboSeatRow *self) G_GNUC_WARN_UNUSED_RESULT;

/* These four functions do not emit `changed`. For a computer, ROBO_LEVEL_CHANCE stands for the one that is as strong
 * as its opponent. */
void robo_seat_row_set_player (RoboSeatRow *self,
                               RoboPlayer   player,
                               RoboLevel    level);
void robo_seat_row_set_robot (RoboSeatRow  *self,
                              RoboRobotName robot);
void robo_seat_row_set_side (RoboSeatRow *self,
                             RoboDir      side);
void robo_seat_row_set_own_name (RoboSeatRow *self,
                                 const char  *name);

/* Sets whether the user chooses the robot in this row. The default is TRUE. */
void robo_seat_row_set_has_robot (RoboSeatRow *self,
                                  gboolean     has_robot);

/* Sets the rules with the modules that a KillBot can have. NULL means that the user does not choose modules in this
 * row. */
void robo_seat_row_set_rules (RoboSeatRow *self,
                              RoboRuleSet *rules);

/* Returns the id of the module that the user has chosen for a KillBot in a slot, 0 or 1. The result is "" for the
 * default of the rules. If the user has chosen random modules or none against this default, the result is a special
 * word, which is no id of a module. The choice is kept even if the rules do not have the module. */
const char *robo_seat_row_get_module_id (RoboSeatRow *self,
                                         guint        slot);
void        robo_seat_row_set_module_id (RoboSeatRow *self,
                                         guint        slot,
                                         const char  *id);

/* Sets `cards` to the modules that the user has chosen for a KillBot. A slot without a chosen module gets
 * ROBO_NO_CARD. */
void robo_seat_row_get_cards (RoboSeatRow *self,
                              guint        cards[ROBO_MAX_SLOTS]);

/* Returns ROBO_WISH_NONE if the user has chosen that a KillBot has no modules. Otherwise returns ROBO_WISH_CHANCE:
 * slots without a chosen module get random modules. */
RoboModuleWish robo_seat_row_get_wish (RoboSeatRow *self);

/* Sets the default name, which is used if the user types no name. The entry shows the default name as a placeholder. */
void robo_seat_row_set_stand_in (RoboSeatRow *self,
                                 const char  *name);

/* Gives the menu of players the same width as the other menus in the group, so that the names beside the menus are
 * aligned. */
void robo_seat_row_align (RoboSeatRow  *self,
                          GtkSizeGroup *menus);

G_END_DECLS
