// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user choose the players of the four seats.
#pragma once

#include <adwaita.h>

#include "files/cards/robo-rule-set.h"
#include "files/match/robo-match-setup.h"

#include "robo-game-mode.h"

G_BEGIN_DECLS

/* Keeps the robots and the sides of the seats different (R3.1). If the user chooses a robot or side that another seat
 * has, the two seats swap robots or sides.
 *
 * - property `n-killbots` (guint): the number of KillBots; notifies
 * - signal `changed ()`: the user has changed a choice */
#define ROBO_TYPE_SEATS_GROUP (robo_seats_group_get_type ())

G_DECLARE_FINAL_TYPE (RoboSeatsGroup, robo_seats_group, ROBO, SEATS_GROUP, AdwPreferencesGroup)

/* Returns the number of seats with this kind of player. */
guint robo_seats_group_count (RoboSeatsGroup *self,
                              RoboPlayer      player);

/* Shows the choices that the seats have in a mode. Does not change what the user has chosen. `killbot_rules` has the
 * modules that the user can choose for KillBots. If the user cannot choose modules, killbot_rules is NULL. */
void robo_seats_group_set_mode (RoboSeatsGroup *self,
                                RoboGameMode    mode,
                                RoboRuleSet    *killbot_rules);

/* Finds the computer that is as strong as the first person. The settings of the program store the strengths of people.
 * Call this before robo_seats_group_set_mode(), which gives the computer its name. Returns the name of the first
 * person, or NULL if no person plays. */
char *robo_seats_group_use_strengths (RoboSeatsGroup *self,
                                      GSettings      *settings) G_GNUC_WARN_UNUSED_RESULT;

/* Replaces the players that the mode does not allow, because a game could not start with them. */
void robo_seats_group_suit (RoboSeatsGroup *self,
                            RoboGameMode    mode);

/* Moves players from sides of the arena without starting spaces to free sides that have them. */
void robo_seats_group_suit_arena (RoboSeatsGroup *self,
                                  RoboArena      *arena);

/* Sets the players of the setup, and the modules chosen for KillBots. */
void robo_seats_group_fill_setup (RoboSeatsGroup *self,
                                  RoboMatchSetup *setup);

/* Returns a sentence that names two players of the setup whose names are equal or look alike. Returns NULL if all names
 * differ. Names must differ, because the log tells players apart only by their names. */
char *robo_seats_group_dup_refusal_of_names (const RoboMatchSetup *setup) G_GNUC_WARN_UNUSED_RESULT;

/* Stores all choices in the settings. The keys begin with `prefix`: "new-game" or "test-game". */
void robo_seats_group_remember (RoboSeatsGroup *self,
                                GSettings      *settings,
                                const char     *prefix);

/* Restores the choices from the settings. If the settings have none, sets the default players. */
void robo_seats_group_restore (RoboSeatsGroup *self,
                               GSettings      *settings,
                               const char     *prefix);

/* Replaces the names of the last game by the names in the preferences, for every seat that has a name in the
 * preferences. Seats of computers and KillBots keep their names. */
void robo_seats_group_use_preferred_names (RoboSeatsGroup *self,
                                           GSettings      *settings);

G_END_DECLS
