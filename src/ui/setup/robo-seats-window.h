// SPDX-License-Identifier: GPL-3.0-or-later
// Lets a designer choose who plays a test game.
#pragma once

#include <adwaita.h>

#include "files/cards/robo-rule-set.h"
#include "files/match/robo-match-setup.h"

G_BEGIN_DECLS

/* Is a dialog with the seats of a test game. The last choice is stored in the settings, and chosen again the next time.
 *
 * - property `reason` (string, read-only, nullable): the reason why the game cannot start
 * - property `note` (string, rw, nullable): a sentence above the seats
 * - signal `start (RoboMatchSetup *)`: the game starts with this set-up, and the dialog is about to be destroyed */
#define ROBO_TYPE_SEATS_WINDOW (robo_seats_window_get_type ())

G_DECLARE_FINAL_TYPE (RoboSeatsWindow, robo_seats_window, ROBO, SEATS_WINDOW, AdwWindow)

/* Creates the dialog for a game whose set-up has everything but the players. `killbot_rules` has the modules that can be
 * chosen for KillBots, or is NULL if KillBots have none. */
GtkWidget *robo_seats_window_new (GtkWindow            *parent,
                                  const RoboMatchSetup *setup,
                                  RoboRuleSet          *killbot_rules) G_GNUC_WARN_UNUSED_RESULT;

/* Starts the game at once with the last choice. Returns FALSE if this is not possible; then the dialog, once it is shown,
 * says why. */
gboolean robo_seats_window_start (RoboSeatsWindow *self);

G_END_DECLS
