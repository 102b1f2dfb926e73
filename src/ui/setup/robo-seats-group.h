// SPDX-License-Identifier: GPL-3.0-or-later
// Edits the players of the four seats.
#pragma once

#include <adwaita.h>

#include "files/cards/robo-rule-set.h"
#include "files/match/robo-match-setup.h"

#include "robo-game-mode.h"

G_BEGIN_DECLS

/* No two seats have the same robot or the same side (R3.1). If the user chooses a robot or side that another seat
 * has, both seats swap them.
 *
 * - property `n-killbots` (guint), which notifies
 * - `changed ()`: the user has changed a choice */
#define ROBO_TYPE_SEATS_GROUP (robo_seats_group_get_type ())

G_DECLARE_FINAL_TYPE (RoboSeatsGroup, robo_seats_group, ROBO, SEATS_GROUP, AdwPreferencesGroup)

/* Returns the number of seats with this kind of player. */
guint robo_seats_group_count (RoboSeatsGroup *self,
                              RoboPlayer      player);

/* Shows the choices that a mode offers in the seats, without changing them. `killbot_rules` has the modules that
 * KillBots can begin with. It is NULL if these modules cannot be chosen. */
void robo_seats_group_set_mode (RoboSeatsGroup *self,
                                RoboGameMode    mode,
                                RoboRuleSet    *killbot_rules);

/* Finds the computer that is as strong as the first person, by the program's settings, which store the strengths of
 * people. Call this before robo_seats_group_set_mode(), which gives the computer its name. Returns the name of the
 * first person, or NULL if no person plays. */
char *robo_seats_group_use_strengths (RoboSeatsGroup *self,
                                      GSettings      *settings) G_GNUC_WARN_UNUSED_RESULT;

/* Replaces players that the mode does not allow, because it could not start with them. */
void robo_seats_group_suit (RoboSeatsGroup *self,
                            RoboGameMode    mode);

/* Puts the players, and the modules chosen for KillBots, into the setup. */
void robo_seats_group_fill_setup (RoboSeatsGroup *self,
                                  RoboMatchSetup *setup);

/* Stores all choices in the settings. */
void robo_seats_group_remember (RoboSeatsGroup *self,
                                GSettings      *settings);

/* Restores the choices from the settings. If there are none, sets the default players. */
void robo_seats_group_restore (RoboSeatsGroup *self,
                               GSettings      *settings);

/* Replaces the names of the last game by the names in the preferences, if there are any. */
void robo_seats_group_use_preferred_names (RoboSeatsGroup *self,
                                           GSettings      *settings);

G_END_DECLS
