// SPDX-License-Identifier: GPL-3.0-or-later
// One of the four champions: home arena, robot, champion card.
#pragma once

#include <adwaita.h>

#include "files/arena/robo-arena.h"
#include "files/cards/robo-modules.h"

G_BEGIN_DECLS

/**
 * robo_champion_row_new:
 * @champion: as in RoboSeries
 * @arena: its home
 * @modules: (nullable): the cards, to name the champion card
 *
 * Returns: (transfer floating): an AdwActionRow with the picture of the arena, the robot and the card
 */
GtkWidget *robo_champion_row_new (guint              champion,
                                  RoboArena         *arena,
                                  const RoboModules *modules) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_champion_row_new_for_home:
 * @champion: as in RoboSeries
 * @arena: its home
 * @modules: (nullable): the cards, to name the champion card
 *
 * Returns: (transfer floating): the same row, but about the arena in the first place
 */
GtkWidget *robo_champion_row_new_for_home (guint              champion,
                                           RoboArena         *arena,
                                           const RoboModules *modules) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
