// SPDX-License-Identifier: GPL-3.0-or-later
// Shows one of the four champions: its home arena, its robot and its champion card.
#pragma once

#include <adwaita.h>

#include "files/arena/robo-arena.h"
#include "files/cards/robo-modules.h"

G_BEGIN_DECLS

/* Creates an AdwActionRow for a champion, with the picture of the home arena, the robot and the champion card. If
 * `modules` is NULL or does not have the card, the row does not name it. */
GtkWidget *robo_champion_row_new (guint              champion,
                                  RoboArena         *arena,
                                  const RoboModules *modules) G_GNUC_WARN_UNUSED_RESULT;

/* Creates a row as robo_champion_row_new() does, but with the arena as its title. */
GtkWidget *robo_champion_row_new_for_home (guint              champion,
                                           RoboArena         *arena,
                                           const RoboModules *modules) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
