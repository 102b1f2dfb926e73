// SPDX-License-Identifier: GPL-3.0-or-later
// Shows after a game where in the arena its events happened.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

typedef enum
{
  ROBO_HEAT_MAP_TRAILS,    /* the trails of the robots */
  ROBO_HEAT_MAP_DESTROYED, /* numbers of destroyed robots */
  ROBO_HEAT_MAP_DAMAGE,    /* amounts of damage dealt to robots */
} RoboHeatMapKind;

/* Shows the arena with a legend in words. The arena has the trails of the robots, or circles with the number of
 * destroyed robots or the amount of damage on each space that has any. */
#define ROBO_TYPE_HEAT_MAP (robo_heat_map_get_type ())

G_DECLARE_FINAL_TYPE (RoboHeatMap, robo_heat_map, ROBO, HEAT_MAP, GtkWidget)

/* Shows the whole match so far, whether it has been shown or not. */
void robo_heat_map_show (RoboHeatMap *self,
                         RoboMatch   *match);

G_END_DECLS
