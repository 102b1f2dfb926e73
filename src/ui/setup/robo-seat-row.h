// SPDX-License-Identifier: GPL-3.0-or-later
// Edits one seat of a new game: player, name, robot.
#pragma once

#include <adwaita.h>

#include "files/cards/robo-rule-set.h"
#include "files/match/robo-match-setup.h"

G_BEGIN_DECLS

/* The signal `changed ()` is emitted for changes by the user. */
#define ROBO_TYPE_SEAT_ROW (robo_seat_row_get_type ())

G_DECLARE_FINAL_TYPE (RoboSeatRow, robo_seat_row, ROBO, SEAT_ROW, AdwPreferencesRow)

/* Creates a row for an empty seat, by its index from 0. */
GtkWidget *robo_seat_row_new (guint index);

RoboPlayer robo_seat_row_get_player (RoboSeatRow *self);

/* Returns the level of the player if it is a computer. */
RoboLevel robo_seat_row_get_level (RoboSeatRow *self);

/* Returns TRUE if the player is a computer as strong as its opponent. */
gboolean robo_seat_row_get_is_like_me (RoboSeatRow *self);

/* Sets the computer for “One Like Me”, which has the strength of its opponent, and the sentence that names this
 * computer and explains why it was chosen. */
void robo_seat_row_set_like_me (RoboSeatRow *self,
                                RoboLevel    level,
                                const char  *sentence);

RoboRobotName robo_seat_row_get_robot (RoboSeatRow *self);

/* Returns the side of the arena where the robot starts. */
RoboDir robo_seat_row_get_side (RoboSeatRow *self);

/* Returns the typed name, which is valid until it changes. Returns an empty string in place of a default name. */
const char *robo_seat_row_get_own_name (RoboSeatRow *self);

/* Returns the name of the player in the game. */
char *robo_seat_row_dup_name (RoboSeatRow *self) G_GNUC_WARN_UNUSED_RESULT;

/* These four functions do not emit `changed`. For a computer, ROBO_LEVEL_CHANCE stands for a computer that is as
 * strong as its opponent. */
void robo_seat_row_set_player (RoboSeatRow *self,
                               RoboPlayer   player,
                               RoboLevel    level);
void robo_seat_row_set_robot (RoboSeatRow  *self,
                              RoboRobotName robot);
void robo_seat_row_set_side (RoboSeatRow *self,
                             RoboDir      side);
void robo_seat_row_set_own_name (RoboSeatRow *self,
                                 const char  *name);

/* Sets whether the robot is chosen here; TRUE by default. */
void robo_seat_row_set_has_robot (RoboSeatRow *self,
                                  gboolean     has_robot);

/* Sets the rules, whose modules a KillBot can have, or NULL if modules are not chosen here. */
void robo_seat_row_set_rules (RoboSeatRow *self,
                              RoboRuleSet *rules);

/* Returns the id of the module that was last chosen for a KillBot in a slot, 0 or 1. The result is "" for the
 * default, and a word that is no id for a random module or no module. The choice stays even if the rules do not have
 * the module. */
const char *robo_seat_row_get_module_id (RoboSeatRow *self,
                                         guint        slot);
void        robo_seat_row_set_module_id (RoboSeatRow *self,
                                         guint        slot,
                                         const char  *id);

/* Sets `cards` to the modules that were chosen for a KillBot. ROBO_NO_CARD stands for a random module. */
void robo_seat_row_get_cards (RoboSeatRow *self,
                              guint        cards[ROBO_MAX_SLOTS]);

/* Returns which modules a KillBot gets beside the chosen ones: none, or random ones. */
RoboModuleWish robo_seat_row_get_wish (RoboSeatRow *self);

/* Sets the default name, for a player who has not typed a name. It is shown as a placeholder. */
void robo_seat_row_set_stand_in (RoboSeatRow *self,
                                 const char  *name);

/* Gives the menu of players the width of the other menus in the group, so that the names beside the menus are
 * aligned. */
void robo_seat_row_align (RoboSeatRow  *self,
                          GtkSizeGroup *menus);

G_END_DECLS
