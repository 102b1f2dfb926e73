// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the arenas of a series as stations on a road.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-series-run.h"

G_BEGIN_DECLS

/* Has a station for each arena: its picture, what became of its last match, and in a championship its champion card with
 * the holder. The station of the present match and that of the next one are marked. CSS: node `seriesroad`. Role:
 * group. */
#define ROBO_TYPE_SERIES_ROAD (robo_series_road_get_type ())

G_DECLARE_FINAL_TYPE (RoboSeriesRoad, robo_series_road, ROBO, SERIES_ROAD, GtkWidget)

/* `bout` for a road on which no match is present. */
#define ROBO_SERIES_ROAD_NO_BOUT G_MAXUINT

/* Shows a series as it is now, with one of its finished matches as the present one. */
void robo_series_road_show (RoboSeriesRoad *self,
                            RoboSeriesRun  *run,
                            guint           bout);

G_END_DECLS
