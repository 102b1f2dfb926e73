// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays, on four seats.
#pragma once

#include <adwaita.h>

#include "files/cards/robo-rule-set.h"
#include "files/match/robo-match-setup.h"

#include "robo-game-mode.h"

G_BEGIN_DECLS

/**
 * RoboSeatsGroup:
 *
 * No two seats have the same robot or the same side (R3.1): when somebody chooses one that is taken, they are exchanged.
 *
 * - property `n-killbots` (guint), which notifies
 * - `changed ()`: somebody has chosen something
 */
#define ROBO_TYPE_SEATS_GROUP (robo_seats_group_get_type ())

G_DECLARE_FINAL_TYPE (RoboSeatsGroup, robo_seats_group, ROBO, SEATS_GROUP, AdwPreferencesGroup)

/**
 * robo_seats_group_count:
 * @self: a group
 * @player: a kind of player
 *
 * Returns: how many seats have one
 */
guint robo_seats_group_count (RoboSeatsGroup *self,
                              RoboPlayer      player);

/**
 * robo_seats_group_set_mode:
 * @self: a group
 * @mode: what is played
 * @killbot_rules: (nullable): the rules with the modules KillBots begin with; %NULL where nobody chooses them
 *
 * Shows what is decided in the seats, and what elsewhere. Nobody changes the seat by that.
 */
void robo_seats_group_set_mode (RoboSeatsGroup *self,
                                RoboGameMode    mode,
                                RoboRuleSet    *killbot_rules);

/**
 * robo_seats_group_use_strengths:
 * @self: a group
 * @settings: those of the program, which keep how strong people are
 *
 * Finds the computer that is as strong as the first person. Call it before robo_seats_group_set_mode(), which gives it its
 * name.
 *
 * Returns: (transfer full) (nullable): who that person is; %NULL if nobody plays
 */
char *robo_seats_group_use_strengths (RoboSeatsGroup *self,
                                      GSettings      *settings) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_seats_group_suit:
 * @self: a group
 * @mode: what somebody has chosen to play
 *
 * Turns players that the mode cannot have into others: they would only be in the way of starting it.
 */
void robo_seats_group_suit (RoboSeatsGroup *self,
                            RoboGameMode    mode);

/**
 * robo_seats_group_fill_setup:
 * @self: a group
 * @setup: with its rules
 *
 * Puts in who sits where, and the modules that were chosen for KillBots.
 */
void robo_seats_group_fill_setup (RoboSeatsGroup *self,
                                  RoboMatchSetup *setup);

/* Remembers all of it in the settings. */
void robo_seats_group_remember (RoboSeatsGroup *self,
                                GSettings      *settings);

/* Takes over what is remembered in the settings, or else who usually plays. */
void robo_seats_group_restore (RoboSeatsGroup *self,
                               GSettings      *settings);

/* A name from the preferences goes before the one of the last game. */
void robo_seats_group_use_preferred_names (RoboSeatsGroup *self,
                                           GSettings      *settings);

G_END_DECLS
