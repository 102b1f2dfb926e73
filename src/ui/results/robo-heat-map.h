// SPDX-License-Identifier: GPL-3.0-or-later
// Where in the arena it happened, after a game.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

/**
 * RoboHeatMapKind:
 * @ROBO_HEAT_MAP_TRAILS: the ways of the robots
 * @ROBO_HEAT_MAP_DESTROYED: where robots were destroyed
 * @ROBO_HEAT_MAP_DAMAGE: where they took damage
 */
typedef enum
{
  ROBO_HEAT_MAP_TRAILS,
  ROBO_HEAT_MAP_DESTROYED,
  ROBO_HEAT_MAP_DAMAGE,
} RoboHeatMapKind;

/**
 * RoboHeatMap:
 *
 * The arena with the ways of the robots, or the number of destroyed ones or of damage over each space, and what they mean
 * in words.
 */
#define ROBO_TYPE_HEAT_MAP (robo_heat_map_get_type ())

G_DECLARE_FINAL_TYPE (RoboHeatMap, robo_heat_map, ROBO, HEAT_MAP, GtkWidget)

/**
 * robo_heat_map_show:
 * @self: a map
 * @match: whose past it shows, as far as it has been played
 */
void robo_heat_map_show (RoboHeatMap *self,
                         RoboMatch   *match);

G_END_DECLS
